import Templating

/// An object and its properties.
struct RecordView: TemplateView {
    let description: String
    let properties: [PropertyView]

    /// Finished literals.
    let requiredNames: [String]

    static let keys: [TemplateKey<RecordView>] = [
        .text("description", \.description),
        .views("properties", \.properties),
        .texts("required", \.requiredNames),
    ]
}
