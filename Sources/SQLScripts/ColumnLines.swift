import Diagnostics
import Output
import SQLLanguage

/// The columns of a table, a line each: none depends on another, so that a change of one column is a change of one line.
struct ColumnLines {
    private struct Line {
        var column: SQLBlueprint.Column
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
        holding content: SQLBlueprint.Column.Content,
        isRequired: Bool,
        defaultValue: String? = nil,
        remark: String = ""
    ) {
        // Devices may write UUIDs in either case.
        let collation = dialect == .sqlite && column.type.isUUID ? "NOCASE" : nil
        let column = SQLBlueprint.Column(
            content: content, column: column, isRequired: isRequired, defaultValue: defaultValue,
            collation: collation)
        lines.append(Line(column: column, remark: remark))
    }

    /// What the columns' comments say, for those that have one.
    var remarks: [(column: SQLIdentifier, text: String)] {
        lines.filter { !$0.remark.isEmpty }.map { ($0.column.column.name, $0.remark) }
    }

    /// Name, type and rules of each.
    var definitions: [String] { lines.map(\.column.definition) }

    func views() -> [ColumnView] {
        lines.map { line in
            var view = ColumnView(column: line.column, definition: line.column.definition + ",")
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
