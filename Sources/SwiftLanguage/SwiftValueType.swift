package import SchemaModel

/// The Swift type of a property.
package struct SwiftValueType: Hashable, Sendable {
    package let element: Element
    package let isList: Bool

    /// Never of a list: an empty one is stored as none.
    package let isOptional: Bool

    package init(element: Element, isList: Bool, isOptional: Bool) {
        self.element = element
        self.isList = isList
        self.isOptional = isOptional
    }

    package enum Element: Hashable, Sendable {
        case string, int, double, decimal, bool, date, uuid, url, data

        /// A file that CloudKit stores with the record.
        case asset
        case location

        /// JSON in a `String`.
        case json

        /// The type's source. For example: `DeedCard`.
        case reference(to: String)

        /// A reference to what no document describes: the record's name in a `String`.
        case recordName

        /// Of listed values; its source from anywhere in the module. For example: `Chore.Recurrence`.
        case openEnum(SwiftEnumReference)

        /// The app's own type, as the configuration spells it.
        case appEnum(String, EnumType.RawType)
    }

    /// As source says it. For example: `[Reference<Tag>]`, `Date?`.
    package var source: String {
        if isList { return "[\(element.source)]" }
        return isOptional ? element.source + "?" : element.source
    }
}

extension SwiftValueType.Element {
    /// As source says it. For example: `Reference<Tag>`.
    package var source: String {
        switch self {
        case .string, .json, .recordName: "String"
        case .int: "Int"
        case .double: "Double"
        case .decimal: "Decimal"
        case .bool: "Bool"
        case .date: "Date"
        case .uuid: "UUID"
        case .url: "URL"
        case .asset: "RecordAsset"
        case .data: "Data"
        case .location: "RecordLocation"
        case .reference(let target): "Reference<\(target)>"
        case .openEnum(let type): type.source
        case .appEnum(let name, _): name
        }
    }

    /// Whether its type is Foundation's.
    package var isFromFoundation: Bool {
        switch self {
        case .decimal, .date, .uuid, .url, .data: true
        case .string, .int, .double, .bool, .asset, .location, .json, .reference, .recordName, .openEnum,
            .appEnum:
            false
        }
    }
}

/// Where the type of listed values is declared.
package struct SwiftEnumReference: Hashable, Sendable {
    /// The index of the entity whose type holds it; nil where none does.
    package let type: Int?

    /// Its place among that type's enumerations, or among those of no type.
    package let index: Int

    /// For example: `Chore.Recurrence`; within `Chore` only `Recurrence`, and that where no type holds it.
    package let source: String
}
