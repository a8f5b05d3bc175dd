/// Finds the entity that a word of a document means.
struct EntityNames {
    private let names: Set<String>
    private let folded: [String: String]

    init(_ names: [String]) {
        self.names = Set(names)
        var folded: [String: String] = [:]
        for name in names {
            for form in Self.forms(of: name) where folded[form] == nil { folded[form] = name }
        }
        self.folded = folded
    }

    /// Whether an entity has exactly this name.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The entity of exactly this name, or of this name in another case, in the plural, inflected, as a path to
    /// its key (`decks.id`) or with a schema before it (`public.decks`).
    func entity(meantBy word: String) -> String? {
        if names.contains(word) { return word }
        if let name = lookUp(word) { return name }
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return nil }
        return lookUp(parts[0]) ?? lookUp(parts[1])
    }

    /// The entity that a reference field's name gives, less a last part such as `Ref`: `deckRef` is `Deck`.
    func entity(namedBy field: String) -> String? {
        let name = field.hasPrefix("CD_") ? String(field.dropFirst(3)) : field
        if let whole = lookUp(name) { return whole }
        for suffix in [
            "References", "Reference", "Refs", "Ref", "RecordID", "RecordId", "Records", "Record", "IDs",
            "Ids", "ID", "Id", "_ref", "_id",
        ]
        where name.hasSuffix(suffix) && name.count > suffix.count {
            if let stem = lookUp(String(name.dropLast(suffix.count))) { return stem }
        }
        return nil
    }

    private func lookUp(_ word: String) -> String? {
        if names.contains(word) { return word }
        for form in Self.forms(of: word) {
            if let name = folded[form] { return name }
        }
        return nil
    }

    /// A name and its singular, folded: without case, underscores and a mirror's prefix.
    private static func forms(of name: String) -> [String] {
        var word = name.lowercased()
        if word.hasPrefix("cd_") { word.removeFirst(3) }
        word.removeAll { $0 == "_" || $0 == " " || $0 == "-" }
        var forms = [word]
        if word.hasSuffix("ies"), word.count > 4 { forms.append(word.dropLast(3) + "y") }
        if word.hasSuffix("es"), word.count > 4 { forms.append(String(word.dropLast(2))) }
        if word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 3 {
            forms.append(String(word.dropLast()))
        }
        return forms
    }
}
