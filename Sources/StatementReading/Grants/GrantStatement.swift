import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads who may do what with an entity's records, in sentences and in lists about security.
///
///     Only the creating user has read/write access.
///     - Owner: Read/Write
///     - Public: No Access
///     | Role | Permissions |
package struct GrantStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let roles = OwnRoles(reading)
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index], Self.maySpeakOfRights(wording) else {
                continue
            }
            let isItem = reading.outline.passages[index].container != nil
            let isAnchor = reading.claims.isAnchor(index)
            if isItem ? !isAnchor && !isOfRights(index, entity, reading) : reading.isMetadata[index] {
                continue
            }
            var isLabelled = false
            for sentence in wording.sentences where !reading.isStated(sentence, in: index) {
                let label =
                    Self.behindLabel(sentence, of: wording, for: reading.schema.entities[entity].name.value)
                    ?? (reading.isMeant(index) ? Self.behindMarking(sentence, of: wording) : nil)
                // "Permissions: World: read; Creator: write": a semicolon ends no list.
                isLabelled = label != nil || isLabelled && Self.beginsWithRole(sentence, of: wording, roles)
                let grammar = GrantGrammar(wording, label ?? sentence, roles: roles)
                if isItem, !isLabelled { continue }
                let name = reading.name(of: entity, in: wording.tokens[sentence])
                let grants =
                    isLabelled
                    ? grammar.behindLabel(of: name) { reading.hasField($0, in: entity) }
                    : grammar.inProse(of: name) { reading.hasField($0, in: entity) }
                if let role = grammar.statesUnknownRole, !isLabelled, grants.isEmpty,
                    reading.hasRights(entity)
                {
                    reading.reportUnknownRoles([role])
                }
                // "Access: by the app; everyone reads the manual" goes on about something else.
                isLabelled = isLabelled && !grants.isEmpty
                let span = wording.span(of: sentence)
                if grants.isEmpty, let label, let right = Self.right(in: wording.tokens[label]),
                    label.lowerBound > sentence.lowerBound, reading.hasRights(entity)
                {
                    let refusal = Wording.refusal(of: right..<right + 1, in: wording.tokens[label])
                    reading.reportRefused(.grant, because: refusal ?? .unclear, at: span)
                }
                // "The owner can write `Stop`" below "Trip" gives no right to trips.
                let named = isLabelled ? [] : GrantMentions(wording.tokens[sentence], reading).named
                if let others = others(than: entity, of: sentence, wording, reading) {
                    reading.add(grants, to: others, at: span)
                } else if named.isEmpty || named.contains(entity) {
                    reading.add(grants, to: [entity], at: span)
                } else if !grants.isEmpty {
                    reading.reportRefused(.grant, because: .unclear, at: span)
                }
            }
        }
        for (index, passage) in reading.outline.passages.enumerated() {
            guard let entity = reading.scopes[index],
                isAboutSecurity(index, in: reading)
                    || Self.grants(passage.block, at: index, roles, in: reading)
            else { continue }
            switch passage.block.kind {
            case .list(let list):
                let entities = Self.all(above: index, in: reading) ?? [entity]
                read(Self.lines(of: list), at: index, of: entities, roles, in: &reading)
            case .table(let table):
                let grants = GrantTable(table, roles)
                // What names record types itself is about those, wherever it stands.
                if grants.namesSubject { continue }
                let lines = table.rows.flatMap { grants.lines(of: $0, withoutSubject: false) }
                read(lines, at: index, of: [entity], roles, in: &reading)
            case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: break
            }
        }
    }

    /// Nearly no line does.
    private static func maySpeakOfRights(_ wording: Wording) -> Bool {
        wording.mayMean(signs) || wording.tokens.contains(where: GrantGrammar.isSystemRole)
    }

    private static let signs: ConceptSet = [
        .read, .write, .create, .access, .security, .permitted, .full, .no, .can, .only,
    ]

    /// "For all record types", "`Stop`:" at the beginning of a sentence below another record type.
    private func others(
        than entity: Int, of sentence: Range<Int>, _ wording: Wording, _ reading: DocumentReading
    ) -> [Int]? {
        guard let subject = GrantSubject(of: sentence, in: wording, reading),
            subject.isOfAll && subject.range.count > 1 || subject.isLabel, subject.entities != [entity]
        else { return nil }
        return subject.entities
    }

    /// "All types except `Diary`:" above a list, wherever that stands.
    private static func all(above passage: Int, in reading: DocumentReading) -> [Int]? {
        guard let line = reading.line(above: passage), line.mayMean(.every),
            line.mayMean([.type, .entityLabel, .recordTypeLabel]),
            let subject = GrantSubject(above: line, reading), subject.isOfAll
        else { return nil }
        return subject.entities
    }

    /// "- **Permissions:** World: read" among items about fields; `access` in back-ticks is a field itself.
    private func isOfRights(_ item: Int, _ entity: Int, _ reading: DocumentReading) -> Bool {
        guard let wording = reading.wordings[item], let sentence = wording.sentences.first,
            let label = Self.behindLabel(
                sentence, of: wording, for: reading.schema.entities[entity].name.value),
            label.lowerBound > sentence.lowerBound,
            let list = reading.outline.passages[item].container, !isAboutSecurity(list, in: reading),
            case let word = wording.tokens[sentence.lowerBound].text.lowercased()
        else { return false }
        return !reading.hasField(word, in: entity)
    }

    /// "Permissions: World: read · Creator: write", "In the permissions of this type enable: World — Read": what follows the
    /// label; nil where there is none.
    private static func behindLabel(
        _ sentence: Range<Int>, of wording: Wording, for name: String
    ) -> Range<Int>? {
        guard let colon = sentence.prefix(longestLabel).first(where: { wording.tokens[$0].sign == .colon }),
            wording.tokens[sentence.lowerBound..<colon].contains(where: { $0.means([.security, .access]) }),
            isLabel(wording.tokens[sentence.lowerBound..<colon], for: name, asks: wording.asks(sentence))
        else { return nil }
        // "Role `editor`: read": the label names the role itself.
        let isNamed = wording.tokens[sentence.lowerBound..<colon].contains {
            $0.kind == .code && $0.text != name
        }
        return isNamed ? sentence : colon + 1..<sentence.upperBound
    }

    /// "Permissions", "Role `editor`", "In the permissions of this type enable", but no other name in a sentence.
    private static func isLabel(
        _ words: ArraySlice<Wording.Token>, for name: String, asks: Bool
    ) -> Bool {
        if words.count < 4, words.allSatisfy({ $0.means([.security, .filler, .access]) || $0.kind == .code })
        {
            return true
        }
        return !asks
            && words.allSatisfy {
                $0.text == name || $0.kind == .word && $0.means(labels) && !$0.means(.those)
            }
    }

    private static let longestLabel = 8
    static let labels: ConceptSet = [
        .security, .filler, .access, .functionWord, .preposition, .determiner, .pronoun, .type, .record,
        .recordTypeLabel, .marking,
    ]

    private static func right(in rest: ArraySlice<Wording.Token>) -> Int? {
        rest.firstIndex { $0.kind == .word && $0.means([.read, .write, .create]) }
    }

    /// "Creator: write"
    private static func beginsWithRole(
        _ sentence: Range<Int>, of wording: Wording, _ roles: OwnRoles
    ) -> Bool {
        let start = sentence.lowerBound..<min(sentence.lowerBound + 2, sentence.upperBound)
        return GrantGrammar(wording, start, roles: roles).hasRole
    }

    /// By what stands above, or by the first header of a table: "Role", "Permissions".
    private func isAboutSecurity(_ passage: Int, in reading: DocumentReading) -> Bool {
        if reading.topic(of: passage).contains(.security) { return true }
        guard !reading.isUsed[passage], case .table(let table) = reading.outline.passages[passage].block.kind
        else { return false }
        return GrantTable(table).isSurelyAboutSecurity
    }

    /// A list of which each item is a role and what it may do: "World: Read", "Creator: Read, Write".
    ///
    /// The line above says of which record types.
    static func grants(
        _ block: Block, at passage: Int, _ roles: OwnRoles, in reading: DocumentReading
    ) -> Bool {
        guard case .list(let list) = block.kind, list.items.count > 1, passage > 0 else { return false }
        let lines = lines(of: list)
        guard lines.count == list.items.count,
            lines.allSatisfy({ mayGrant($0, roles) || beginsWithRight($0) }),
            lines.contains(where: {
                GrantGrammar($0, GrantGrammar.statement(of: $0), roles: roles).inList() != nil
            })
        else { return false }
        let line = reading.outline.content(of: passage - 1).map(Wording.init)
        let isLabelled =
            line.map { $0.tokens.last?.sign == .colon || $0.tokens.allSatisfy(\.isStrong) } ?? false
        if reading.scopes[passage] != nil, !isLabelled,
            lines.allSatisfy(namesRole) || areOfConsole(lines, at: passage, roles, in: reading),
            !isTakenBack(above: passage, in: reading)
        {
            return true
        }
        return line.flatMap { GrantSubject(above: $0, reading) } != nil
            || isLabelled && reading.isOfSecurityAlone(passage)
    }

    private static func mayGrant(_ line: Wording, _ roles: OwnRoles) -> Bool {
        (GrantGrammar.statement(of: line).count <= longestGrant || isExplained(line))
            && (line.tokens.contains { $0.sign == .colon } || setsRole(line))
            && line.tokens.first { $0.kind != .sign }.map {
                $0.means([.creator, .signedIn, .everyone, .role]) || $0.text.hasPrefix("_")
                    || GrantGrammar.consoleRole($0) != nil
            }
                ?? false
    }

    /// "`_creator`: read, write (the reporter can see and amend their own)": the bracket limits nothing.
    private static func isExplained(_ line: Wording) -> Bool {
        guard let open = line.tokens.firstIndex(where: { $0.sign == .open }), open <= longestGrant else {
            return false
        }
        return line.tokens.last?.sign == .close
            && line.tokens.indices[open...].allSatisfy {
                line.tokens[...].polarityMarks(at: $0)
                    .isDisjoint(with: [.only, .condition, .limiting, .negation, .past])
            }
    }

    /// "`_world`: read", "Role `editor`: write": no line above has to say what it is about.
    private static func namesRole(_ line: Wording) -> Bool {
        line.tokens.first { $0.kind != .sign }.map { $0.means(.role) || GrantGrammar.isSystemRole($0) }
            ?? false
    }

    /// "Create and write only for the role `editor`" among items that begin with a role; nothing is denied or excepted.
    static func beginsWithRight(_ line: Wording) -> Bool {
        let words = line.tokens.prefix {
            $0.means([.read, .write, .create, .and]) || $0.sign == .slash || $0.sign == .comma
        }
        return !words.isEmpty && words.count < line.tokens.count
            && line.tokens.count(where: { $0.kind == .code }) == 1 && !line.mayMean(.exception)
            && line.tokens.indices.allSatisfy {
                line.tokens[...].polarityMarks(at: $0)
                    .isDisjoint(with: [.negation, .past, .removal, .condition])
                    && line.tokens[...].wordsOfException(at: $0) == nil
            }
    }

    /// "`_icloud` is set to **read-only**": no colon has to stand behind a role of CloudKit's, where the right is the last word.
    private static func setsRole(_ line: Wording) -> Bool {
        guard let first = line.tokens.first, first.kind == .code, GrantGrammar.isSystemRole(first),
            let last = line.tokens.last(where: { $0.kind != .sign }), line.tokens.count <= longestSetting
        else { return false }
        return last.means(rights)
    }

    private static let longestSetting = 8
    private static let rights: ConceptSet = [.read, .write, .create, .access, .only]

    /// "World: Read", "Creator: Read/Write": the console's own names of roles, and nothing but rights behind them, where there
    /// are several.
    private static func areOfConsole(
        _ lines: [Wording], at passage: Int, _ roles: OwnRoles, in reading: DocumentReading
    ) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard lines.count > 1, !(section.heading?.mayMean(.development) ?? false),
            reading.claims.anchorSet.contains(section.start) || isOfChapter(section, in: reading)
        else { return false }
        return lines.allSatisfy { line in
            guard line.tokens.count > 2, line.tokens[1].sign == .colon,
                GrantGrammar.namesConsoleRole(line.tokens[0]), line.tokens[2...].allSatisfy(isOfRight)
            else { return false }
            return GrantGrammar(line, GrantGrammar.statement(of: line), roles: roles).inList() != nil
        }
    }

    /// Below "Permissions", or a heading below that.
    static func isOfChapter(_ section: Section, in reading: DocumentReading) -> Bool {
        var current: Section? = section
        while let section = current {
            if section.heading?.mayMean(.security) ?? false { return true }
            current = section.parent.map { reading.outline.sections[$0] }
        }
        return false
    }

    private static func isOfRight(_ token: Wording.Token) -> Bool {
        if token.kind == .sign {
            return [.comma, .slash, .plus, .ampersand, .yes, .no].contains(token.sign)
        }
        return token.means(rights.union([.no, .full, .and, .negation]))
    }

    /// "The following is wrong.", "Never use these." right above the list.
    private static func isTakenBack(above passage: Int, in reading: DocumentReading) -> Bool {
        guard passage > 0, let line = reading.wordings[passage - 1] else { return false }
        return !line.tokens[...].takesNothingBack
            || line.tokens.contains { $0.means([.markedWrong, .forExample, .example]) }
    }

    private static let longestGrant = 10

    static func lines(of list: MarkdownList) -> [Wording] {
        list.items.compactMap { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return nil }
            var line = Wording(content)
            line.spellOut(spelledRights)
            return line
        }
    }

    /// What CloudKit itself calls so, and people write as code.
    static let spelledRights: ConceptSet = [.read, .write, .create]

    private func read(
        _ lines: [Wording], at passage: Int, of entities: [Int], _ roles: OwnRoles,
        in reading: inout DocumentReading
    ) {
        var isUnderstood = false
        var unknown: [UnknownRole] = []
        var unread: [Wording] = []
        for line in lines where !line.tokens.isEmpty {
            let grammar = GrantGrammar(line, GrantGrammar.statement(of: line), roles: roles)
            guard let grants = grammar.inList() else {
                unknown += [grammar.unknownRole].compactMap(\.self)
                if grammar.unknownRole == nil, grammar.hasRole { unread.append(line) }
                continue
            }
            isUnderstood = true
            reading.add(grants, to: entities, in: line)
        }
        guard isUnderstood else { return }
        reading.use(passage)
        guard entities.contains(where: reading.hasRights) else { return }
        reading.reportUnknownRoles(unknown)
        for line in unread {
            reading.reportRefused(.grant, because: .unknown, at: line.span(of: line.tokens.indices))
        }
    }
}
