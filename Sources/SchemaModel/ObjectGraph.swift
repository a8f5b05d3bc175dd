/// The relationships of a schema as object models have them: each with both of its ends.
///
/// SwiftData and Core Data want an inverse for every relationship as soon as CloudKit synchronises them. Ends that
/// the documents state are paired; where only one is described, the other is made up, so that both targets make
/// up the same. References to entities that no document describes, and CloudKit's system fields, are none.
package struct ObjectGraph: Sendable {
    /// By the entity's place in the schema: those of its fields in their order, then the made-up ones.
    package let relationships: [[Relationship]]

    /// One end of a relationship: what an object holds of the objects at the other end.
    package struct Relationship: Hashable, Sendable {
        /// The entity that has it, and its name there.
        package let end: FieldPath

        /// The other end: the entity that it leads to, and the name of the way back.
        package let inverse: FieldPath

        /// The place of the field that it is; nil where the end is made up.
        package let field: Int?
        package let isToMany: Bool

        /// What becomes of the objects at the other end when the one at this end is deleted.
        package let deleteRule: DeleteRule?
        package let origin: Origin

        package init(
            end: FieldPath, inverse: FieldPath, field: Int?, isToMany: Bool, deleteRule: DeleteRule?,
            origin: Origin
        ) {
            self.end = end
            self.inverse = inverse
            self.field = field
            self.isToMany = isToMany
            self.deleteRule = deleteRule
            self.origin = origin
        }
    }

    /// Where an end comes from.
    package enum Origin: Hashable, Sendable {
        /// It is a field that a document describes.
        case described

        /// A document names it as the inverse of the field at the other end, and describes no such field.
        case named

        /// No document knows of it.
        case madeUp
    }

    package init(_ schema: Schema) {
        var pairing = RelationshipPairing(schema)
        pairing.run()
        relationships = pairing.relationships()
    }

    /// The relationship that a field is; nil for every other field.
    package func relationship(ofField field: Int, ofEntity entity: Int) -> Relationship? {
        relationships[entity].first { $0.field == field }
    }
}

extension Schema {
    /// Of each pair of references that are one-to-one the end that comes first: a document says so of one of them, or
    /// both are of an object model.
    package var oneToOnes: [ObjectGraph.Relationship] {
        var pairing = RelationshipPairing(self)
        pairing.run()
        let ends = pairing.pairedRelationships().filter { !$0.isToMany }
        let known = Dictionary(ends.map { ($0.end, $0) }) { first, _ in first }
        let entities = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
        var seen: Set<FieldPath> = []
        return ends.filter { end in
            seen.insert(end.end)
            guard let other = known[end.inverse], other.inverse == end.end else { return false }
            return (end.end == end.inverse || !seen.contains(end.inverse)) && isOneToOne(end, among: entities)
        }
    }

    private func isOneToOne(_ end: ObjectGraph.Relationship, among entities: [String: Entity]) -> Bool {
        let sides = [end.end, end.inverse].map { ($0, entities[$0.entity]) }
        return sides.contains { $1?.field(named: $0.field)?.inverse != nil }
            || sides.allSatisfy { $1?.kind.isObjectModel == true }
    }
}
