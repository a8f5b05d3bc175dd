import Diagnostics
import Output
import SQLLanguage

/// The columns of a table, a line each: none depends on another, so that a change of one column is a change of one line.
struct ColumnLines {
    private struct Line {
        var column: SQLColumn
        var rules: String
        var remark: String
    }

    private let dialect: SQLDialect
    private var lines: [Line] = []

    /// A line with its remark; what is longer stands above it.
    private static let longestLine = 120

    init(dialect: SQLDialect) {
        self.dialect = dialect
    }

    mutating func append(
        _ column: SQLColumn,
        isRequired: Bool,
        defaultValue: String? = nil,
        remark: String = ""
    ) {
        var rules = isRequired ? "NOT NULL" : ""
        if let defaultValue { rules += (rules.isEmpty ? "DEFAULT " : " DEFAULT ") + defaultValue }
        // Devices may write UUIDs in either case.
        if dialect == .sqlite, column.type.isUUID {
            rules += rules.isEmpty ? "COLLATE NOCASE" : " COLLATE NOCASE"
        }
        lines.append(Line(column: column, rules: rules, remark: remark))
    }

    /// What the columns' comments say, for those that have one.
    var remarks: [(column: SQLIdentifier, text: String)] {
        lines.filter { !$0.remark.isEmpty }.map { ($0.column.name, $0.remark) }
    }

    /// Name, type and rules of each.
    var definitions: [String] {
        lines.map { line in
            [line.column.name.quoted, line.column.type.name, line.rules].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    func views() -> [ColumnView] {
        zip(lines, definitions).map { line, definition in
            var view = ColumnView(definition: definition + ",")
            guard dialect == .sqlite, !line.remark.isEmpty else { return view }
            if 4 + view.definition.width + 5 + line.remark.width <= Self.longestLine {
                view.remark = line.remark
            } else {
                view.comment = TextWrapping.lines(of: line.remark, width: 93)
            }
            return view
        }
    }
}

extension String {
    /// How wide a text is in an editor, roughly: its number of Unicode scalars.
    fileprivate var width: Int { withBytes { $0.count { $0 & 0xC0 != 0x80 } } }
}
