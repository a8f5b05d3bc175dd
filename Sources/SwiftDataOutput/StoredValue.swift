import SchemaModel
import SwiftLanguage

/// What a model class stores of an attribute, and the value on its declaration.
struct StoredValue {
    /// Without `?` and brackets. For example: `String` for an enumeration of texts.
    let type: String

    /// As the declaration has it. For example: `[String]`, `Date?`.
    let declaredType: String

    /// Empty where nil says enough.
    let initialValue: String
    let isMadeUp: Bool

    let usesFoundation: Bool

    /// Whether a value that must be there is optional all the same, because there is none to begin with.
    let isMadeOptional: Bool

    init(_ attribute: ModelAttribute, _ field: Field, names: ModelNames) {
        let dictionary = StoredDictionary(field)
        let type = dictionary?.type ?? Self.storedType(attribute.type.element, names)
        let documented = field.defaultValue.flatMap {
            dictionary == nil
                ? Self.literal($0, for: attribute.type, isRaw: type == "String", names)
                : dictionary?.literal($0)
        }
        let isBare = documented == nil && !attribute.type.isOptional && !attribute.type.isList
        let neutral =
            isBare ? dictionary?.empty ?? Self.neutralValue(of: attribute.type.element, type, field) : nil
        isMadeOptional = isBare && neutral == nil
        isMadeUp = neutral != nil
        let isOptional =
            attribute.type.isOptional || isMadeOptional || attribute.type.element == .url && !field.isList
        declaredType = attribute.type.isList ? "[\(type)]" : isOptional ? type + "?" : type
        initialValue = documented ?? neutral ?? (attribute.type.isList ? "[]" : "")
        self.type = type
        usesFoundation =
            attribute.type.element.isFromFoundation || type == "Data" || initialValue.hasPrefix("UUID()")
            || dictionary?.usesFoundation == true
    }

    private static func storedType(_ element: SwiftValueType.Element, _ names: ModelNames) -> String {
        switch element {
        case .openEnum(let reference): rawType(names[reference].rawType)
        case .appEnum(_, let raw): rawType(raw)
        case .asset: "Data"
        case .location: "Double"
        case .reference: "String"
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .json, .recordName:
            element.source
        }
    }

    private static func rawType(_ type: EnumType.RawType) -> String {
        switch type {
        case .string: "String"
        case .int: "Int"
        }
    }
}

// MARK: - Documented defaults

extension StoredValue {
    /// Without a leading dot: SwiftData's macro takes only what says its own type.
    private static func literal(
        _ value: DefaultValue,
        for type: SwiftValueType,
        isRaw isText: Bool,
        _ names: ModelNames
    ) -> String? {
        if type.isList { return value.value == .emptyList ? "[]" : nil }
        switch type.element {
        case .openEnum(let reference): return names[reference].known(value.value)?.literal
        case .appEnum(let name, _): return rawValue(value.value, of: name, isText: isText)
        case .url:
            guard case .string(let text) = value.value, !text.isEmpty else { return nil }
            return "URL(string: \(SwiftLiteral.string(text)))"
        case .asset: return literal(value, as: .data, names)
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .data, .location, .json, .reference,
            .recordName:
            return literal(value, as: type.element, names)
        }
    }

    private static func literal(
        _ value: DefaultValue,
        as element: SwiftValueType.Element,
        _ names: ModelNames
    ) -> String? {
        let plain = SwiftValueType(element: element, isList: false, isOptional: false)
        guard let source = SwiftDefault(value, for: plain, enums: { names[$0] })?.source else { return nil }
        switch element {
        case .date: return "Date()"
        case .double: return source.utf8.contains { ".e".utf8.contains($0) } ? source : source + ".0"
        case .decimal: return source.hasPrefix("Decimal(") ? source : "Decimal(\(source))"
        case .string, .int, .bool, .uuid, .url, .data, .asset, .location, .json, .reference, .recordName,
            .openEnum, .appEnum:
            return source
        }
    }

    private static func rawValue(_ value: DefaultValue.Value, of type: String, isText: Bool) -> String? {
        switch value {
        case .enumCase(let name): "\(type).\(SwiftIdentifier(name).source).rawValue"
        case .string(let text): isText ? SwiftLiteral.string(text) : nil
        case .integer(let number): isText ? nil : String(number)
        case .bool, .number, .emptyList, .newUUID, .now, .null, .expression: nil
        }
    }

    /// Nil where a type has no value that means nothing.
    private static func neutralValue(
        of element: SwiftValueType.Element,
        _ type: String,
        _ field: Field
    ) -> String? {
        switch element {
        case .string: field.type == .uuid ? "UUID().uuidString" : "\"\""
        // No text at all is no JSON.
        case .json: "\"{}\""
        case .openEnum, .appEnum: type == "String" ? "\"\"" : "0"
        case .int: String(field.range?.nearest(to: 0) ?? 0)
        case .double: "0.0"
        case .decimal: "Decimal.zero"
        case .bool: "false"
        case .date: "Date()"
        case .uuid: "UUID()"
        case .data, .asset: "Data()"
        case .url, .location, .recordName, .reference: nil
        }
    }
}

extension ClosedRange<Int64> {
    fileprivate func nearest(to value: Int64) -> Int64 { Swift.min(Swift.max(lowerBound, value), upperBound) }
}
