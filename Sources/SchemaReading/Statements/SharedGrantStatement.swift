import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads who may do what with the records of several entities, in sections that are about none of them.
///
///     All record types: `_world` read, `_creator` write
///     - `Trip`: `_icloud` create
///
///     | Record type | `_world` | `_creator` |
///     | --- | --- | --- |
///     | `Trip` | Read | Write |
struct SharedGrantStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let roles = OwnRoles(reading.schema)
        defer { leaveLists(&reading) }
        for (index, passage) in reading.outline.passages.enumerated() {
            let isOfNone = reading.scopes[index] == nil
            switch passage.block.kind {
            case .paragraph where isOfNone: readParagraph(at: index, roles, in: &reading)
            case .table(let table) where !reading.isUsed[index]:
                let grants = GrantTable(table, roles)
                let isAboutSecurity =
                    grants.isAboutSecurity || reading.topic(of: index).contains(.security)
                    || grants.rowsAreRoles(roles) && !entities(inHeaderOf: grants, reading).isEmpty
                guard isAboutSecurity,
                    isOfNone || grants.namesSubject || !entities(inHeaderOf: grants, reading).isEmpty
                else { continue }
                read(grants, at: index, roles, in: &reading)
            case .list(let list)
            where isOfNone && GrantStatement.grants(passage.block, at: index, roles, in: reading):
                read(list, at: index, roles, in: &reading)
            case .heading, .paragraph, .table, .list, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    // MARK: Lists

    /// "On each of the record types:" above "- `_world`: Read".
    private func read(
        _ list: MarkdownList, at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading
    ) {
        let heading = reading.outline.sections[reading.outline.passages[passage].section].heading
        // What is set up for development alone is no right of the app's users.
        guard passage > 0, let line = reading.outline.content(of: passage - 1).map(Wording.init),
            !(line.tokens + (heading?.tokens ?? [])).contains(where: { $0.means(.development) }),
            let subject = GrantSubject(above: line, reading)
        else { return }
        for line in GrantStatement.lines(of: list) where !line.tokens.isEmpty {
            let grammar = GrantGrammar(line, line.tokens.indices, roles: roles)
            guard let grants = grammar.inList() else {
                if grammar.hasRole {
                    reading.reportRefused(.grant, because: .unknown, at: line.span(of: line.tokens.indices))
                }
                continue
            }
            if !subject.isOfAll { reading.takeBack(grants.deniedRoles, from: subject.entities, at: passage) }
            reading.add(grants, to: subject.entities, in: line)
            if !grants.grants.isEmpty { reading.use(passage) }
        }
    }

    /// A list below "Security roles" that nothing has read leaves a trace.
    private func leaveLists(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .list(let list) = passage.block.kind, reading.scopes[index] == nil,
                reading.isOfSecurityAlone(index), let first = GrantStatement.lines(of: list).first,
                reading.isBelowRole(index) || Self.beginsWithRole(first)
            else { continue }
            reading.leave(index, because: "it tells who may do what in words that are not understood")
        }
    }

    /// "Authenticated users: everything but delete", but not "All data is private".
    private static func beginsWithRole(_ line: Wording) -> Bool {
        guard let word = line.tokens.first(where: { $0.kind != .sign }), !word.means(.every) else {
            return false
        }
        return word.means([.creator, .signedIn, .everyone]) || GrantGrammar.isSystemRole(word)
    }

    // MARK: Sentences

    private static let rights: ConceptSet = [.read, .write, .create, .access]

    /// A sentence without a subject goes on about that of the sentence before.
    private func readParagraph(at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading) {
        guard let wording = reading.wordings[passage] else { return }
        if wording.mayMean(.exception) { readExceptions(in: wording, at: passage, &reading) }
        guard wording.mayMean(Self.rights) else { return }
        var subject: GrantSubject?
        for sentence in wording.sentences {
            subject =
                GrantSubject(of: sentence, in: wording, reading)
                ?? GrantSubject(behindRoleIn: sentence, of: wording, reading) ?? subject
            guard let subject else { continue }
            let body = wording.without(subject.range, from: sentence)
            let grammar = GrantGrammar(body, body.tokens.indices, roles: roles)
            let isLabelled = subject.isLabel && sentence.contains(subject.range.lowerBound)
            let grants = isLabelled ? grammar.behindLabel() : grammar.inProse { _ in false }
            reading.add(grants, to: subject.entities, in: wording.part(sentence))
            if !grants.grants.isEmpty { reading.useAsMetadata(passage) }
        }
    }

    /// "Except `Complaint`." takes back what the section has said of all record types before it. So does "Except
    /// `Complaint`: take Read away from `_world`.", but what it leaves them is for the author to say.
    private func readExceptions(in wording: Wording, at passage: Int, _ reading: inout DocumentReading) {
        for sentence in wording.sentences {
            let words = wording.tokens[sentence]
            guard words.first?.means(.exception) ?? false, case let mentions = GrantMentions(words, reading),
                !mentions.excepted.isEmpty
            else { continue }
            reading.takeBack(nil, from: mentions.excepted, at: passage)
            if words.contains(where: { $0.means(Self.rights) }) {
                reading.reportRefused(.grant, because: .possible, at: wording.span(of: sentence))
            }
        }
    }

    // MARK: Tables

    /// A row without a name goes on about the record type of the row before.
    private func read(
        _ table: GrantTable, at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading
    ) {
        if table.isByRole || table.rowsAreRoles(roles), readByRole(table, at: passage, roles, in: &reading) {
            return
        }
        if !table.namesSubject, table.rowsAreRoles(roles), reading.isOfSecurityAlone(passage) {
            return readOfAll(table, at: passage, roles, in: &reading)
        }
        var entities: [Int] = []
        var isUnderstood = false
        for row in table.table.rows {
            let cell = row.cells[table.subject]
            let name = Wording(cell.content)
            if let subject = GrantSubject(of: name.tokens.indices, in: name, reading) {
                entities = subject.entities
            } else if !name.tokens.isEmpty {
                entities = []
                reading.leave(
                    passage, because: "'\(cell.content.plainText)' is no record type of the document")
            }
            for line in table.lines(of: row, withoutSubject: true) where !line.tokens.isEmpty {
                let grants = GrantGrammar(line, line.tokens.indices, roles: roles).behindLabel()
                reading.add(grants, to: entities, at: line.span(of: line.tokens.indices))
                if !grants.grants.isEmpty, !entities.isEmpty { isUnderstood = true }
            }
        }
        if isUnderstood, reading.reasons[passage] == nil { reading.use(passage) }
        if isUnderstood { reading.reportUnknownRoles(table.unknownRoles(roles)) }
    }

    /// Below "Permissions" and nothing else, a row a role: the rights of all record types.
    private func readOfAll(
        _ table: GrantTable, at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading
    ) {
        let entities = subject(above: passage, reading)
        for line in table.table.rows.flatMap({ table.lines(of: $0, withoutSubject: false) })
        where !line.tokens.isEmpty {
            let grammar = GrantGrammar(line, line.tokens.indices, roles: roles)
            guard let grants = grammar.inList() else { continue }
            reading.add(grants, to: entities, in: line)
            reading.use(passage)
        }
    }

    /// What the line above a table says that it is about; all record types where it says nothing of it.
    private func subject(above passage: Int, _ reading: DocumentReading) -> [Int] {
        let all = Array(reading.schema.entities.indices)
        guard passage > 0, let line = reading.wordings[passage - 1] else { return all }
        return GrantSubject(above: line, reading)?.entities ?? all
    }

    private func entities(
        inHeaderOf table: GrantTable, _ reading: DocumentReading
    ) -> [(column: Int, entity: Int)] {
        table.table.header.cells.indices.dropFirst().compactMap { column in
            reading.entity(named: table.table.header.cells[column].content.plainText).map { (column, $0) }
        }
    }

    /// "| Role | `Trip` | `Stop` |": a column a record type.
    private func readByRole(
        _ table: GrantTable, at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading
    ) -> Bool {
        let columns = entities(inHeaderOf: table, reading)
        if columns.isEmpty { return false }
        for row in table.table.rows {
            for (column, entity) in columns {
                var line = Wording(row.cells[0].content)
                line.append(Wording(row.cells[column].content))
                if line.tokens.isEmpty { continue }
                let grammar = GrantGrammar(line, line.tokens.indices, roles: roles)
                reading.add(grammar.behindLabel(), to: [entity], at: line.span(of: line.tokens.indices))
                if column == columns[0].0 {
                    reading.reportUnknownRoles([grammar.unknownRole].compactMap(\.self))
                }
            }
        }
        reading.use(passage)
        return true
    }
}

