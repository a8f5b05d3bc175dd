package import SchemaModel

/// An enumeration of listed values that keeps values it does not know.
package struct SwiftEnum: Hashable, Sendable {
    package let name: SwiftIdentifier

    /// For example: `Chore.Recurrence`.
    package let qualifiedName: String
    package let rawType: EnumType.RawType
    package let cases: [Case]

    /// The case that holds any other value.
    package let unrecognized: SwiftIdentifier

    package struct Case: Hashable, Sendable {
        package let name: SwiftIdentifier

        /// The document's own name of it.
        package let documentName: String

        /// The raw value as a Swift literal.
        package let literal: String
    }

    init(_ type: EnumType, name: SwiftIdentifier, qualifiedName: String) {
        self.name = name
        self.qualifiedName = qualifiedName
        rawType = type.rawType
        var names = SwiftNamespace(taken: SwiftReservedNames.cases)
        var seen: Set<String> = []
        var cases: [Case] = []
        cases.reserveCapacity(type.cases.count)
        for value in type.cases {
            guard let literal = Self.literal(value.rawValue, type.rawType) else { continue }
            guard seen.insert(literal.value).inserted else { continue }
            let name = SwiftIdentifier(names.claim(Self.wantedName(of: value, type.rawType)))
            cases.append(Case(name: name, documentName: value.name, literal: literal.source))
        }
        self.cases = cases
        unrecognized = SwiftIdentifier(names.claim("unrecognized"))
    }

    /// The source of a raw value, and what makes two of them the same; nil for a text that is no integer.
    private static func literal(_ value: String, _ type: EnumType.RawType) -> (source: String, value: String)?
    {
        switch type {
        case .string: return (SwiftLiteral.string(value), value)
        case .int:
            guard let number = Int64(value) else { return nil }
            return (String(number), String(number))
        }
    }

    /// A name that the document gives beside the value is the author's; a value without one is spelled in Swift's way.
    private static func wantedName(of value: EnumType.Case, _ type: EnumType.RawType) -> String {
        if value.name != value.rawValue, SwiftSpelling.isIdentifier(value.name) { return value.name }
        if type == .int, value.name == value.rawValue, value.name.hasPrefix("-") {
            return "valueMinus\(value.name.dropFirst())"
        }
        return SwiftSpelling.caseName(value.name)
    }
}

/// An enumeration that several types use: declared beside them, in a file of its own.
package struct SwiftSharedEnum: Hashable, Sendable {
    package let type: SwiftEnum

    /// Without an extension.
    package let fileName: String
}
