/// Objects in memory, with the delete rules at work.
public final class ModelContext {
    public let container: ModelContainer
    private var objects: [any PersistentModel] = []

    public init(_ container: ModelContainer) {
        self.container = container
    }

    /// With all that the object leads to.
    public func insert<Model: PersistentModel>(_ model: Model) {
        guard model.persistentBackingData.context !== self else { return }
        model.persistentBackingData.context = self
        objects.append(model)
        for property in Model.schemaMetadata {
            for related in Self.related(to: model, by: property) { insert(related) }
        }
    }

    public func delete<Model: PersistentModel>(_ model: Model) {
        guard !model.isDeleted else { return }
        model.persistentBackingData.isDeleted = true
        objects.removeAll { $0 === model }
        for property in Model.schemaMetadata where property.destination != nil {
            let related = Self.related(to: model, by: property)
            property.clear(model)
            guard property.relationship?.deleteRule == .cascade else { continue }
            for other in related { delete(other) }
        }
    }

    public func fetch<Model>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        objects.compactMap { $0 as? Model }
    }

    public func save() throws {}

    private static func related<Model: PersistentModel>(
        to model: Model,
        by property: Schema.PropertyMetadata
    ) -> [any PersistentModel] {
        guard property.destination != nil, let value = model[keyPath: property.keypath] else { return [] }
        return value as? [any PersistentModel] ?? (value as? any PersistentModel).map { [$0] } ?? []
    }
}

public struct FetchDescriptor<Model: PersistentModel> {
    public init() {}
}
