import SchemaDeclaration
import SchemaReading
import Testing

/// Enumerations in code that are called as a field is.
@Suite struct `An enumeration named like its field` {
    private static func remarks(field: String, code: String, heading: String = "") throws -> Int {
        let read = try DeclaredText(
            """
            # SwiftData models

            ## Trip

            | Field | Type | Notes |
            |---|---|---|
            | \(field) |
            | `title` | String | |

            \(heading)

            ```swift
            \(code)
            ```

            """)
        return read.schema.entities[0].fields[0].remarks.count {
            if case .rawValue("RigKind") = $0.fact { true } else { false }
        }
    }

    private static let code = "enum RigKind: String { case sloop, ketch }"

    @Test func `is its type`() throws {
        #expect(try Self.remarks(field: "`rigKind` | String | the rig", code: Self.code) == 1)
        #expect(
            try Self.remarks(field: "`rigKind` | Int | ", code: "enum RigKind: Int { case sloop, ketch }")
                == 1)
    }

    @Test(arguments: [
        ("`rig` | String | ", code, ""), ("`rigKind` | Int | ", code, ""),
        ("`rigKind` | String | \"yawl\", \"cutter\"", code, ""),
        ("`rigKind` | String | ", "enum RigKind { case sloop, ketch }", ""),
        ("`rigKind` | String | ", code, "## Enumerations of other things"),
        ("`rigKind` | String | ", "enum RigKind: String, CodingKey { case sloop, ketch }", ""),
        ("`rigKind` | String | ", "struct RigView { enum RigKind: String { case sloop, ketch } }", ""),
        ("`rigKind` | String | Default: \"yawl\"", code, ""), ("`rigKind` | String | JSON", code, ""),
        ("`rigKind` | String | ", code, "No longer used:"),
    ])
    func `is not where it stands elsewhere or does not fit`(field: String, code: String, heading: String)
        throws
    {
        #expect(try Self.remarks(field: field, code: code, heading: heading) == 0)
    }
}
