package import DocumentWording
import Markdown
import RemarkReading
package import Vocabulary

extension DocumentReading {
    /// What a list or table is about: the words of the line above it, of the item that it stands in, and of the
    /// headings between it and its entity's.
    package func topic(of passage: Int) -> ConceptSet { topics[passage] ?? [] }

    func findTopic(of passage: Int) -> ConceptSet {
        let topics: ConceptSet = [.index, .security, .uniqueness, .relationship, .rows, .aside]
        if let label = label(of: passage) {
            let senses = label.tokens.reduce(into: ConceptSet()) { $0.formUnion($1.senses) }
            if !senses.isDisjoint(with: topics) { return senses.intersection(topics) }
            if Self.isOfIndexes(label, senses), label.tokens.last?.sign == .colon { return [.index] }
        }
        return headingTopic(of: passage).intersection(topics)
    }

    /// The paragraph right above: a label ends in a colon, is bold, or has few words.
    private func label(of passage: Int) -> Wording? {
        guard let wording = line(above: passage) else { return nil }
        let above = outline.passages[passage - 1]
        guard above.section == outline.passages[passage].section else { return nil }
        guard above.container == outline.passages[passage].container else { return nil }
        let isLabel =
            wording.tokens.last?.sign == .colon || wording.tokens.count <= 4
            || wording.tokens.prefix { $0.sign != .open }.allSatisfy { $0.isStrong || $0.kind == .sign }
        return isLabel ? wording : nil
    }

    private func headingTopic(of passage: Int) -> ConceptSet {
        let section = outline.passages[passage].section
        guard let heading = outline.sections[section].heading else { return [] }
        // The heading that names the entity says what it is, not what a list under it is about.
        if claims.anchorSet.contains(outline.sections[section].start) { return [] }
        let own = heading.tokens.reduce(into: ConceptSet()) { $0.formUnion($1.senses) }
        return Self.isOfIndexes(heading, own) || isUnderIndexes(section) ? own.union([.index]) : own
    }

    /// "Indexes", "Queryable fields": the words of a label or heading say it. Fields below it that name no kind are
    /// queryable, so one of another kind is none.
    private static func isOfIndexes(_ heading: Wording, _ senses: ConceptSet) -> Bool {
        if senses.contains(.index) { return true }
        guard senses.contains(.queryable), senses.contains(.fields),
            senses.isDisjoint(with: [.sortable, .searchable])
        else { return false }
        return !heading.tokens.indices.contains { index in
            !heading.tokens[...].polarityMarks(at: index).isDisjoint(with: [.negation, .past, .removal])
        }
    }

    /// "### Trip" under "## Indexes" tells only which entity's they are.
    private func isUnderIndexes(_ section: Int) -> Bool {
        guard let parent = outline.sections[section].parent, let chapter = outline.sections[parent].heading,
            !claims.anchorSet.contains(outline.sections[parent].start),
            Self.isOfIndexes(chapter, chapter.tokens.reduce(into: []) { $0.formUnion($1.senses) })
        else { return false }
        return entity(namedAgainBy: section) != nil
            || outline.sections[section].heading?.tokens.allSatisfy(Self.isOfRecordTypes) ?? false
    }

    /// "Other record types"
    private static func isOfRecordTypes(_ token: Wording.Token) -> Bool {
        token.kind == .sign
            || token.means([.entityLabel, .recordTypeLabel, .record, .type, .filler, .general, .every])
    }

    /// The entity that a list or table is about: one that the line right above names, else that of its scope or heading.
    package func subject(of passage: Int) -> Int? {
        let section = outline.passages[passage].section
        if let scope = entityInLine(above: passage) ?? scopes[passage] { return scope }
        return outline.sections[section].heading.flatMap { entity(mentionedIn: $0.tokens) }
    }

    /// "Trip:", or "**Trip**" in the item that holds the list: nothing but the name.
    private func entityInLine(above passage: Int) -> Int? {
        guard let line = line(above: passage),
            case let (above, own) = (outline.passages[passage - 1], outline.passages[passage]),
            above.section == own.section, above.container == own.container,
            own.container != nil || line.tokens.last?.sign == .colon
        else { return nil }
        return entity(namedAloneIn: line)
    }

    /// The entity whose name is all that a line says.
    package func entity(namedAloneIn line: Wording) -> Int? {
        let words = line.tokens.filter { $0.kind != .sign }
        guard words.count == 1, words[0].isMarked || Identifier.isTypeName(words[0].text) else {
            return nil
        }
        return entity(named: words[0].text)
    }
}
