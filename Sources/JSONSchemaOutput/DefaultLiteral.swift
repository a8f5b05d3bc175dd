import Output
import SchemaModel

extension DefaultValue.Value {
    /// The default as a JSON literal; nil where JSON has none, because only a run knows it or the types differ.
    func literal(for field: Field, in enumType: EnumType?) -> String? {
        if field.isList { return self == .emptyList ? "[]" : nil }
        return switch self {
        case .bool(let value): field.type == .bool ? String(value) : nil
        case .integer(let value): literal(of: value, for: field, in: enumType)
        case .number(let written): field.holdsFractions ? NumberText.canonical(written) : nil
        case .string(let text): field.holdsAnyText(in: enumType) ? JSONText.quoted(text) : nil
        case .enumCase(let name):
            enumType?.cases.first { $0.name == name }.flatMap { enumType?.literal(of: $0) }
        case .emptyList, .newUUID, .now, .null, .expression: nil
        }
    }

    private func literal(of value: Int64, for field: Field, in enumType: EnumType?) -> String? {
        switch field.type {
        case .bool: value == 0 ? "false" : value == 1 ? "true" : nil
        case .int, .double, .decimal: String(value)
        case .enum: field.rawType(in: enumType) == .int ? String(value) : nil
        case .string, .date, .uuid, .url, .data, .asset, .location, .reference, .json: nil
        }
    }
}

extension Field {
    fileprivate var holdsFractions: Bool {
        switch type {
        case .double, .decimal: true
        case .string, .int, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            false
        }
    }

    /// Whether a default may be any text: dates and data are texts in JSON too, but of one form.
    fileprivate func holdsAnyText(in enumType: EnumType?) -> Bool {
        switch type {
        case .string, .uuid, .url, .reference, .json: true
        case .enum: rawType(in: enumType) == .string
        case .int, .double, .decimal, .bool, .date, .data, .asset, .location: false
        }
    }
}

extension EnumType {
    /// The raw value of a case; nil where the document's text is no such value.
    func literal(of enumCase: Case) -> String? {
        switch rawType {
        case .string: JSONText.quoted(enumCase.rawValue)
        case .int: Int64(enumCase.rawValue).map { String($0) }
        }
    }
}
