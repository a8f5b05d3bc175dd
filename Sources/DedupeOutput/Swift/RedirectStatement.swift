import SwiftLanguage

/// Lines by which a property that holds identities follows the redirects.
struct RedirectStatement {
    /// As source says it.
    let property: String
    let type: SwiftValueType

    /// The expression of the type that it refers to.
    let target: String

    /// Whether a record comes to refer to nothing where it would come to refer to itself.
    var leavesItselfOut = false

    var lines: [String] {
        let exception = leavesItselfOut && type.isList ? ", except: self.identity" : ""
        let lookup = "redirects[\(identity), in: \(target).recordType\(exception)]"
        return type.isList ? list(lookup) : single(lookup)
    }

    private func single(_ lookup: String) -> [String] {
        let value =
            switch kind {
            case .reference: "Reference(survivor)"
            case .uuid: "UUID(uuidString: survivor) ?? self.\(property)"
            case .integer: "Int(survivor) ?? self.\(property)"
            case .text: "survivor"
            }
        let choice = leavesItselfOut ? "survivor == self.identity ? nil : \(value)" : value
        return ["if let survivor = \(lookup) {", "    self.\(property) = \(choice)", "}"]
    }

    private func list(_ lookup: String) -> [String] {
        let values =
            switch kind {
            case .reference: "survivors.map { Reference($0) }"
            case .uuid: "survivors.compactMap { UUID(uuidString: $0) }"
            case .integer: "survivors.compactMap { Int($0) }"
            case .text: "survivors"
            }
        return ["if let survivors = \(lookup) {", "    self.\(property) = \(values)", "}"]
    }

    private var identity: String {
        let value = "self.\(property)"
        let part = type.isList ? ".map(\\" : type.isOptional ? "?" : ""
        let end = type.isList ? ")" : ""
        return switch kind {
        case .reference: "\(value)\(part).recordName\(end)"
        case .uuid: "\(value)\(part).uuidString\(end)"
        case .integer: "\(value)\(part).description\(end)"
        case .text: value
        }
    }

    private enum Kind { case reference, uuid, integer, text }

    private var kind: Kind {
        switch type.element {
        case .reference: .reference
        case .uuid: .uuid
        case .int: .integer
        case .string, .double, .decimal, .bool, .date, .url, .data, .asset, .location, .json, .recordName,
            .openEnum, .appEnum:
            .text
        }
    }
}

/// The expression of a type, in a place where members of another type are visible.
struct TypeExpression {
    let source: String

    /// In an expression a property hides the type of its name, in the brackets of a type it does not.
    init(_ target: SwiftIdentifier, in type: SwiftIdentifier, _ properties: [SwiftIdentifier]) {
        let isHidden = properties.contains { $0.name == target.name }
        source =
            target == type ? "Self" : isHidden ? "Array<\(target.source)>.Element" : target.source
    }
}
