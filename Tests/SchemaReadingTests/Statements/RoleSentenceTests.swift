import Diagnostics
import SchemaModel
import SchemaReading
import Testing

/// Sentences about a role that are no list of rights.
@Suite struct `Sentences about a role` {
    private static func read(_ sentence: String, others: String = "") throws -> Reading {
        try Reading(
            """
            # Boats (CloudKit)

            \(sentence)

            ## `Boat` record type

            | Field | Type |
            |---|---|
            | `name` | String |
            \(others)
            """)
    }

    private static func grants(in read: Reading) -> [String] {
        read.schema.entities.flatMap { entity in
            entity.grants.map { grant in
                ([entity.name.value, grant.value.role] + grant.value.permissions.map(\.rawValue))
                    .joined(separator: " ")
            }
        }
    }

    private static let crew = "\n## `Crew` record type\n\n| Field | Type |\n|---|---|\n| `rank` | String |\n"

    @Test(arguments: [
        "**Security Roles → row `Boat`** → tick **Read and Write** for the role `_icloud`.",
        "**Security Roles → Zeile `Boat`** → für die Rolle `_icloud` **Read und Write** ankreuzen (Pflicht fürs Teilen).",
        "Security Roles: `_icloud` gets Read and Write on `Boat`.",
    ])
    func `give what they name to the record type that they name`(sentence: String) throws {
        #expect(try Self.grants(in: Self.read(sentence, others: Self.crew)) == ["Boat _icloud READ WRITE"])
    }

    @Test func `may name a role of the app's own`() throws {
        #expect(
            try Self.grants(in: Self.read("The role `Harbour` can read `Boat`.")) == ["Boat Harbour READ"])
    }

    @Test(arguments: [
        "Security Roles: if it fails, tick Read and Write for `_icloud` on `Boat`.",
        "Security Roles: formerly `_icloud` had Read and Write on `Boat`.",
    ])
    func `are told where they leave a doubt`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(Self.grants(in: read) == [])
        let told = read.schema.diagnostics.filter { $0.id == DiagnosticID("grant.unread") }
        #expect(told.map { $0.span?.lower } == [20])
    }

    @Test(arguments: [
        "Security Roles: `_icloud` must not write `Boat`.", "The script reads `_icloud` from a file.",
    ])
    func `give nothing where they deny it or speak of something else`(sentence: String) throws {
        #expect(try Self.grants(in: Self.read(sentence)) == [])
    }
}
