import SchemaDeclaration
import SchemaReading
import Testing

/// "`count`: Int64. How many": a full stop ends the type.
@Suite struct `A full stop behind a type` {
    private static func entities(_ items: String...) throws -> [String] {
        try DeclaredText(
            "# CloudKit record types\n\n## Lamp\n\n" + items.map { "- \($0)\n" }.joined()
                + "\n## Hall\n\n- `name`: String\n"
        ).entities
    }

    @Test(arguments: [
        "`count`: Int64. How many bulbs.", "`count`: Int64.", "`count`: **Int64**. How many.",
        "`count`: Int64。数量。", "`count`: Int64 — How many bulbs.",
    ])
    func `ends it as a dash does`(item: String) throws {
        #expect(try Self.entities(item).first == "Lamp: count Int64")
        #expect(try Self.entities("`name`: String", item).first == "Lamp: name String, count Int64")
    }

    @Test func `has the marks behind it`() throws {
        #expect(try Self.entities("`letter`: String. Optional.", "`made`: Date/Time. When.").count == 2)
        let fields = try DeclaredText("# CloudKit\n\n## Lamp\n\n- `letter`: [String]. Optional.\n").schema
            .entities
        #expect(fields.first?.fields.first?.type?.isList == true)
        #expect(fields.first?.fields.first?.remarks.contains { $0.fact == .optional(true) } == true)
    }

    @Test func `ends no name, no number and no prose`() throws {
        #expect(try Self.entities("`size`: Double = 0.5").first == "Lamp: size Double = 0.5")
        #expect(
            try Self.entities("`kind`: Core.Kind", "`name`: String").first
                == "Lamp: kind Core.Kind, name String")
    }
}
