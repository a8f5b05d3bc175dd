import Templating

/// One property of a record: its members on one line where they fit, else on a line each.
struct PropertyView: TemplateView {
    let name: String
    let line: String
    let lines: [String]

    /// The name is a finished literal.
    init(name: String, members: JSONMembers) {
        self.name = name
        let width = name.scalarCount + ": {  }".count + members.width
        let fits = LineFilling.fits(width: width, indentation: 8)
        line = fits ? members.line : ""
        lines = fits ? [] : members.lines
    }

    /// All members on one line, however long.
    var members: String { lines.isEmpty ? line : lines.joined(separator: ", ") }

    static let keys: [TemplateKey<PropertyView>] = [
        .text("name", "The name, as a literal.", \.name),
        .text("line", "The members on one line; empty where they do not fit.", \.line),
        .texts(
            "lines", "The members on a line each, without commas; none where one line holds them.", \.lines),
    ]
}
