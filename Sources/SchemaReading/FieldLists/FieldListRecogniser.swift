import Diagnostics
import Markdown
import SchemaModel

/// Reads lists whose items are fields, under the heading or line that names their entity.
///
///     **Fields:**
///     - `title` (String, required): what is on the cover
///     - `deck: Reference?`
///
/// An item may be a label ("Fields:") or an entity (`**Card**`) with the fields as a list of its own. A list of
/// bare names is taken only where a label says that fields follow.
struct FieldListRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        var naming = EntityNaming()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .list(let list) = reading.outline.passages[passage].block.kind else { continue }
            let items = FieldListItems(list, text: reading.document.source.text, file: reading.document.file)
            guard !items.fields.isEmpty else { continue }
            read(items, at: passage, &naming, &reading)
        }
    }

    private func read(
        _ items: FieldListItems, at passage: Int, _ naming: inout EntityNaming,
        _ reading: inout DocumentReading
    ) {
        let label = ListLabel.find(for: passage, in: reading)
        guard isFieldList(items, label), let found = name(for: passage, label, &naming, reading) else {
            return
        }
        // A heading of several words is hardly a record type's name unless the fields are announced.
        if label == nil, found.title.strength == .words { return }
        let entity = reading.entity(found.title, anchor: found.anchor)
        var listed = DeclaredEntity(name: found.title.name)
        listed.fields = items.fields
        if reading.schema.entities[entity].repeatsField(of: listed) {
            reading.append(listed, anchor: nil)
        } else {
            reading.schema.entities[entity].fields += items.fields
        }
        reading.use(passage)
    }

    /// Nearly all items of a list of fields have a type that is one. Without types, a label must say it.
    private func isFieldList(_ items: FieldListItems, _ label: ListLabel?) -> Bool {
        switch label {
        case .other: false
        case .fields: items.typed * 2 >= items.count || items.named == items.count
        case .entity: items.typed * 2 >= items.count
        case nil: items.typed * 4 >= items.count * 3
        }
    }

    private func name(
        for passage: Int, _ label: ListLabel?, _ naming: inout EntityNaming, _ reading: DocumentReading
    ) -> EntityNaming.Found? {
        if case .entity(let title, let anchor) = label {
            return EntityNaming.Found(title: title, anchor: anchor)
        }
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        return naming.find(for: passage, from: floor, in: reading)
    }
}
