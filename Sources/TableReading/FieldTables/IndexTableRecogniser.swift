import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a table of indexes where nothing else lists fields: with a row a record type, or a row an index.
///
///     | Record type | QUERYABLE | SORTABLE |
///     | --- | --- | --- |
///     | `Trip` | `title`, `start` | `start` |
///
///     | Record type | Field | Index |
///     | --- | --- | --- |
///     | `Trip`, `Stop` | `start` | Queryable, Sortable |
///
/// What an index is asked for is a field. Its type stands nowhere.
package struct IndexTableRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore else { return }
        var plans = ColumnPlans()
        for index in reading.outline.passages.indices where !reading.isUsed[index] {
            guard case .table(let table) = reading.outline.passages[index].block.kind,
                case let plan = plans.plan(for: table), let record = plan.recordType,
                reading.isAsserted(index)
            else { continue }
            let entities = Self.entities(in: table, record) ?? Self.entities(in: table, record, plan) ?? []
            for entity in entities where !entity.fields.isEmpty {
                let title = EntityTitle(name: entity.name, strength: .labelled)
                var claim = Claim(title, anchor: nil, from: index)
                claim.entity.fields = entity.fields
                claim.entity.indexes = entity.indexes
                reading.claim(claim)
            }
        }
    }

    // MARK: A row a record type

    private static func entities(in table: Table, _ record: Int) -> [IndexedEntity]? {
        let columns = columns(of: table)
        guard !columns.isEmpty, saysNothingElse(table, besides: columns.map(\.position) + [record]) else {
            return nil
        }
        let rows = table.rows.compactMap { entities(in: $0, record, columns) }
        return rows.count == table.rows.count ? Array(rows.joined()) : nil
    }

    /// "QUERYABLE", "Sortable fields": of which kinds the indexes of a column are.
    private struct Column {
        let position: Int
        let kinds: [Index.Kind]

        /// Whether the header says that fields stand below: then they need no back-ticks.
        let namesFields: Bool
    }

    private static func columns(of table: Table) -> [Column] {
        table.header.cells.enumerated().compactMap { position, cell in
            let words = Wording(cell.content).tokens.filter { $0.kind == .word || $0.kind == .code }
            let kinds = IndexWords(words[...], letters: .none).kinds
            let namesFields = words.contains { $0.means(.fields) }
            guard !kinds.isEmpty,
                words.allSatisfy({ $0.means([.queryable, .sortable, .searchable, .index, .fields]) })
            else { return nil }
            return Column(position: position, kinds: kinds, namesFields: namesFields)
        }
    }

    /// At most one other column, of words: rights, types and defaults have tables of their own.
    private static func saysNothingElse(_ table: Table, besides columns: [Int]) -> Bool {
        let others = table.header.cells.indices.filter { !columns.contains($0) }
        guard others.count <= 1, let other = others.first else { return others.isEmpty }
        return table.rows.allSatisfy { row in
            other >= row.cells.count
                || !Wording(row.cells[other].content).tokens.contains { $0.kind == .code }
        }
            && !Wording(table.header.cells[other].content).mayMean([
                .security, .everyone, .creator, .queryable,
            ])
    }

    /// The record types of a row, several of which may share it; nil where a cell says something else.
    private static func entities(in row: TableRow, _ record: Int, _ columns: [Column]) -> [IndexedEntity]? {
        let names = FieldNameCell(row.cells[record]).names
        guard !names.isEmpty, names.allSatisfy({ Identifier.isTypeName($0.value) }) else { return nil }
        var entities = names.map { IndexedEntity($0) }
        for column in columns {
            guard let listed = self.names(in: row.cells[column.position], column) else { return nil }
            for entity in entities.indices { entities[entity].add(listed, column.kinds) }
        }
        return entities
    }

    /// Names with commas between them; none in a cell that is blank or a dash.
    private static func names(in cell: TableCell, _ column: Column) -> [Declared<String>]? {
        let tokens = Wording(cell.content).tokens
        if tokens.allSatisfy({ $0.kind == .sign }) || tokens.count == 1 && tokens[0].means([.no, .negation]) {
            return []
        }
        var names: [Declared<String>] = []
        for token in tokens where token.sign != .comma && !token.means(.and) {
            guard !token.isStruckThrough,
                token.kind == .code || column.namesFields && Identifier.looksLikeCode(token.text),
                Identifier.isValid(token.text), !Identifier.isTypeName(token.text)
            else { return nil }
            names.append(Declared(token.text, at: token.span))
        }
        return names
    }

    // MARK: A row an index

    /// Whether each row is an index, or several of one kind.
    static func isOfIndexes(_ table: Table, _ plan: ColumnPlan) -> Bool {
        plan.recordType.flatMap { entities(in: table, $0, plan) } != nil
    }

    /// Nil where a cell is no name of its column's, or a column says something else.
    private static func entities(in table: Table, _ record: Int, _ plan: ColumnPlan) -> [IndexedEntity]? {
        guard let name = plan.name, let index = plan.column(.indexed),
            plan.roles.enumerated().allSatisfy({ [record, name, index].contains($0) || $1 == .notes })
        else { return nil }
        var entities: [IndexedEntity] = []
        var places: [String: Int] = [:]
        var ofEvery: [Indexed] = []
        for row in table.rows {
            guard let indexed = indexed(row, name, index) else { return nil }
            // What CloudKit itself writes is no field.
            if indexed.names.isEmpty { continue }
            let types = RecordTypeCell(row.cells[record])
            if types.isOfEvery {
                ofEvery.append(indexed)
                continue
            }
            guard !types.names.isEmpty, types.names.allSatisfy({ Identifier.isTypeName($0.value) }) else {
                return nil
            }
            for type in types.names {
                let place = places[type.value] ?? entities.count
                if place == entities.count {
                    places[type.value] = place
                    entities.append(IndexedEntity(type))
                }
                entities[place].add(indexed.names, indexed.kinds)
            }
        }
        if ofEvery.count > RecordTypeCell.mostRowsOfEvery { return nil }
        for entity in entities.indices {
            for indexed in ofEvery { entities[entity].add(indexed.names, indexed.kinds) }
        }
        return entities.isEmpty ? nil : entities
    }

    private typealias Indexed = (names: [Declared<String>], kinds: [Index.Kind])

    private static func indexed(_ row: TableRow, _ name: Int, _ index: Int) -> Indexed? {
        let cell = FieldNameCell(row.cells[name])
        let fields = cell.names
        let words = IndexWords(Wording(row.cells[index].content).tokens[...], letters: .none)
        guard !fields.isEmpty, cell.remainder == nil, !cell.isStruckThrough,
            !row.cells.contains(where: { FieldNameCell($0).isStruckThrough }), !words.kinds.isEmpty,
            words.isComplete,
            words.refusals.isEmpty
        else { return nil }
        let own = fields.filter { SystemField(named: $0.value) == nil }
        return own.contains { Identifier.isTypeName($0.value) } ? nil : (own, words.kinds)
    }
}

/// A record type of which indexes tell the fields.
private struct IndexedEntity {
    let name: Declared<String>
    private(set) var fields: [DeclaredField] = []
    private(set) var indexes: [Declared<Index>] = []
    private var known: Set<String> = []

    init(_ name: Declared<String>) {
        self.name = name
    }

    /// What CloudKit itself writes is no field.
    mutating func add(_ names: [Declared<String>], _ kinds: [Index.Kind]) {
        for name in names {
            if SystemField(named: name.value) == nil, known.insert(name.value).inserted {
                fields.append(DeclaredField(name: name, span: name.span))
            }
            indexes += kinds.map {
                Declared(Index(kind: $0, fields: [.init(name: name.value)]), at: name.span)
            }
        }
    }
}
