import Templating

/// An object and its properties.
struct RecordView: TemplateView {
    let description: String
    var isDeprecated = false
    let properties: [PropertyView]
    let requiredNames: [String]

    static let keys: [TemplateKey<RecordView>] = [
        .text("description", "The description, as a literal; empty where there is none.", \.description),
        .flag("isDeprecated", "Whether new records of it should not be made.", \.isDeprecated),
        .views("properties", "The properties, in the document's order.", \.properties),
        .texts("required", "The names of the required properties, as literals.", \.requiredNames),
    ]
}
