import SchemaDeclaration
import SchemaReading
import Testing

/// Names of other fields behind the brackets of one, in an item that is no list of fields as a whole.
@Suite struct `Further names in an item` {
    private func read(_ item: String) throws -> Reading {
        try Reading("# CloudKit\n\n## Record type `Trip`\n\n- \(item)\n- `tint` — the color\n")
    }

    @Test(arguments: [
        "`icon` (a symbol), `color` (hex), `details`, sortOrder…",
        "`icon` (a symbol), `color`, `details`, and its order",
    ])
    func `are told and no values`(item: String) throws {
        let read = try read(item)
        #expect(read.entities == ["Trip: icon, tint"])
        let refused = RefusedFact(.furtherField, .unclear)
        #expect(read.schema.entities[0].fields[0].remarks.map(\.fact) == [.refused(refused)])
        #expect(read.schema.entities[0].fields[0].note?.value == "a symbol")
    }

    @Test func `are fields where all are names`() throws {
        let read = try read("`icon` (a symbol), `color` (hex), `details`")
        #expect(read.entities == ["Trip: icon, color, details, tint"])
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "`due Date`, `isDone`, `rank`", "[due], `isDone`, `rank`", "due?, `isDone`, `rank`", "[due](#due)",
        "<code>due</code>, `rank`", "due/end",
    ])
    func `are told behind an odd name`(rest: String) throws {
        let read = try Reading(
            "# App\n\n## Core Data model\n\n- **Trip**: a journey\n  - `title`, `place`, \(rest)\n- **Stop**: a place\n  - `name`, `at`\n"
        )
        #expect(read.entities == ["Trip: title, place", "Stop: name, at"])
        let remarks = read.schema.entities.flatMap(\.fields).flatMap(\.remarks)
        #expect(remarks.map(\.quote) == [rest])
        #expect(read.schema.enums.isEmpty)
    }

    @Test(arguments: ["`title`, `place`, the inner one", "`title`, `place`, required", "`title`, [String]"])
    func `are none where words follow`(item: String) throws {
        let read = try read(item)
        #expect(
            read.schema.entities[0].fields.allSatisfy { field in
                !field.remarks.contains { $0.fact == .refused(RefusedFact(.furtherField, .unclear)) }
            })
    }

    @Test func `share no values`() throws {
        let read = try read("`count` + `period` (`daily`/`weekly`) = the goal")
        #expect(read.entities == ["Trip: count, period, tint"])
        #expect(read.schema.entities[0].fields[0].remarks.isEmpty)
    }
}
