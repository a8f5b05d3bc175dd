import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What a document only plans: types and fields that no version of the app has yet.
///
///     ## Planned record types
///     ### `Slot`
///
///     ### `Slot`
///     Planned for 2.0, not deployed yet.
///
///     ### `Slot` (future)
///     **Status:** Deferred
///
/// A document that has nothing else is the plan itself, and is read as what will be.
struct Plans {
    /// Why a claim is only planned; nil where nothing says so.
    static func reasons(_ claims: [Claim], in reading: DocumentReading) -> [String?] {
        var plans = Plans()
        let reasons = claims.map { plans.reason(against: $0, in: reading) }
        let isPlanItself = reading.schema.entities.isEmpty && !reasons.contains { $0 == nil }
        return isPlanItself ? claims.map { _ in nil } : reasons
    }

    /// What each line says that was asked: many claims may stand below one.
    private var lines: [Int: Bool] = [:]

    private mutating func reason(against claim: Claim, in reading: DocumentReading) -> String? {
        guard let passage = claim.passages.first, !reading.outline.isMarkedAsRecordType(claim.anchor) else {
            return nil
        }
        let section = reading.outline.passages[passage].section
        if let words = Self.heading(above: section, reading) {
            return "'\(words)' says that it is only planned"
        }
        let introduction = (reading.outline.sections[section].start..<passage).prefix(Self.reach)
        let around = max(reading.outline.sections[section].start, passage - Self.reach)...passage + Self.reach
        if introduction.contains(where: { saysPlanned($0, above: passage, in: reading) }) {
            return "a line above it says that it is only planned"
        }
        let isStatus = around.contains { Self.isPlannedStatus($0, of: section, in: reading) }
        return isStatus ? "its status says that it is only planned" : nil
    }

    /// "**Status:** Deferred to 2.0", before or behind the fields.
    private static func isPlannedStatus(
        _ index: Int, of section: Int, in reading: DocumentReading
    ) -> Bool {
        guard reading.wordings.indices.contains(index), let tokens = reading.wordings[index]?.tokens,
            tokens.count > 2, tokens[0].means(.kind), tokens[1].sign == .colon,
            reading.outline.passages[index].section == section
        else { return false }
        return tokens[2].means(.planned)
    }

    /// A line, or a label right above what is planned: behind a colon or beside a name in code it is about something else.
    private mutating func saysPlanned(
        _ index: Int, above passage: Int, in reading: DocumentReading
    ) -> Bool {
        guard let line = reading.wordings[index] else { return false }
        if line.tokens.last?.sign == .colon, index + 1 != passage { return false }
        if let known = lines[index] { return known }
        let says = line.sentences.contains { sentence in
            !line.tokens[sentence].dropLast().contains { $0.kind == .code || $0.sign == .colon }
                && (Self.tells(line, sentence) || StatusLine(line.tokens[sentence])?.isPlanned ?? false)
        }
        lines[index] = says
        return says
    }

    private static let reach = 4

    /// The words of a heading that says so of all that stands below it, or behind the name of its own type.
    private static func heading(above section: Int, _ reading: DocumentReading) -> String? {
        var current: Int? = section
        while let index = current, let heading = reading.outline.sections[index].heading {
            if isOfGroup(heading) || saysBehindName(heading, reading.standings[index].title) {
                return reading.document.source[heading.span(of: heading.tokens.indices).range]
            }
            current = reading.outline.sections[index].parent
        }
        return nil
    }

    /// "Planned record types", "Fields planned for 2.0".
    private static func isOfGroup(_ heading: Wording) -> Bool {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number }
        guard words.contains(where: { $0.means([.type, .entityLabel, .recordTypeLabel, .fields]) }) else {
            return false
        }
        let isPlanned = words.contains { $0.kind == .word && $0.means(.planned) }
        if isPlanned, words.allSatisfy({ $0.means(aboutGroups) }) { return true }
        return heading.withoutLabels.map { tells(heading, $0) } ?? false
    }

    private static let aboutGroups = EntityHistory.aboutTypes.union([.planned, .fields])

    /// "`Slot` (planned for 2.0)"
    private static func saysBehindName(_ heading: Wording, _ title: EntityTitle?) -> Bool {
        guard let name = title?.name, let place = heading.tokens.firstIndex(where: { $0.span == name.span })
        else { return false }
        let end = heading.tokens.last?.sign == .close ? heading.tokens.count - 1 : heading.tokens.count
        // "`Slot` (planned)"; "`slots` (予定/時間割)" says in other words what they are.
        if place + 2 < end, heading.tokens[place + 1].sign == .open,
            heading.tokens[place + 2].means(.planned),
            heading.tokens.dropFirst(place + 3).first?.sign != .slash
        {
            return true
        }
        return place + 2 < end && tells(heading, place + 1..<end)
    }

    /// "Planned for 2.0", "This record type is not deployed yet".
    private static func tells(_ words: Wording, _ sentence: Range<Int>) -> Bool {
        let start = sentence.first { index in
            let token = words.tokens[index]
            return token.means([.planned, .no, .negation]) || token.kind != .sign && !isSubject(token)
        }
        guard let start, words.tokens[start].means([.planned, .no, .negation]),
            sentence.upperBound - start <= longestSentence,
            // "Not stored" says more.
            !words.tokens[sentence].contains(where: { $0.spells([.stored]) })
        else { return false }
        let range = start..<sentence.upperBound
        // "Planned for phase 2"
        if range.count > 2, words.tokens[start].means(.planned), words.tokens[start + 1].means(.preposition),
            words.tokens[range.upperBound - 1].kind == .number
        {
            return true
        }
        return NoteReading.remarks(in: words.noteText(of: range), at: words.span(of: range))
            .contains { $0.fact == .notStored }
    }

    private static let longestSentence = 10

    private static func isSubject(_ token: Wording.Token) -> Bool {
        token.means(EntityHistory.subject) || token.spells([.this])
    }
}

extension Wording {
    /// What is left of "Not yet deployed record types" and "Record types removed in 2.0" without the words for the group;
    /// nil where it has none.
    package var withoutLabels: Range<Int>? {
        let labels: ConceptSet = [.type, .record, .entityLabel, .recordTypeLabel, .fields]
        let words = tokens.indices.filter { tokens[$0].kind != .sign }
        guard let first = words.first(where: { !tokens[$0].means(labels) }),
            let last = words.last(where: { !tokens[$0].means(labels) }), first <= last,
            words.contains(where: { tokens[$0].means(labels) })
        else { return nil }
        return first..<last + 1
    }
}
