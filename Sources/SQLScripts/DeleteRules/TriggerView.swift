import Templating

/// A trigger, with the function that it calls where the dialect wants one.
struct TriggerView: TemplateView {
    var name: String
    var comment: [String]
    var event: String
    var condition: [String] = []
    var statements: [String]
    var result = "NULL"
    var quote = "$$"
    var prefersColumns = false

    /// In one line, without what it does.
    var line: String { "CREATE TRIGGER \(name) \(event)" }

    static let keys: [TemplateKey<TriggerView>] = [
        .text("name", "The name, as SQL spells it.", \.name),
        .texts("comment", "The lines of the comment above it.", \.comment),
        .text("event", "What it waits for. For example: `AFTER DELETE ON Folder`.", \.event),
        .texts("condition", "The lines of its condition; none where it always fires.", \.condition),
        .texts("statements", "The lines of its statements.", \.statements),
        .text("result", "What its function returns, in PostgreSQL.", \.result),
        .text("quote", "The quotation mark of its function, in PostgreSQL.", \.quote),
        .flag(
            "prefersColumns", "Whether columns are called as variables of PostgreSQL's functions are.",
            \.prefersColumns),
    ]
}
