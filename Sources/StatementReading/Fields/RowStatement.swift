import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a table whose rows are records of an entity that the heading names, in the singular or plural.
///
///     ## Default Trips
///     | Title | UUID |
///     | Home | `6F9619FF-8B86-D011-B42D-00C04FC964FF` |
package struct RowStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind else { continue }
            guard let entity = entity(of: index, in: reading) else { continue }
            guard let columns = columns(of: table, entity: entity, in: reading) else { continue }
            for row in table.rows {
                let values = zip(columns, row.cells).compactMap { field, cell in
                    field.map { Row.Value(field: $0, text: Self.text(of: cell), span: cell.span) }
                }
                reading.schema.entities[entity].rows.append(Row(values: values, span: row.span))
            }
            reading.use(index)
        }
    }

    // MARK: Entity

    private func entity(of passage: Int, in reading: DocumentReading) -> Int? {
        let section = reading.outline.passages[passage].section
        if let heading = reading.outline.sections[section].heading,
            !reading.claims.anchorSet.contains(reading.outline.sections[section].start),
            let named = Self.entity(namedBy: heading, in: reading)
        {
            return named
        }
        if reading.topic(of: passage).contains(.rows) || isRowTable(passage, in: reading) {
            return reading.scopes[passage]
        }
        return nil
    }

    /// A column of record names beside nothing but fields needs no words above it.
    private func isRowTable(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard let entity = reading.scopes[passage],
            case .table(let table) = reading.outline.passages[passage].block.kind
        else { return false }
        let fields = Set(reading.fieldNames(of: entity).map(Self.normalised))
        let headers = table.header.cells.map { Self.normalised($0.content.plainText) }
        let others = headers.filter { !Self.recordNames.contains($0) }
        return others.count == headers.count - 1 && !others.isEmpty && others.allSatisfy(fields.contains)
    }

    private static let recordNames: Set<String> = ["recordname", "recordid"]

    private static func entity(namedBy heading: Wording, in reading: DocumentReading) -> Int? {
        for token in heading.tokens where token.kind != .sign && token.kind != .number {
            for singular in Noun.singulars(of: token.text) {
                if let entity = reading.entity(named: singular) { return entity }
            }
        }
        return nil
    }

    // MARK: Columns

    /// The field that each column fills; nil where the table is about something else.
    private func columns(of table: Table, entity: Int, in reading: DocumentReading) -> [String?]? {
        let fields = reading.schema.entities[entity].fields.map(\.name.value)
        let names = fields + reading.formerNames.fields(of: entity)
        var columns: [String?] = table.header.cells.map { cell in
            let header = Self.normalised(cell.content.plainText)
            let name = names.first { Self.normalised($0) == header }
            return name.flatMap { reading.field(named: $0, in: entity) }.map { fields[$0] }
        }
        let matched = columns.count { $0 != nil }
        for (column, field) in columns.enumerated() where field == nil && holdsRecordNames(table, column) {
            columns[column] = "recordName"
            break
        }
        let isWhole = columns.allSatisfy { $0 != nil }
        guard matched > 0, isWhole || matched * 2 > columns.count, !table.rows.isEmpty else { return nil }
        return Set(columns.compactMap { $0 }).count == columns.count { $0 != nil } ? columns : nil
    }

    private static func normalised(_ name: String) -> String {
        String(
            decoding: name.lowercased().utf8.filter { $0 != 0x20 && $0 != 0x5f && $0 != 0x2d }, as: UTF8.self)
    }

    private func holdsRecordNames(_ table: Table, _ column: Int) -> Bool {
        let header = Self.normalised(table.header.cells[column].content.plainText)
        if Self.recordNames.contains(header) { return true }
        return !table.rows.isEmpty && table.rows.allSatisfy { Self.isUUID(Self.text(of: $0.cells[column])) }
    }

    private static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && text.utf8.allSatisfy { $0 == 0x2d || $0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func text(of cell: TableCell) -> String { cell.content.plainText }
}
