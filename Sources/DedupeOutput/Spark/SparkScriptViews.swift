import Templating

/// What stands at the beginning and at the end of Spark's script.
struct SparkFrameView: TemplateView {
    var headline: String
    var results: [String]
    var hasLoops: Bool
    var needsDates: Bool

    static let keys: [TemplateKey<SparkFrameView>] = [
        .headline(\.headline),
        .texts("results", "The tables that the script writes.", \.results),
        .flag("hasLoops", "Whether some keys refer to records of their own types.", \.hasLoops),
        .flag("needsDates", "Whether some records do not keep the date of their last change.", \.needsDates),
    ]
}

/// The search for twins by all keys of one step.
struct SparkStepView: TemplateView {
    var isFirst: Bool
    var isLoop: Bool
    var twins: [SparkTwinsView]

    static let keys: [TemplateKey<SparkStepView>] = [
        .flag("isFirst", "Whether no step comes before it.", \.isFirst),
        .flag("isLoop", "Whether its keys refer to records of its own types.", \.isLoop),
        .views("twins", "The searches, one for each key.", \.twins),
    ]
}

/// The search for records that share one key.
struct SparkTwinsView: TemplateView {
    var title: String
    var table: String
    var recordType: String
    var identity: String
    var parts: String
    var joins: [String]
    var conditions: [String]
    var leavesKnown: Bool

    static let keys: [TemplateKey<SparkTwinsView>] = [
        .text("title", "The text of the comment above it.", \.title),
        .text("table", "The table, as Spark spells it.", \.table),
        .text("recordType", "The record type, as a literal.", \.recordType),
        .text("identity", "The expression of the identity, as a text.", \.identity),
        .text("parts", "The expressions of the key's parts, separated by commas.", \.parts),
        .texts("joins", "The lines that lead references in the key to survivors.", \.joins),
        .texts("conditions", "The conditions under which a row has the key.", \.conditions),
        .flag("leavesKnown", "Whether known duplicates are left out: it is the only key.", \.leavesKnown),
    ]
}

/// A table without duplicates.
struct SparkResultView: TemplateView {
    var result: String
    var table: String
    var recordType: String
    var identity: String
    var modified: String
    var joins: [String]
    var columns: [ColumnView]
    var ranks: [RankView]
    var isMerged: Bool
    var needsDates: Bool

    var takesOver: Bool { columns.contains { !$0.choice.isEmpty } }

    static let keys: [TemplateKey<SparkResultView>] = [
        .text("result", "The table that is written.", \.result),
        .text("table", "The table that is read.", \.table),
        .text("recordType", "The record type, as a literal.", \.recordType),
        .text("identity", "The expression of the identity, as a text.", \.identity),
        .text("modified", "The expression of the date of a record's last change.", \.modified),
        .texts("joins", "The lines that lead references to survivors.", \.joins),
        .views("columns", "The columns.", \.columns),
        .views("ranks", "How much twins lack of the keys that a survivor takes whole.", \.ranks),
        .flag("isMerged", "Whether its records can be duplicates.", \.isMerged),
        .flag("takesOver", "Whether survivors take over what their duplicates have.", \.takesOver),
        .flag("needsDates", "Whether some records do not keep the date of their last change.", \.needsDates),
    ]

    /// What tells the twin of which a survivor takes the parts of a key.
    struct RankView: TemplateView {
        var name: String
        var value: String

        static let keys: [TemplateKey<RankView>] = [
            .text("rank", "The name of the number.", \.name),
            .text("value", "The expression of how many parts of the key a twin lacks.", \.value),
        ]
    }

    struct ColumnView: TemplateView {
        var name: String

        /// After references have moved.
        var followed: String
        var value = ""
        var choice = ""
        var isKept = false
        var isWhole = false

        static let keys: [TemplateKey<ColumnView>] = [
            .text("column", "The column.", \.name),
            .text("followed", "The expression of what it holds after references have moved.", \.followed),
            .text("value", "The expression of what a twin has: NULL where that counts as missing.", \.value),
            .text(
                "choice",
                "The expression of what the survivor takes of the values of all twins; empty where it keeps its own.",
                \.choice),
            .flag("isKept", "Whether the survivor's own value comes first.", \.isKept),
            .flag(
                "isWhole",
                "Whether it is a part of a key, which is taken with the others even where it is NULL.",
                \.isWhole),
        ]
    }
}
