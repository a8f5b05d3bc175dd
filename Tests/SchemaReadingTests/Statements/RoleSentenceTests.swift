import Diagnostics
import SchemaModel
import SchemaReading
import Testing

/// Sentences about a role that are no list of rights.
@Suite struct `Sentences about a role` {
    private static func read(_ sentence: String) throws -> Reading {
        try Reading(
            """
            # Boats (CloudKit)

            \(sentence)

            ## `Boat` record type

            | Field | Type |
            |---|---|
            | `name` | String |
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

    @Test(arguments: [
        "Security Roles, row `Boat`: tick **Read and Write** for the role `_icloud`.",
        "Security Roles, Zeile `Boat`: für die Rolle `_icloud` **Read und Write** ankreuzen.",
        "Security Roles, `Boat`: if it fails, tick Read and Write for `_icloud`.",
        "Security Roles, `Boat`: clear the Write box for the role `_icloud`.",
    ])
    func `give nothing, and are told`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(Self.grants(in: read) == [])
        let told = read.schema.diagnostics.filter { $0.id == DiagnosticID("grant.unread") }
        #expect(told.map { $0.span?.lower } == [20])
    }

    @Test(arguments: [
        "Security Roles: `_icloud` must not write `Boat`.", "The script reads `_icloud` from a file.",
        "Create the role `Harbour`.",
    ])
    func `are not told where they deny it or speak of something else`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(Self.grants(in: read) == [])
        #expect(!read.schema.diagnostics.contains { $0.id == DiagnosticID("grant.unread") })
    }
}
