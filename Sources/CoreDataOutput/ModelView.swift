import CoreDataLanguage
import Templating

/// The whole model file.
struct ModelView: TemplateView {
    let headline: String
    let entities: [EntityView]

    /// None where one store keeps everything.
    let configurations: [ConfigurationView]

    static let keys: [TemplateKey<ModelView>] = [
        .text("headline", \.headline),
        .views("entities", \.entities),
        .views("configurations", \.configurations),
    ]
}

/// The entities that one store keeps.
struct ConfigurationView: TemplateView {
    /// For example: `name="Cloud" usedWithCloudKit="YES"`.
    let line: String

    /// In quotes.
    let members: [String]

    init(isLocal: Bool, members: [String]) {
        line = isLocal ? "name=\"Local\"" : "name=\"Cloud\" usedWithCloudKit=\"YES\""
        self.members = members.map(XMLText.quoted)
    }

    static let keys: [TemplateKey<ConfigurationView>] = [
        .text("line", \.line),
        .texts("members", \.members),
    ]
}

/// The file that names the current version of the model.
struct VersionView: TemplateView {
    let headline: String

    /// Escaped. For example: `App.xcdatamodel`.
    let version: String

    static let keys: [TemplateKey<VersionView>] = [
        .text("headline", \.headline),
        .text("version", \.version),
    ]
}

/// An entity and all that stands in it.
struct EntityView: TemplateView {
    let element: ElementView
    let attributes: [ElementView]
    let relationships: [ElementView]
    let fetchIndexes: [FetchIndexView]

    static let keys: [TemplateKey<EntityView>] = [
        .text("line", \.element.line),
        .text("description", \.element.documentation),
        .views("attributes", \.attributes),
        .views("relationships", \.relationships),
        .views("fetchIndexes", \.fetchIndexes),
    ]
}

/// The attributes of one XML element, and its documentation.
struct ElementView: TemplateView {
    let name: String

    /// For example: `name="title" optional="YES" attributeType="String"`.
    private(set) var line: String

    /// In quotes, or empty.
    let documentation: String

    init(name: String, documentation: String = "") {
        self.name = name
        line = "name=" + XMLText.quoted(name)
        self.documentation = documentation.isEmpty ? "" : XMLText.quoted(documentation)
    }

    mutating func add(_ key: String, _ value: String, if condition: Bool = true) {
        if condition { line += " \(key)=\(XMLText.quoted(value))" }
    }

    static let keys: [TemplateKey<ElementView>] = [
        .text("line", \.line),
        .text("documentation", \.documentation),
    ]
}

/// An index that fetches use.
struct FetchIndexView: TemplateView {
    let name: String

    /// For example: `property="title" type="Binary" order="ascending"`.
    let elements: [String]

    static let keys: [TemplateKey<FetchIndexView>] = [
        .text("name", \.name),
        .texts("elements", \.elements),
    ]
}
