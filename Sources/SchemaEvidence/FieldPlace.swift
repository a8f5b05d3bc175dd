import Diagnostics
package import DocumentWording
import Markdown
import SchemaDeclaration

/// Which field of which entity some words mean.
package struct FieldPlace: Hashable {
    package let entity: Int
    package let field: Int

    package init(entity: Int, field: Int) {
        self.entity = entity
        self.field = field
    }
}

extension DocumentReading {
    /// What `Trip.owner` names; a bare name is a field of the entity that the words stand under, or, where they stand
    /// under none, of the only one that has it.
    package func fieldPlace(named path: String, under scope: Int?) -> FieldPlace? {
        let parts = path.split(separator: ".").map(String.init)
        guard let name = parts.last, parts.count <= 2 else { return nil }
        let owner = parts.count == 2 ? entity(named: parts[0]) : scope
        if parts.count == 2, owner == nil { return nil }
        let owners = owner.map { [$0] } ?? Array(schema.entities.indices)
        let found = owners.compactMap { entity in
            field(named: name, in: entity).map { FieldPlace(entity: entity, field: $0) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The entities whose names stand in the section of a word: a block of code may declare several.
    package func declared(besideWord word: Wording.Token) -> [Int] {
        guard let own = section(at: word.span.lower) else { return [] }
        return schema.entities.indices.filter { section(at: schema.entities[$0].name.span.lower) == own }
    }

    /// In which section an offset of the document stands.
    package func section(at place: Int32) -> Int? {
        outline.passages.last { $0.block.span.lower <= place }?.section
    }
}
