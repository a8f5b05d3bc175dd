import Markdown
import SchemaDeclaration
import SchemaEvidence
import TableReading

/// Finds out whether a table relates record types: two columns hold nothing but their names.
///
///     | Parent | Child | On delete |
///     | --- | --- | --- |
///     | `Trip` | `Stop` | cascade |
enum RelatingTable {
    static let reason = "it relates record types, but no column names the field that refers"

    static func relates(_ block: Block, in reading: DocumentReading) -> Bool {
        guard case .table(let table) = block.kind, !table.rows.isEmpty else { return false }
        let columns = table.header.cells.indices.filter { column in
            table.rows.allSatisfy { holdsEntity($0.cells[column], in: reading) }
        }
        return columns.count > 1
    }

    private static func holdsEntity(_ cell: TableCell, in reading: DocumentReading) -> Bool {
        let names = FieldNameCell(cell).names
        return names.count == 1 && reading.entity(named: names[0].value) != nil
    }
}
