import Markdown

/// Finds out whether a table names record types of which nothing is read.
///
///     | Record type | Count |
///     | `Trip` | 48 |
enum NamingTable {
    static let reason = "it names record types, and nothing lists their fields as such"

    static func names(_ block: Block, at passage: Int, in reading: DocumentReading) -> Bool {
        guard case .table(let table) = block.kind, reading.standings.speaksOfStore,
            case let standing = reading.standing(of: passage), !standing.isExample, !standing.isForeign,
            let column = ColumnPlan(header: table.header.cells.map(\.content.plainText)).recordType,
            !table.rows.isEmpty
        else { return false }
        return table.rows.allSatisfy { row in
            let cell = row.cells[column]
            let names = FieldNameCell(cell).names
            return !names.isEmpty && cell.content.runs.contains { $0.style.contains(.code) }
                && names.allSatisfy {
                    NamingLine.startsAsType($0.value) && reading.entity(named: $0.value) == nil
                }
        }
    }
}
