import SchemaDeclaration
import SchemaReading
import Testing

/// Rights in the list of a step that names the record type.
@Suite struct `Rights below a line about security roles` {
    private static func read(_ line: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # Setup

            ## The record type `Report`

            | Field | Type |
            | --- | --- |
            | `kind` | String |

            ## Steps

            1. \(line)
               - `_icloud`: **Create** only.
               - `_creator`: **Create** and **Write**.

            """)
    }

    @Test(arguments: [
        "**Set the security roles.** Schema › Security Roles, row `Report`.",
        "Set the security roles of `Report`. A new type lets everyone read it. Change it to:",
    ])
    func `are of the type that it names`(line: String) throws {
        let grants = try Self.read(line).schema.entities.flatMap { $0.grants }
        #expect(grants.count == 2)
    }

    @Test(arguments: [
        "Do not set the security roles of `Report` like this.", "Set the security roles like these.",
        "Should `Report` have these security roles?",
        "Set the security roles of `Report`. Before, they were:",
    ])
    func `leave a trace where nothing is read`(line: String) throws {
        let read = try Self.read(line)
        #expect(read.schema.entities.allSatisfy { $0.grants.isEmpty })
        #expect(read.unread == ["list at 12:4"])
    }
}
