import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a table with one row an entity, whose fields are listed in one cell, where nothing else lists fields.
///
///     | Record type | Fields | Indexes |
///     | `Trip` | title (String), start (Date/Time) | `start` Sortable |
///
///     | Table | What it holds |
///     | `trips` | One a journey: `title`, `started_at`, `ended_at`. Kept for a year. |
package struct OverviewTableRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        var described: [String: Set<String>] = [:]
        let text = OverviewCell.withoutBreaks(reading.document.source.text)
        var plans = ColumnPlans()
        for index in reading.outline.passages.indices {
            guard case .table(let table) = reading.outline.passages[index].block.kind else { continue }
            let header = table.header.cells.map(\.content.plainText)
            let plan = plans.plan(for: table)
            if readExtra(table, plan, at: index, text, in: &reading) { continue }
            if readFacts(table, besides: known, at: index, text, in: &reading) { continue }
            // "Record type | Field | Index" has a row an index, and is asked last.
            if IndexTableRecogniser.isOfIndexes(table, plan) { continue }
            let lists = Self.listColumn(of: table, plan, text)
            guard let name = Self.fieldColumn(of: header, plan) ?? lists, !plan.has(.foreign),
                let record = Self.recordColumn(of: table, plan, besides: name)
            else { continue }
            var rows = rows(of: table, record, name, text)
            if isPartlyRead(rows, besides: known) { rows = rows.map(\.withoutWords) }
            leaveWords(rows, at: index, in: &reading)
            guard areEntities(rows, in: reading) || lists != nil,
                plan.recordType != nil || isOfStore(index, in: reading),
                // Beside full lists of fields such a table is only an overview of the most important ones.
                known.isEmpty
                    || plan.recordType != nil && known.isDisjoint(with: names(of: rows))
                        && !Self.isOfIndexes(rows, plan)
                        && (plan.namesFields || rows.contains { $0.fields.contains { $0.type != nil } })
            else { continue }
            if Self.namesOneEach(rows), rows.allSatisfy({ $0.isDescribed(in: described) }) { continue }
            for row in rows {
                described[row.name.names[0].value, default: []].formUnion(row.fields.map(\.name.value))
            }
            for row in rows {
                reading.schema.diagnostics += row.row.surplus
                reportWords(of: row, in: &reading)
                reportOpenEnd(of: row, in: &reading)
            }
            let relationships = OverviewRelationships.columns(of: table).filter { $0 != name && $0 != record }
            let kinds = IndexWords(Wording(table.header.cells[name].content).tokens[...], letters: .none)
                .kinds
            let isSure = plan.recordType == nil || isLabel(table.header.cells[record], at: index, in: reading)
            let strength: EntityTitle.Strength = isSure ? .labelled : .marked
            for row in rows where !row.fields.isEmpty {
                var claim = claim(row, plan, relationships, strength, at: index)
                claim.entity.indexes += row.indexes(of: kinds)
                reading.claim(claim)
                for column in relationships { reportUnread(in: row, column, &reading) }
            }
            for row in rows where row.fields.isEmpty { reportUnread(row.row.cells[name], in: &reading) }
        }
    }

    /// "Record type | Extra fields" beside the fields that all types share: "—" where a type has none of its own.
    private func readExtra(
        _ table: Table, _ plan: ColumnPlan, at passage: Int, _ text: [UInt8],
        in reading: inout DocumentReading
    ) -> Bool {
        guard let record = plan.recordType else { return false }
        let extra = table.header.cells.firstIndex { cell in
            let title = Wording(cell.content).tokens
            return title.prefix(2).contains { $0.means(.extra) } && title.contains { $0.means(.fields) }
        }
        guard let extra, record != extra else { return false }
        let rows = table.rows.filter { !Self.isBlank($0.cells[extra]) }
        let found = rows.map {
            Row(
                row: $0, name: FieldNameCell($0.cells[record]),
                fields: OverviewCell($0.cells[extra], in: text).fields)
        }
        guard found.allSatisfy({ $0.name.names.count == 1 }) else { return false }
        for row in found where !row.fields.isEmpty { reading.claim(claim(row, plan, at: passage)) }
        for row in found where row.fields.isEmpty { reportUnread(row.row.cells[extra], in: &reading) }
        return true
    }

    /// "| Record type | `Trip` |" in a row above "| Fields | `title` (String), `start` (Date/Time) |".
    private func readFacts(
        _ table: Table, besides known: Set<String>, at passage: Int, _ text: [UInt8],
        in reading: inout DocumentReading
    ) -> Bool {
        guard table.header.cells.count == 2 else { return false }
        var name: Declared<String>?
        var isRead = false
        for row in table.rows {
            let label = Wording(row.cells[0].content)
            if label.tokens.indices.contains(where: { label.label(at: $0) != nil }) {
                let names = FieldNameCell(row.cells[1]).names
                name = names.count == 1 ? names[0] : nil
            } else if let owner = name, label.tokens.last?.means(.fields) == true,
                !known.contains(owner.value)
            {
                let cell = OverviewCell(row.cells[1], in: text)
                guard cell.fields.count > 1 || cell.fields.first?.type != nil else { continue }
                var claim = Claim(EntityTitle(name: owner, strength: .labelled), anchor: nil, from: passage)
                claim.entity.fields = cell.fields
                reading.claim(claim)
                isRead = true
            }
        }
        return isRead
    }

    private static func isBlank(_ cell: TableCell) -> Bool {
        let tokens = Wording(cell.content).tokens
        return tokens.allSatisfy { $0.kind == .sign }
            || tokens.count == 1 && tokens[0].means([.no, .negation])
            || cell.content.plainText.lowercased() == "none"
    }

    private struct Row {
        let row: TableRow
        let name: FieldNameCell
        var fields: [DeclaredField]
        var cell: OverviewCell?

        /// Whether another table has its fields, or lists those of its record type, and this one CloudKit's own.
        func isDescribed(in known: [String: Set<String>]) -> Bool {
            guard let fields = known[name.names[0].value] else { return false }
            return self.fields.allSatisfy {
                fields.contains($0.name.value) || SystemField(named: $0.name.value) != nil
            }
        }

        /// "Queryable fields": each of them.
        func indexes(of kinds: [Index.Kind]) -> [Declared<Index>] {
            fields.flatMap { field in
                kinds.map {
                    Declared(Index(kind: $0, fields: [.init(name: field.name.value)]), at: field.name.span)
                }
            }
        }

        /// With the fields between the words, where there are several.
        var withoutWords: Row {
            var row = self
            if let cell, cell.named.count > 1 { row.fields = cell.named }
            return row
        }
    }

    private func rows(of table: Table, _ record: Int, _ name: Int, _ text: [UInt8]) -> [Row] {
        let types = Set(table.rows.flatMap { FieldNameCell($0.cells[record]).names.map(\.value) })
        let cells = table.rows.map { OverviewCell($0.cells[name], referringTo: types, in: text) }
        let isGrouped = cells.contains(where: \.isGrouped)
        var rows: [Row] = []
        var ofEvery: [DeclaredField] = []
        for (row, cell) in zip(table.rows, cells) {
            let cell =
                isGrouped && !cell.isGrouped
                ? OverviewCell(row.cells[name], sharesTypes: true, referringTo: types, in: text) : cell
            if RecordTypeCell(row.cells[record]).isOfEvery, cell.words.isEmpty, !cell.fields.isEmpty,
                ofEvery.count < RecordTypeCell.mostRowsOfEvery
            {
                ofEvery += cell.fields
            } else {
                let name = FieldNameCell(row.cells[record])
                rows.append(Row(row: row, name: name, fields: cell.fields, cell: cell))
            }
        }
        for row in rows.indices { rows[row].fields += ofEvery }
        return rows
    }

    /// "name, primary muscle groups, equipment": where another row holds nothing but names, and most parts of the
    /// table are names, the others are told.
    private func isPartlyRead(_ rows: [Row], besides known: Set<String>) -> Bool {
        let cells = rows.compactMap(\.cell)
        let words = cells.reduce(0) { $0 + $1.words.count }
        return words > 0 && cells.contains { $0.words.isEmpty }
            && cells.reduce(0) { $0 + $1.named.count } > words
            && cells.allSatisfy { $0.words.isEmpty || $0.named.count > 1 }
            && known.isDisjoint(with: names(of: rows))
    }

    private func reportWords(of row: Row, in reading: inout DocumentReading) {
        guard !row.fields.isEmpty, let words = row.cell?.words, let first = words.first else { return }
        let parts = words.map { "'\(reading.document.source[$0.range])'" }.joined(separator: " or ")
        reading.report(
            .fieldUnnamed, .warning,
            "no field can be called by \(parts): the other fields of '\(row.name.names[0].value)' are read",
            at: first, remedy: "give it a name of one word, in back-ticks")
    }

    /// "id, name and others": the author knows of more fields than the list names.
    private func reportOpenEnd(of row: Row, in reading: inout DocumentReading) {
        guard !row.fields.isEmpty, let end = row.cell?.openEnd else { return }
        reading.report(
            .fieldUnnamed, .note,
            "'\(reading.document.source[end.range])' stands for more fields of '\(row.name.names[0].value)', "
                + "which are not read",
            at: end, remedy: "name each of them")
    }

    /// "Record type | Field | Index": a row for each index, and no list of fields.
    private static func isOfIndexes(_ rows: [Row], _ plan: ColumnPlan) -> Bool {
        plan.hasIndexColumn && namesOneEach(rows)
    }

    /// "Record type | Field | Note": beside a table that lists the fields it says something of one in each row.
    private static func namesOneEach(_ rows: [Row]) -> Bool {
        rows.allSatisfy { $0.fields.count <= 1 && $0.fields.first?.type == nil }
    }

    private func names(of rows: [Row]) -> Set<String> {
        Set(rows.lazy.flatMap(\.name.names).map(\.value))
    }

    /// "name, primary muscle groups": names of types, and words about fields.
    private func leaveWords(_ rows: [Row], at passage: Int, in reading: inout DocumentReading) {
        let unread = rows.count { $0.fields.isEmpty }
        guard unread > 0, unread * 4 > rows.count, rows.allSatisfy({ $0.name.names.count == 1 }) else {
            return
        }
        reading.leave(passage, because: "its cells list words that no field can be called by")
    }

    /// A single field in a cell must have a type, or be written or spelled as code: a word alone may be anything.
    private func areEntities(_ rows: [Row], in reading: DocumentReading) -> Bool {
        let unread = rows.count { $0.fields.isEmpty }
        guard unread < rows.count, unread * 4 <= rows.count else { return false }
        return rows.allSatisfy { row in
            guard row.name.names.count == 1 else { return false }
            guard let first = row.fields.first else { return true }
            return row.fields.count > 1 || first.type != nil || reading.isInCode(first.name.span)
                || Identifier.looksLikeCode(first.name.value)
        }
    }

    /// Of a table whose other rows list fields one may hold words.
    private func reportUnread(_ cell: TableCell, in reading: inout DocumentReading) {
        reading.report(
            .fieldUnnamed, .warning, "no fields can be read from this cell", at: cell.span,
            remedy: "list their names with commas between them")
    }

    private func reportUnread(in row: Row, _ column: Int, _ reading: inout DocumentReading) {
        guard column < row.row.cells.count else { return }
        for part in OverviewRelationships(row.row.cells[column]).unread {
            reading.report(
                .fieldsUnread, .note, "no relationship of '\(row.name.names[0].value)' is read from this",
                at: part, remedy: "name the field and what it refers to, for example '`stops` → [Stop]'")
        }
    }

    /// "Record type"; or "Type", where each cell is a name in back-ticks or bold, and "Collection".
    private static func recordColumn(of table: Table, _ plan: ColumnPlan, besides fields: Int) -> Int? {
        if let record = plan.recordType { return plan.type == nil ? record : nil }
        let header = table.header.cells.map { $0.content.plainText.lowercased() }
        let collection = header.firstIndex { collections.contains($0) }
        guard let column = plan.type ?? collection, column != fields,
            table.rows.allSatisfy({ isName($0.cells[column], marked: column != collection) })
        else { return nil }
        return column
    }

    private static let collections: Set = ["collection", "collections", "store", "stores", "object store"]

    /// Events and messages have types with fields, too: the heading right above must speak of what is stored.
    private func isOfStore(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard let heading = section.heading, reading.standings.speaksOfStore else { return false }
        return heading.tokens.contains { $0.means(Self.stored) }
            && !heading.tokens.contains { $0.means([.elsewhere, .aside]) }
    }

    /// "Record type" says it; models and tables may be those of answers, settings or views as well.
    private func isLabel(_ header: TableCell, at passage: Int, in reading: DocumentReading) -> Bool {
        if Wording(header.content).tokens.contains(where: { $0.means([.recordTypeLabel, .record]) }) {
            return true
        }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        let topics = reading.standing(of: passage).own
        if !topics.isDisjoint(with: [.calls, .messages, .settings, .variables])
            || section.heading.map(HeadingTopics.isOfViewModels) ?? false
        {
            return false
        }
        return reading.standings.speaksOfStore || reading.standings.isNamedAfterSchema
            || !topics.isDisjoint(with: [.schema, .records, .recordTypes, .models, .storage, .data])
    }

    private static let stored: ConceptSet = [
        .record, .entityLabel, .database, .general, .cloudKit, .coreData, .swiftData, .relational,
    ]

    private static func isName(_ cell: TableCell, marked: Bool) -> Bool {
        let tokens = Wording(cell.content).tokens
        guard tokens.count == 1, tokens[0].isName, tokens[0].isMarked || !marked else { return false }
        return TypeVocabulary.meaning(of: tokens[0].text) == nil
    }

    /// "Fields", or "Key fields": such a column lists several.
    private static func fieldColumn(of header: [String], _ plan: ColumnPlan) -> Int? {
        if let name = plan.name, plan.namesFields { return name }
        return header.firstIndex { HeaderVocabulary.normalised($0[...]).means(.keyFields) }
            ?? (plan.roles.contains { $0?.isName ?? false }
                ? nil : onlyIndexedFields(of: header))
    }

    /// Several such columns list the fields together.
    private static func onlyIndexedFields(of header: [String]) -> Int? {
        let columns = header.indices.filter { namesIndexedFields(header[$0]) }
        return columns.count == 1 ? columns[0] : nil
    }

    /// "Queryable fields": what their indexes are, and nothing else.
    private static func namesIndexedFields(_ header: String) -> Bool {
        let words = HeaderVocabulary.normalised(header[...]).split(separator: " ")
        return words.count == 2 && words[1].means(.fields) && words[1].last == "s"
            && words[0].means([.queryable, .sortable, .searchable])
    }

    /// A column of which most cells list several names behind a colon: "One a journey: `title`, `boat_id`".
    private static func listColumn(of table: Table, _ plan: ColumnPlan, _ text: [UInt8]) -> Int? {
        guard let record = plan.recordType, plan.name == nil, plan.type == nil else { return nil }
        return table.header.cells.indices.first { column in
            guard column != record else { return false }
            let lists = table.rows.count { row in
                guard OverviewCell.listBehindColon(in: text, row.cells[column]) != nil else { return false }
                let fields = OverviewCell(row.cells[column], in: text).fields
                return fields.count > 2 && fields.contains { Identifier.looksLikeCode($0.name.value) }
            }
            return lists * 2 > table.rows.count
                && table.rows.allSatisfy { FieldNameCell($0.cells[record]).names.count == 1 }
        }
    }

    private func claim(
        _ row: Row, _ plan: ColumnPlan, _ relationshipColumns: [Int] = [],
        _ strength: EntityTitle.Strength = .labelled, at passage: Int
    ) -> Claim {
        let title = EntityTitle(name: row.name.names[0], strength: strength)
        var claim = Claim(title, anchor: nil, from: passage)
        claim.entity.fields = row.fields.filter {
            SystemField(named: $0.name.value) == nil || row.fields.count == 1
        }
        let names = Set(row.fields.map(\.name.value))
        for (column, role) in plan.roles.enumerated() where role == .indexed {
            claim.entity.indexes += indexes(in: row.row.cells[column], among: names)
        }
        // "`Trip` | `start` | Sortable"
        if claim.entity.indexes.isEmpty, names.count == 1, let name = names.first {
            claim.entity.indexes = IndexCell.indexes(in: row.row, plan, field: name)
        }
        for column in relationshipColumns where column < row.row.cells.count {
            let related = OverviewRelationships(row.row.cells[column])
            claim.entity.fields += related.fields.filter { !names.contains($0.name.value) }
            claim.entity.relationships += related.relationships
        }
        return claim
    }

    /// "`start` Queryable; `title` Searchable".
    private func indexes(in cell: TableCell, among fields: Set<String>) -> [Declared<Index>] {
        let wording = Wording(cell.content)
        return wording.sentences.flatMap { sentence in
            IndexLine(wording.tokens[sentence]) { fields.contains($0) }.entries.flatMap { entry in
                guard entry.fields.allSatisfy({ fields.contains($0.name) }) else {
                    return [Declared<Index>]()
                }
                let kinds = entry.kinds.isEmpty ? [.queryable] : entry.kinds
                return kinds.map { Declared(Index(kind: $0, fields: entry.fields), at: cell.span) }
            }
        }
    }
}
