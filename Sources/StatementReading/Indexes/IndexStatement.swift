import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads lists, lines and tables about indexes.
///
///     **Indexes:**
///     - `start` (Queryable, Sortable)
///
///     - Queryable: `start`, `title`
///
///     | Record type | Field | Index |
///     | `Trip` | `start` | Queryable |
package struct IndexStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        var plans = ColumnPlans()
        let isUsed = reading.isUsed
        let held = Set(reading.claims.held.lazy.map(\.passage))
        var lists: Set<Int> = []
        var stated: Set<Int> = []
        for (index, passage) in reading.outline.passages.enumerated() {
            if isUsed[index], !reading.isPartlyStated(index) {
                readPairs(at: index, in: &reading)
                continue
            }
            switch passage.block.kind {
            case .list(let list):
                guard reading.topic(of: index).contains(.index) || isOfIndexes(list, at: index, in: reading)
                else { continue }
                read(list, at: index, in: &reading)
                if reading.isUsed[index] { lists.insert(index) }
            case .table(let table):
                read(table, plans.plan(for: table, in: reading), at: index, in: &reading)
            case .paragraph:
                let isField =
                    passage.container.map { held.contains($0) && reading.oddItems[index] == nil } ?? false
                if isField || passage.container.map(lists.contains) ?? false { continue }
                if readLine(at: index, in: &reading) { stated.insert(index) }
            case .codeBlock(let code): readCode(code, at: index, in: &reading)
            case .heading, .blockQuote, .html, .thematicBreak: break
            }
        }
        useLists(of: stated, &reading)
    }

    /// A list is read where each of its items is, and otherwise listed with what it holds besides.
    private func useLists(of stated: Set<Int>, _ reading: inout DocumentReading) {
        let lists = Set(stated.compactMap { reading.outline.passages[$0].container })
        for list in lists where !reading.isUsed[list] {
            let items = reading.outline.passages.indices[(list + 1)...].prefix {
                reading.outline.passages[$0].container != nil
            }
            if items.allSatisfy(stated.contains) { reading.use(list) }
        }
    }

    // MARK: Lists and lines

    private func read(_ list: MarkdownList, at passage: Int, in reading: inout DocumentReading) {
        var isUnderstood = false
        var rest: [SourceSpan] = []
        let subject = reading.subject(of: passage) ?? owner(of: list, in: reading)
        if let subject, readCard(list, at: passage, of: subject, in: &reading) { return }
        for item in list.items {
            guard let block = item.blocks.first, case .paragraph(let content) = block.kind else { continue }
            let wording = Wording(content)
            let tokens = Self.statement(of: wording)
            if Self.isLabel(item, wording, in: reading) {
                isUnderstood = true
            } else if Self.isDenied(tokens) {
                reading.reportRefused(.index, because: .denied, at: block.span)
                isUnderstood = true
            } else if Self.explains(wording, behind: tokens) {
                reading.reportRefused(.index, because: .unclear, at: block.span)
                isUnderstood = true
            } else if readForAll(tokens, in: &reading)
                || isOfAll(listAt: passage, in: reading) && readOfAll(tokens, in: &reading)
            {
                isUnderstood = true
            } else if read(tokens, subject: subject, in: &reading) {
                isUnderstood = true
            } else {
                rest.append(block.span)
            }
        }
        guard isUnderstood else {
            return reading.leave(passage, because: "no line of these indexes names a field that is known")
        }
        reading.use(passage)
        for span in rest {
            reading.report(.indexUnread, .note, "this line among the indexes names no field", at: span)
        }
    }

    /// "`start`: QUERYABLE, SORTABLE" in every item, each a field of the entity that stands above.
    private func isOfIndexes(_ list: MarkdownList, at passage: Int, in reading: DocumentReading) -> Bool {
        guard let subject = reading.subject(of: passage), !list.items.isEmpty else { return false }
        return list.items.allSatisfy { item in
            guard let block = item.blocks.first, case .paragraph(let content) = block.kind else {
                return false
            }
            let tokens = Wording(content).tokens
            guard tokens.count > 2, reading.hasField(tokens[0].text, in: subject),
                [.colon, .dash, .open].contains(tokens[1].sign)
            else { return false }
            // As CloudKit spells them; in small letters they may be words about anything.
            guard tokens[2...].allSatisfy({ $0.kind == .sign || $0.text == $0.text.uppercased() }) else {
                return false
            }
            let words = IndexWords(tokens[2...], letters: .none)
            return words.isComplete && !words.kinds.isEmpty
        }
    }

    /// "Add index for `createdAt` (Queryable)", of each record type that has the field.
    private func readOfAll(_ tokens: ArraySlice<Wording.Token>, in reading: inout DocumentReading) -> Bool {
        var isRead = false
        let places = NamePlaces(tokens)
        for entity in reading.schema.entities.indices {
            let line = IndexLine(tokens) { reading.hasField($0, in: entity) }
            for entry in line.entries
            where line.refusal == nil && entry.fields.allSatisfy({ reading.hasField($0.name, in: entity) }) {
                isRead = add(entry, to: entity, at: places, in: &reading) || isRead
            }
        }
        return isRead
    }

    /// "**Index**: `start` (descending)", "Queryable fields: `start`" in a paragraph or item.
    ///
    /// Returns whether each of its sentences states an index.
    private func readLine(at passage: Int, in reading: inout DocumentReading) -> Bool {
        guard let wording = reading.wordings[passage] else { return false }
        if let scope = reading.scopes[passage] { readLabels(wording, of: scope, at: passage, in: &reading) }
        return readSentences(wording, at: passage, in: &reading)
    }

    private func readLabels(
        _ wording: Wording, of scope: Int, at passage: Int, in reading: inout DocumentReading
    ) {
        for range in Self.lines(of: wording) {
            // "Add an index on: `start`"
            let label = wording.tokens[range].drop { $0.means(.filler) }.prefix(4)
            guard label.first?.means(Self.kinds) == true || label.first?.means(.index) == true,
                label.contains(where: { $0.sign == .colon })
            else { continue }
            if read(wording.tokens[range], subject: scope, in: &reading) {
                reading.useAsMetadata(passage, sentence: range)
            } else if wording.tokens[range].last?.sign == .colon, reading.isEmptyLabel(passage) {
                reading.report(
                    .indexUnread, .note, "this names no field, so no index is read from it",
                    at: wording.span(of: range), remedy: "name the fields in back-ticks: Queryable: `field`")
            }
        }
    }

    static let kinds: ConceptSet = [.queryable, .sortable, .searchable]

    /// The sentences; what begins with a name or a kind of index goes on with the one before: "Indexes: `a`; `b`".
    private static func lines(of wording: Wording) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        for sentence in wording.sentences {
            let first = wording.tokens[sentence.lowerBound]
            let isLabelled = wording.tokens[sentence].prefix(4).contains { $0.sign == .colon }
            if let last = lines.last, first.kind == .code || first.means(kinds) && !isLabelled {
                lines[lines.count - 1] = last.lowerBound..<sentence.upperBound
            } else {
                lines.append(sentence)
            }
        }
        return lines
    }

    /// "Add an index on `date`", "Create query indexes for `Trip.start`/`end` and `Stop.place`".
    private func readSentences(
        _ wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        guard wording.tokens.contains(where: { $0.kind == .code }) else { return false }
        var count = 0
        for range in wording.sentences where !reading.isStated(range, in: passage) {
            let tokens = wording.tokens[range]
            if readForAll(tokens, in: &reading) || readPaths(tokens, in: &reading)
                || readListedPaths(tokens, in: &reading)
                || readPairs(range, of: wording, at: passage, in: &reading)
                || readMarking(range, of: wording, at: passage, in: &reading)
                || readPointing(range, of: wording, at: passage, in: &reading)
            {
                count += 1
                continue
            }
            if reportBroad(tokens, of: wording.span(of: range), at: passage, in: &reading) { continue }
            if readDemands(range, of: wording, at: passage, in: &reading) { count += 1 }
        }
        return count == wording.sentences.count
    }

    /// The indexes on fields that are declared, of the entity that a path names, else of the scope's.
    func indexes(
        _ tokens: ArraySlice<Wording.Token>, _ names: Range<Int>, _ words: ArraySlice<Wording.Token>,
        of scope: Int?, in reading: DocumentReading
    ) -> [(entity: Int, Declared<Index>)] {
        let said = IndexWords(words, letters: .none).kinds
        let kinds = said.isEmpty ? [.queryable] : said
        let paths = Self.paths(in: tokens[names], reading)
        if !paths.isEmpty {
            return paths.flatMap { entity, field in
                kinds.map {
                    (entity, Declared(Index(kind: $0, fields: [.init(name: field.text)]), at: field.span))
                }
            }
        }
        guard let first = tokens[names].first, let last = tokens[names].last else { return [] }
        guard let scope else {
            let found = reading.declared(besideWord: first).flatMap { entity in
                indexes(tokens, names, words, of: entity, in: reading)
            }
            // "An index on `start`" is one type's, and does not say whose.
            let isOfSeveral = tokens.contains { $0.means(.index) && $0.text.lowercased() != "index" }
            return isOfSeveral || Set(found.map(\.entity)).count == 1 ? found : []
        }
        let line = IndexLine(tokens[names]) { reading.hasField($0, in: scope) }
        let entries = line.entries.filter { entry in
            entry.fields.allSatisfy {
                SystemField(named: $0.name) != nil || reading.hasField($0.name, in: scope)
            }
        }
        let span = first.span.joined(with: last.span)
        return entries.flatMap { entry in
            (entry.kinds.isEmpty ? kinds : entry.kinds).map {
                (scope, Declared(Index(kind: $0, fields: entry.fields), at: span))
            }
        }
    }

    func read(
        _ tokens: ArraySlice<Wording.Token>, subject: Int?, in reading: inout DocumentReading
    ) -> Bool {
        let calls = Self.calls(in: tokens, reading)
        if !calls.isEmpty {
            for (entity, index) in calls { reading.schema.entities[entity].indexes.append(index) }
            return true
        }
        let colon = tokens.prefix(4).firstIndex { $0.sign == .colon }
        let named = colon.flatMap { reading.entity(labelledBy: tokens[..<$0]) }
        let body = named == nil ? tokens : tokens[((colon ?? tokens.startIndex) + 1)...]
        let entity = named ?? subject
        let line = IndexLine(body) { name in entity.map { reading.hasField(name, in: $0) } ?? false }
        guard !line.isOfSystem else { return true }
        if line.entries.isEmpty, let reason = line.refusal, let first = body.first, let last = body.last {
            reading.reportRefused(.index, because: reason, at: first.span.joined(with: last.span))
            return true
        }
        var isUnderstood = false
        let places = NamePlaces(body)
        for entry in line.entries {
            if add(entry, to: entity, at: places, in: &reading) { isUnderstood = true }
        }
        return isUnderstood
    }

    private func add(
        _ entry: IndexLine.Entry, to entity: Int?, at places: NamePlaces,
        in reading: inout DocumentReading
    ) -> Bool {
        let (entry, owner) = Self.withoutOwner(entry, of: entity, reading)
        guard let entity = owner, let line = places.line else { return false }
        // The names themselves, where they stand as they are.
        let spans = entry.fields.compactMap { places[$0.name] }.sorted { $0.lower < $1.lower }
        let span = (spans.first ?? line).joined(with: spans.last ?? line)
        if entry.isUnique {
            reading.schema.entities[entity].uniqueKeys.append(
                DeclaredUniqueKey(fields: entry.fields.map(\.name), span: span))
        }
        for kind in entry.kinds.isEmpty ? [.queryable] : entry.kinds {
            reading.schema.entities[entity].indexes.append(
                Declared(Index(kind: kind, fields: entry.fields), at: span))
        }
        return true
    }

    // MARK: Tables

    private func read(_ table: Table, _ plan: ColumnPlan, at passage: Int, in reading: inout DocumentReading)
    {
        let plan = plan.hasIndexColumn ? plan : plan.indexed(by: table)
        let entities = plan.recordType ?? columnOfEntities(in: table, plan, reading)
        if readListed(table, plan, in: &reading) { return reading.use(passage) }
        let shared = plan.hasIndexColumn || plan.type != nil ? [] : kindsOfAll(at: passage, plan, in: reading)
        guard let name = plan.name, !plan.has(.foreign),
            isIndexTable(table, plan, entities) || !shared.isEmpty
        else { return }
        let subject = reading.subject(of: passage) ?? owner(of: table, named: name, in: reading)
        var subjects = subject.map { [$0] } ?? []
        var unknown: [TableCell] = []
        var isUnderstood = false
        for row in table.rows {
            if let column = entities, !row.cells[column].content.isEmpty {
                subjects = Self.entities(in: row.cells[column], reading)
                if subjects.isEmpty { unknown.append(row.cells[column]) }
            }
            for field in FieldNameCell(row.cells[name]).names where !subjects.isEmpty {
                let indexes =
                    IndexCell.indexes(in: row, plan, field: field.value)
                    + shared.map {
                        Declared(Index(kind: $0, fields: [.init(name: field.value)]), at: field.span)
                    }
                for entity in subjects
                where subjects.count == 1 || SystemField(named: field.value) != nil
                    || reading.hasField(field.value, in: entity)
                {
                    reading.schema.entities[entity].indexes += indexes
                }
                isUnderstood = true
            }
        }
        guard isUnderstood else { return }
        reading.use(passage)
        for cell in unknown { reading.reportIndexOfUnknown(cell) }
    }

    /// "## Indexes (all Queryable)" above "Record type | Field | Note": what the heading says of each row.
    private func kindsOfAll(at passage: Int, _ plan: ColumnPlan, in reading: DocumentReading) -> [Index.Kind]
    {
        guard plan.recordType != nil, reading.topic(of: passage).contains(.index),
            case let section = reading.outline.passages[passage].section,
            let heading = reading.outline.sections[section].heading,
            heading.tokens.contains(where: { $0.means(.index) }),
            // "Old queryable indexes", "Queryable or Sortable?"
            heading.tokens.indices.allSatisfy({ index in
                heading.tokens[...].polarityMarks(at: index).isDisjoint(
                    with: PolarityMarks.unstated.union(.past))
                    && !heading.tokens[index].isQuestionMark
                    && !heading.tokens[index].means([.otherFields, .retired, .removed])
            }),
            plan.roles.allSatisfy({ $0 == .recordType || $0?.isName == true || $0 == .notes })
        else { return [] }
        return IndexWords(heading.tokens[...], letters: .none).kinds
    }

    /// The only entity that has all the fields of a table which stands under no entity's heading.
    private func owner(of table: Table, named column: Int, in reading: DocumentReading) -> Int? {
        reading.owner(of: table.rows.flatMap { FieldNameCell($0.cells[column]).names.map(\.value) })
    }

    /// The same of a list: what its items have in back-ticks.
    private func owner(of list: MarkdownList, in reading: DocumentReading) -> Int? {
        let names = GrantStatement.lines(of: list).flatMap(\.tokens).filter {
            $0.kind == .code && !$0.spells(Self.kinds)
        }
        return reading.owner(of: names.map(\.text))
    }

    /// "Type | Field | Index": a column of types that are all record types.
    private func columnOfEntities(
        in table: Table, _ plan: ColumnPlan, _ reading: DocumentReading
    ) -> Int? {
        guard plan.hasIndexColumn, let type = plan.type, !table.rows.isEmpty else { return nil }
        let isOfEntities = table.rows.allSatisfy { row in
            let names = FieldNameCell(row.cells[type]).names
            return names.count == 1 && reading.entity(named: names[0].value) != nil
        }
        return isOfEntities ? type : nil
    }

    /// Without types; or with kinds of index in the "Type" column.
    private func isIndexTable(_ table: Table, _ plan: ColumnPlan, _ entities: Int?) -> Bool {
        guard let type = plan.type, type != entities else { return plan.hasIndexColumn }
        return !table.rows.isEmpty
            && table.rows.allSatisfy {
                !IndexWords(Wording($0.cells[type].content).tokens[...]).kinds.isEmpty
            }
    }
}
