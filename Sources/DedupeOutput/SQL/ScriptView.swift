import Templating

/// The script of one dialect.
struct ScriptView: TemplateView {
    var headline: String
    var tables: ScriptNames
    var steps: [StepView] = []
    var merges: [MergeView] = []

    static let keys: [TemplateKey<ScriptView>] = [
        .text("headline", \.headline),
        .text("redirects", \.tables.redirects),
        .text("settings", \.tables.settings),
        .text("links", \.tables.links),
        .text("groups", \.tables.groups),
        .text("ends", \.tables.ends),
        .text("removable", \.tables.removable),
        .text("rounds", \.tables.rounds),
        .text("index", \.tables.index),
        .text("itemAlias", \.tables.item),
        .text("keptAlias", \.tables.kept),
        .text("listedAlias", \.tables.listed),
        .text("ownAlias", \.tables.own),
        .text("recordAlias", \.tables.record),
        .text("redirectAlias", \.tables.redirect),
        .text("twinAlias", \.tables.twin),
        .flag("hasAlternatives") { $0.steps.contains { $0.twins.contains(where: \.hasAlternatives) } },
        .flag("hasLoops") { $0.steps.contains(where: \.isLoop) },
        .views("steps", \.steps),
        .views("merges", \.merges),
    ]

    /// Entities that can be merged at once.
    struct StepView: TemplateView {
        var number: Int

        /// A comment's text.
        var title: String
        var isLoop: Bool
        var twins: [TwinsView]

        /// References within a loop, which must follow in every round.
        var innerFollows: [FollowView]
        var follows: [FollowView]

        static let keys: [TemplateKey<StepView>] = [
            .text("number") { String($0.number) }, .text("title", \.title), .flag("isLoop", \.isLoop),
            .views("twins", \.twins),
            .views("innerFollows", \.innerFollows), .views("follows", \.follows),
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
        var hasAlternatives: Bool { keys.count > 1 }

        static let keys: [TemplateKey<TwinsView>] = [
            .text("title", \.title), .text("table", \.table), .text("recordType", \.recordType),
            .text("identity", \.identity), .text("smallest", \.smallest), .views("keys", \.keys),
            .flag("hasAlternatives", \.hasAlternatives),
        ]
    }

    struct KeyView: TemplateView {
        /// Separated by commas.
        var parts: String
        var conditions: [String]

        static let keys: [TemplateKey<KeyView>] = [
            .text("parts", \.parts), .texts("conditions", \.conditions),
        ]
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

        /// What an item of a list is to be.
        var item = ""
        var condition = ""

        static let keys: [TemplateKey<FollowView>] = [
            .flag("isColumn") { $0.shape == .column }, .flag("isJunction") { $0.shape == .junction },
            .flag("isList") { $0.shape == .list },
            .text("table", \.table), .text("column", \.column), .text("owner", \.owner),
            .text("position", \.position), .text("recordType", \.recordType), .text("text", \.text),
            .text("survivor", \.survivor), .text("target", \.target), .text("targetKey", \.targetKey),
            .text("targetValue", \.targetValue), .text("item", \.item), .text("condition", \.condition),
        ]
    }

    /// What survivors take over, and the end of the duplicates.
    struct MergeView: TemplateView {
        var table: String
        var recordType: String
        var key: String

        /// The key as a text.
        var identity: String

        /// A duplicate's and a survivor's identity, as the key's column holds it.
        var duplicateValue: String
        var survivorValue: String
        var columns: [FillView]
        var lists: [ListFillView]

        static let keys: [TemplateKey<MergeView>] = [
            .text("table", \.table), .text("recordType", \.recordType), .text("key", \.key),
            .text("identity", \.identity), .text("duplicateValue", \.duplicateValue),
            .text("survivorValue", \.survivorValue),
            .views("columns", \.columns), .views("lists", \.lists),
        ]
    }

    struct FillView: TemplateView {
        var column: String

        /// Its value, or NULL where it is an empty list.
        var present: String

        /// A default where no duplicate has a value.
        var otherwise: String

        /// What a duplicate must have.
        var conditions: [String]

        /// Back from a text, where it must become one.
        var cast: String

        static let keys: [TemplateKey<FillView>] = [
            .text("text") { $0.cast.isEmpty ? "" : "::text" }, .text("type", \.cast),
            .text("column", \.column), .text("present", \.present), .text("otherwise", \.otherwise),
            .texts("conditions", \.conditions),
        ]
    }

    /// A junction table.
    struct ListFillView: TemplateView {
        var junction: String
        var owner: String
        var position: String
        var target: String

        static let keys: [TemplateKey<ListFillView>] = [
            .text("junction", \.junction), .text("owner", \.owner), .text("position", \.position),
            .text("item", \.target),
        ]
    }
}
