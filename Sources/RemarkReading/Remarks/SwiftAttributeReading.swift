package import Diagnostics
import DocumentWording
package import SchemaDeclaration
import SchemaModel
package import SwiftReading

/// What the attributes of a SwiftData property say.
package enum SwiftAttributeReading {
    package static func remarks(on property: SwiftProperty, at span: SourceSpan) -> [Remark] {
        var remarks: [Remark] = []
        func add(_ fact: Remark.Fact, _ quote: String) {
            remarks.append(Remark(fact, quote: quote, in: .code, at: span))
        }
        for (fact, quote) in relationshipFacts(of: property) { add(fact, quote) }
        if let text = property.defaultText, let name = rawValueType(text) { add(.rawValue(of: name), text) }
        for attribute in property.attributes {
            for (fact, quote) in facts(of: attribute) { add(fact, quote) }
        }
        return remarks
    }

    /// What a code span of a note says: `@Attribute(originalName: "amount")`, `.externalStorage`.
    static func facts(in code: String) -> [Remark.Fact] {
        if let fact = options[code], fact != .attributeOptions(.spotlight) { return [fact] }
        guard ["@Attribute", "@Transient", "@Relationship"].contains(where: code.hasPrefix) else { return [] }
        let source = SwiftReader().read(
            code.contains(bytesOf: " var ") ? code : code + " var property")
        guard let property = source.loose.first?.properties.first else { return [] }
        let isUnique = property.attribute(named: "Attribute")?.has(member: "unique") == true
        return (isUnique ? [.unique] : []) + relationshipFacts(of: property).map(\.fact)
            + property.attributes.flatMap(facts).map(\.fact)
    }

    /// The inverse and the delete rule, with the words that tell them.
    private static func relationshipFacts(
        of property: SwiftProperty
    ) -> [(fact: Remark.Fact, quote: String)] {
        guard let relationship = property.attribute(named: "Relationship") else { return [] }
        var facts: [(fact: Remark.Fact, quote: String)] = []
        if let inverse = relationship.value(of: "inverse"), let path = keyPath(inverse) {
            facts.append((.inverse(path), "inverse: \(inverse)"))
        }
        if let rule = relationship.value(of: "deleteRule"), let onDelete = deleteRule(rule) {
            facts.append((.onDelete(onDelete), "deleteRule: \(rule)"))
        }
        // Only the field of another model has the attribute, whatever its arguments.
        if facts.isEmpty { facts.append((.references(property.type?.name ?? ""), "@Relationship")) }
        return facts
    }

    /// What SwiftData's store is told of the values, with the words that tell it.
    private static func facts(of attribute: SwiftAttribute) -> [(fact: Remark.Fact, quote: String)] {
        switch attribute.name {
        case "Transient": return [(.notStored, "@Transient")]
        case "Attribute", "Relationship": break
        default: return []
        }
        return attribute.arguments.compactMap { argument in
            let written = (argument.label.map { "\($0): " } ?? "") + argument.text
            return fact(of: argument).map { ($0, written) }
                ?? (isRead(argument) ? nil : (.unkeptArgument(written), written))
        }
    }

    private static func fact(of argument: SwiftAttribute.Argument) -> Remark.Fact? {
        switch argument.label {
        case nil: options[argument.text]
        case "originalName": text(ofLiteral: argument.text).map { .originalName($0) }
        default: nil
        }
    }

    /// Whether it states a fact of the entity, or of the relationship.
    private static func isRead(_ argument: SwiftAttribute.Argument) -> Bool {
        switch argument.label {
        case nil: argument.text == ".unique"
        default: argument.label == "deleteRule" || argument.label == "inverse"
        }
    }

    /// A value that is ephemeral is no more stored than one that is transient.
    private static let options: [String: Remark.Fact] = [
        ".allowsCloudEncryption": .encrypted,
        ".externalStorage": .attributeOptions(.externalStorage),
        ".preserveValueOnDeletion": .attributeOptions(.preserveValueOnDeletion),
        ".spotlight": .attributeOptions(.spotlight),
        ".ephemeral": .notStored,
    ]

    private static func text(ofLiteral literal: String) -> String? {
        guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
        let name = literal.dropFirst().dropLast()
        return Identifier.isValid(name) ? String(name) : nil
    }

    /// `Plan.Status.draft.rawValue` is a raw value of `Status`.
    static func rawValueType(_ text: String) -> String? {
        let parts = text.split(separator: ".")
        guard parts.count >= 3, parts.last == "rawValue", parts[parts.count - 3].first?.isUppercase == true
        else {
            return nil
        }
        return String(parts[parts.count - 3])
    }

    /// `\Entry.card` is `Entry.card`.
    static func keyPath(_ text: String) -> String? {
        guard text.hasPrefix("\\") else { return nil }
        let path = text.dropFirst()
        return path.contains(".") && !path.hasPrefix(".") ? String(path) : nil
    }

    static func deleteRule(_ text: String) -> DeleteRule? {
        switch text {
        case ".cascade": .cascade
        case ".nullify": .nullify
        case ".deny": .deny
        case ".noAction": .noAction
        default: nil
        }
    }
}
