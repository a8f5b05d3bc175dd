import Diagnostics
import SchemaModel
import SwiftLanguage

/// How a property gets from and to its field of the record.
enum RecordStorage: Hashable {
    /// As a value of its own type.
    case direct(SwiftValueType.Element)

    /// A reference whose record goes when its target goes.
    case owner

    /// As a type of the support file that only stands between the two.
    case wrapped(Wrapper)

    /// CloudKit writes it.
    case system(SystemField)

    enum Wrapper: Hashable {
        case decimal, text, asset, reference

        /// The type, and its property that is the value.
        var type: String {
            switch self {
            case .decimal: "RecordDecimal"
            case .text: "RecordText"
            case .asset: "RecordAsset"
            case .reference: "Reference<CKRecord>"
            }
        }

        var value: String {
            switch self {
            case .decimal: "number"
            case .text: "text"
            case .asset: "url"
            case .reference: "recordName"
            }
        }
    }

    init(of property: SwiftProperty, _ field: Field) {
        if let system = property.systemField {
            self = .system(system)
            return
        }
        switch property.type.element {
        case .recordName: self = .wrapped(.reference)
        case .asset: self = .wrapped(.asset)
        case .decimal where field.stored.contains(bytesOf: "DOUBLE"): self = .wrapped(.decimal)
        case .json where field.stored.contains(bytesOf: "BYTES"): self = .wrapped(.text)
        case .reference where property.deleteRule == .cascade: self = .owner
        case .string, .int, .double, .bool, .date, .uuid, .url, .data, .decimal, .location, .json, .reference,
            .openEnum, .appEnum:
            self = .direct(property.type.element)
        }
    }

    /// Whether a field that is said to be encrypted is.
    var isEncrypted: Bool { canBeEncrypted || self == .wrapped(.asset) }

    /// CloudKit encrypts values, but not what leads to other records; files always are.
    var canBeEncrypted: Bool {
        switch self {
        case .direct(.reference), .owner, .wrapped(.reference), .wrapped(.asset), .system: false
        case .direct, .wrapped(.decimal), .wrapped(.text): true
        }
    }
}
