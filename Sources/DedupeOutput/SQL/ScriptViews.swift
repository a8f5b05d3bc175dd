import Templating

/// What stands at the beginning and at the end of a script.
struct FrameView: TemplateView {
    var headline: String
    var byBytes: String
    var hasAlternatives: Bool
    var hasLoops: Bool
    var tables: String
    var needsDates: Bool

    static let keys: [TemplateKey<FrameView>] = [
        .text("tables", "The tables that the script reads and writes, separated by commas.", \.tables),
        .flag("needsDates", "Whether some records do not keep the date of their last change.", \.needsDates),
        .headline(\.headline),
        .text("byBytes", "What makes a text compare by its bytes; empty where it does so anyway.", \.byBytes),
        .flag("hasAlternatives", "Whether some record type has several keys.", \.hasAlternatives),
        .flag("hasLoops", "Whether some keys refer to records of their own types.", \.hasLoops),
    ]
}

/// A text that stands between the statements.
struct RemarkView: TemplateView {
    var text: String

    static let keys: [TemplateKey<RemarkView>] = [
        .text("text", "The text of the comment.", \.text)
    ]
}

/// Entities whose keys refer to themselves or to each other.
struct LoopView: TemplateView {
    var number: Int
    var quote: String
    var twins: [TwinsView]
    var follows: [FollowView]

    static let keys: [TemplateKey<LoopView>] = [
        .text("number", "The number of the step.") { String($0.number) },
        .text("quote", "The quotation mark of the block, which no name holds.", \.quote),
        .views("twins", "The searches for twins, one for each table.", \.twins),
        .views("follows", "The references among the tables, which follow in every round.", \.follows),
    ]
}

/// The search for the twins of one table.
struct TwinsView: TemplateView {
    var title: String
    var table: String
    var recordType: String
    var identity: String
    var smallest: String
    var keys: [KeyView]

    static let keys: [TemplateKey<TwinsView>] = [
        .text("title", "The text of the comment above it.", \.title),
        .text("table", "The table, as SQL spells it.", \.table),
        .text("recordType", "The record type, as a literal.", \.recordType),
        .text("identity", "The expression of the identity, as a text.", \.identity),
        .text("smallest", "The expression of the smallest identity.", \.smallest),
        .views("keys", "The unique keys.", \.keys),
        .flag("hasAlternatives", "Whether the table has several keys.") { $0.keys.count > 1 },
    ]

    struct KeyView: TemplateView {
        var parts: String
        var conditions: [String]

        static let keys: [TemplateKey<KeyView>] = [
            .text("parts", "The expressions of the key's parts, separated by commas.", \.parts),
            .texts("conditions", "The conditions under which a row has the key.", \.conditions),
        ]
    }
}

/// References that must follow their targets: in a column, in a table of their own, or in a list.
struct FollowView: TemplateView {
    enum Shape { case column, junction, list }

    var shape: Shape
    var table: String
    var column: String
    var owner = ""
    var position = ""
    var recordType: String
    var text: String
    var survivor: String
    var target: String
    var targetKey: String
    var targetValue: String
    var condition = ""
    var jsonEach = ""
    var itself = ""

    static let keys: [TemplateKey<FollowView>] = [
        .flag("isColumn", "Whether the reference is in a column.") { $0.shape == .column },
        .flag("isJunction", "Whether the references are in a table of their own.") { $0.shape == .junction },
        .flag("isList", "Whether the references are a list in a column.") { $0.shape == .list },
        .text("table", "The table that holds the reference.", \.table),
        .text("column", "Its column.", \.column),
        .text("owner", "The column of the junction table that refers to the owner.", \.owner),
        .text("position", "The column of the junction table that holds the position.", \.position),
        .text("recordType", "The record type that is referred to, as a literal.", \.recordType),
        .text("text", "The expression of what the column or item holds, as a text.", \.text),
        .text("survivor", "The expression of what it is to hold.", \.survivor),
        .text("target", "The table that is referred to.", \.target),
        .text("targetKey", "The key column of that table.", \.targetKey),
        .text("targetValue", "The expression of the survivor's key, as that column holds it.", \.targetValue),
        .text("condition", "A further condition; empty where there is none.", \.condition),
        .text("jsonEach", "The function that lists the items of a JSON array.", \.jsonEach),
        .text(
            "itself",
            "The expression of the identity of the record that has the list, as a text; empty where that can be in it.",
            \.itself),
    ]
}

