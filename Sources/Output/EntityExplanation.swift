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
