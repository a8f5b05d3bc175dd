import Templating

/// A trigger, with the function that it calls where the dialect wants one.
struct TriggerView: TemplateView {
    var name: String

    /// The lines of a comment above it.
    var comment: [String]

    /// For example: `AFTER DELETE ON Folder`.
    var event: String

    /// The lines of the condition under which it does anything; none where it always does.
    var condition: [String] = []

    /// In their order, lines of statements.
    var statements: [String]

    /// What a function of PostgreSQL returns.
    var result = "NULL"

    /// What a function of PostgreSQL begins and ends with.
    var quote = "$$"

    /// Whether the columns are called as variables of PostgreSQL's functions are.
    var prefersColumns = false

    /// In one line, without what it does.
    var line: String { "CREATE TRIGGER \(name) \(event)" }

    static let keys: [TemplateKey<TriggerView>] = [
        .text("name", \.name), .texts("comment", \.comment), .text("event", \.event),
        .texts("condition", \.condition), .texts("statements", \.statements), .text("result", \.result),
        .text("quote", \.quote), .flag("prefersColumns", \.prefersColumns),
    ]
}
