import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads unique keys from tables that name a record type in each row.
///
///     | Record type | Unique key |
///     | --- | --- |
///     | `Trip` | `owner`, `title` |
package struct UniqueKeyTableStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind,
                let columns = columns(of: table, at: index, in: reading)
            else { continue }
            for row in table.rows {
                guard let subject = subject(of: row, in: reading) else { continue }
                reading.use(index)
                read(row, of: subject, columns, in: &reading)
            }
        }
    }

    /// The columns whose cells may hold keys, and whether their names stand there without a word that says so.
    private func columns(
        of table: Table, at passage: Int, in reading: DocumentReading
    ) -> (indices: [Int], areLabelled: Bool)? {
        let headers = table.header.cells.map { Wording($0.content).tokens }
        let unique = headers.indices.filter { column in headers[column].contains { $0.means(.uniqueness) } }
        if !unique.isEmpty { return (unique, true) }
        let isOfKeys = reading.topic(of: passage).contains(.uniqueness)
        let keys = headers.indices.filter { column in
            headers[column].contains { $0.means(isOfKeys ? [.key, .fields] : [.key]) }
        }
        return keys.isEmpty ? nil : (keys, isOfKeys)
    }

    private func subject(of row: TableRow, in reading: DocumentReading) -> (entity: Int, cell: Int)? {
        for (cell, content) in row.cells.enumerated() {
            let names = FieldNameCell(content).names
            guard names.count == 1 else { continue }
            if let entity = reading.entity(named: names[0].value) { return (entity, cell) }
        }
        return nil
    }

    private func read(
        _ row: TableRow, of subject: (entity: Int, cell: Int), _ columns: (indices: [Int], areLabelled: Bool),
        in reading: inout DocumentReading
    ) {
        for column in columns.indices where column != subject.cell && column < row.cells.count {
            let wording = Wording(row.cells[column].content)
            if wording.tokens.isEmpty || wording.tokens.allSatisfy({ $0.kind == .sign }) { continue }
            let grammar = UniqueKeyGrammar(
                wording, wording.tokens.indices, owner: reading.name(of: subject.entity, in: wording.tokens),
                fields: reading.fieldNames(of: subject.entity))
            let keys = grammar.keys(isUnderLabel: columns.areLabelled)
            reading.schema.entities[subject.entity].uniqueKeys += keys
            if let rest = grammar.rest(isUnderLabel: columns.areLabelled) {
                reading.reportKey(within: rest, at: row.cells[column].span)
            } else if keys.isEmpty, columns.areLabelled, !wording.tokens.contains(where: { $0.means(.no) }) {
                reading.report(
                    .keyUnread, .note, "this names no field, so no unique key is read from it",
                    at: row.cells[column].span, remedy: "name the fields in back-ticks")
            }
        }
    }
}
