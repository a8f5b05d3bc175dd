import SchemaModel
import SwiftLanguage

/// The parts of a file that speak of the record's name.
struct RecordNaming {
    /// For example: `recordName: String? = nil`.
    let parameter: String

    /// What the initialiser stores.
    let value: String
    let documentation: [String]
    let initialiserDocumentation: String

    /// Whether a new UUID stands in the initialiser.
    let makesUUID: Bool

    init(_ type: SwiftType, _ entity: Entity) {
        makesUUID = type.naming == .new
        switch type.naming {
        case .uuid(let field), .text(let field):
            let name = type.properties[field]?.name
            let suffix = if case .uuid = type.naming { ".uuidString" } else { "" }
            parameter = "recordName: String? = nil"
            value = "recordName ?? \(name?.source ?? "")\(suffix)"
            initialiserDocumentation = "A new record is named after its `\(name?.name ?? "")`."
        case .new:
            parameter = "recordName: String = UUID().uuidString"
            value = "recordName"
            initialiserDocumentation = ""
        case .given:
            parameter = "recordName: String"
            value = "recordName"
            initialiserDocumentation = ""
        }
        let field = entity.fields.first { $0.name == SystemField.recordName.rawValue }
        documentation = SwiftComment.documentation(
            field?.documentation
                ?? "Names the record\(entity.isCloudRecord ? " in CloudKit" : ""): what a `Reference<\(type.name.name)>` holds.",
            indentation: 4)
    }
}