/// What a sentence about rights is about: one entity, or all.
struct GrantSubject {
    let entities: [Int]

    /// Whether it is about all but what it excepts.
    var isOfAll = true

    /// The words that say so.
    let range: Range<Int>

    /// Whether a colon follows.
    let isLabel: Bool

    /// "All record types", "`Trip`:".
    init?(of sentence: Range<Int>, in wording: Wording, _ reading: DocumentReading) {
        if let range = Self.all(in: sentence, of: wording) {
            self.range = range
            let excepted = GrantMentions(wording.tokens[sentence], reading).excepted
            entities = reading.schema.entities.indices.filter { !excepted.contains($0) }
        } else if let first = sentence.first(where: { wording.tokens[$0].kind != .sign }),
            let entity = reading.entity(mentionedIn: CollectionOfOne(wording.tokens[first]))
        {
            range = first..<first + 1
            entities = [entity]
        } else if let range = Self.this(in: sentence, of: wording), reading.schema.entities.count == 1 {
            self.range = range
            entities = [0]
        } else {
            return nil
        }
        let next = range.upperBound
        let isAlone = next == sentence.upperBound
        guard range.count > 1 || isAlone || wording.tokens[next].sign == .colon else { return nil }
        isLabel = !isAlone && wording.tokens[next].sign == .colon
    }

