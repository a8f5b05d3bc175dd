/// Names ends of relationships that no document names.
enum InverseName {
    /// After the entity at the other end, and after its field where it has several to the same entity.
    ///
    /// For example: `deedEntries`, `deedEntry`, `transfersByFromAccount`.
    static func of(
        _ field: String, in entity: String, isToMany: Bool, isOnly: Bool, besides taken: Set<String>
    ) -> String {
        // Core Data's prefix of mirrored record types is no part of what their records are.
        let singular = lowerCamel(entity.hasPrefix("CD_") ? String(entity.dropFirst(3)) : entity)
        let noun = isToMany ? plural(of: singular) : singular
        let qualified = noun + "By" + field.prefix(1).uppercased() + field.dropFirst()
        if isOnly, !taken.contains(noun) { return noun }
        var name = qualified
        var number = 2
        while taken.contains(name) {
            name = qualified + String(number)
            number += 1
        }
        return name
    }

    /// Whether a reference says no more than what it leads to.
    ///
    /// For example, of `DeedEntry`: `deedEntry`, `deedEntries`, `entries`, `entryRefs`, `deedEntryID`.
    static func isName(_ field: String, of entity: String) -> Bool {
        let name = plainWords(field).joined()
        let words = plainWords(entity)
        return words.indices.contains { start in
            let noun = words[start...].joined()
            return name == noun || name == plural(of: noun)
        }
    }

    /// For example: `parent`, `parentFolder`.
    static func isParent(_ field: String) -> Bool { words(field).first == "parent" }

    /// For example: `children`, `childFolders`, `subfolders`.
    static func areChildren(_ field: String) -> Bool {
        let first = words(field).first ?? ""
        return ["child", "children"].contains(first) || first.hasPrefix("sub")
    }

    /// Without what only says that it is a reference, and without Core Data's prefix.
    private static func plainWords(_ name: String) -> [String] {
        var words = words(name.hasPrefix("CD_") ? String(name.dropFirst(3)) : name)
        let signs: Set = ["id", "ids", "ref", "refs", "reference", "references", "list", "record", "records"]
        while words.count > 1, let last = words.last, signs.contains(last) { words.removeLast() }
        return words
    }

    /// In lower case. For example: `DeedEntry` is `deed` and `entry`, `URLEntry` `url` and `entry`.
    private static func words(_ name: String) -> [String] {
        let characters = Array(name)
        var words = [""]
        for (index, character) in characters.enumerated() {
            let before = index > 0 ? characters[index - 1] : " "
            let isCapitalOfWord =
                character.isUppercase
                && (!before.isUppercase || index + 1 < characters.count && characters[index + 1].isLowercase)
            if isCapitalOfWord || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return words.filter { !$0.isEmpty }
    }

    /// For example: `DeedEntry` becomes `deedEntry`, `URLEntry` `urlEntry`, `CDLog` `cdLog`.
    private static func lowerCamel(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let isWhole = capitals.count < 2 || name[capitals.endIndex...].first?.isLetter != true
        let head = isWhole ? capitals : capitals.dropLast()
        return head.lowercased() + name[head.endIndex...]
    }

    /// By the rules of English, roughly: nothing depends on it.
    private static func plural(of noun: String) -> String {
        let endings = ["s", "x", "z", "ch", "sh"]
        if noun.hasSuffix("s"), !noun.hasSuffix("ss") { return noun }
        if endings.contains(where: noun.hasSuffix) { return noun + "es" }
        guard noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) else {
            return noun + "s"
        }
        return noun.dropLast() + "ies"
    }
}
