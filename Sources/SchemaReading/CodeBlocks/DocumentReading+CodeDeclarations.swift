import Diagnostics
import SchemaModel

extension DocumentReading {
    /// Adds what a block declares; one that stands under its own heading is anchored there, so that statements
    /// around it are about it.
    mutating func add(_ declarations: CodeDeclarations, from passage: Int, heading: EntityTitle?) {
        schema.structures.formUnion(declarations.structures)
        guard !declarations.isEmpty else { return }
        for entity in declarations.entities {
            let isHeadings = heading?.name.value == entity.name.value
            let anchor = isHeadings ? outline.sections[outline.passages[passage].section].start : nil
            let title = EntityTitle(name: entity.name, strength: .labelled)
            let index = self.entity(title, anchor: anchor, kind: entity.kind)
            if schema.entities[index].repeatsField(of: entity) {
                append(entity, anchor: nil)
            } else {
                schema.entities[index].absorb(entity)
            }
        }
        schema.enums += declarations.enums
        schema.diagnostics += declarations.diagnostics
        use(passage)
    }
}

extension DeclaredEntity {
    func repeatsField(of other: DeclaredEntity) -> Bool {
        let names = Set(fields.lazy.map(\.name.value))
        return other.fields.contains { names.contains($0.name.value) }
    }

    /// Takes over what another declaration of the same entity says.
    fileprivate mutating func absorb(_ other: DeclaredEntity) {
        kind = kind ?? other.kind
        fields += other.fields
        paragraphs += other.paragraphs
        database = database ?? other.database
        zone = zone ?? other.zone
        primaryKey = primaryKey ?? other.primaryKey
        relationships += other.relationships
        indexes += other.indexes
        uniqueKeys += other.uniqueKeys
        grants += other.grants
    }
}
