import CoreDataLanguage
import Output
import SchemaModel

/// A default as the model file spells it.
struct DefaultText {
    /// For example: `0`, `YES`, `new`.
    let text: String

    /// Nil for what the type cannot be, and for what only a run knows.
    init?(_ value: DefaultValue, of type: CoreDataType, range: ClosedRange<Int64>?, enumType: EnumType?) {
        switch type {
        case .integer16, .integer32, .integer64:
            guard let number = Self.integer(value.value, enumType), Self.fits(number, type, range) else {
                return nil
            }
            text = String(number)
        case .double, .float, .decimal:
            guard let number = Self.number(value.value) else { return nil }
            text = number
        case .boolean:
            guard let bool = Self.bool(value.value) else { return nil }
            text = bool ? "YES" : "NO"
        case .string:
            guard let string = Self.string(value.value, enumType), XMLText.canHold(string) else { return nil }
            text = string
        case .date:
            guard let interval = Self.interval(value.written) else { return nil }
            text = interval
        case .binary, .uuid, .uri, .transformable: return nil
        }
    }

    /// In seconds since 2001, for the dates that Foundation has names for.
    private static func interval(_ written: String) -> String? {
        switch written.split(separator: ".").last {
        case "distantPast": "-63114076800"
        case "distantFuture": "63113904000"
        default: nil
        }
    }

    /// The value that says least: what CloudKit asks for where a document has no default. Nil where every value would
    /// say something.
    static func neutral(of type: CoreDataType, range: ClosedRange<Int64>?) -> String? {
        let zero = range.map { min(max(0, $0.lowerBound), $0.upperBound) } ?? 0
        return switch type {
        case .integer16, .integer32, .integer64: String(zero)
        case .double, .float, .decimal: "\(zero).0"
        case .boolean: "NO"
        case .string: ""
        case .date, .binary, .uuid, .uri, .transformable: nil
        }
    }

    private static func fits(_ number: Int64, _ type: CoreDataType, _ range: ClosedRange<Int64>?) -> Bool {
        if let range, !range.contains(number) { return false }
        switch type {
        case .integer16: return Int16(exactly: number) != nil
        case .integer32: return Int32(exactly: number) != nil
        case .integer64, .decimal, .double, .float, .string, .boolean, .date, .binary, .uuid, .uri,
            .transformable:
            return true
        }
    }

    private static func integer(_ value: DefaultValue.Value, _ enumType: EnumType?) -> Int64? {
        switch value {
        case .integer(let number): number
        case .enumCase(let name): enumType?.rawValue(of: name).flatMap { Int64($0) }
        case .bool, .number, .string, .emptyList, .newUUID, .now, .null, .expression: nil
        }
    }

    private static func number(_ value: DefaultValue.Value) -> String? {
        switch value {
        case .integer(let number): "\(number).0"
        case .number(let written): NumberText.canonical(written)
        case .bool, .string, .emptyList, .enumCase, .newUUID, .now, .null, .expression: nil
        }
    }

    private static func bool(_ value: DefaultValue.Value) -> Bool? {
        switch value {
        case .bool(let bool): bool
        case .integer(0): false
        case .integer(1): true
        case .integer, .number, .string, .emptyList, .enumCase, .newUUID, .now, .null, .expression: nil
        }
    }

    private static func string(_ value: DefaultValue.Value, _ enumType: EnumType?) -> String? {
        switch value {
        case .string(let text): enumType?.rawValue(of: text) ?? text
        case .enumCase(let name): enumType?.rawValue(of: name)
        case .emptyList: "[]"
        case .bool, .integer, .number, .newUUID, .now, .null, .expression: nil
        }
    }
}

extension EnumType {
    /// The raw value of the case that a text names, or is the raw value of.
    fileprivate func rawValue(of name: String) -> String? {
        (cases.first { $0.name == name } ?? cases.first { $0.rawValue == name })?.rawValue
    }
}
