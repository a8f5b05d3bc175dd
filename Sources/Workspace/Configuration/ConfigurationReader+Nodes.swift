import Diagnostics
import Yams

/// What every part of the configuration is read with: each function complains at the place and gives nil.
extension ConfigurationReader {
    /// A mapping's values by their keys.
    struct Members<Key: Hashable> {
        fileprivate var values: [Key: Node] = [:]

        /// Then a key that is missing is most likely one that is misspelt, which has been reported.
        fileprivate var hasUnknownKeys = false

        subscript(key: Key) -> Node? { values[key] }
    }

    /// Any other key is an error.
    mutating func members<Key>(of node: Node, _ keys: Key.Type, in what: String) -> Members<Key>?
    where Key: RawRepresentable<String> & CaseIterable & Hashable {
        guard let pairs = pairs(of: node, in: what) else { return nil }
        var members = Members<Key>()
        for (keyNode, value) in pairs {
            let name = text(of: keyNode)
            if let key = Key(rawValue: name) {
                members.values[key] = value
            } else {
                members.hasUnknownKeys = true
                let names = Key.allCases.map(\.rawValue)
                complain(
                    .keyUnknown, "unknown key '\(name)' in \(what)", at: span(of: keyNode),
                    remedy: didYouMean(name, among: names) ?? "its keys are: " + names.joined(separator: ", ")
                )
            }
        }
        return members
    }

    mutating func required<Key: RawRepresentable<String> & Hashable>(
        _ members: Members<Key>, _ key: Key, of node: Node, in what: String
    ) -> Node? {
        if let member = members[key] { return member }
        if members.hasUnknownKeys { return nil }
        complain(
            .keyMissing, "\(what) has no '\(key.rawValue)'", at: span(of: node),
            remedy: Self.examples[key.rawValue].map { "for example: \($0)" } ?? "add it")
        return nil
    }

    private static let examples = [
        "version": "version: 1", "schemas": "schemas: [{ name: App, documents: […], outputs: […] }]",
        "name": "name: App", "documents": "documents: [Docs/Schema.md]",
        "outputs": "outputs: [{ target: swift, path: Models }]", "target": "target: swift",
        "path": "path: Models", "levels": "levels: [cloudkit]",
    ]

    mutating func pairs(of node: Node, in what: String) -> [(key: Node, value: Node)]? {
        if let mapping = node.mapping { return mapping.map { (key: $0.key, value: $0.value) } }
        return mistyped(node, what, "a mapping", remedy: "write it as 'key: value'")
    }

    mutating func elements(of node: Node, in what: String) -> [Node]? {
        if let sequence = node.sequence { return Array(sequence) }
        return mistyped(node, "'\(what)'", "a list", remedy: "write it as '[one, another]'")
    }

    mutating func text(_ node: Node, as what: String) -> String? {
        guard let scalar = node.scalar, !isNull(scalar) else {
            return mistyped(node, "this", what, remedy: "write one word, or a text in quotation marks")
        }
        return scalar.string
    }

    mutating func bool(_ node: Node) -> Bool? {
        if let value = node.bool { return value }
        return mistyped(node, "this", "true or false", remedy: "write true or false, without quotation marks")
    }

    mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ node: Node, _: Value.Type)
        -> Value?
    {
        guard let name = text(node, as: "a word") else { return nil }
        if let value = Value(rawValue: name) { return value }
        let names = Value.allCases.map(\.rawValue)
        complain(
            .valueInvalid, "'\(name)' is not possible here", at: span(of: node),
            remedy: didYouMean(name, among: names) ?? "possible are: " + names.joined(separator: ", "))
        return nil
    }

    /// A relative path, normalised.
    mutating func path(_ node: Node) -> ConfiguredPath? {
        guard let text = text(node, as: "a path") else { return nil }
        guard !text.isEmpty, !text.hasPrefix("/"), !text.utf8.contains(0) else {
            complain(
                .pathInvalid, "'\(text)' is no relative path", at: span(of: node),
                remedy: "paths are relative to the folder of the configuration")
            return nil
        }
        return ConfiguredPath(PathText.normalized(text), at: span(of: node))
    }

    /// How messages name a node.
    func text(of node: Node) -> String { node.scalar?.string ?? "(not a word)" }

    private func isNull(_ scalar: Node.Scalar) -> Bool {
        scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
    }

    private mutating func mistyped<Value>(
        _ node: Node, _ what: String, _ wanted: String, remedy: String
    ) -> Value? {
        complain(.valueMistyped, "\(what) must be \(wanted)", at: span(of: node), remedy: remedy)
        return nil
    }
}

extension DiagnosticID {
    static let keyUnknown = DiagnosticID("key.unknown")
    static let keyMissing = DiagnosticID("key.missing")
    static let valueMistyped = DiagnosticID("value.mistyped")
    static let valueInvalid = DiagnosticID("value.invalid")
    static let pathInvalid = DiagnosticID("path.invalid")
}
