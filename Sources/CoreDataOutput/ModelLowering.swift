import CoreDataLanguage
import Diagnostics
import Output
import SchemaModel

/// Turns the schema into a model that CloudKit synchronises.
struct ModelLowering {
    private let schema: Schema
    private(set) var diagnostics: [Diagnostic]

    /// By the entity's place in the schema.
    private(set) var entities: [EntityLowering]
    let names: ModelNames

    init(_ schema: Schema) {
        self.schema = schema
        let graph = ObjectGraph(schema)
        let names = ModelNames(schema, graph)
        self.names = names
        entities = schema.entities.indices.map { EntityLowering($0, schema, graph, names) }
        diagnostics = names.diagnostics
        noteSeparations(graph)
    }

    /// Objects of two stores cannot hold each other.
    private mutating func noteSeparations(_ graph: ObjectGraph) {
        let local = Set(schema.entities.lazy.filter(\.isLocal).map(\.name))
        guard !local.isEmpty else { return }
        for (entity, ends) in zip(schema.entities, graph.relationships) {
            for end in ends where entity.isLocal && !local.contains(end.inverse.entity) {
                diagnostics.append(.separated(end, in: entity))
            }
        }
    }

    /// What the device keeps and what is synchronised are in two stores, if there are both.
    private var configurations: [ConfigurationView] {
        guard schema.entities.contains(where: \.isLocal) else { return [] }
        return [false, true].compactMap { isLocal in
            let members = schema.entities.indices.filter { schema.entities[$0].isLocal == isLocal }
            return members.isEmpty
                ? nil
                : ConfigurationView(isLocal: isLocal, members: members.map { names.entities[$0] }.sorted())
        }
    }

    /// Sorted by name, as Xcode saves models.
    mutating func view(headline: String) -> ModelView {
        var views: [EntityView] = []
        for index in entities.indices {
            views.append(entities[index].view())
            diagnostics += entities[index].diagnostics
        }
        return ModelView(
            headline: XMLText.comment(headline), entities: views.sorted { $0.element.name < $1.element.name },
            configurations: configurations)
    }
}
