import SchemaModel

/// How a class stores what the document declares as a dictionary: SwiftData keeps one as bytes, so a text would
/// be another field in CloudKit.
struct StoredDictionary {
    /// The dictionary as declared; `Data` where its values are of types that only the app has.
    let type: String
    let empty: String
    let usesFoundation: Bool

    /// Nil for JSON that is stored in another way.
    init?(_ field: Field) {
        guard field.type == .json, !field.isList, let (key, value) = Self.parts(of: field.stored) else {
            return nil
        }
        let element = value.hasPrefix("[") && value.hasSuffix("]") ? value.dropFirst().dropLast() : value
        let isKnown = [key, element].allSatisfy { Self.own.contains($0) || Self.ofFoundation.contains($0) }
        type = isKnown ? "[\(key): \(value)]" : "Data"
        empty = isKnown ? "[:]" : "Data()"
        usesFoundation = !isKnown || Self.ofFoundation.contains(key) || Self.ofFoundation.contains(element)
    }

    /// Of all defaults only that there is nothing in it.
    func literal(_ value: DefaultValue) -> String? {
        value.value == .string("{}") && type != "Data" ? empty : nil
    }

    private static let own: Set<Substring> = ["String", "Int", "Int64", "Double", "Float", "Bool"]

    private static let ofFoundation: Set<Substring> = ["Date", "UUID", "URL", "Data", "Decimal"]

    /// Of `[String: Int]?` or `Dictionary<String, Int>`.
    private static func parts(of stored: String) -> (key: Substring, value: Substring)? {
        let plain = stored.filter { $0 != " " && $0 != "?" }
        let mark: Character = plain.hasPrefix("Dictionary<") ? "," : ":"
        let inner = mark == "," ? plain.dropFirst("Dictionary<".count) : plain.dropFirst()
        guard plain.hasPrefix("[") && plain.hasSuffix("]") || mark == "," && plain.hasSuffix(">"),
            let middle = inner.firstIndex(of: mark)
        else { return nil }
        return (inner[..<middle], inner[inner.index(after: middle)...].dropLast())
    }
}
