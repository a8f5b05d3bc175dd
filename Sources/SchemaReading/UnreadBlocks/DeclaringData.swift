import DocumentWording
import RemarkReading
import YAMLReading
import Yams

/// Finds out whether YAML or JSON tells of fields and their types, at any depth: a JSON Schema, an Avro record, a
/// mapping of record types to their fields.
struct DeclaringData {
    /// How many nodes it may still look at: aliases make a short text a tree without end.
    private var budget = 10_000

    /// False for what is no YAML, too.
    static func declaresFields(_ text: String) -> Bool {
        guard let root = try? YAMLReader.compose(text) else { return false }
        var data = DeclaringData()
        return data.declares(root)
    }

    /// Whether it shows a record: a mapping of two names or more to plain values.
    static func showsRecord(_ text: String) -> Bool {
        guard let mapping = (try? YAMLReader.compose(text))?.mapping, mapping.count > 1 else { return false }
        return mapping.allSatisfy { $0.key.string.map(Identifier.isCloudKitName) ?? false }
    }

    private mutating func declares(_ node: Node) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        if let items = node.sequence {
            for item in items where declares(item) { return true }
            return false
        }
        guard let mapping = node.mapping else { return false }
        let typed = mapping.count { Self.isName($0.key) && Self.isType($0.value) }
        if typed > 1, typed * 2 >= mapping.count { return true }
        for entry in mapping {
            let isOfFields = Self.fieldKeys.contains(entry.key.string?.lowercased() ?? "")
            if isOfFields && Self.holdsTypedFields(entry.value) || declares(entry.value) { return true }
        }
        return false
    }

    /// `place: { type: string }`, `[{ name: place, type: string }]`
    private static func holdsTypedFields(_ node: Node) -> Bool {
        if let mapping = node.mapping { return mapping.contains { $0.value.mapping.map(namesType) ?? false } }
        return node.sequence?.contains { item in
            guard let mapping = item.mapping else { return false }
            return namesType(mapping) && mapping.contains { ["name", "field"].contains($0.key.string) }
        } ?? false
    }

    private static func namesType(_ mapping: Node.Mapping) -> Bool {
        mapping.contains { ["type", "$ref"].contains($0.key.string) && $0.value.mapping == nil }
    }

    /// `String`, `[String]`, `Date?`
    private static func isType(_ node: Node) -> Bool {
        guard let text = node.string ?? node.sequence.flatMap({ $0.count == 1 ? $0[0].string : nil }) else {
            return false
        }
        let name = text.filter { !"[]?! ".contains($0) }
        return !name.isEmpty && name.utf8.count < 40 && TypeVocabulary.meaning(of: name) != nil
    }

    private static func isName(_ node: Node) -> Bool {
        guard let name = node.string else { return false }
        return Identifier.isCloudKitName(name) && !["type", "format", "kind"].contains(name)
    }

    private static let fieldKeys: Set = ["fields", "attributes", "properties", "columns"]
}