/// What survivors of one table take over, and the end of their duplicates.
struct MergeView: TemplateView {
    var table: String
    var recordType: String
    var key: String
    var duplicateValue: String
    var survivorValue: String
    var memberValue: String
    var twinValue: String
    var modified: String
    var byBytes: String
    var columns: [FillView]
    var ranks: [RankView]
    var lists: [ListView]
    var unions: [UnionView]

    /// Whether a survivor can lack what its duplicates have.
    var takesOver: Bool { !columns.isEmpty || unites }

    /// Whether lists become one.
    var unites: Bool { !lists.isEmpty || !unions.isEmpty }

    static let keys: [TemplateKey<MergeView>] = [
        .text("table", "The table, as SQL spells it.", \.table),
        .text("recordType", "The record type, as a literal.", \.recordType),
        .text("key", "The key column.", \.key),
        .text(
            "duplicateValue", "The expression of a duplicate's identity, as the key column holds it.",
            \.duplicateValue),
        .text(
            "survivorValue", "The expression of a survivor's identity, as the key column holds it.",
            \.survivorValue),
        .text(
            "memberValue", "The expression of a member's identity, as the key column holds it.", \.memberValue
        ),
        .text("modified", "The expression of the date of a twin's last change.", \.modified),
        .text("twinValue", "The expression of a twin's identity, as the key column holds it.", \.twinValue),
        .text("byBytes", "What makes a text compare by its bytes; empty where it does so anyway.", \.byBytes),
        .views("columns", "The columns that a survivor takes over.", \.columns),
        .views("ranks", "How much twins lack of the keys that a survivor takes whole.", \.ranks),
        .views("lists", "The junction tables that are united.", \.lists),
        .views("unions", "The columns with lists that are united.", \.unions),
    ]

    struct FillView: TemplateView {
        var column: String
        var value: String
        var choice: String
        var isKept: Bool
        var isWhole: Bool

        static let keys: [TemplateKey<FillView>] = [
            .flag("isKept", "Whether the survivor's own value comes first.", \.isKept),
            .flag(
                "isWhole",
                "Whether it is a part of a key, which is taken with the others even where it is NULL.",
                \.isWhole),
            .text("column", "The column.", \.column),
            .text("value", "The expression of what a twin has: NULL where that counts as missing.", \.value),
            .text(
                "choice", "The expression of what the survivor takes of the values of all twins.", \.choice),
        ]
    }

    /// What tells the twin of which a survivor takes the parts of a key.
    struct RankView: TemplateView {
        var name: String
        var value: String

        static let keys: [TemplateKey<RankView>] = [
            .text("rank", "The name of the number.", \.name),
            .text("value", "The expression of how many parts of the key a twin lacks.", \.value),
        ]
    }

    /// A list of identities in a column.
    struct UnionView: TemplateView {
        var column: String
        var identity: String
        var text: String
        var jsonEach: String
        var condition: String

        static let keys: [TemplateKey<UnionView>] = [
            .text("column", "The column.", \.column),
            .text("identity", "The expression of the survivor's identity, as a text.", \.identity),
            .text("text", "The expression of an item, as a text.", \.text),
            .text("jsonEach", "The function that lists the items of a JSON array.", \.jsonEach),
            .text("condition", "A further condition; empty where there is none.", \.condition),
        ]
    }

    /// A junction table.
    struct ListView: TemplateView {
        var junction: String
        var owner: String
        var position: String
        var target: String
        var condition: String

        static let keys: [TemplateKey<ListView>] = [
            .text("junction", "The junction table.", \.junction),
            .text("owner", "Its column that refers to the owner.", \.owner),
            .text("position", "Its column that holds the position.", \.position),
            .text("item", "Its column that refers to the item.", \.target),
            .text(
                "condition",
                "What keeps a record from referring to itself; empty where nothing else can happen.",
                \.condition),
        ]
    }
}
