import Vocabulary

/// Headers that say whose names or types a column holds.
extension HeaderVocabulary {
    private static let stores: ConceptSet = [.cloudKit, .coreData, .swiftData, .relational]

    /// "CKRecord field", "champ CloudKit", "тип в CloudKit": a store, and what of it stands in the column. Beside CloudKit
    /// that is anything a column holds, as in "Index CK"; beside other stores, which a table only compares, names and types.
    static func roleBesideStore(in header: String) -> ColumnRole? {
        let words = header.split { $0 == " " || $0 == "-" }
        let others = words.filter { !$0.means(stores) }
        guard !others.isEmpty, others.count < words.count else { return nil }
        let named = others.filter { !$0.means([.preposition, .functionWord]) || $0.means([.fields, .type]) }
        let role = role(named: named.joined(separator: " "))
        let isOfCloudKit = [words.first, words.last].contains { $0?.means(.cloudKit) ?? false }
        return isOfCloudKit || role == .fieldName || role == .type ? role : nil
    }

    /// "iOS (`@Model`)", "Postgres / SQLite": nothing but stores and platforms, whose names stand in the column.
    package static func isOfPlatform(_ header: String) -> Bool {
        let names = header.split { "/()（）,&".contains($0) }.map { $0.trimmingSpaces.lowercased() }
            .filter { !$0.isEmpty }
        return !names.isEmpty && names.allSatisfy { $0.means(stores.union([.platform])) }
    }
}
