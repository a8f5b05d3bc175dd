import Diagnostics
import SchemaDeclaration
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

    @Test(arguments: [
        "Security Roles, row `Boat`: tick **Read and Write** for the role `_icloud`.",
        "Security Roles, Zeile `Boat`: für die Rolle `_icloud` **Read und Write** ankreuzen.",
        "Security Roles, `Boat`: if it fails, tick Read and Write for `_icloud`.",
        "Security Roles, `Boat`: clear the Write box for the role `_icloud`.",
        "The `harbour` role: it needs **read** on `Boat` (if not, nothing is shown).",
        "새 `harbour` 역할에 `Boat` **read** 권한 (없으면 화면이 빈다)",
    ])
    func `give nothing, and are told`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(read.grants.isEmpty)
        let told = read.schema.diagnostics.filter { $0.id == DiagnosticID("grant.unread") }
        #expect(told.map { $0.span?.lower } == [20])
    }

    @Test(arguments: [
        "Security Roles: `_icloud` must not write `Boat`.", "The script reads `_icloud` from a file.",
        "Create the role `Harbour`.", "`SyncEngine` role: writes `Boat` to CloudKit.",
        "`_icloud` can (not) read `Boat`.", "The `Editor` role can read `Boat` (no longer).",
    ])
    func `are not told where they deny it or speak of something else`(sentence: String) throws {
        let read = try Self.read(sentence)
        #expect(read.grants.isEmpty)
        #expect(!read.schema.diagnostics.contains { $0.id == DiagnosticID("grant.unread") })
    }

    @Test(arguments: [
        ("Only the creator can write.", ["_creator WRITE"], false),
        ("`_world` can (not) read it.", [], false),
        ("`_world` can read, and `_icloud` can write (no longer).", ["_world READ"], false),
        ("The role `_icloud` no longer has Write.", [], false),
        ("The role `_icloud` used to have Write.", [], true),
        ("Only the creator can write `Mast`.", [], true),
        ("The role `_icloud` has Read and Write on `Mast`.", [], true),
    ])
    func `below another record type give no right to that`(
        sentence: String, grants: [String], isTold: Bool
    ) throws {
        let table = "| Field | Type |\n|---|---|\n| `name` | String |\n"
        let read = try Reading(
            "# Boats (CloudKit)\n\n## `Boat` record type\n\n\(table)\n\(sentence)\n\n## `Mast` record type\n\n\(table)"
        )
        #expect(read.grants == grants)
        #expect(read.schema.entities[1].grants.isEmpty)
        #expect(read.schema.diagnostics.contains { $0.id == DiagnosticID("grant.unread") } == isTold)
    }
}
