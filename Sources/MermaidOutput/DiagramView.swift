import Templating

/// The whole diagram.
struct DiagramView: TemplateView {
    let headline: String
    let entities: [EntityView]
    let relationships: [String]

    static let keys: [TemplateKey<DiagramView>] = [
        .headline(\.headline),
        .views("entities", "The boxes.", \.entities),
        .texts(
            "relationships", "The lines between them. For example: `Deck ||--o{ Card : deck`.",
            \.relationships),
    ]
}

/// An entity's box.
struct EntityView: TemplateView {
    let name: String
    let title: String
    let attributes: [String]

    var isEmpty: Bool { attributes.isEmpty }

    static let keys: [TemplateKey<EntityView>] = [
        .text("name", "The name of the box.", \.name),
        .text(
            "title",
            "What the box is headed, in brackets: of a retired entity. Empty where its name heads it.",
            \.title),
        .flag("isEmpty", "Whether it has no attributes.", \.isEmpty),
        .texts(
            "attributes", "The lines in it. For example: `string title \"What it is called.\"`.", \.attributes
        ),
    ]
}
