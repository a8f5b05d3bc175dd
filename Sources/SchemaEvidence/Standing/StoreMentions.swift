package import DocumentWording
package import SchemaModel
import Vocabulary

/// How often some words speak of each store.
package struct StoreMentions {
    private var counts: [EntityKind: Int] = [:]

    package init() {}

    package init(_ wording: Wording) {
        let speaks = wording.mayMean(Self.spoken)
        for (index, token) in wording.tokens.enumerated() where speaks || Self.isSpelled(token) {
            if let kind = Self.kind(of: token, at: index, in: wording) { counts[kind, default: 0] += 1 }
        }
    }

    /// Words of which one stands in all that speaks of a store, but for what is known by its spelling.
    private static let spoken: ConceptSet = [
        .swiftData, .coreData, .relational, .cloudKit, .record, .type, .entityLabel,
    ]

    private static func isSpelled(_ token: Wording.Token) -> Bool {
        token.kind == .code || token.text == "Core" || token.text == "Model" || isModelFile(token.text)
    }

    private static func isModelFile(_ text: String) -> Bool {
        text.utf8.count >= ".xcdatamodeld".utf8.count && text.hasSuffix(".xcdatamodeld")
    }

    package mutating func add(_ other: StoreMentions) {
        for (kind, count) in other.counts { counts[kind, default: 0] += count }
    }

    /// The only store that is spoken of.
    package var only: EntityKind? { counts.count == 1 ? counts.keys.first : nil }

    /// Core Data or SwiftData, where one of them is spoken of.
    package var local: EntityKind? {
        switch (counts[.coreData], counts[.swiftData]) {
        case (nil, nil): nil
        case (_?, nil): .coreData
        case (nil, _?): .swiftData
        case (let one?, let other?): one > other ? .coreData : .swiftData
        }
    }

    /// Core Data or SwiftData, where CloudKit is spoken of beside it and nothing else.
    package var mirrored: EntityKind? { counts.count == 2 && counts[.cloudKit] != nil ? local : nil }

    /// "SwiftData + CloudKit", "Core Data with CloudKit": nothing but a sign or a word that joins stands between the two.
    package static func areJoined(in wording: Wording) -> Bool {
        let stores = wording.tokens.indices.filter {
            kind(of: wording.tokens[$0], at: $0, in: wording) != nil
        }
        guard let first = stores.first, let last = stores.last else { return false }
        if last + 1 < wording.tokens.count, wording.tokens[last + 1].kind == .word,
            wording.tokens[last + 1].text != "Data"
        {
            return false
        }
        let between = wording.tokens[(first + 1)..<max(last, first + 1)].filter { $0.text != "Data" }
        guard between.count == 1, let join = between.first else { return false }
        return [.plus, .ampersand, .slash, .comma].contains(join.sign) || join.means([.and, .with])
    }

    /// In doubt the one that stands first in the list of kinds.
    package var most: EntityKind? {
        var best: EntityKind?
        for kind in EntityKind.allCases
        where counts[kind, default: 0] > best.map({ counts[$0, default: 0] }) ?? 0 {
            best = kind
        }
        return best
    }

    private static func kind(of token: Wording.Token, at index: Int, in wording: Wording) -> EntityKind? {
        if token.kind == .code || isModelFile(token.text) { return kind(ofCode: token.text) }
        if !token.means(spoken) { return kind(ofSpelled: token, at: index, in: wording) }
        if token.means(.swiftData) { return .swiftData }
        if token.means(.coreData) { return .coreData }
        if token.means(.relational) { return .table }
        if token.means(.cloudKit), token.text.lowercased() != "icloud" { return .cloudKit }
        if let kind = kind(ofSpelled: token, at: index, in: wording) { return kind }
        guard let label = wording.label(at: index) else { return nil }
        // "Type of record" is no term of CloudKit's; "tipo de registro" is.
        let isOfRecords =
            wording.tokens[label].contains { $0.means(.record) }
            && !wording.tokens[label].contains { $0.text == "of" }
        return isOfRecords || compounds.contains(token.text.lowercased()) ? .cloudKit : nil
    }

    /// "Core Data" and `@Model` as text.
    private static func kind(ofSpelled token: Wording.Token, at index: Int, in wording: Wording)
        -> EntityKind?
    {
        if token.text == "Core", index + 1 < wording.tokens.count, wording.tokens[index + 1].text == "Data" {
            return .coreData
        }
        if token.text == "Model", !token.isSpaced, index > 0, wording.tokens[index - 1].text == "@" {
            return .swiftData
        }
        return nil
    }

    /// "Record type" in one word. `recordType` is how code calls it, whatever the store.
    private static let compounds: Set = ["datensatztyp", "datensatztypen"]

    private static func kind(ofCode text: String) -> EntityKind? {
        if text.hasPrefix("@Model") || text.hasPrefix("ModelContainer") { return .swiftData }
        if text.hasPrefix("NSManagedObject") || text.hasPrefix("NSPersistent") { return .coreData }
        if text.hasSuffix(".xcdatamodeld") || text.hasSuffix(".xcdatamodel") { return .coreData }
        return text.hasPrefix("CKRecord") ? .cloudKit : nil
    }
}
