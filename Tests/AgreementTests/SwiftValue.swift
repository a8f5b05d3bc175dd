import SwiftParser
import SwiftSyntax

/// Types and values as generated Swift spells them.
enum SwiftValue {
    /// The kind of a type without `?` and brackets; nil for one that is none of Swift's, Foundation's or the support file's.
    static func kind(of type: String, _ enums: [String: SwiftFacts.EnumFacts]) -> ValueKind? {
        if type.hasPrefix("Reference<") { return .reference }
        if let known = enums[type.split(separator: ".").last.map { SwiftFacts.plain(String($0)) } ?? type] {
            return known.isNumbered ? .int : .string
        }
        return switch type {
        case "String": .string
        case "Int": .int
        case "Double": .double
        case "Decimal": .decimal
        case "Bool": .bool
        case "Date": .date
        case "UUID": .uuid
        case "URL": .url
        case "Data": .data
        case "RecordAsset": .asset
        case "RecordLocation": .location
        default: nil
        }
    }

    /// `[A]?` without its marks.
    static func parts(of type: String) -> (element: String, isList: Bool, isOptional: Bool) {
        let isOptional = type.hasSuffix("?")
        let plain = isOptional ? String(type.dropLast()) : type
        guard plain.hasPrefix("["), plain.hasSuffix("]") else { return (plain, false, isOptional) }
        return (String(plain.dropFirst().dropLast()), true, isOptional)
    }

    /// The value of an expression.
    static func value(of source: String?, _ enums: [String: SwiftFacts.EnumFacts], type: String)
        -> StatedDefault
    {
        guard let source, source != "nil" else { return .none }
        let expression = Parser.parse(source: source).statements.first?.item.as(ExprSyntax.self)
        if let text = expression.flatMap(SwiftFacts.text) { return .text(text) }
        switch source {
        case "[]": return .emptyList
        case "true", "false": return .bool(source == "true")
        case ".now", "Date()", "Date.now": return .now
        case "UUID()", "UUID().uuidString": return .newUUID
        case "Decimal.zero": return .number(0)
        default: break
        }
        if let number = Double(source.filter { $0 != "_" }) ?? decimal(source) { return .number(number) }
        return enumValue(source, enums, type) ?? .other(source)
    }

    /// Of `.low`, `Level.low.rawValue` and `Level.low`.
    private static func enumValue(_ source: String, _ enums: [String: SwiftFacts.EnumFacts], _ type: String)
        -> StatedDefault?
    {
        var parts = source.split(separator: ".").map { SwiftFacts.plain(String($0)) }
        if parts.last == "rawValue" { parts.removeLast() }
        let name =
            source.hasPrefix(".") ? type.split(separator: ".").last.map(String.init) : parts.dropLast().last
        guard let known = name.flatMap({ enums[SwiftFacts.plain($0)] }),
            let raw = parts.last.flatMap({ known.rawValues[$0] })
        else { return nil }
        return known.isNumbered ? Double(raw).map { .number($0) } : .text(raw)
    }

    /// `Decimal(sign: .minus, exponent: -1, significand: 15)`
    private static func decimal(_ source: String) -> Double? {
        guard source.hasPrefix("Decimal(") else { return nil }
        let numbers = source.split { !"-0123456789.".contains($0) || $0 == "." }.compactMap { Int($0) }
        if source.hasPrefix("Decimal(sign:"), numbers.count == 2 {
            let digits = (source.contains("minus") ? "-" : "") + "\(numbers[1])e\(numbers[0])"
            return Double(digits)
        }
        return Double(source.dropFirst("Decimal(".count).dropLast())
    }
}
