import Diagnostics
import Markdown
import SchemaModel

extension IndexStatement {
    /// "Record type | Indexed fields": a row a record type, with the fields that are declared elsewhere and no kinds.
    func readListed(_ table: Table, _ plan: ColumnPlan, in reading: inout DocumentReading) -> Bool {
        guard let record = plan.recordType, let column = plan.column(.indexed), !plan.has(.foreign) else {
            return false
        }
        var found: [(entity: Int, index: Declared<Index>)] = []
        for row in table.rows {
            let name = FieldNameCell(row.cells[record]).names.first?.value ?? ""
            let fields = Wording(row.cells[column].content).tokens.filter { $0.kind != .sign }
            guard let entity = reading.entity(named: name),
                fields.allSatisfy({ reading.hasField($0.text, in: entity) })
            else { return false }
            found += fields.map {
                (entity, Declared(Index(kind: .queryable, fields: [.init(name: $0.text)]), at: $0.span))
            }
        }
        for (entity, index) in found { reading.schema.entities[entity].indexes.append(index) }
        return !found.isEmpty
    }
}
