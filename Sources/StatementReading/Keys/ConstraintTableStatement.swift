import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads keys and indexes from tables that quote a database's definitions.
///
///     | Name | Definition |
///     | trip_key | UNIQUE (owner, title) |
///     | trip_start | CREATE INDEX trip_start ON trips USING btree (start) |
package struct ConstraintTableStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .table(let table) = passage.block.kind, let entity = reading.scopes[index] else {
                continue
            }
            var isUnderstood = false
            for row in table.rows {
                for cell in row.cells where add(cell, to: entity, in: &reading) { isUnderstood = true }
            }
            if isUnderstood { reading.use(index) }
        }
    }

    private func add(_ cell: TableCell, to entity: Int, in reading: inout DocumentReading) -> Bool {
        let wording = Wording(cell.content)
        let words = wording.tokens.prefix { $0.sign != .open }.map(\.text)
        guard let open = wording.tokens.firstIndex(where: { $0.sign == .open }) else { return false }
        let names = NameList(wording.tokens, from: open, upTo: wording.tokens.count) { _ in false }.names
        if names.isEmpty { return false }
        if words.contains("PRIMARY") {
            if names.count == 1, reading.schema.entities[entity].primaryKey == nil {
                reading.schema.entities[entity].primaryKey = Declared(names[0], at: cell.span)
            }
            return true
        }
        if words.contains("UNIQUE") { return addKey(names, at: cell.span, to: entity, in: &reading) }
        let isIndex = words.contains("INDEX") || words.first == "KEY"
        guard isIndex, !words.contains("FOREIGN") else { return false }
        let index = Index(kind: .queryable, fields: names.map { Index.Part(name: $0) })
        reading.schema.entities[entity].indexes.append(Declared(index, at: cell.span))
        return true
    }

    /// Such documents state a key among the constraints and again among the indexes, the primary key, too.
    private func addKey(
        _ names: [String], at span: SourceSpan, to entity: Int, in reading: inout DocumentReading
    ) -> Bool {
        let known = reading.schema.entities[entity]
        if names != known.primaryKey.map({ [$0.value] }),
            !known.uniqueKeys.contains(where: { $0.fields == names })
        {
            reading.schema.entities[entity].uniqueKeys.append(
                DeclaredUniqueKey(fields: names, isConstraint: true, span: span))
        }
        return true
    }
}
