import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence

/// Reads entities whose fields stand in one pair of back-ticks behind their names, item by item, where nothing else lists
/// them.
///
///     ## Data model (SwiftData)
///     - **Trip** (one journey): `id, title, end?`, relationship `stops: [Stop]?`
///     - **Stop**: `id, place`
///
/// Values are written so, too: the heading must speak of a schema, and each list must hold a name such as fields have.
package struct CodedFieldListRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        let known = reading.claims.names
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, reading.outline.passages[index].container != nil,
                let list = CodedFieldList(wording, in: reading), list.isSure,
                !known.contains(list.name.text), reading.isAsserted(index),
                InlineFieldListRecogniser().topic(of: index, in: reading).isSchema
            else { continue }
            declare(list, at: index, &reading)
        }
    }

    private func declare(_ list: CodedFieldList, at passage: Int, _ reading: inout DocumentReading) {
        let name = Declared(list.name.text, at: list.name.span)
        var claim = Claim(EntityTitle(name: name, strength: .marked), anchor: passage, from: passage)
        claim.entity.fields = list.fields
        claim.isMetadata = true
        reading.claim(claim)
        for token in list.further {
            reading.report(
                .fieldsUnread, .note, "the field '\(token.text)' is not read from this sentence",
                at: token.span, remedy: "write it into the list of the fields, if it is one")
        }
    }
}
