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
        var seen = Set(reading.schema.entities[entity].fields.map(\.name.value))
        reading.schema.entities[entity].fields += items.fields.filter { seen.insert($0.name.value).inserted }
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
        return line(Wording(content), at: above)
    }

    private static func heading(_ wording: Wording) -> ListLabel? {
        let senses = senses(of: wording)
        return senses.isDisjoint(with: otherTopics) || !senses.isDisjoint(with: .fields) ? nil : .other
    }

    private static func line(_ wording: Wording, at passage: Int) -> ListLabel? {
        let words = wording.tokens.filter { $0.kind != .sign }
        guard let first = words.first, words.count <= 7 else { return nil }
        let isLabel = wording.tokens.last?.sign == .colon || words.allSatisfy(\.isStrong)
        let senses = senses(of: wording)
        if isLabel, !senses.isDisjoint(with: .fields) { return .fields }
        if isLabel, !senses.isDisjoint(with: otherTopics) { return .other }
        if words.count == 1, first.isName, first.isMarked {
            return .entity(
                EntityTitle(name: Declared(first.text, at: first.span), strength: .marked), anchor: passage)
        }
        return isLabel && first.kind == .word && words.count <= 3 && !first.isName ? .other : nil
    }

    private static func senses(of wording: Wording) -> WordSenses {
        wording.tokens.reduce(into: []) { $0.formUnion($1.senses) }
    }

    private static let otherTopics: WordSenses = [
        .index, .security, .relationship, .rows, .aside, .unique, .elsewhere,
    ]
}

/// The items of a list, read as lines that declare fields.
struct FieldListItems {
    private(set) var fields: [DeclaredField] = []
    private(set) var count = 0

    /// How many items have a type that is known, or one in the place of a type.
    private(set) var typed = 0

    /// How many are nothing but a name as code writes it.
    private(set) var named = 0

    init(_ list: MarkdownList, text: [UInt8], file: Int32) {
        let reading = FieldLineReading(text: text) { range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        for item in list.items {
            count += 1
            guard let first = item.blocks.first, case .paragraph = first.kind else { continue }
            let range = Int(first.span.lower)..<Int(first.span.upper)
            guard let line = FieldLineParser.parse(text, in: range) else { continue }
            add(line, reading.fields(of: line, in: range))
        }
    }

    private mutating func add(_ line: FieldLine, _ declared: [DeclaredField]) {
        guard let first = declared.first else { return }
        if let type = first.type, line.marksType, TypeVocabulary.meaning(of: type.name) != nil {
            typed += 1
            fields += declared
        } else if line.type == nil,
            line.names.allSatisfy({ $0.isMarked || Identifier.looksLikeCode($0.text) })
        {
            named += 1
            fields += declared
        } else if line.type != nil, line.names.allSatisfy(\.isMarked) {
            fields += declared
        }
    }
}
