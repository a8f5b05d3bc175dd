import DocumentWording
package import Markdown
import RemarkReading
import SchemaDeclaration

/// Finds out whether a table with a header that says nothing tells of fields: one column holds types and nothing
/// else, another names.
package enum DeclaringTable {
    package static func declares(_ table: Table) -> Bool {
        guard let types = column(of: table, where: isType),
            let names = column(of: table, except: types, where: isName)
        else { return false }
        // One row is enough where its name is code, or the header is a row like it.
        return table.rows.count > 1
            || table.rows.contains { isCode($0.cells[names]) }
            || isType(table.header.cells[types]) && isName(table.header.cells[names])
    }

    /// Whether all cells hold a name as fields have it, or nothing: "Existing | Still missing".
    package static func listsNames(_ table: Table) -> Bool {
        var count = 0
        var isSure = false
        for row in table.rows {
            for cell in row.cells where !cell.content.isEmpty {
                guard isName(cell), case let name = FieldNameCell(cell).names[0].value,
                    Identifier.isFieldName(name)
                else { return false }
                count += 1
                isSure = isSure || isCode(cell) || Identifier.looksLikeCode(name)
            }
        }
        return isSure && count >= fewestNames
    }

    private static let fewestNames = 4

    private static func column(
        of table: Table, except other: Int? = nil, where holds: (TableCell) -> Bool
    ) -> Int? {
        table.header.cells.indices.first { column in
            column != other && table.rows.allSatisfy { holds($0.cells[column]) }
        }
    }

    private static func isType(_ cell: TableCell) -> Bool {
        guard let type = TypeSpelling(cell)?.type else { return false }
        return TypeVocabulary.meaning(of: type.name) != nil
    }

    private static func isCode(_ cell: TableCell) -> Bool {
        cell.content.runs.allSatisfy { $0.style.contains(.code) }
    }

    private static func isName(_ cell: TableCell) -> Bool {
        let names = FieldNameCell(cell).names
        guard names.count == 1, let first = names[0].value.utf8.first else { return false }
        return (isCode(cell) || first >= 0x61 && first <= 0x7a)
            && TypeVocabulary.meaning(of: names[0].value) == nil
    }
}
