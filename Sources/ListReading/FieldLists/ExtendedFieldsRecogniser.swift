import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Gives an entity the fields of another one, where a line above its own says that it has these as well.
///
///     **`Draft`** — a trip that is not saved yet
///
///     All `Trip` fields (nullable) plus:
///     | Field | Type |
package struct ExtendedFieldsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, NamingLine.addsToOthers(wording) else { continue }
            guard let base = NamingLine.extended(wording) else {
                reading.report(
                    .fieldsUnread, .warning,
                    "this line does not say which fields of the other type are meant",
                    at: wording.span(of: wording.tokens.indices), remedy: "list the fields here as well")
                continue
            }
            guard let owner = owner(of: index, in: reading),
                let known = reading.schema.entities.first(where: { $0.name.value == base.text })
            else {
                reading.report(
                    .fieldsUnread, .warning,
                    "the fields of '\(base.text)' are not taken over: no record type is known",
                    at: base.span, remedy: "list the fields here as well")
                continue
            }
            let own = Set(reading.schema.entities[owner].fields.map(\.name.value))
            let isOptional = wording.tokens.contains { $0.means([.optional, .optionalClause]) }
            var claim = Claim(
                EntityTitle(name: reading.schema.entities[owner].name, strength: .labelled),
                anchor: reading.claims.anchors[owner], from: index)
            claim.entity.fields = known.fields.filter { !own.contains($0.name.value) }
            for field in claim.entity.fields.indices where isOptional {
                claim.entity.fields[field].isOptional = Declared(true, at: base.span)
            }
            claim.isMetadata = true
            reading.claim(claim)
        }
    }

    /// The entity that the nearest line above in the section names.
    private func owner(of passage: Int, in reading: DocumentReading) -> Int? {
        let section = reading.outline.passages[passage].section
        var nearest: (entity: Int, anchor: Int)?
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            guard let anchor, anchor < passage, anchor > nearest?.anchor ?? -1,
                reading.outline.passages[anchor].section == section
            else { continue }
            nearest = (entity, anchor)
        }
        return nearest?.entity
    }
}
