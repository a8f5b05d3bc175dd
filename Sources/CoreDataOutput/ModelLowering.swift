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
    }

    /// Sorted by name, as Xcode saves models.
    mutating func view(headline: String) -> ModelView {
        var views: [EntityView] = []
        for index in entities.indices {
            views.append(entities[index].view())
            diagnostics += entities[index].diagnostics
        }
        return ModelView(
            headline: XMLText.comment(headline), entities: views.sorted { $0.element.name < $1.element.name })
    }
}
