import SchemaModel

/// Writes made-up schemas as documents: what its language calls things, and what chance decides.
package struct SchemaWriter: Sendable {
    package let words: SchemaWords
    package var generator: SeededGenerator

    package init(words: SchemaWords = .english, seed: UInt64 = 0) {
        self.words = words
        generator = SeededGenerator(seed: seed)
    }

    /// A whole document that holds a schema in one shape, with asides before, between and behind its parts.
    package mutating func document(
        _ schema: MadeUpSchema, as shape: SchemaShape, besides asides: [String] = []
    ) -> String {
        var parts = ["# CloudKit schema"]
        var rest = asides[...]
        switch shape.form {
        case .below(let write):
            for entity in schema.entities {
                parts += rest.popFirst().map { [$0] } ?? []
                parts.append("### \(label(entity.name))")
                parts.append(write(entity, &self))
            }
        case .whole(let write):
            parts += rest.popFirst().map { [$0] } ?? []
            parts.append("## Record types")
            parts.append(write(schema.entities, &self))
        }
        return (parts + rest).joined(separator: "\n\n") + "\n"
    }

    /// What a shape makes of a schema, without headings: of one record type, where its name stands above.
    package mutating func block(_ schema: MadeUpSchema, as shape: SchemaShape) -> String {
        switch shape.form {
        case .below(let write): schema.entities.map { write($0, &self) }.joined(separator: "\n\n")
        case .whole(let write): write(schema.entities, &self)
        }
    }

    private mutating func label(_ name: String) -> String {
        generator.pick("`\(name)`", "\(name) Record Type", "Record Type: \(name)", "1. `\(name)`")
    }

    // MARK: What a shape says of a field

    /// A type's word, in the author's own language now and then; of a list with what makes it one.
    mutating func type(of field: MadeUpField, _ shape: [FieldType: String]) -> String {
        let own = generator.once(in: 3) ? words.types[field.type] : nil
        let word = own ?? shape[field.type] ?? field.type.rawValue
        guard field.isList else { return word }
        return own == nil ? generator.pick("List<\(word)>", "[\(word)]") : "List<\(word)>"
    }

    /// What notes say: values, target and default, then what says nothing.
    mutating func notes(on field: MadeUpField, statingDefault: Bool) -> [String] {
        var notes: [String] = []
        if !field.values.isEmpty {
            notes.append(words.valuesNote + ": " + field.values.map { "\"\($0)\"" }.joined(separator: ", "))
        }
        if let target = field.target { notes.append("\(words.referenceNote) `\(target)`") }
        if statingDefault, let text = field.defaultText { notes.append("\(words.defaultNote): `\(text)`") }
        if notes.isEmpty, generator.once(in: 2) {
            notes.append(
                generator.pick("Shown on the first page", "As people see it", "Kept for the export"))
        }
        return notes
    }
}
