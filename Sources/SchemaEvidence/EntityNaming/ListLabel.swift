import Diagnostics
package import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
package import Vocabulary

/// What the line directly above a list, or the item around it, says the list is of.
package enum ListLabel {
    case fields

    /// A line or item that is nothing but a name: `**Card**`.
    case entity(EntityTitle, anchor: Int)

    /// Indexes, relationships, permissions, values: no fields.
    case other

    /// Below an item without a label of its own stands what the label above the whole list says: "Parameters:".
    package static func find(for passage: Int, in reading: DocumentReading) -> ListLabel? {
        if let label = own(of: passage, in: reading) {
            // "- Add these fields:" below "**Trip** (private)".
            guard case .fields = label,
                let outer = EntityNaming.announcingList(around: passage, in: reading),
                case .entity(let title, let anchor) = own(of: outer, in: reading)
            else { return label }
            return .entity(title, anchor: anchor)
        }
        guard let outer = reading.outline.passages[passage].container,
            case .list = reading.outline.passages[outer].block.kind, case .other = own(of: outer, in: reading)
        else { return nil }
        return .other
    }

    private static func own(of passage: Int, in reading: DocumentReading) -> ListLabel? {
        let above = passage - 1
        guard above >= 0,
            reading.outline.passages[above].section == reading.outline.passages[passage].section,
            let content = reading.outline.content(of: above)
        else { return nil }
        if case .heading = reading.outline.passages[above].block.kind {
            return heading(Wording(content), reading.standing(of: passage))
        }
        if isBelowIndexes(passage, in: reading) { return .other }
        let standing = reading.standing(of: above)
        let isNested = reading.outline.passages[passage].container != nil
        if standing.own.contains(.recordTypes) || isNested && listsRecordTypes(around: passage, in: reading),
            let name = NamingLine.introduced(Wording(content), isAboveList: isNested)
        {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: above)
        }
        let wording = Wording(content)
        if isNested, let name = nameOfItem(wording, at: above, in: reading) { return name }
        if standing.isOfSchema, let name = describedName(wording, above, reading) {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: above)
        }
        if standing.own.contains(.storage), let name = NamingLine.plain(wording) {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: above)
        }
        return line(wording, at: above, in: reading)
    }

    /// "**Column**" above a list, where "**Board**" stands above another one nearby: one of several names.
    private static func isAmongNames(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.passages[passage].section
        let nearby = (passage - 16..<passage + 16).clamped(to: reading.outline.passages.indices)
        return nearby.contains { other in
            guard other != passage, reading.outline.passages[other].section == section,
                let wording = reading.wordings[other], let name = NamingLine.alone(wording), name.isStrong,
                reading.outline.passages.indices.contains(other + 1),
                case .list = reading.outline.passages[other + 1].block.kind
            else { return false }
            return name.senses.isEmpty
        }
    }

    /// "- Column" above a list of its own, where such an item names a record type.
    package static func nameOfItem(_ wording: Wording, at item: Int, in reading: DocumentReading)
        -> ListLabel?
    {
        guard let name = NamingLine.soleWord(wording), reading.outline.passages.indices.contains(item + 1),
            reading.outline.passages[item].container != nil,
            case .list = reading.outline.passages[item + 1].block.kind,
            listsNames(around: item, in: reading)
        else { return nil }
        return .entity(
            EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: item)
    }

    /// "- Column" above a list of its own as "- Board" is, below a heading that speaks of record types and names none.
    private static func listsNames(
        around item: Int, in reading: DocumentReading
    ) -> Bool {
        let standing = reading.standing(of: item)
        guard standing.title == nil, !standing.isForeign, !standing.isExample,
            !standing.own.isDisjoint(with: [.schema, .records, .models, .recordTypes])
        else { return false }
        let passages = reading.outline.passages
        let nearby = (item - 40..<item + 40).clamped(to: passages.indices)
        let siblings = nearby.compactMap { other -> String? in
            guard passages[other].container == passages[item].container,
                let wording = reading.wordings[other],
                let sibling = NamingLine.soleWord(wording), passages.indices.contains(other + 1),
                case .list = passages[other + 1].block.kind
            else { return nil }
            return sibling.text
        }
        return siblings.count > 1
            && nearby.contains { refers($0, toOneOf: siblings, in: reading) }
    }

    /// "cards: [Card]", "column: Column?": the names of the items are types of fields, so that they name record types.
    private static func refers(_ item: Int, toOneOf names: [String], in reading: DocumentReading) -> Bool {
        guard let tokens = reading.wordings[item]?.tokens, tokens.count > 2, tokens[1].sign == .colon else {
            return false
        }
        return tokens[2...].prefix(2).contains { $0.kind == .word && names.contains($0.text) }
    }

    /// "`Board`: what is played on"; in bold only where another line of the section begins so above a list, too.
    private static func describedName(
        _ wording: Wording, _ passage: Int, _ reading: DocumentReading
    ) -> Wording.Token? {
        guard let name = boldSubject(wording) else { return nil }
        if name.kind == .code { return describesStored(name, wording) ? name : nil }
        let section = reading.outline.passages[passage].section
        let nearby = (passage - 16..<passage + 16).clamped(to: reading.outline.passages.indices)
        let isAmongOthers = nearby.contains { other in
            guard other != passage, reading.outline.passages[other].section == section,
                let line = reading.wordings[other], NamingLine.alone(line) != nil || boldSubject(line) != nil,
                reading.outline.passages.indices.contains(other + 1),
                case .list = reading.outline.passages[other + 1].block.kind
            else { return false }
            return true
        }
        return isAmongOthers ? name : nil
    }

    /// "`Board`: what is played on", but not "`Board`: not stored", "`Kind`: an enum", "`BoardView`: struct of the UI".
    private static func describesStored(_ name: Wording.Token, _ wording: Wording) -> Bool {
        if AppTypeName.isElsewhere(name.text) || AppTypeName.isOfProgram(name.text) { return false }
        if TypeVocabulary.meaning(of: name.text) != nil || name.text.hasPrefix("CK") { return false }
        if Self.isEnumeration(wording) { return false }
        let description = wording.tokens[2...]
        return description.indices.allSatisfy { index in
            let word = description[index]
            let isAnother = word.kind == .code && Identifier.isTypeName(word.text)
            return !isAnother
                && !word.means([
                    .enumerationLabel, .structLabel, .elsewhere, .programChapter, .removed,
                ])
                // Further behind, it may be about something else: "a photo that is not synced yet".
                && (index > 5
                    || description.polarityMarks(at: index).isDisjoint(with: .unstated))
        } && !wording.tokens.contains { $0.isQuestionMark }
    }

    /// A name in bold or code and a colon, with words behind it that do not end in a colon themselves.
    private static func boldSubject(_ wording: Wording) -> Wording.Token? {
        guard let first = wording.tokens.first, wording.tokens.count > 2, first.isMarked, first.isName,
            wording.tokens[1].sign == .colon, wording.tokens.last?.sign != .colon,
            !wording.tokens[2].isStrong,
            first.senses.isEmpty, Identifier.isTypeName(first.text), !NamingLine.isGroup(first)
        else { return nil }
        return first
    }

    /// "**CloudKit record types:**" above the list that holds this one.
    private static func listsRecordTypes(around passage: Int, in reading: DocumentReading) -> Bool {
        guard let outer = reading.outline.passages[passage].container, outer > 0,
            let line = reading.line(above: outer), line.tokens.count <= 8
        else { return false }
        return HeadingTopics(line).contains(.recordTypes)
    }

    /// "**Trip:**" above names alone, below "## Indexes" and no word for a schema: what is listed has indexes, and is declared elsewhere.
    private static func isBelowIndexes(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard
            let heading = reading.outline.sections[reading.outline.passages[passage].section].heading,
            heading.mayMean(.index),
            !heading.mayMean(wordsOfSchemas),
            case .list(let list) = reading.outline.passages[passage].block.kind
        else { return false }
        return list.items.allSatisfy { item in
            guard case .paragraph(let content)? = item.blocks.first?.kind else { return true }
            return !Wording(content).tokens.contains { TypeVocabulary.meaning(of: $0.text) != nil }
        }
    }

    private static let wordsOfSchemas: ConceptSet = [
        .record, .recordTypeLabel, .entityLabel, .fields, .type, .schema, .structure,
    ]

    private static func heading(_ wording: Wording, _ standing: Standing) -> ListLabel? {
        let senses = senses(of: wording)
        if senses.isDisjoint(with: otherTopics) || senses.contains(.fields) { return nil }
        return namesEntity(standing, wording) ? nil : .other
    }

    /// "Note Entity", "`Role`", and "Role" right below "Record types"; but "Relationships" are those of others.
    private static func namesEntity(_ standing: Standing, _ heading: Wording) -> Bool {
        guard let title = standing.title else { return false }
        if title.strength == .marked { return true }
        // "Entity Notes", "Permissions Table", but "Record Type: Notes".
        let isPlural = title.name.value.last == "s"
        if title.strength == .labelled {
            return !isPlural || heading.tokens.contains { $0.sign == .colon || $0.isMarked }
                || endsInRecordType(heading)
        }
        return title.strength == .word && standing.isRightBelowSchema && !isPlural
    }

    /// "Notes Record Type", where "Permissions Table" may be about anything.
    private static func endsInRecordType(_ heading: Wording) -> Bool {
        guard let last = heading.tokens.last, heading.tokens.count > 2 else { return false }
        return last.means(.recordTypeLabel)
            || last.means(.type) && heading.tokens[heading.tokens.count - 2].means(.record)
    }

    private static func line(_ wording: Wording, at passage: Int, in reading: DocumentReading) -> ListLabel? {
        if let name = NamingLine.remarked(wording) {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: passage)
        }
        let words = wording.tokens.filter { $0.kind != .sign }
        guard let first = words.first, words.count <= 7 else {
            let isOfOneType = wording.tokens.last?.sign == .colon && SharedType(above: wording) != nil
            return isOfOneType || NamingLine.announcesFields(wording) ? .fields : nil
        }
        let isLabel = wording.tokens.last?.sign == .colon || words.allSatisfy(\.isStrong)
        if isLabel, FieldMarkGrammar.isOfMarkedFields(wording) { return .fields }
        let senses = senses(of: wording)
        if words.count == 1, wording.tokens.count == 1, first.isStrong, first.text.last != "s",
            Identifier.isTypeName(first.text), isAmongNames(passage, in: reading)
        {
            return .entity(
                EntityTitle(name: Declared(first.text, at: first.span), strength: .marked), anchor: passage)
        }
        if isLabel, senses.contains(.fields) {
            let isOther =
                wording.sentences.last.map { NamingLine.doesOtherThings(wording.tokens[$0]) } ?? false
            return isOther || isOfMissing(words) ? .other : .fields
        }
        // "**Schema**:" below the heading of a table.
        if isLabel, words.count == 1, first.means([.schema, .structure]) { return .fields }
        if isLabel, words.count == 1, first.means(.valueList), first.text.last == "s" { return .other }
        if isLabel, isOfStruct(words, besides: reading.standing(of: passage).title) { return .other }
        if isLabel, !senses.isDisjoint(with: otherTopics) {
            return relationships(of: wording, senses, at: passage) ?? .other
        }
        if words.count == 1, NamingLine.isGroup(first) {
            return first.means(.fieldRules) ? .other : nil
        }
        if words.count == 1, first.isName, first.isMarked {
            return .entity(
                EntityTitle(name: Declared(first.text, at: first.span), strength: .marked), anchor: passage)
        }
        return isLabel && first.kind == .word && words.count <= 3 && !first.isName ? .other : nil
    }

    /// "**RouteSettings struct:**" below the heading of another type: what one of its fields holds.
    private static func isOfStruct(_ words: [Wording.Token], besides title: EntityTitle?) -> Bool {
        guard words.count == 2, words[1].means(.structLabel), Identifier.isTypeName(words[0].text),
            words[0].isName, let title
        else { return false }
        return title.name.value != words[0].text
    }

    /// "Update the `Trip` model relationships:": fields of its own, whatever else a line announces.
    private static func relationships(
        of wording: Wording, _ senses: ConceptSet, at passage: Int
    ) -> ListLabel? {
        guard senses.intersection(otherTopics) == [.relationship],
            let name = NamingLine.markedBesideLabel(wording), name.kind == .code
        else { return nil }
        return .entity(
            EntityTitle(name: Declared(name.text, at: name.span), strength: .labelled), anchor: passage)
    }

    /// "MISSING FIELDS:" in a review, "Fields to remove:" in a plan: what the author wishes for is not there.
    private static func isOfMissing(_ words: [Wording.Token]) -> Bool {
        if words.allSatisfy(\.isStrong), words.contains(where: { $0.means(.missing) }) { return true }
        guard let last = words.indices.last, last > 1, words[last].means(.removal) else { return false }
        return words[last - 1].means(.preposition) && words[last - 2].means(.fields)
    }

    private static func senses(of wording: Wording) -> ConceptSet {
        wording.tokens.reduce(into: []) { $0.formUnion($1.senses) }
    }

    package static let otherTopics: ConceptSet = [
        .index, .security, .relationship, .rows, .aside, .uniqueness, .elsewhere,
    ]
}

extension ListLabel {
    /// "**State** — enum": what stands below are cases.
    package static func isEnumeration(_ line: Wording) -> Bool {
        line.tokens.contains { StatementVocabulary.lowercased($0.text).hasPrefix("enum") }
    }
}
