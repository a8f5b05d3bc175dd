import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What ideas and histories say of keys, indexes, rights and encryption is not read, and is told.
@Suite struct `Thoughts and histories` {
    private static func declared(_ heading: String, _ line: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # CloudKit Schema

            ## Planting

            | Field | Type |
            |---|---|
            | name | String |
            | size | Int64 |

            ## \(heading)

            - \(line)
            """)
    }

    private static func facts(_ text: DeclaredText) -> [String] {
        let entity = text.schema.entities[0]
        return text.keys + text.indexes + entity.grants.map { "\($0.value.role)" }
            + entity.fields.flatMap { $0.remarks.map { "\($0.fact)" } }
    }

    private static let lines = [
        ("`Planting.name` is unique.", "key.unread"), ("`Planting.name` is queryable.", "index.unread"),
        ("`Planting.name` is encrypted.", "encryption.unread"),
    ]

    @Test(arguments: [
        "Ideas", "Ideas for 3.0", "Future", "Open questions", "Roadmap", "Changelog", "Version history",
        "Ideen", "Änderungen",
        "Cambios", "历史",
    ])
    func `nothing is read`(heading: String) throws {
        for (line, id) in Self.lines {
            let text = try Self.declared(heading, line)
            #expect(Self.facts(text).isEmpty, "\(heading): \(line)")
            #expect(text.schema.diagnostics.map(\.id.rawValue) == [id], "\(heading): \(line)")
        }
    }

    @Test(arguments: ["Constraints", "Details"])
    func `below another heading it is read`(heading: String) throws {
        for (line, _) in Self.lines {
            #expect(try !Self.facts(Self.declared(heading, line)).isEmpty, "\(heading): \(line)")
        }
    }

    @Test(arguments: ["", "\n\n## Idea constraints"])
    func `a record type may be called so`(heading: String) throws {
        let text = try DeclaredText(
            """
            # CloudKit Schema

            ## Idea

            | Field | Type |
            |---|---|
            | name | String |\(heading)

            `Idea.name` is unique.
            """)
        #expect(text.keys == ["Idea(name)"])
    }
}
