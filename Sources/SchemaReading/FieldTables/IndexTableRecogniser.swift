import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads a table with a row a record type, whose columns list its fields by their indexes, where nothing else lists fields.
///
///     | Record type | QUERYABLE | SORTABLE |
///     | --- | --- | --- |
///     | `Trip` | `title`, `start` | `start` |
///
/// What an index is asked for is a field. Its type stands nowhere.
struct IndexTableRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore else { return }
        var plans = ColumnPlans()
        for index in reading.outline.passages.indices where !reading.isUsed[index] {
            guard case .table(let table) = reading.outline.passages[index].block.kind,
                let record = plans.plan(for: table).recordType, reading.isAsserted(index)
            else { continue }
            let columns = Self.columns(of: table)
            guard !columns.isEmpty,
                Self.saysNothingElse(table, besides: columns.map(\.position) + [record])
            else { continue }
            let rows = table.rows.compactMap { Self.entities(in: $0, record, columns) }
            guard rows.count == table.rows.count else { continue }
            for (title, fields, indexes) in rows.joined() where !fields.isEmpty {
                var claim = Claim(title, anchor: nil, from: index)
                claim.entity.fields = fields
                claim.entity.indexes = indexes
                reading.claim(claim)
            }
        }
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

    private typealias Entity = (EntityTitle, [DeclaredField], [Declared<Index>])

    /// The record types of a row, several of which may share it; nil where a cell says something else.
    private static func entities(in row: TableRow, _ record: Int, _ columns: [Column]) -> [Entity]? {
        let names = FieldNameCell(row.cells[record]).names
        guard !names.isEmpty, names.allSatisfy({ NamingLine.startsAsType($0.value) }) else { return nil }
        var fields: [DeclaredField] = []
        var indexes: [Declared<Index>] = []
        var known: Set<String> = []
        for column in columns {
            guard let listed = self.names(in: row.cells[column.position], column) else { return nil }
            for name in listed where SystemField(named: name.value) == nil {
                if known.insert(name.value).inserted {
                    fields.append(DeclaredField(name: name, span: name.span))
                }
            }
            indexes += listed.flatMap { name in
                column.kinds.map {
                    Declared(Index(kind: $0, fields: [.init(name: name.value)]), at: name.span)
                }
            }
        }
        return names.map { (EntityTitle(name: $0, strength: .labelled), fields, indexes) }
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
                Identifier.isValid(token.text), !NamingLine.startsAsType(token.text)
            else { return nil }
            names.append(Declared(token.text, at: token.span))
        }
        return names
    }
}
