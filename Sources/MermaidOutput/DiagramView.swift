import Templating

/// The whole diagram.
struct DiagramView: TemplateView {
    let headline: String
    let entities: [EntityView]

    /// For example: `Deck ||--o{ Card : deck`.
    let relationships: [String]

    static let keys: [TemplateKey<DiagramView>] = [
        .text("headline", \.headline),
        .views("entities", \.entities),
        .texts("relationships", \.relationships),
    ]
}

/// An entity's box.
struct EntityView: TemplateView {
    let name: String

    /// For example: `string title "What it is called."`.
    let attributes: [String]

    var isEmpty: Bool { attributes.isEmpty }

    static let keys: [TemplateKey<EntityView>] = [
        .text("name", \.name),
        .flag("isEmpty", \.isEmpty),
        .texts("attributes", \.attributes),
    ]
}
