import Diagnostics
import Output
import SQLLanguage

/// The columns of a table as aligned lines.
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

    /// Name, type and rules of each, without what aligns them.
    var definitions: [String] {
        lines.map { line in
            [line.column.name.quoted, line.column.type.name, line.rules].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    func views() -> [ColumnView] {
        let nameWidth = lines.map { $0.column.name.quoted.width }.max() ?? 0
        let typeWidth = lines.map { $0.column.type.name.utf8.count }.max() ?? 0
        let definitions = lines.map { line in
            let type = line.column.type.name
            var definition = line.column.name.quoted
            definition += spaces(nameWidth - definition.width + 2)
            definition += type
            guard !line.rules.isEmpty else { return definition }
            definition += spaces(typeWidth - type.utf8.count + 2)
            definition += line.rules
            return definition
        }
        guard dialect == .sqlite else { return definitions.map { ColumnView(definition: $0 + ",") } }
        // One long default does not push every remark away.
        let remarkColumn = definitions.map(\.width).filter { $0 <= 70 }.max().map { $0 + 3 } ?? 0
        return definitions.indices.map { remarked(definitions[$0], at: $0, remarkColumn) }
    }

    private func remarked(_ definition: String, at index: Int, _ remarkColumn: Int) -> ColumnView {
        var view = ColumnView(definition: definition + ",")
        let remark = lines[index].remark
        guard !remark.isEmpty else { return view }
        let width = view.definition.width
        if width < remarkColumn, 4 + remarkColumn + 3 + remark.width <= Self.longestLine {
            view.definition += spaces(remarkColumn - width)
            view.remark = remark
        } else {
            view.comment = TextWrapping.lines(of: remark, width: 93)
        }
        return view
    }

    private func spaces(_ count: Int) -> String {
        Self.blanks.indices.contains(count) ? Self.blanks[count] : String(repeating: " ", count: count)
    }

    /// Those of usual widths, made once.
    private static let blanks = (0...64).map { String(repeating: " ", count: $0) }
}

extension String {
    /// How wide a text is in an editor, roughly: its number of Unicode scalars.
    fileprivate var width: Int { withBytes { $0.count { $0 & 0xC0 != 0x80 } } }
}
