import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Finds out which entities only the device keeps, so that nothing of CloudKit's is ever made of them.
///
///     ## Core Data: the cache on the device
///     These records are never synced.
///     Local only.
///
/// A heading says it of all that stands below it, a sentence of the entity that it stands under. One that names
/// fields says it of those, and one that speaks of CloudKit without denying it says nothing.
package struct DeviceOnlyStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        let headings = reading.outline.sections.map { $0.heading.flatMap(DeviceOnlyWords.place) }
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            let place = reading.schema.entities[entity].name.span.lower
            let passage = anchor ?? reading.outline.passages.lastIndex { $0.block.span.lower <= place }
            var section = passage.map { reading.outline.passages[$0].section }
            while let current = section, reading.schema.entities[entity].deviceOnly == nil {
                reading.schema.entities[entity].deviceOnly = headings[current]
                section = reading.outline.sections[current].parent
            }
        }
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            guard reading.schema.entities[entity].deviceOnly == nil else { continue }
            reading.schema.entities[entity].deviceOnly = DeviceOnlyWords.place(wording)
        }
    }
}
