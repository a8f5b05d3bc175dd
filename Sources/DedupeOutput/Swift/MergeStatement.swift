import Output
import SchemaModel
import SwiftLanguage

/// A statement by which a survivor takes one property from its twins.
struct MergeStatement {
    let content: ContentPlan

    /// As source says it.
    let property: String
    let type: SwiftValueType

    /// Of model classes, which store raw values.
    var holdsRawValues = false

    /// Nil for a part of a key that is taken with the others.
    var source: String? {
        let own = "self.\(property)"
        switch content.rule {
        case .newest: return "\(own) = twins.newest\(arguments) { $0.\(property) } ?? \(own)"
        case .filling:
            return "\(own) = \(own) ?? twins.newest\(arguments) { $0.\(property) }"
        case .key: return nil
        case .sum:
            return "\(own) = twins.sum(from: \(missing ?? "0")) { $0.\(property) } ?? \(own)"
        case .max: return "\(own) = \(extreme("max")) ?? \(own)"
        case .min: return "\(own) = \(extreme("min")) ?? \(own)"
        case .union:
            let exception = itself.map { "(except: \($0))" } ?? ""
            return "\(own) = twins.union\(exception) { $0.\(property) }"
        }
    }

    /// Texts are compared by their bytes, as SQL compares them.
    private func extreme(_ function: String) -> String {
        switch type.element {
        case .string, .json, .recordName:
            "twins.\(function)\(arguments) { Deduplication.part($0.\(property)) }?.text"
        case .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference,
            .openEnum, .appEnum:
            "twins.\(function)\(arguments) { $0.\(property) }"
        }
    }

    private var arguments: String {
        let values = content.refersToItself && !type.isList ? [itself] : [empty, missing]
        let known = values.compactMap(\.self)
        return known.isEmpty ? "" : "(unless: \(known.joined(separator: ", ")))"
    }

    /// Nil where nothing is empty, or where the comparison leaves that out.
    private var empty: String? {
        guard content.rule == .newest || content.rule == .filling else { return nil }
        if type.isList { return "[]" }
        return switch type.element {
        case .string, .json, .recordName: content.missing == .text("") ? nil : "\"\""
        case .data: "Data()"
        case .int, .double, .decimal, .bool, .date, .uuid, .url, .asset, .location, .reference, .openEnum,
            .appEnum:
            nil
        }
    }

    /// The record's own identity as a value of the property; nil where the property leads to other records.
    var itself: String? {
        guard content.refersToItself else { return nil }
        return switch type.element {
        case .reference: holdsRawValues ? "self.identity" : "Reference(self.identity)"
        case .uuid: "UUID(uuidString: self.identity) ?? UUID()"
        case .int: "Int(self.identity) ?? 0"
        case .string, .recordName: "self.identity"
        case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .json, .openEnum, .appEnum: nil
        }
    }

    private var missing: String? {
        if case .appEnum = type.element, !holdsRawValues { return nil }
        switch content.missing {
        case nil: return nil
        case .bool(let flag): return String(flag)
        case .number(let number):
            if let raw = rawValue(number) { return raw }
            guard type.element == .decimal, number.contains(".") else { return number }
            // A literal with a fraction would go by way of a double.
            return "Decimal(string: \"\(number)\") ?? 0"
        case .text(let text):
            let literal = SwiftLiteral.string(text)
            return rawValue(literal) ?? literal
        }
    }

    private func rawValue(_ literal: String) -> String? {
        switch type.element {
        case .openEnum(let type): holdsRawValues ? nil : "\(type.source)(rawValue: \(literal))"
        case .appEnum: nil
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .json,
            .reference, .recordName:
            nil
        }
    }
}
