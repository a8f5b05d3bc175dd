/// Refuses, when it is made, what CloudKit refuses when an app loads its models, in the same words.
public final class ModelContainer {
    public let schema: Schema

    public init(for schema: Schema, configurations: ModelConfiguration...) throws {
        self.schema = schema
        try CloudKitRules(models: schema.models).check()
    }

    public convenience init(for models: any PersistentModel.Type...) throws {
        try self.init(for: Schema(models))
    }
}

public struct ModelConfiguration {
    public init(isStoredInMemoryOnly: Bool = false) {}
}

public struct SwiftDataError: Error, CustomStringConvertible {
    public let description: String
}

/// What CloudKit asks of all models together.
struct CloudKitRules {
    let models: [any PersistentModel.Type]

    func check() throws {
        let problems = models.flatMap { model in model.schemaMetadata.compactMap { problem($0, of: model) } }
        guard problems.isEmpty else { throw SwiftDataError(description: problems.joined(separator: "\n")) }
    }

    private func problem(_ property: Schema.PropertyMetadata, of model: any PersistentModel.Type) -> String? {
        let place = "\(model): \(property.name)"
        guard let destination = property.destination else { return problemOfAttribute(property, place) }
        guard models.contains(where: { $0 == destination }) else { return "\(place): not in the schema" }
        guard property.isOptional else {
            return "CloudKit integration requires that all relationships be optional, "
                + "the following are not: \(place)"
        }
        if property.relationship?.deleteRule == .deny {
            return "The following relationships are configured with unsupported delete rules: \(place) - Deny"
        }
        return problemOfInverse(property, of: model, destination, place)
    }

    private func problemOfAttribute(_ property: Schema.PropertyMetadata, _ place: String) -> String? {
        if let attribute = property.metadata as? Schema.Attribute, attribute.options.contains(.unique) {
            return "CloudKit integration does not support unique constraints. "
                + "The following entities are constrained: \(place)"
        }
        guard !property.isOptional, property.defaultValue == nil else { return nil }
        return "CloudKit integration requires that all attributes be optional, or have a default value set. "
            + "The following attributes are marked non-optional but do not have a default value: \(place)"
    }

    /// One side states it, and the two ends belong to no one else.
    private func problemOfInverse(
        _ property: Schema.PropertyMetadata,
        of model: any PersistentModel.Type,
        _ destination: any PersistentModel.Type,
        _ place: String
    ) -> String? {
        let stated = property.relationship?.inverse
        let ends = destination.schemaMetadata.filter { other in
            other.destination == model
                && (other.relationship?.inverse == property.keypath || other.keypath == stated)
        }
        guard ends.count == 1, let other = ends.first else {
            return "CloudKit integration requires that all relationships have an inverse, "
                + "the following do not: \(place)"
        }
        guard stated == nil || other.relationship?.inverse == nil || other.keypath == property.keypath else {
            return "\(place): both ends state the inverse"
        }
        return nil
    }
}
