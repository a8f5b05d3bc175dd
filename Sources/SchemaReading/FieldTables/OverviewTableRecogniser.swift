import Diagnostics
import Markdown
import SchemaModel

/// Reads a table with one row an entity, whose fields are listed in one cell, where nothing else lists fields.
///
///     | Record type | Fields |
///     | `Trip` | title (String), start (Date/Time) |
struct OverviewTableRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        // Beside full lists of fields such a table is only an overview, which names the most important ones.
        guard reading.schema.entities.isEmpty else { return }
        for index in reading.outline.passages.indices {
            guard case .table(let table) = reading.outline.passages[index].block.kind else { continue }
            let header = table.header.cells.map(\.content.plainText)
            let plan = ColumnPlan(header: header)
            guard let record = plan.recordType, let name = Self.fieldColumn(of: header, plan),
                plan.type == nil,
                !plan.has(.foreign), !plan.hasIndexColumn
            else { continue }
            let rows = table.rows.map { row in
                (name: FieldNameCell(row.cells[record]), fields: Self.fields(in: row.cells[name], reading))
            }
            guard rows.allSatisfy({ $0.name.names.count == 1 && $0.fields.count > 1 }) else { continue }
            for row in rows { declare(row.name.names[0], row.fields, in: &reading) }
            reading.use(index)
        }
    }

    /// "Fields", or "Key fields": such a column lists several.
    private static func fieldColumn(of header: [String], _ plan: ColumnPlan) -> Int? {
        if let name = plan.name, plan.namesFields { return name }
        return header.firstIndex { keyFields.contains($0.lowercased()) }
    }

    private static let keyFields: Set = [
        "key fields", "main fields", "key columns", "key attributes", "key properties", "wichtige felder",
        "champs clés", "campos clave", "campos principais", "主要フィールド", "关键字段", "主要字段", "關鍵欄位", "主要欄位",
    ]

    private func declare(
        _ name: Declared<String>, _ fields: [DeclaredField], in reading: inout DocumentReading
    ) {
        let entity = reading.entity(EntityTitle(name: name, strength: .labelled), anchor: nil)
        var seen = Set(reading.schema.entities[entity].fields.map(\.name.value))
        reading.schema.entities[entity].fields += fields.filter { seen.insert($0.name.value).inserted }
    }

    /// Empty unless each part of the list is a field.
    private static func fields(in cell: TableCell, _ reading: DocumentReading) -> [DeclaredField] {
        let text = reading.document.source.text
        let lines = FieldLineReading(text: text) { range in
            SourceSpan(file: cell.span.file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        var fields: [DeclaredField] = []
        for part in FieldLineParser.parts(of: text, in: Int(cell.span.lower)..<Int(cell.span.upper)) {
            guard let line = FieldLineParser.parse(text, in: part) else { return [] }
            fields += lines.fields(of: line, in: part)
        }
        return fields
    }
}
