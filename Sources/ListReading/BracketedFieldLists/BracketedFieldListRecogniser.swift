import Diagnostics
package import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads entities whose fields stand in brackets behind their names, line by line, where nothing else lists them.
///
///     ## Record types
///     - **Trip** (id, title, endedAt)
///     - **Stop** (id, place)
///     - Person entity (id, name)
///
/// Documents list much with words in brackets: the heading must speak of record types, entities or a schema, and
/// names among the words must be such as fields have. A heading that is the entity's name will do.
package struct BracketedFieldListRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        let groups = groups(in: reading)
        guard groups.contains(where: { isConvincing($0, in: reading) }) else { return }
        let speaksOfStore = reading.standings.speaksOfStore
        for group in groups where isConvincing(group, in: reading) {
            if !speaksOfStore {
                report(group, in: &reading)
                continue
            }
            for line in group.lines where !known.contains(line.list.name.text) { declare(line, &reading) }
        }
    }

    private func report(_ group: Group, in reading: inout DocumentReading) {
        if let container = group.container {
            reading.leave(container, because: "the document speaks of no store")
        } else if let first = group.lines.first {
            reading.report(
                .fieldsUnread, .note,
                "the fields of '\(first.list.name.text)' are not read: the document speaks of no store",
                at: first.list.name.span, remedy: "say where the records are kept, for example in CloudKit")
        }
    }

    /// The lines of one list, or of the paragraphs of one section.
    private struct Group {
        let section: Int
        let container: Int?
        var lines: [(passage: Int, list: BracketedFieldList)] = []
    }

    private func groups(in reading: DocumentReading) -> [Group] {
        var groups: [Group] = []
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.tokens.count > 3,
                BracketedFieldList.open(behind: BracketedFieldList.name(at: 0, in: wording), in: wording)
                    != nil
            else { continue }
            let lines = Self.lines(of: wording)
            let lists = lines.compactMap { BracketedFieldList(wording, $0, in: reading.document) }
            if lists.isEmpty || lists.count < lines.count { continue }
            let passage = reading.outline.passages[index]
            if groups.last?.section != passage.section || groups.last?.container != passage.container {
                groups.append(Group(section: passage.section, container: passage.container))
            }
            groups[groups.count - 1].lines += lists.map { (index, $0) }
        }
        return groups
    }

    /// A line that begins in bold or code with a bracket behind it is one of its own.
    package static func lines(of wording: Wording) -> [Range<Int>] {
        let starts = wording.tokens.indices.filter { index in
            index == 0
                || wording.tokens[index].startsLine && wording.tokens[index].isMarked
                    && index + 1 < wording.tokens.count && wording.tokens[index + 1].sign == .open
        }
        return zip(starts, starts.dropFirst() + [wording.tokens.count]).map { $0..<$1 }
    }

    private func isConvincing(_ group: Group, in reading: DocumentReading) -> Bool {
        let sure = group.lines.count { $0.list.hasKnownField }
        let senses = senses(above: group, in: reading)
        guard sure > 0, !senses.contains(.elsewhere) else { return false }
        if isOfItsHeading(group, in: reading) || group.lines.allSatisfy(\.list.isLabelled) { return true }
        if !senses.isDisjoint(with: [.record, .entityLabel]) { return sure * 2 >= group.lines.count }
        let isOfSchema = !senses.isDisjoint(with: [.general, .database, .cloudKit, .coreData, .swiftData])
        return isOfSchema && sure > 1 && sure == group.lines.count
    }

    /// "**Trip** (id, title)" as the only such line below the heading `Trip`.
    private func isOfItsHeading(_ group: Group, in reading: DocumentReading) -> Bool {
        guard group.lines.count == 1, let title = reading.standings[group.section].title
        else { return false }
        return title.isStored && title.name.value == group.lines[0].list.name.text
    }

    /// What the heading, and the line before the list, speak of.
    private func senses(above group: Group, in reading: DocumentReading) -> ConceptSet {
        let heading = reading.outline.sections[group.section].heading?.tokens ?? []
        let line =
            group.container.flatMap { $0 > 0 ? reading.wordings[$0 - 1]?.tokens : nil } ?? []
        return (heading + line).reduce(into: []) { $0.formUnion($1.senses) }
    }

    private func declare(_ line: (passage: Int, list: BracketedFieldList), _ reading: inout DocumentReading) {
        let name = Declared(line.list.name.text, at: line.list.name.span)
        let title = EntityTitle(name: name, strength: line.list.isLabelled ? .labelled : .marked)
        var claim = Claim(title, anchor: line.passage, from: line.passage)
        claim.entity.fields = line.list.fields.fields
        if let prose = line.list.prose { claim.entity.paragraphs.append(prose) }
        claim.isMetadata = true
        reading.claim(claim)
    }
}
