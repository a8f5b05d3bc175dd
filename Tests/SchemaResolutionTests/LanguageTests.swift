import SchemaModel
import SchemaReading
import Testing

/// One document in the words of every language reads back to the same facts.
@Suite struct LanguageTests {
    @Test(arguments: LanguageWords.all)
    func readsAsInEnglish(words: LanguageWords) {
        let english = Resolved(LanguageWords.english.document)
        let other = Resolved(words.document)
        #expect(Self.facts(of: other.schema) == Self.facts(of: english.schema), "\(words.language)")
        #expect(other.schema.unread.isEmpty, "\(words.language)")
    }

    /// The facts themselves, so that no language is right by reading nothing.
    @Test func theFactsAreRead() {
        let facts = Self.facts(of: Resolved(LanguageWords.english.document).schema)
        #expect(
            facts == [
                "Trip.code: string required", "Trip.title: string required", "Trip.note: string optional",
                "Trip.done: bool required", "Trip.count: int required = 3",
                "Trip.state: string required of State",
                "Trip.rank: int required", "Trip.folder: reference required -> Folder cascade",
                "Trip.stars: int required 1...5", "Trip key (code)", "Trip index queryable (rank)",
                "Folder.name: string required", "Folder.size: int optional", "Folder.start: date optional",
                "State: open, closed",
            ])
    }

    private static func facts(of schema: Schema) -> [String] {
        schema.entities.flatMap { entity in
            entity.fields.map { "\(entity.name).\(text($0))" }
                + entity.uniqueKeys.map { "\(entity.name) key (\($0.fields.joined(separator: ", ")))" }
                + entity.indexes.map { index in
                    "\(entity.name) index \(index.kind) (\(index.fields.map(\.name).joined(separator: ", ")))"
                }
        } + schema.enums.map { "\($0.name): \($0.cases.map(\.rawValue).joined(separator: ", "))" }
    }

    private static func text(_ field: Field) -> String {
        var text = "\(field.name): \(field.type)"
        text += field.isOptional.map { $0 ? " optional" : " required" } ?? ""
        text += field.defaultValue.map { " = \($0.written)" } ?? ""
        text += field.references.map { " -> \($0)" } ?? ""
        text += field.onDelete.map { " \($0)" } ?? ""
        text += field.enumName.map { " of \($0)" } ?? ""
        text += field.range.map { " \($0.lowerBound)...\($0.upperBound)" } ?? ""
        return text
    }
}
