import SchemaModel
import Testing

/// What a note denies is known and stays in the documentation, and nothing is made of it.
@Suite struct `What a note denies` {
    @Test(arguments: [
        ("not indexed", Fact.index), ("never encrypted", .encrypted), ("Not unique.", .uniqueKey),
        ("Title, not indexed", .index), ("The title. Not queryable.", .index), ("nicht indiziert", .index),
        ("nicht verschlüsselt", .encrypted), ("pas chiffré", .encrypted), ("no cifrado", .encrypted),
        ("não criptografado", .encrypted), ("non cifrato", .encrypted), ("niet versleuteld", .encrypted),
        ("не зашифровано", .encrypted), ("nie zaszyfrowane", .encrypted),
    ])
    func `is evidence of its absence`(note: String, fact: Fact) throws {
        let resolved = Resolved(rows: "`id` | String | |", "`value` | String | \(note) |")
        let field = try resolved.field("value")
        #expect(field.evidence.map(\.basis) == [.denied])
        #expect(field.evidence.map(\.fact) == [fact])
        #expect(field.documentation == note)
        #expect(!field.isEncrypted)
        #expect(resolved.schema.entities.allSatisfy { $0.indexes.isEmpty && $0.uniqueKeys.isEmpty })
    }

    @Test(arguments: ["indexed", "Queryable", "encrypted", "The title. Encrypted."])
    func `is not, where nothing denies it`(note: String) throws {
        let field = try Resolved(rows: "`id` | String | |", "`value` | String | \(note) |").field("value")
        #expect(!field.evidence.contains { $0.basis == .denied })
    }
}
