import Diagnostics
import Markdown
import Vocabulary

/// What the line directly above a list, or the item around it, says the list is of.
enum ListLabel {
    case fields

    /// A line or item that is nothing but a name: `**Card**`.
    case entity(EntityTitle, anchor: Int)

    /// Indexes, relationships, permissions, values: no fields.
    case other

    static func find(for passage: Int, in reading: DocumentReading) -> ListLabel? {
        let above = passage - 1
        guard above >= 0,
            reading.outline.passages[above].section == reading.outline.passages[passage].section,
            let content = reading.outline.content(of: above)
        else { return nil }
        if case .heading = reading.outline.passages[above].block.kind { return heading(Wording(content)) }
        let standing = reading.standing(of: above)
        let isNested = reading.outline.passages[passage].container != nil
        if standing.own.contains(.recordTypes),
            let name = NamingLine.introduced(Wording(content), isAboveList: isNested)
        {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: above)
        }
        let wording = Wording(content)
        if standing.own.contains(.storage), let name = NamingLine.plain(wording) {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: above)
        }
        return line(wording, at: above)
    }

    private static func heading(_ wording: Wording) -> ListLabel? {
        let senses = senses(of: wording)
        if senses.isDisjoint(with: otherTopics) || senses.contains(.fields) { return nil }
        return namesCommonWord(wording) ? nil : .other
    }

    /// "Note Entity": a common word in the singular, and a label behind it.
    private static func namesCommonWord(_ wording: Wording) -> Bool {
        let tokens = wording.tokens.filter { $0.kind != .sign && $0.kind != .number }
        guard tokens.count == 2, tokens[1].means(.entityLabel) else { return false }
        return ["Note", "Role", "Permission", "Example", "Form", "Filter", "Request"].contains(tokens[0].text)
    }

    private static func line(_ wording: Wording, at passage: Int) -> ListLabel? {
        if let name = NamingLine.remarked(wording) {
            return .entity(
                EntityTitle(name: Declared(name.text, at: name.span), strength: .marked), anchor: passage)
        }
        let words = wording.tokens.filter { $0.kind != .sign }
        guard let first = words.first, words.count <= 7 else { return nil }
        let isLabel = wording.tokens.last?.sign == .colon || words.allSatisfy(\.isStrong)
        let senses = senses(of: wording)
        if isLabel, senses.contains(.fields) { return isOfMissing(words) ? .other : .fields }
        if isLabel, !senses.isDisjoint(with: otherTopics) {
            return relationships(of: wording, senses, at: passage) ?? .other
        }
        if words.count == 1, first.isName, first.isMarked {
            return .entity(
                EntityTitle(name: Declared(first.text, at: first.span), strength: .marked), anchor: passage)
        }
        return isLabel && first.kind == .word && words.count <= 3 && !first.isName ? .other : nil
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

    /// "MISSING FIELDS:" in a review: what the author wishes for is not there.
    private static func isOfMissing(_ words: [Wording.Token]) -> Bool {
        words.contains { $0.means(.missing) }
            && words.allSatisfy(\.isStrong)
    }

    private static func senses(of wording: Wording) -> ConceptSet {
        wording.tokens.reduce(into: []) { $0.formUnion($1.senses) }
    }

    static let otherTopics: ConceptSet = [
        .index, .security, .relationship, .rows, .aside, .uniqueness, .elsewhere,
    ]
}
