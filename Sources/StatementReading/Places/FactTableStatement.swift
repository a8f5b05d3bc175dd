import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads where the records are, and what their key is, from a table of facts.
package struct FactTableStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind, FactTable.holdsFacts(table) else { continue }
            let entity = reading.scopes[index] ?? named(in: table, reading)
            for row in table.rows {
                if read(row, of: entity, in: &reading) {
                    reading.use(index)
                } else if let label = row.cells.first, !row.cells[1].content.isEmpty {
                    reading.leave(index, because: "its row '\(label.content.plainText)' is not understood")
                }
            }
        }
    }

    /// The record type that a row names.
    private func named(in table: Table, _ reading: DocumentReading) -> Int? {
        let row = table.rows.first { row in
            Wording(row.cells[0].content).tokens.contains { $0.means([.type, .entityLabel]) }
        }
        return row.flatMap { FieldNameCell($0.cells[1]).names.first }.flatMap {
            reading.entity(named: $0.value)
        }
    }

    private func read(_ row: TableRow, of entity: Int?, in reading: inout DocumentReading) -> Bool {
        let label = Wording(row.cells[0].content).tokens
        let table = DatabaseTableStatement()
        if label.contains(where: { $0.means(.zone) }) {
            guard let entity else { return readZone(row.cells[1], in: &reading) }
            return table.read(row.cells[1], asZoneOf: entity, in: &reading)
        }
        if label.contains(where: { $0.means(.database) }) {
            guard let entity else { return readDatabase(row.cells[1], in: &reading) }
            return table.read(row.cells[1], asDatabaseOf: entity, in: &reading)
        }
        guard let entity, label.contains(where: { $0.means(.primary) }),
            case let names = FieldNameCell(row.cells[1]).names, let key = names.first
        else { return false }
        if names.count > 1 {
            reading.schema.entities[entity].uniqueKeys.append(
                DeclaredUniqueKey(fields: names.map(\.value), span: row.cells[1].span))
        } else {
            reading.schema.entities[entity].primaryKey = key
        }
        return true
    }

    private func readZone(_ cell: TableCell, in reading: inout DocumentReading) -> Bool {
        guard let zone = DatabaseTableStatement.zone(in: cell) else { return false }
        reading.schema.zone = reading.schema.zone ?? zone
        return true
    }

    private func readDatabase(_ cell: TableCell, in reading: inout DocumentReading) -> Bool {
        guard let database = DatabaseTableStatement.database(in: cell) else { return false }
        reading.schema.database = reading.schema.database ?? database
        return true
    }
}
