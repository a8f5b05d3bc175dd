/// A schema in CloudKit's own language (`.ckdb`), as parsed and before printing.
///
/// The grammar is Apple's, from "Integrating a Text-Based Schema into Your Workflow". It knows no defaults, no
/// reference targets, no delete rules and no comments on fields.
package struct CloudKitSchemaText: Hashable, Sendable {
    package var roles: [String]
    package var recordTypes: [RecordType]

    package init(roles: [String] = [], recordTypes: [RecordType] = []) {
        self.roles = roles
        self.recordTypes = recordTypes
    }

    package struct RecordType: Hashable, Sendable {
        package var name: String
        package var fields: [Field]
        package var grants: [Grant]

        /// The comment above it: a paragraph each, without its marks.
        package var comments: [String] = []

        /// The name's UTF-8 offsets in the text it was parsed from.
        package var nameRange: Range<Int>

        /// Where `RECORD` stands in that text.
        var start = 0

        package init(name: String, fields: [Field] = [], grants: [Grant] = [], nameRange: Range<Int> = 0..<0)
        {
            self.name = name
            self.fields = fields
            self.grants = grants
            self.nameRange = nameRange
        }
    }

    package struct Field: Hashable, Sendable {
        package var name: String
        package var type: DataType
        package var options: Set<Option>

        /// The comments above the field and behind it, without their marks.
        package var comment: String?
        package var nameRange: Range<Int>
        package var range: Range<Int>

        package init(
            name: String,
            type: DataType,
            options: Set<Option> = [],
            comment: String? = nil,
            nameRange: Range<Int> = 0..<0,
            range: Range<Int> = 0..<0
        ) {
            self.name = name
            self.type = type
            self.options = options
            self.comment = comment
            self.nameRange = nameRange
            self.range = range
        }
    }

    package struct DataType: Hashable, Sendable {
        package var primitive: Primitive
        package var isList: Bool
        package var isEncrypted: Bool

        package init(_ primitive: Primitive, isList: Bool = false, isEncrypted: Bool = false) {
            self.primitive = primitive
            self.isList = isList
            self.isEncrypted = isEncrypted
        }
    }

    package enum Primitive: Hashable, Sendable {
        case asset, bytes, double, int64, location, reference, string, timestamp

        /// `NUMBER`, which only exists for fields that a save in the sandbox added.
        case number(preferredAs: PreferredNumber?)
    }

    package enum PreferredNumber: String, Hashable, Sendable {
        case int64 = "INT64"
        case double = "DOUBLE"
    }

    /// In the order in which the exporter prints them.
    package enum Option: String, Hashable, Sendable, CaseIterable {
        case queryable = "QUERYABLE"
        case searchable = "SEARCHABLE"
        case sortable = "SORTABLE"
    }

    package struct Grant: Hashable, Sendable {
        package var permissions: [Permission]
        package var role: String

        package init(_ permissions: [Permission], to role: String) {
            self.permissions = permissions
            self.role = role
        }
    }

    /// In the order in which the exporter prints them.
    package enum Permission: String, Hashable, Sendable, CaseIterable {
        case read = "READ"
        case create = "CREATE"
        case write = "WRITE"
    }
}

extension CloudKitSchemaText.DataType {
    /// The type that a text spells; nil for any other text.
    package init?(spelling: String) {
        guard let type = CloudKitParser.dataType(Array(spelling.utf8)) else { return nil }
        self = type
    }

    /// The indexes that CloudKit has for it: none over encrypted values, and lists have no order.
    package var possibleOptions: Set<CloudKitSchemaText.Option> {
        if isEncrypted { return [] }
        return isList ? primitive.options.subtracting([.sortable]) : primitive.options
    }

    /// As the language spells it. For example: `LIST<ENCRYPTED STRING>`.
    package var spelling: String {
        let plain = (isEncrypted ? "ENCRYPTED " : "") + primitive.spelling
        return isList ? "LIST<\(plain)>" : plain
    }
}

extension CloudKitSchemaText.Primitive {
    package var spelling: String {
        switch self {
        case .asset: "ASSET"
        case .bytes: "BYTES"
        case .double: "DOUBLE"
        case .int64: "INT64"
        case .location: "LOCATION"
        case .reference: "REFERENCE"
        case .string: "STRING"
        case .timestamp: "TIMESTAMP"
        case .number(nil): "NUMBER"
        case .number(let preferred?): "NUMBER PREFERRED AS \(preferred.rawValue)"
        }
    }

    /// The grammar allows no encrypted asset, reference or number.
    package var canBeEncrypted: Bool {
        switch self {
        case .bytes, .double, .int64, .location, .string, .timestamp: true
        case .asset, .reference, .number: false
        }
    }

    /// What CloudKit can answer queries by; of lists and encrypted values ask the whole type.
    ///
    /// Those that CloudKit gives to fields that a save adds, as exports show them; of locations both were seen.
    fileprivate var options: Set<CloudKitSchemaText.Option> {
        switch self {
        case .string: [.queryable, .searchable, .sortable]
        case .bytes, .double, .int64, .location, .timestamp, .number: [.queryable, .sortable]
        case .reference: [.queryable]
        case .asset: []
        }
    }

    /// The primitive that a keyword names; `NUMBER` without a preference.
    package init?(keyword: String) {
        switch keyword {
        case "ASSET": self = .asset
        case "BYTES": self = .bytes
        case "DOUBLE": self = .double
        case "INT64": self = .int64
        case "LOCATION": self = .location
        case "REFERENCE": self = .reference
        case "STRING": self = .string
        case "TIMESTAMP": self = .timestamp
        case "NUMBER": self = .number(preferredAs: nil)
        default: return nil
        }
    }
}
