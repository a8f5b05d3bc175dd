import Templating

/// What stands at the beginning and at the end of a script.
struct FrameView: TemplateView {
    var headline: String

    /// What makes a text compare by its bytes.
    var byBytes: String

    /// Whether some entity has several keys, and whether some keys refer to their own entities.
    var hasAlternatives: Bool
    var hasLoops: Bool

    /// Separated by commas.
    var tables: String

    /// Whether some records do not keep the date of their last change.
    var needsDates: Bool

    static let keys: [TemplateKey<FrameView>] = [
        .text("tables", \.tables), .flag("needsDates", \.needsDates),
        .text("headline", \.headline), .text("byBytes", \.byBytes),
        .flag("hasAlternatives", \.hasAlternatives),
        .flag("hasLoops", \.hasLoops),
    ]
}

/// A text that stands between the statements.
struct RemarkView: TemplateView {
    var text: String

    static let keys: [TemplateKey<RemarkView>] = [.text("text", \.text)]
}

/// Entities whose keys refer to themselves or to each other.
struct LoopView: TemplateView {
    var number: Int

    /// What a block of PostgreSQL's stands in: no name may hold it.
    var quote: String
    var twins: [TwinsView]

    /// The references among them, which must follow in every round.
    var follows: [FollowView]

    static let keys: [TemplateKey<LoopView>] = [
        .text("number") { String($0.number) }, .text("quote", \.quote), .views("twins", \.twins),
        .views("follows", \.follows),
    ]
}

/// The search for the twins of one table.
struct TwinsView: TemplateView {
    /// A comment's text.
    var title: String
    var table: String

    /// A literal.
    var recordType: String

    /// The identity as a text, and the smallest one.
    var identity: String
    var smallest: String
    var keys: [KeyView]

    static let keys: [TemplateKey<TwinsView>] = [
        .text("title", \.title), .text("table", \.table), .text("recordType", \.recordType),
        .text("identity", \.identity), .text("smallest", \.smallest), .views("keys", \.keys),
        .flag("hasAlternatives") { $0.keys.count > 1 },
    ]

    struct KeyView: TemplateView {
        /// Separated by commas.
        var parts: String
        var conditions: [String]

        static let keys: [TemplateKey<KeyView>] = [
            .text("parts", \.parts), .texts("conditions", \.conditions),
        ]
    }
}

/// References that must follow their targets: in a column, in a table of their own, or in a list.
struct FollowView: TemplateView {
    enum Shape { case column, junction, list }

    var shape: Shape
    var table: String
    var column: String

    /// Of the junction table.
    var owner = ""
    var position = ""

    /// The target's name as a literal.
    var recordType: String

    /// What the column holds, as a text; of a list, what its item does.
    var text: String

    /// What it is to hold.
    var survivor: String

    /// Where the survivor must be.
    var target: String
    var targetKey: String
    var targetValue: String
    var condition = ""
    var jsonEach = ""

    static let keys: [TemplateKey<FollowView>] = [
        .flag("isColumn") { $0.shape == .column }, .flag("isJunction") { $0.shape == .junction },
        .flag("isList") { $0.shape == .list },
        .text("table", \.table), .text("column", \.column), .text("owner", \.owner),
        .text("position", \.position), .text("recordType", \.recordType), .text("text", \.text),
        .text("survivor", \.survivor), .text("target", \.target), .text("targetKey", \.targetKey),
        .text("targetValue", \.targetValue), .text("condition", \.condition),
        .text("jsonEach", \.jsonEach),
    ]
}

/// What survivors of one table take over, and the end of their duplicates.
struct MergeView: TemplateView {
    var table: String
    var recordType: String
    var key: String

    /// Identities as the key's column holds them.
    var duplicateValue: String
    var survivorValue: String
    var memberValue: String
    var twinValue: String

    /// The date of a twin's last change.
    var modified: String

    /// What makes a text compare by its bytes.
    var byBytes: String
    var columns: [FillView]
    var lists: [ListView]
    var unions: [UnionView]

    /// Whether a survivor can lack what its duplicates have.
    var takesOver: Bool { !columns.isEmpty || unites }

    /// Whether lists become one.
    var unites: Bool { !lists.isEmpty || !unions.isEmpty }

    static let keys: [TemplateKey<MergeView>] = [
        .text("table", \.table), .text("recordType", \.recordType), .text("key", \.key),
        .text("duplicateValue", \.duplicateValue), .text("survivorValue", \.survivorValue),
        .text("memberValue", \.memberValue), .text("modified", \.modified),
        .text("twinValue", \.twinValue), .text("byBytes", \.byBytes), .views("columns", \.columns),
        .views("lists", \.lists), .views("unions", \.unions),
    ]

    struct FillView: TemplateView {
        var column: String

        /// What a twin has: NULL where that counts as missing.
        var value: String

        /// What the survivor takes of the values of all twins.
        var choice: String

        /// Whether the survivor's own value comes first.
        var isKept: Bool

        static let keys: [TemplateKey<FillView>] = [
            .flag("isKept", \.isKept),
            .text("column", \.column), .text("value", \.value), .text("choice", \.choice),
        ]
    }

    /// A list of identities in a column.
    struct UnionView: TemplateView {
        var column: String

        /// The survivor's identity, and an item, as texts.
        var identity: String
        var text: String

        /// What lists the items of SQLite's JSON.
        var jsonEach: String
        var condition: String

        static let keys: [TemplateKey<UnionView>] = [
            .text("column", \.column), .text("identity", \.identity), .text("text", \.text),
            .text("jsonEach", \.jsonEach), .text("condition", \.condition),
        ]
    }

    /// A junction table.
    struct ListView: TemplateView {
        var junction: String
        var owner: String
        var position: String
        var target: String

        /// What keeps a record from coming to refer to itself; empty where nothing else can.
        var condition: String

        static let keys: [TemplateKey<ListView>] = [
            .text("junction", \.junction), .text("owner", \.owner), .text("position", \.position),
            .text("item", \.target), .text("condition", \.condition),
        ]
    }
}
