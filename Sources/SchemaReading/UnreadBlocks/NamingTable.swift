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
        let isOfModels = !standing.own.union(standing.parent).isDisjoint(with: [.models, .records])
        let areNames = table.rows.allSatisfy { row in
            let names = FieldNameCell(row.cells[column]).names
            return !names.isEmpty
                && row.cells[column].content.runs.contains {
                    $0.style.contains(.code) || isOfModels && $0.style.contains(.strong)
                }
                && names.allSatisfy { NamingLine.startsAsType($0.value) }
        }
        return areNames
            && table.rows.contains { row in
                FieldNameCell(row.cells[column]).names.contains { reading.entity(named: $0.value) == nil }
            }
    }
}
