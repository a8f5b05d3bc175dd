import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads entities whose fields stand in one pair of back-ticks behind their names, item by item, where nothing else lists
/// them.
///
///     ## Data model (SwiftData)
///     - **Trip** (one journey): `id, title, end?`, relationship `stops: [Stop]?`
///     - **Stop**: `id, place`
///
/// Values are written so, too: the heading must speak of types or a schema, and each list must hold a key, a name with a
/// question mark or a type.
package struct CodedFieldListRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        let known = reading.claims.names
        var unsure: [(container: Int, name: Wording.Token)] = []
        var containers: Set<Int> = []
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, let container = reading.outline.passages[index].container,
                let list = CodedFieldList(wording, in: reading), !known.contains(list.name.text)
            else { continue }
            if list.isSure, reading.isAsserted(index), isOfSchema(index, container, reading) {
                containers.insert(container)
                declare(list, at: index, &reading)
            } else {
                unsure.append((container, list.name))
            }
        }
        // The items of a list that is not read at all are told of by others.
        for item in unsure where containers.contains(item.container) { report(item.name, &reading) }
    }

    /// The heading says so, and the line that announces the list, if any, speaks of types as well.
    private func isOfSchema(_ passage: Int, _ container: Int, _ reading: DocumentReading) -> Bool {
        guard let heading = reading.outline.sections[reading.outline.passages[passage].section].heading,
            heading.mayMean(Self.ofTypes), !heading.mayMean(Self.ofFacts)
        else { return false }
        guard let line = reading.line(above: container), line.tokens.last?.sign == .colon else { return true }
        return line.mayMean(Self.ofTypes) && !line.mayMean(Self.ofFacts)
    }

    private static let ofTypes: ConceptSet = [.entityLabel, .record, .recordTypeLabel, .schema]

    private static let ofFacts: ConceptSet = [
        .index, .queryable, .sortable, .searchable, .unique, .uniqueness, .fields, .encrypted, .security,
    ]

    private func declare(_ list: CodedFieldList, at passage: Int, _ reading: inout DocumentReading) {
        let name = Declared(list.name.text, at: list.name.span)
        var claim = Claim(EntityTitle(name: name, strength: .marked), anchor: passage, from: passage)
        claim.entity.fields = list.fields
        claim.isMetadata = true
        reading.claim(claim)
        guard let first = list.further.first else { return }
        let others = list.further.count > 1 ? " and what stands behind it are" : " is"
        reading.report(
            .fieldsUnread, .note, "the field '\(first.text)'\(others) not read from this sentence",
            at: first.span, remedy: "write it into the list of the fields, if it is one")
    }

    private func report(_ name: Wording.Token, _ reading: inout DocumentReading) {
        reading.report(
            .fieldsUnread, .note, "the fields of '\(name.text)' are not read from this line", at: name.span,
            remedy: "write them as a table or list below a heading with its name")
    }
}
