import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaModel
import YAMLReading
import Yams

/// Declares the record types that YAML or JSON lists under a key that says so.
///
///     recordTypes:
///       Trip:
///         fields: { title: String, endedAt: { type: Date/Time, optional: true } }
///
/// Types and fields may also be sequences of mappings with a `name`. JSON is read as the YAML that it is.
struct StructuredDataReading {
    let code: CodeText

    /// Empty where no key says that record types follow.
    static func declare(_ code: CodeText) -> CodeDeclarations {
        let reading = StructuredDataReading(code: code)
        guard let root = try? YAMLReader.compose(code.text) else { return CodeDeclarations() }
        guard let types = reading.value(root, for: Self.typeKeys) else {
            return CodeDeclarations(entities: reading.described(root))
        }
        let entities = reading.named(types).compactMap { reading.entity($0.name, $0.value) }
        return CodeDeclarations(entities: entities)
    }

    /// `{ "recordType": "Trip", "fields": { "title": "STRING" } }`, or several of those.
    ///
    /// What records hold is no description of them: each of the fields must have a type that is known.
    private func described(_ root: Node) -> [DeclaredEntity] {
        let items = root.sequence.map(Array.init) ?? [root]
        return items.compactMap { item in
            guard let name = value(item, for: ["recordtype", "recordtypename"]),
                let entity = entity(name, item), let fields = value(item, for: Self.fieldKeys),
                named(fields).count == entity.fields.count,
                entity.fields.allSatisfy({ field in
                    field.type.map { TypeVocabulary.meaning(of: $0.name) != nil } ?? false
                })
            else { return nil }
            return entity
        }
    }

    /// The fields of the entity that a heading names, where each entry of the block is a field and its type:
    ///
    ///     { "title": "String", "endedAt": "Date?", "stops": ["String"] }
    ///
    /// Nil where less than half of the values are types: then the block shows a record, and not what records are
    /// like.
    static func fields(_ code: CodeText) -> FieldMapping? {
        let reading = StructuredDataReading(code: code)
        guard let root = try? YAMLReader.compose(code.text), let mapping = root.mapping,
            // "properties" with a mapping of its own are those of a schema.
            reading.value(root, for: Self.fieldKeys).map({ $0.string != nil }) ?? true
        else { return nil }
        var found = FieldMapping()
        var budget = Self.mostEntries
        for entry in mapping {
            if let field = reading.typedField(entry.key, entry.value) {
                found.fields.append(field)
            } else if let name = entry.key.string {
                let isObject = reading.isObject(entry.value, &budget)
                found.others.append(
                    .init(name: Declared(name, at: reading.span(entry.key)), isObject: isObject))
            }
        }
        return found.fields.isEmpty || found.fields.count < found.others.count ? nil : found
    }

    /// Nil where the value is no type, no list of one type and no mapping with a type.
    private func typedField(_ key: Node, _ value: Node) -> DeclaredField? {
        let items = value.sequence.map(Array.init)
        guard items == nil || items?.count == 1, var field = field(key, items?[0] ?? value),
            let type = field.type, TypeVocabulary.meaning(of: type.name) != nil
        else { return nil }
        if items != nil { field.type?.isList = true }
        return field
    }

    /// Whether it has fields and types of its own, or is a list of what has: `{ "name": "String" }`.
    ///
    /// `budget` says how many entries it may look at: aliases make a short text a tree without end.
    private func isObject(_ value: Node, _ budget: inout Int) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        if let items = value.sequence { return items.count == 1 && isObject(items[0], &budget) }
        guard let mapping = value.mapping, !mapping.isEmpty else { return false }
        for entry in mapping
        where typedField(entry.key, entry.value) == nil && !isObject(entry.value, &budget) {
            return false
        }
        return true
    }

    private func entity(_ name: Node, _ value: Node) -> DeclaredEntity? {
        guard let text = name.string, Identifier.isValid(text),
            let fields = self.value(value, for: Self.fieldKeys)
        else {
            return nil
        }
        var entity = DeclaredEntity(name: Declared(text, at: span(name)))
        entity.fields = named(fields).compactMap { field($0.name, $0.value) }
        if let note = self.value(value, for: Self.noteKeys)?.string {
            entity.paragraphs = [Declared(note, at: span(name))]
        }
        return entity.fields.isEmpty ? nil : entity
    }

    /// A field's value is its type, or a mapping with one.
    private func field(_ name: Node, _ value: Node) -> DeclaredField? {
        let type = value.mapping == nil ? value : self.value(value, for: Self.typeNameKeys)
        guard let text = name.string, Identifier.isValid(text), let type, let typeText = type.string,
            let spelling = TypeSpelling(typeText, at: span(type))
        else { return nil }
        var field = DeclaredField(name: Declared(text, at: span(name)), span: span(name))
        field.type = spelling.type
        field.remarks = spelling.remarks
        if value.mapping != nil { addDetails(of: value, to: &field) }
        return field
    }

    private func addDetails(of value: Node, to field: inout DeclaredField) {
        if let optional = self.value(value, for: ["optional", "nullable"]) {
            field.isOptional = optional.bool.map { Declared($0, at: span(optional)) }
        } else if let required = self.value(value, for: ["required"]) {
            field.isOptional = required.bool.map { Declared(!$0, at: span(required)) }
        }
        if let text = self.value(value, for: ["default"]), let written = text.string {
            field.defaultText = Declared(written, at: span(text))
        }
        if let note = self.value(value, for: Self.noteKeys), let text = note.string {
            field.note = Declared(text, at: span(note))
            field.remarks += NoteReading.remarks(in: text, at: span(note))
        }
        if let target = self.value(value, for: ["references", "reference", "target"]),
            let name = target.string
        {
            let remark = Remark(
                .references(name), quote: "references: \(name)", in: .code, at: span(target))
            field.remarks.append(remark)
        }
    }

    // MARK: Nodes

    /// The entries of a mapping, or the mappings of a sequence by their `name`.
    private func named(_ node: Node) -> [(name: Node, value: Node)] {
        if let mapping = node.mapping { return mapping.map { (name: $0.key, value: $0.value) } }
        return (node.sequence.map(Array.init) ?? []).compactMap { item in
            value(item, for: ["name", "recordtype", "field"]).map { (name: $0, value: item) }
        }
    }

    private func value(_ node: Node, for keys: Set<String>) -> Node? {
        node.mapping?.first { entry in
            guard let key = entry.key.string else { return false }
            return keys.contains(key.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
        }?.value
    }

    /// The scalar's text on its line; the whole line where it is written in another way than it reads.
    func span(_ node: Node) -> SourceSpan {
        let lines = code.lines
        let number = (node.mark?.line ?? 1) - 1
        guard lines.indices.contains(number) else { return code.span(0..<0) }
        let line = lines[number]
        let text = Array((node.string ?? "").utf8)
        let column = max(0, (node.mark?.column ?? 1) - 1)
        let start = min(line.lowerBound + column, line.upperBound)
        for place in [start, start + 1] where place + text.count <= line.upperBound {
            if !text.isEmpty, code.bytes[place..<place + text.count].elementsEqual(text) {
                return code.span(place..<place + text.count)
            }
        }
        return code.span(line)
    }

    private static let mostEntries = 10_000
    private static let typeKeys: Set = ["recordtypes", "entities", "models", "tables"]
    private static let fieldKeys: Set = ["fields", "attributes", "properties", "columns"]
    private static let typeNameKeys: Set = ["type", "fieldtype", "cloudkittype"]
    private static let noteKeys: Set = ["description", "notes", "note", "comment", "doc"]
}
