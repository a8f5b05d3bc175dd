import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import TableReading
import Vocabulary

/// A table of old and new names.
///
///     | Record type | Old name | New name |
///     | --- | --- | --- |
///     | `Task` | `name` | `title` |
struct RenameTable {
    struct Row {
        let owner: String?
        let old: String
        let new: String
        let span: SourceSpan
    }

    let rows: [Row]

    /// Nil for any other table; "Before" and "After" are enough below a heading that speaks of renames.
    init?(_ table: Table, isUnderHeading: Bool) {
        let header = table.header.cells.map(\.content.plainText)
        guard let old = header.firstIndex(where: { $0.means(.formerColumn) }),
            let new = header.firstIndex(where: { $0.means(.currentColumn) }), old != new,
            isUnderHeading || [old, new].allSatisfy({ Self.isOfNames(table.header.cells[$0]) })
        else { return nil }
        let owner = table.header.cells.indices.first { column in
            column != old && column != new
                && Wording(table.header.cells[column].content).tokens.contains {
                    $0.means([.entityLabel, .recordTypeLabel, .record, .type])
                }
        }
        rows = table.rows.compactMap { row in
            guard row.cells.count > max(old, new) else { return nil }
            let names = [old, new].map { String(row.cells[$0].content.plainText[...].trimmingSpaces) }
            let owner = owner.flatMap { FieldNameCell(row.cells[$0]).names.first?.value }
            return Row(owner: owner, old: names[0], new: names[1], span: row.span)
        }
    }

    private static func isOfNames(_ cell: TableCell) -> Bool {
        Wording(cell.content).tokens.contains { $0.means(.name) }
    }
}
