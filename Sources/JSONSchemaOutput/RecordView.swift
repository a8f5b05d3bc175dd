import Templating

/// An object and its properties.
struct RecordView: TemplateView {
    let description: String
    let properties: [PropertyView]

    /// Finished literals.
    let requiredNames: [String]

    /// The required names: on one line, or commas included on several.
    let required: [String]

    /// The names are finished literals.
    init(description: String, properties: [PropertyView], requiredNames: [String]) {
        self.description = description
        self.properties = properties
        self.requiredNames = requiredNames
        required = LineFilling.lines(of: requiredNames, around: "\"required\": []", indentation: 6)
    }

    static let keys: [TemplateKey<RecordView>] = [
        .text("description", \.description),
        .views("properties", \.properties),
        .text("requiredLine") { $0.required.count == 1 ? $0.required[0] : "" },
        .texts("requiredLines", \.required),
    ]
}
