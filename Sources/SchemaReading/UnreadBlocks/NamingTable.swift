import DocumentWording
import ListReading
import Markdown
import SchemaDeclaration
import SchemaEvidence
import TableReading
import Vocabulary

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
        let isOfModels = namesStore(passage, in: reading)
        let areNames = table.rows.allSatisfy { row in
            let names = FieldNameCell(row.cells[column]).names
            return !names.isEmpty
                && row.cells[column].content.runs.contains {
                    $0.style.contains(.code) || isOfModels && $0.style.contains(.strong)
                }
                && names.allSatisfy { Identifier.isTypeName($0.value) }
        }
        return areNames
            && table.rows.contains { row in
                FieldNameCell(row.cells[column]).names.contains { reading.entity(named: $0.value) == nil }
            }
    }

    /// "Data model (SwiftData)", or "Models" below it.
    private static func namesStore(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let headings = [section.heading, section.parent.flatMap { reading.outline.sections[$0].heading }]
        return headings.contains { heading in
            heading.map {
                $0.mayMean([.entityLabel, .record]) && $0.mayMean([.swiftData, .coreData, .cloudKit])
                    && CodeSignatureRecogniser.areOfModels($0.tokens[...])
            } ?? false
        }
    }
}
