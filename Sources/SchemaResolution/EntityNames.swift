import Diagnostics
import SchemaDeclaration

/// Finds the entity that a word of a document means.
struct EntityNames {
    private let names: Set<String>
    private let folded: [String: String]

    /// By the last words of their names, where only one entity ends so: `item` of `ChronicleItem`.
    private let endings: [String: String]

    init(_ entities: [JoinedEntity]) {
        let names = entities.map(\.name.value)
        self.names = Set(names)
        var folded: [String: String] = [:]
        for name in names {
            for form in Self.forms(of: name) where folded[form] == nil { folded[form] = name }
        }
        for entity in entities {
            let others = entity.declarations.flatMap { [$0.spokenName, $0.originalName?.value] }
            for form in others.compactMap(\.self).flatMap(Self.forms)
            where folded[form] == nil { folded[form] = entity.name.value }
        }
        self.folded = folded
        var endings: [String: String?] = [:]
        for name in names {
            for ending in Self.endings(of: name) {
                endings.updateValue(endings[ending] == nil ? name : nil, forKey: ending)
            }
        }
        self.endings = endings.compactMapValues { $0 }
    }

    /// "did you mean 'Mariner'?"
    ///
    /// None where there are very many: each name that is not known would be compared with all of them.
    func suggestion(for name: String) -> String? {
        names.count > Self.mostCompared ? nil : didYouMean(name, among: names.sorted())
    }

    private static let mostCompared = 500

    /// Whether an entity has exactly this name.
    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The entity of exactly this name, or of this name in another case, in the plural, inflected, as a path to
    /// its key (`decks.id`) or with a schema before it (`public.decks`); among several words the first that is one.
    func entity(meantBy words: String) -> String? {
        if names.contains(words) { return words }
        if words.utf8.contains(UInt8(ascii: " ")) { return entity(among: words) }
        if let name = lookUp(words) { return name }
        let parts = words.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return nil }
        return lookUp(parts[0]) ?? lookUp(parts[1])
    }

    /// "assigned family member" holds `FamilyMember`.
    private func entity(among text: String) -> String? {
        let words = text.split(separator: " ").map(String.init)
        for index in words.indices {
            if index + 1 < words.count, let name = lookUp(words[index] + words[index + 1]) { return name }
            if let name = lookUp(words[index]) { return name }
        }
        return nil
    }

    /// The entity that a reference field's name gives, less a last part such as `Ref`: `deckRef` is `Deck`.
    func entity(namedBy field: String) -> String? {
        let name = field.hasPrefix("CD_") ? String(field.dropFirst(3)) : field
        return lookUp(name) ?? Self.stem(of: name).flatMap(lookUp)
    }

    /// The entity whose key a field holds by its name: `taskID` is `Task`.
    func entity(keyedBy field: String) -> String? {
        guard field.utf8.last == UInt8(ascii: "D") || field.utf8.last == UInt8(ascii: "d"),
            field.hasSuffix("ID") || field.hasSuffix("Id") || field.hasSuffix("_id")
        else { return nil }
        return Self.stem(of: field).flatMap(lookUp)
    }

    /// The same by the last words of the field's or the entity's name, where the document calls the field a
    /// reference or foreign key: `linked_event_id` is `events`, `headRevisions` is `ChronicleRevision`.
    ///
    /// `owner` has the field: that its own name ends so says nothing, as `mate_id` in `ship_mates` does not.
    func entity(namedByEndOf field: String, of owner: String) -> String? {
        if let whole = entity(namedBy: field) { return whole }
        let ends = Self.ends(of: Self.stem(of: field) ?? field)
        if let name = ends.dropFirst().lazy.compactMap({ lookUp($0) }).first { return name }
        for end in ends {
            if let name = Self.forms(of: end).lazy.compactMap({ endings[$0] }).first, name != owner {
                return name
            }
        }
        return nil
    }

    /// The name, then the name without its first word, and so on: words begin with a capital or behind `_`.
    ///
    /// A name that no table or file can have is taken as a whole: all its ends together have the square of its length.
    private static func ends(of name: String) -> [String] {
        var result = [name]
        guard name.utf8.count <= longestName else { return result }
        var rest = name[...]
        while let next = rest.dropFirst().firstIndex(where: { $0 == "_" || $0.isUppercase }) {
            rest = rest[next...]
            if rest.first == "_" { rest = rest.dropFirst() }
            if rest.count > 2 { result.append(String(rest)) }
        }
        return result
    }

    private static let longestName = 255

    private static func endings(of name: String) -> Set<String> {
        Set(ends(of: name).dropFirst().flatMap(forms))
    }

    /// A field's name less a last part such as `Ref`.
    static func stem(of name: String) -> String? {
        let suffix = suffixes.first { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
        return suffix.map { String(name.dropLast($0.count)) }
    }

    private static let suffixes = [
        "References", "Reference", "Refs", "Ref", "RecordID", "RecordId", "Records", "Record", "IDs", "Ids",
        "ID",
        "Id", "_ref", "_id",
    ]

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
        for mark in ["'s", "’s"] where word.hasSuffix(mark) { word.removeLast(2) }
        var forms = [word]
        if word.hasSuffix("ies"), word.count > 4 { forms.append(word.dropLast(3) + "y") }
        for ending in ["es", "en"] where word.hasSuffix(ending) && word.count > 4 {
            forms.append(String(word.dropLast(2)))
        }
        for ending in ["s", "n"] where word.hasSuffix(ending) && word.count > 3 {
            if !word.hasSuffix("ss") { forms.append(String(word.dropLast())) }
        }
        return forms
    }
}
