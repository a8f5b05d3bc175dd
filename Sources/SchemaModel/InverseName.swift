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
