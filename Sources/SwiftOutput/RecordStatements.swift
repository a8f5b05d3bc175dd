import SchemaModel
import SwiftLanguage

/// The statement that reads one property, and its entry in the table of properties.
struct RecordStatements {
    let property: SwiftProperty
    let field: Field
    let storage: RecordStorage

    /// What a missing field is read as; empty where that is an error or nothing.
    let missing: String

    /// What two devices' changes make; nil where the server's counts.
    let mergeRule: MergeRule?

    /// Whether SwiftData or Core Data makes the record: it renames keys by itself.
    let isMirrored: Bool

    var read: String {
        guard let system = property.systemField else {
            return "\(target) = try fields.read(.\(property.name.source))"
        }
        let jsonKey = SwiftLiteral.string(property.key)
        return
            "\(target) = try fields.read(.\(system.rawValue), \\.\(property.storedName.source), jsonKey: \(jsonKey))"
    }

    /// Empty for what only CloudKit writes.
    var entry: String {
        guard property.systemField == nil else { return "" }
        var text = "case .\(property.name.source): .init(\\.\(property.storedName.source)"
        let storage = storage.source
        if !storage.isEmpty { text += ", \(storage)" }
        if !missing.isEmpty { text += ", default: \(fallback)" }
        if let mergeRule, mergeRule != .server { text += ", merge: .\(mergeRule.rawValue)" }
        if !isMirrored, let key = field.earlierKey {
            text += ", earlierKey: \(SwiftLiteral.string(key))"
        }
        if property.recordKey != property.key {
            text += ", jsonKey: \(SwiftLiteral.string(property.key))"
        }
        text += ")"
        return text
    }

    /// Its line among what only CloudKit writes; empty for any other.
    var systemEntry: String {
        guard property.systemField != nil else { return "" }
        return "\(SwiftLiteral.string(property.key)): .init(\\.\(property.storedName.source))"
    }

    /// Names that mean something else where the statement stands.
    private var target: String {
        let name = property.storedName
        let isHidden = name.name == "fields" || name.name.unicodeScalars.first?.properties.isUppercase == true
        return isHidden ? "self.\(name.source)" : name.source
    }

    /// The parameter is optional, so that a case of these names would be taken for a case of `Optional`.
    private var fallback: String {
        missing == ".none" || missing == ".some" ? ".some(\(missing))" : missing
    }
}
