import SchemaModel
import SwiftLanguage

/// The statements that read and write one property.
struct RecordStatements {
    let property: SwiftProperty
    let storage: RecordStorage
    let isEncrypted: Bool

    /// What a missing field is read as; empty where that is an error.
    let missing: String

    var read: String {
        "\(target) = \(value)"
    }

    /// Names that mean something else where the statements stand.
    private var target: String {
        let name = property.name
        let isHidden =
            name.name == "record" || name.name == "fields"
            || name.name.unicodeScalars.first?.properties.isUppercase == true
        return isHidden ? "self.\(name.source)" : name.source
    }

    private var fields: String { isEncrypted ? "fields.encrypted" : "fields" }

    private var key: String { ".\(property.name.source)" }

    private var value: String {
        switch storage {
        case .direct, .owner:
            missing.isEmpty
                ? "try \(fields).read(\(key))" : "try \(fields).read(\(key), default: \(fallback))"
        case .wrapped(let wrapper): wrapped(wrapper)
        case .system(let field): systemValue(field)
        }
    }

    /// The parameter is optional, so that a case of these names would be taken for a case of `Optional`.
    private var fallback: String {
        missing == ".none" || missing == ".some" ? ".some(\(missing))" : missing
    }

    private func wrapped(_ wrapper: RecordStorage.Wrapper) -> String {
        let type = property.type
        let read = { (type: String) in "try \(fields).read(\(key), as: \(type).self)" }
        if type.isList { return read("[\(wrapper.type)]") + ".map(\\.\(wrapper.value))" }
        if type.isOptional { return read("\(wrapper.type)?") + "?.\(wrapper.value)" }
        guard !missing.isEmpty else { return read(wrapper.type) + ".\(wrapper.value)" }
        return read("\(wrapper.type)?") + "?.\(wrapper.value) ?? \(missing)"
    }

    private func systemValue(_ field: SystemField) -> String {
        let isReference = if case .reference = property.type.element { true } else { false }
        let value = { (path: String) in
            isReference ? "(record.\(path)).map { Reference($0) }" : "record.\(path)"
        }
        return switch field {
        case .creationDate: "record.creationDate.map(RecordDate.rounded)"
        case .modificationDate: "record.modificationDate.map(RecordDate.rounded)"
        case .creatorUserRecordName: value("creatorUserRecordID?.recordName")
        case .lastModifiedUserRecordName: value("lastModifiedUserRecordID?.recordName")
        case .recordChangeTag: "record.recordChangeTag"
        case .recordName: value("recordID.recordName")
        case .recordType: "record.recordType"
        }
    }

    var write: String {
        switch storage {
        case .direct: "\(fields).write(\(key), \(source))"
        case .owner: "fields.write(\(key), \(property.type.isList ? "owners" : "owner"): \(source))"
        case .wrapped(let wrapper): "\(fields).write(\(key), \(wrapping(wrapper)))"
        case .system: ""
        }
    }

    private func wrapping(_ wrapper: RecordStorage.Wrapper) -> String {
        property.type.isList || property.type.isOptional
            ? "\(source).map { \(wrapper.type)($0) }" : "\(wrapper.type)(\(source))"
    }

    private var source: String { target }
}
