import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
import Vocabulary

/// Reads who may do what with the records of several entities, in sections that are about none of them.
///
///     All record types: `_world` read, `_creator` write
///     - `Trip`: `_icloud` create
///
///     | Record type | `_world` | `_creator` |
///     | --- | --- | --- |
///     | `Trip` | Read | Write |
package struct SharedGrantStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let roles = OwnRoles(reading)
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
                ?? subject(ofListAt: passage, below: line, reading)
        else { return }
        for line in GrantStatement.lines(of: list) where !line.tokens.isEmpty {
            let grammar = GrantGrammar(line, GrantGrammar.statement(of: line), roles: roles)
            guard let grants = grammar.inList() else {
                if grammar.hasRole || GrantStatement.beginsWithRight(line) {
                    reading.reportRefused(.grant, because: .unknown, at: line.span(of: line.tokens.indices))
                }
                continue
            }
            if !subject.isOfAll { reading.takeBack(grants.deniedRoles, from: subject.entities, at: passage) }
            reading.add(grants, to: subject.entities, in: line)
            if !grants.grants.isEmpty { reading.use(passage) }
        }
    }

    /// "In Schema → Security Roles the defaults will do:" below "Security roles".
    private func subject(ofListAt passage: Int, below line: Wording, _ reading: DocumentReading)
        -> GrantSubject?
    {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard reading.isOfSecurityAlone(passage), passage - 1 == section.start + 1,
            line.tokens.last?.sign == .colon, line.mayMean(.security),
            GrantMentions(line.tokens[...], reading).excepted.isEmpty
        else { return nil }
        return GrantSubject(all: reading)
    }

    /// A list below "Security roles" that nothing has read leaves a trace.
    private func leaveLists(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard case .list(let list) = passage.block.kind,
                Self.isBelowRights(index, in: reading)
                    || reading.line(above: index)?.speaksOfSecurity ?? false,
                let first = GrantStatement.lines(of: list).first,
                Self.beginsWithRole(first) || reading.scopes[index] == nil && reading.isBelowRole(index)
            else { continue }
            reading.leave(index, because: "it tells who may do what in words that are not understood")
        }
    }

    /// Below "Security roles" and nothing else, or below a record type's name there.
    private static func isBelowRights(_ passage: Int, in reading: DocumentReading) -> Bool {
        if reading.scopes[passage] == nil { return reading.isOfSecurityAlone(passage) }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return GrantStatement.isOfChapter(section, in: reading)
    }

    /// "Authenticated users: everything but delete", but not "All data is private".
    private static func beginsWithRole(_ line: Wording) -> Bool {
        guard let word = line.tokens.first(where: { $0.kind != .sign }), !word.means(.every) else {
            return false
        }
        return word.means([.creator, .signedIn, .everyone]) || GrantGrammar.isSystemRole(word)
            || GrantGrammar.consoleRole(word) != nil
    }

    // MARK: Sentences

    private static let rights: ConceptSet = [.read, .write, .create, .access]

    /// A sentence without a subject goes on about that of the sentence before.
    private func readParagraph(at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading) {
        guard let wording = reading.wordings[passage] else { return }
        if wording.mayMean(.exception) { readExceptions(in: wording, at: passage, &reading) }
        let isOfAll = reading.isOfSecurityAlone(passage) && isRightBelowHeading(passage, reading)
        let isQuoted = wording.tokens.contains { $0.kind == .quotation }
        guard isOfAll || isQuoted || wording.mayMean(Self.rights) else { return }
        let all = Array(reading.schema.entities.indices)
        var subject: GrantSubject?
        for sentence in wording.sentences {
            subject =
                GrantSubject(of: sentence, in: wording, reading)
                ?? GrantSubject(behindRoleIn: sentence, of: wording, reading) ?? subject
            if subject == nil, isOfAll, readLine(wording.part(sentence), at: passage, roles, in: &reading) {
                continue
            }
            // "Everyone can read the code": of another thing.
            let isOfRecords =
                isOfAll && wording.tokens[sentence].last?.means(Self.rights.union([.record])) ?? false
            let isOfRoles = subject == nil && Self.isOfRoles(wording.tokens[sentence])
            guard let entities = subject?.entities ?? (isOfRecords || isOfRoles ? all : nil) else { continue }
            var body = wording.without(subject?.range ?? 0..<0, from: sentence)
            if let quoted = body.soleQuotation, quoted.mayMean(Self.rights) {
                if Self.isQualified(wording.tokens[sentence]) {
                    reading.reportRefused(.grant, because: .unclear, at: wording.span(of: sentence))
                    continue
                }
                body = quoted
            }
            let grammar = GrantGrammar(body, body.tokens.indices, roles: roles)
            let isLabelled = subject.map { $0.isLabel && sentence.contains($0.range.lowerBound) } ?? false
            let grants = isLabelled ? grammar.behindLabel() : grammar.inProse { _ in false }
            reading.add(grants, to: entities, in: wording.part(sentence))
            if !grants.grants.isEmpty { reading.useAsMetadata(passage) }
        }
    }

    /// "Security roles stay as CloudKit creates them: `_world` may read, …", which no record type is named for.
    private static func isOfRoles(_ words: ArraySlice<Wording.Token>) -> Bool {
        words.prefix(2).contains { $0.means([.security, .role]) }
            && words.count(where: GrantGrammar.isSystemRole) > 1
            && !isQualified(words.prefix { !GrantGrammar.isSystemRole($0) })
    }

    /// "Never set …", "Until v2 all were …": whatever denies, dates or limits the words behind it.
    private static func isQualified(_ words: ArraySlice<Wording.Token>) -> Bool {
        words.indices.contains { index in
            words[index].means([.no, .negation, .development])
                || !words.polarityMarks(at: index).isDisjoint(with: [
                    .negation, .avoidance, .past, .condition, .possibility, .limiting, .undecided, .limit,
                    .example,
                ])
        }
    }

    /// No item of a list that is read, or below a line of its own.
    private func isRightBelowHeading(_ passage: Int, _ reading: DocumentReading) -> Bool {
        guard let list = reading.outline.passages[passage].container else { return true }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return !reading.isUsed[list] && list - 1 == section.start
    }

    /// Below "Security" and nothing else a line is as an item of a list there, "World: read"; and below a role's own heading
    /// one of nothing but rights: "Read access".
    private func readLine(
        _ said: Wording, at passage: Int, _ roles: OwnRoles, in reading: inout DocumentReading
    ) -> Bool {
        let heading = reading.outline.sections[reading.outline.passages[passage].section].heading
        let isItem = reading.outline.passages[passage].container != nil
        let isBelowRole = !isItem && reading.isBelowRole(passage) && RightListStatement.isRight(said)
        let isLabelled = said.tokens.prefix(Self.longestRole).contains { $0.sign == .colon }
        guard isBelowRole || isLabelled && Self.beginsWithRole(said) else { return false }
        var line = isBelowRole ? heading ?? said : said
        if isBelowRole { line.append(said) }
        guard let grants = GrantGrammar(line, line.tokens.indices, roles: roles).inList() else {
            if !isItem {
                reading.reportRefused(.grant, because: .unknown, at: said.span(of: said.tokens.indices))
            }
            return true
        }
        reading.add(grants, to: Array(reading.schema.entities.indices), in: line)
        if !grants.grants.isEmpty { reading.useAsMetadata(passage) }
        return true
    }

    /// "Authenticated users:"
    private static let longestRole = 4

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
            } else if RecordTypeCell(cell).isOfEvery {
                entities = Array(reading.schema.entities.indices)
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
        guard let line = reading.line(above: passage) else { return all }
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
            $0.kind == .sign
                || $0.means([.creator, .signedIn, .everyone, .user, .role, .filler, .only, .record])
                || GrantGrammar.isSystemRole($0)
        } ?? false
    }
}

extension Wording {
    /// The words between the only quotation marks.
    fileprivate var soleQuotation: Wording? {
        let quotations = tokens.filter { $0.kind == .quotation }
        guard quotations.count == 1, let token = quotations.first else { return nil }
        return Wording(Inlines(Inlines.Run(token.text, span: token.span)))
    }

    /// The words of a sentence less some of them.
    fileprivate func without(_ range: Range<Int>, from sentence: Range<Int>) -> Wording {
        var part = part(sentence)
        part.keep { !range.contains($0 + sentence.lowerBound) }
        return part
    }
}
