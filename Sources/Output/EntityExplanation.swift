package import SchemaModel

/// What a target makes of one entity, in lines of what it writes; what no language says is in words.
package struct EntityExplanation: Hashable, Sendable {
    /// What it makes of the entity itself. For example: `public struct Chore: CloudRecord`.
    package var lines: [String]

    /// For each field of the entity, in its order, at least one line. For example: `public var isDone: Bool`.
    package var fields: [[String]]

    package init(lines: [String] = [], fields: [[String]] = []) {
        self.lines = lines
        self.fields = fields
    }
}

extension OutputRequest {
    /// What an object model makes of the entities, given how it lowers those that it has; `Users` is none of them.
    package func explainingObjects(
        by lower: (_ request: OutputRequest) -> [EntityExplanation]
    ) -> [EntityExplanation] {
        var objects = lower(ofObjects).makeIterator()
        return schema.entities.map { entity in
            if entity.cloudRecordType != .users, let explanation = objects.next() { return explanation }
            return EntityExplanation(
                lines: ["nothing: CloudKit keeps 'Users' itself"],
                fields: entity.fields.map { _ in ["nothing"] })
        }
    }
}

extension InverseFields {
    /// Why a target keeps no values of a field.
    package func reasonForOmission(of field: Field, of entity: Entity) -> String {
        if let other = storedElsewhere(field, of: entity) {
            return "nothing: '\(other.entity).\(other.field)' has the values"
        }
        if entity.isImpossible(field) { return "nothing: CloudKit keeps the name for itself" }
        return entity.systemField(field) == nil
            ? "nothing" : "nothing of its own: every record has it"
    }
}
