import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// Turns a table whose columns are the fields, so that each field has a row.
///
///     | Field    | `title` | `end` |
///     | -------- | ------- | ----- |
///     | Type     | String  | Date  |
///     | Required | Yes     | No    |
enum TransposedTable {
    /// The table with a row a field; nil where it stands upright, or is about something else.
    static func upright(_ table: Table) -> Table? {
        if let card = uprightCard(table) { return card }
        guard let first = table.rows.first, first.cells.count > 1, table.rows.count <= 12,
            isLabel(first.cells[0]), isTransposed(table)
        else { return nil }
        let lines = [table.header] + table.rows
        let turned = table.header.cells.indices.map { column in
            var cells = lines.map { $0.cells[column] }
            if column == 0, cells[0].content.isEmpty { cells[0] = fieldLabel(at: cells[0].span) }
            return TableRow(cells: cells, span: cells[0].span)
        }
        return Table(
            header: turned[0], alignments: Array(repeating: .none, count: lines.count),
            rows: Array(turned.dropFirst()))
    }

    /// "| **Name** | `stops` |" above "| **Type** | To Many |": the rows are labels and what stands behind each, of one
    /// relationship. Fields called `name` and `type` have types that say nothing of how many there are.
    private static func uprightCard(_ table: Table) -> Table? {
        guard table.header.cells.count == 2, (2...12).contains(table.rows.count),
            table.rows.allSatisfy({ $0.cells.count == 2 })
        else { return nil }
        let roles = table.rows.map { HeaderVocabulary.role(of: $0.cells[0].content.plainText) }
        // "Value"
        guard HeaderVocabulary.role(of: table.header.cells[1].content.plainText) ?? .values == .values,
            roles.count(where: { $0?.isName == true }) == 1, roles.contains(.reference),
            let type = roles.firstIndex(of: .type),
            table.rows[type].cells[1].content.plainText.means([.toMany, .toOne]),
            roles.count(where: { $0 == nil }) * 2 <= roles.count
        else { return nil }
        let span = table.rows[0].span.joined(with: table.rows[table.rows.count - 1].span)
        let lines = [0, 1].map { column in
            TableRow(cells: table.rows.map { $0.cells[column] }, span: span)
        }
        return Table(
            header: lines[0], alignments: Array(repeating: .none, count: table.rows.count), rows: [lines[1]])
    }

    /// The corner may be blank: what stands beside it are the fields' names.
    private static func fieldLabel(at span: SourceSpan) -> TableCell {
        TableCell(content: Inlines(Inlines.Run("Field", span: span)), span: span)
    }

    /// Every row has a label that heads columns elsewhere, one of them the type's; every column heads a field.
    private static func isTransposed(_ table: Table) -> Bool {
        let labels = table.rows.map { HeaderVocabulary.role(of: $0.cells[0].content.plainText) }
        guard labels.allSatisfy({ $0 != nil && $0 != .foreign }), labels.contains(.type) else { return false }
        // A row for the name makes a table of two columns a card, whose values stand in the second.
        if table.header.cells.count == 2, labels.contains(where: { $0?.isName == true }) { return false }
        let corner = HeaderVocabulary.role(of: table.header.cells[0].content.plainText)
        guard corner.map(\.isName) ?? table.header.cells[0].content.isEmpty else { return false }
        // "note" and "model" head columns as well as they name fields: then each must have a type.
        let haveTypes =
            table.header.cells[0].content.isEmpty
            && zip(labels, table.rows).contains { label, row in
                label == .type && row.cells.dropFirst().allSatisfy(isType)
            }
        return table.header.cells.dropFirst().allSatisfy { cell in
            let name = cell.content.plainText
            return Identifier.isValid(name)
                && (haveTypes || cell.content.firstCode != nil || HeaderVocabulary.role(of: name) == nil)
        }
    }

    private static func isType(_ cell: TableCell) -> Bool {
        TypeSpelling(cell).map { TypeVocabulary.meaning(of: $0.type.name) != nil } ?? false
    }

    private static func isLabel(_ cell: TableCell) -> Bool {
        HeaderVocabulary.role(of: cell.content.plainText) != nil
    }
}
