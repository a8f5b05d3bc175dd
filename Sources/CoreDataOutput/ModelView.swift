import CoreDataLanguage
import SchemaModel
import Templating

/// The whole model file.
struct ModelView: TemplateView {
    let headline: String
    let entities: [EntityView]
    let configurations: [ConfigurationView]

    static let keys: [TemplateKey<ModelView>] = [
        .headline(\.headline),
        .views("entities", "The entities, in the document's order.", \.entities),
        .views("configurations", "The stores; none where one store keeps everything.", \.configurations),
    ]
}

/// The entities that one store keeps.
struct ConfigurationView: TemplateView {
    let line: String
    let members: [String]

    init(isLocal: Bool, members: [String]) {
        line = isLocal ? "name=\"Local\"" : "name=\"Cloud\" usedWithCloudKit=\"YES\""
        self.members = members.map(XMLText.quoted)
    }

    static let keys: [TemplateKey<ConfigurationView>] = [
        .text(
            "line", "The attributes of the element. For example: `name=\"Cloud\" usedWithCloudKit=\"YES\"`.",
            \.line),
        .texts("members", "The names of its entities, in quotes.", \.members),
    ]
}

/// The file that names the current version of the model.
struct VersionView: TemplateView {
    let headline: String
    let version: String

    static let keys: [TemplateKey<VersionView>] = [
        .headline(\.headline),
        .text("version", "The current version, escaped. For example: `App.xcdatamodel`.", \.version),
    ]
}

/// An entity and all that stands in it.
struct EntityView: TemplateView {
    let element: ElementView
    let attributes: [ElementView]
    let relationships: [ElementView]
    let fetchIndexes: [FetchIndexView]

    static let keys: [TemplateKey<EntityView>] = [
        .text("line", "The XML attributes of the entity.", \.element.line),
        .text(
            "description", "Its documentation in quotes; empty where there is none.", \.element.documentation),
        .text(
            "deprecation", "Why new code should leave it alone, in quotes; empty where it need not.",
            \.element.deprecation),
        .flag("hasUserInfo", "Whether it has documentation or is deprecated.", \.element.hasUserInfo),
        .views("attributes", "The attributes.", \.attributes),
        .views("relationships", "The relationships.", \.relationships),
        .views("fetchIndexes", "The indexes that fetches use.", \.fetchIndexes),
    ]
}

/// The attributes of one XML element, and its documentation.
struct ElementView: TemplateView {
    let name: String
    private(set) var line: String
    let documentation: String

    /// What the document says of its retirement.
    let deprecation: String

    /// By the names of the XML attributes.
    private(set) var values: [String: String] = [:]

    init(name: String, documentation: String = "", retirement: Retirement? = nil) {
        self.name = name
        line = "name=" + XMLText.quoted(name)
        self.documentation = documentation.isEmpty ? "" : XMLText.quoted(documentation)
        deprecation = retirement.map { XMLText.quoted(PropertyDocumentation.plain($0.sentence)) } ?? ""
    }

    fileprivate var hasUserInfo: Bool { !documentation.isEmpty || !deprecation.isEmpty }

    mutating func add(_ key: String, _ value: String, if condition: Bool = true) {
        guard condition else { return }
        line += " \(key)=\(XMLText.quoted(value))"
        values[key] = value
    }

    static let keys: [TemplateKey<ElementView>] = [
        .text(
            "line",
            "The XML attributes of the element. For example: `name=\"title\" optional=\"YES\" attributeType=\"String\"`.",
            \.line),
        .text("documentation", "Its documentation in quotes; empty where there is none.", \.documentation),
        .text(
            "deprecation", "Why new code should leave it alone, in quotes; empty where it need not.",
            \.deprecation),
        .flag("hasUserInfo", "Whether it has documentation or is deprecated.", \.hasUserInfo),
    ]
}

/// An index that fetches use.
struct FetchIndexView: TemplateView {
    let name: String
    let elements: [String]

    static let keys: [TemplateKey<FetchIndexView>] = [
        .text("name", "The name, in quotes.", \.name),
        .texts(
            "elements",
            "The XML attributes of its elements. For example: `property=\"title\" type=\"Binary\" order=\"ascending\"`.",
            \.elements),
    ]
}
