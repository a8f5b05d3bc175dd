import Vocabulary

/// Headers that say whose names or types a column holds.
extension HeaderVocabulary {
    private static let stores: ConceptSet = [.cloudKit, .coreData, .swiftData, .relational]

    /// "CKRecord field", "CloudKit 필드", "champ CloudKit", "тип в CloudKit": a store, and what of it stands in the column.
    static func roleBesideStore(in header: String) -> ColumnRole? {
        let words = header.split { $0 == " " || $0 == "-" }
        let others = words.filter { !$0.means(stores) }
        guard !others.isEmpty, others.count < words.count else { return nil }
        let named = others.filter { !$0.means([.preposition, .functionWord]) || $0.means([.fields, .type]) }
        let role = role(named: named.joined(separator: " "))
        return role == .fieldName || role == .type ? role : nil
    }

    /// "Champs CK", "recordType CK": CloudKit's name before or behind what the column holds, whatever that is.
    static func roleBesideCloudKit(in header: String) -> ColumnRole? {
        let words = header.split { $0 == " " || $0 == "-" }
        guard words.count > 1, let store = [0, words.count - 1].first(where: { words[$0].means(.cloudKit) })
        else { return nil }
        let rest = store == 0 ? words.dropFirst() : words.dropLast()
        return role(named: rest.joined(separator: " "))
    }

    /// "iOS (`@Model`)", "Postgres / SQLite": nothing but stores and platforms, whose names stand in the column.
    static func isOfPlatform(_ header: String) -> Bool {
        let names = header.split { "/()（）,&".contains($0) }.map { $0.trimmingSpaces.lowercased() }
            .filter { !$0.isEmpty }
        return !names.isEmpty && names.allSatisfy { $0.means(stores.union([.platform])) }
    }
}