    /// "For this type, …", in a document that has but one.
    private static func this(in sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        let start = sentence.prefix(3).first {
            wording.tokens[$0].spells([.this])
        }
        guard let start, start + 1 < sentence.upperBound else { return nil }
        if let label = wording.label(at: start + 1) { return start..<label.upperBound }
        return wording.tokens[start + 1].means(.type) ? start..<start + 2 : nil
    }

    /// "`_icloud`: read and write on all types (`Trip`, `Stop`)": the record types that stand behind a role and its rights.
    init?(behindRoleIn sentence: Range<Int>, of wording: Wording, _ reading: DocumentReading) {
        guard let first = sentence.first, GrantGrammar.isSystemRole(wording.tokens[first]),
            first + 1 < sentence.upperBound, wording.tokens[first + 1].sign == .colon
        else { return nil }
        let start = sentence.first {
            reading.entity(mentionedIn: CollectionOfOne(wording.tokens[$0])) != nil
        }
        guard let start else { return nil }
        let every = sentence.first { wording.tokens[$0].means(.every) } ?? start
        let mentions = GrantMentions(wording.tokens[sentence], reading)
        entities = mentions.entities(of: Array(reading.schema.entities.indices))
        range = min(start, every)..<sentence.upperBound
        isLabel = true
    }

    /// "For the `Trip` record type, set:", "On each of the seven types:" above a list.
    init?(above line: Wording, _ reading: DocumentReading) {
        let words = line.tokens.indices
        let isOfAll =
            Self.all(in: words, of: line) != nil
            || line.tokens.contains { $0.means(.every) }
                && line.tokens.contains { $0.means([.type, .entityLabel]) }
        let mentions = GrantMentions(line.tokens[line.sentences.last ?? words], reading)
        if isOfAll || Self.isOfSecurity(line) {
            entities = reading.schema.entities.indices.filter { !mentions.excepted.contains($0) }
        } else if let name = NamingLine.markedBesideLabel(line), let entity = reading.entity(named: name.text)
        {
            entities = [entity]
            self.isOfAll = false
        } else if line.tokens.last?.sign == .colon, !mentions.named.isEmpty {
            entities = mentions.named
            self.isOfAll = false
        } else {
            return nil
        }
        range = words
        isLabel = true
    }

    /// "Security roles", and nothing else: where nothing names a record type it is about all.
    static func isOfSecurity(_ line: Wording) -> Bool {
        let words = line.tokens.filter { $0.kind != .sign && $0.kind != .number }
        return words.contains { $0.means(.security) }
            && words.allSatisfy {
                $0.means([.security, .filler, .cloudKit, .general, .step, .database, .every])
            }
    }

    private static func all(in sentence: Range<Int>, of wording: Wording) -> Range<Int>? {
        for index in sentence.dropLast() {
            guard wording.tokens[index].means(.every) else {
                continue
            }
            // "All except `Diary`", "Everything but `Diary`:"
            if index == sentence.lowerBound, wording.tokens[index + 1].means(.exception) {
                let colon = sentence.first { wording.tokens[$0].sign == .colon }
                return index..<(colon ?? sentence.upperBound)
            }
            var next = index + 1
            while next < sentence.upperBound, wording.tokens[next].means(.filler) { next += 1 }
            if let label = wording.label(at: next) { return index..<label.upperBound }
        }
        return nil
    }
}

extension DocumentReading {
    /// Takes back rights that the section of a passage has given before it: of some roles, or of all.
    fileprivate mutating func takeBack(_ roles: [String]?, from entities: [Int], at passage: Int) {
        let section = outline.sections[outline.passages[passage].section]
        let start = outline.passages[section.start].block.span.lower
        let end = outline.passages[passage].block.span.lower
        for entity in entities {
            schema.entities[entity].grants.removeAll { grant in
                start <= grant.span.lower && grant.span.upper <= end
                    && roles?.contains(grant.value.role) ?? true
            }
        }
    }

    /// Whether a passage stands below "Security roles" and nothing else, or below a role there.
    func isOfSecurityAlone(_ passage: Int) -> Bool {
        let section = outline.sections[outline.passages[passage].section]
        if section.heading.map(GrantSubject.isOfSecurity) ?? false { return true }
        guard let parent = section.parent, isBelowRole(passage) else { return false }
        return outline.sections[parent].heading.map(GrantSubject.isOfSecurity) ?? false
    }

    /// Whether the heading right above is a role and nothing else.
    fileprivate func isBelowRole(_ passage: Int) -> Bool {
        outline.sections[outline.passages[passage].section].heading?.tokens.allSatisfy {
            $0.kind == .sign || $0.means([.creator, .signedIn, .everyone, .user, .role, .filler])
                || GrantGrammar.isSystemRole($0)
        } ?? false
    }
}

extension Wording {
    /// The words of a sentence less some of them.
    fileprivate func without(_ range: Range<Int>, from sentence: Range<Int>) -> Wording {
        var part = part(sentence)
        part.keep { !range.contains($0 + sentence.lowerBound) }
        return part
    }
}
