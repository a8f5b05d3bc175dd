import SchemaModel
import SwiftLanguage

/// The parts of a file that speak of the record's name.
struct RecordNaming {
    /// For example: `recordName: String? = nil`; empty where the name is a property's text.
    let parameter: String

    /// What the initialiser stores, or what the name is computed from.
    let value: String
    let documentation: [String]
    let initialiserDocumentation: String

    /// Whether a new UUID stands in the initialiser.
    let makesUUID: Bool

    init(_ type: SwiftType, _ entity: Entity) {
        let prefix = type.hasTypedName ? entity.recordType + ":" : ""
        makesUUID = type.naming == .new
        documentation = Self.documentation(type, entity)
        guard let property = Self.property(type) else {
            parameter = Self.parameter(type.naming, prefix)
            value = "recordName"
            initialiserDocumentation = ""
            return
        }
        if type.namingField != nil {
            parameter = ""
            value = property.text
            initialiserDocumentation = ""
        } else {
            parameter = Self.parameter(type.naming, prefix)
            value = "recordName ?? " + Self.text(property.text, after: prefix)
            let start = prefix.isEmpty ? "" : "type and its "
            initialiserDocumentation = "A new record is named after its \(start)`\(property.name)`."
        }
    }

    /// The property that a new record is named after, and the expression of its text.
    private static func property(_ type: SwiftType) -> (name: String, text: String)? {
        guard let name = type.naming.field.flatMap({ type.properties[$0]?.name }) else { return nil }
        switch type.naming {
        case .uuid: return (name.name, name.source + ".uuidString")
        case .number: return (name.name, "String(\(name.source))")
        case .text, .new, .given: return (name.name, name.source)
        }
    }

    private static func parameter(_ naming: SwiftType.Naming, _ prefix: String) -> String {
        switch naming {
        case .uuid, .text, .number: "recordName: String? = nil"
        case .new: "recordName: String = " + text("UUID().uuidString", after: prefix)
        case .given: "recordName: String"
        }
    }

    private static func text(_ expression: String, after prefix: String) -> String {
        prefix.isEmpty ? expression : "\(SwiftLiteral.string(prefix)) + \(expression)"
    }

    private static func documentation(_ type: SwiftType, _ entity: Entity) -> [String] {
        let field = entity.fields.first { $0.name == SystemField.recordName.rawValue }
        let place = entity.isCloudRecord ? " in CloudKit" : ""
        return SwiftComment.documentation(
            field?.documentation ?? "Names the record\(place): what a `Reference<\(type.name.name)>` holds.",
            indentation: 4)
    }
}
