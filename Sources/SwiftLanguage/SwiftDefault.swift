import Output
package import SchemaModel

/// A documented default as Swift source.
package struct SwiftDefault {
    /// For new values.
    package let source: String

    /// Whether every device gets the same: only then a record may lack the field.
    package let isConstant: Bool

    private init(_ source: String, isConstant: Bool = true) {
        self.source = source
        self.isConstant = isConstant
    }

    /// Nil for what Swift's type cannot be, and for an expression, which may speak of anything.
    package init?(
        _ documented: DefaultValue,
        for type: SwiftValueType,
        enums: (SwiftEnumReference) -> SwiftEnum
    ) {
        let value = documented.value
        if type.isList {
            guard value == .emptyList else { return nil }
            self.init("[]")
            return
        }
        switch type.element {
        case .openEnum(let reference): self.init(value, caseOf: enums(reference), isOptional: type.isOptional)
        case .appEnum: self.init(appCase: value)
        case .bool: self.init(bool: value)
        case .int: self.init(integer: value)
        case .double: self.init(double: value)
        case .decimal: self.init(decimal: value)
        case .string, .json, .recordName: self.init(text: value)
        case .date: self.init(value == .now, ".now")
        case .uuid: self.init(value == .newUUID, "UUID()")
        case .data:
            let isEmpty = value == .emptyList || value == .string("") || documented.written == "Data()"
            self.init(isEmpty, "Data()")
        case .url, .asset, .location, .reference: return nil
        }
    }

    private init?(_ fits: Bool, _ source: String) {
        guard fits else { return nil }
        self.init(source, isConstant: source == "Data()")
    }
}

// MARK: - One type each

extension SwiftDefault {
    private init?(bool value: DefaultValue.Value) {
        switch value {
        case .bool(let bool): self.init(String(bool))
        case .integer(0): self.init("false")
        case .integer(1): self.init("true")
        case .integer, .number, .string, .emptyList, .enumCase, .newUUID, .now, .null, .expression: return nil
        }
    }

    private init?(integer value: DefaultValue.Value) {
        guard case .integer(let number) = value else { return nil }
        self.init(String(number))
    }

    private init?(double value: DefaultValue.Value) {
        guard let number = Self.number(value), Double(number)?.isFinite == true else { return nil }
        self.init(number)
    }

    /// Exact: a literal with a fraction would go by way of a double.
    private init?(decimal value: DefaultValue.Value) {
        guard let number = Self.number(value), !number.contains("e") else { return nil }
        let parts = number.split(separator: ".")
        let isNegative = number.hasPrefix("-")
        guard parts.count == 2 else {
            guard number.utf8.count <= 18 else { return nil }
            self.init(number)
            return
        }
        let digits = (parts[0].drop { $0 == "-" } + parts[1]).drop { $0 == "0" }
        guard digits.utf8.count <= 18 else { return nil }
        self.init(
            "Decimal(sign: .\(isNegative ? "minus" : "plus"), exponent: -\(parts[1].utf8.count), "
                + "significand: \(digits.isEmpty ? "0" : digits))")
    }

    private static func number(_ value: DefaultValue.Value) -> String? {
        switch value {
        case .integer(let number): String(number)
        case .number(let written): NumberText.canonical(written)
        case .bool, .string, .emptyList, .enumCase, .newUUID, .now, .null, .expression: nil
        }
    }

    private init?(text value: DefaultValue.Value) {
        switch value {
        case .string(let text): self.init(SwiftLiteral.string(text))
        case .newUUID: self.init("UUID().uuidString", isConstant: false)
        case .emptyList: self.init("\"[]\"")
        // Of a case that no document lists nobody knows the raw value.
        case .bool, .integer, .number, .enumCase, .now, .null, .expression: return nil
        }
    }

    private init?(_ value: DefaultValue.Value, caseOf type: SwiftEnum, isOptional: Bool) {
        guard let known = type.known(value) else { return nil }
        let isAlsoOptionals = isOptional && (known.name.name == "none" || known.name.name == "some")
        self.init(isAlsoOptionals ? ".some(.\(known.name.source))" : ".\(known.name.source)")
    }

    /// Only the app knows which case a raw value of its own type is.
    private init?(appCase value: DefaultValue.Value) {
        guard case .enumCase(let name) = value else { return nil }
        self.init(".\(SwiftIdentifier(name).source)")
    }
}

extension SwiftEnum {
    /// The listed case that a documented default means.
    package func known(_ value: DefaultValue.Value) -> Case? {
        switch value {
        case .string(let text):
            let literal = SwiftLiteral.string(text)
            return cases.first { $0.literal == literal } ?? cases.first { $0.documentName == text }
        case .integer(let number): return cases.first { $0.literal == String(number) }
        case .enumCase(let name):
            return cases.first { $0.documentName == name } ?? cases.first { $0.name.name == name }
        case .bool, .number, .emptyList, .newUUID, .now, .null, .expression: return nil
        }
    }
}

extension DefaultValue {
    /// Whether it says more than that there is none.
    package var isMeant: Bool { value != .null }
}
