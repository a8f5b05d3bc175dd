import Diagnostics
import SchemaModel
import Testing

/// What is only planned is not there yet; what was removed is retired.
@Suite struct PlanTests {
    private static let fields =
        "| Field | Type | Required |\n|---|---|---|\n| `level` | Int64 | Yes |\n\n"
    private static let kiln = "# CloudKit schema\n\n## Record types\n\n### `Kiln`\n\n\(fields)"

    private func resolved(_ heading: String, _ name: String = "`Slot`", _ text: String = "")
        -> Resolved
    {
        Resolved(Self.kiln + "## \(heading)\n\n### \(name)\n\n\(text)\n\n\(Self.fields)")
    }

    @Test(arguments: [
        ("Planned record types", "`Slot`", ""), ("Future record types", "`Slot`", ""),
        ("Proposed record types", "`Slot`", ""), ("Record types planned for 2.0", "`Slot`", ""),
        ("Not yet deployed record types", "`Slot`", ""), ("Geplante Datensatztypen", "`Slot`", ""),
        ("More record types", "`Slot` (planned for 2.0)", ""),
        ("More record types", "`Slot`", "Planned for 2.0, not deployed yet."),
        ("More record types", "`Slot`", "This record type is not deployed yet."),
        ("More record types", "`Slot` (planned for phase 2)", ""), ("More record types", "Slot (future)", ""),
        ("More record types", "`Slot`", "Planned for phase 2."),
        ("More record types", "`Slot`", "**Status:** Deferred to the next release"),
        ("More record types", "`Slot`", "Not implemented yet."),
    ])
    func `a planned record type is listed as not read`(heading: String, name: String, text: String) {
        let resolved = resolved(heading, name, text)
        #expect(resolved.schema.entities.map(\.name) == ["Kiln"])
        #expect(resolved.schema.unread.contains { $0.reason.contains("planned") })
    }

    @Test(arguments: [
        ("More record types", "Planned meals and their slots."),
        ("More record types", "Not for the planned app."),
        ("More record types", "Planned for delivery."), ("More record types", "**Status:** in use"),
        ("More record types", "Not deployed yet: `shelf`."),
        ("More record types", "Planned for 2.0:\n\n- a shelf\n\nAll others are there."),
        ("Planning", ""),
    ])
    func `other words about plans leave it`(heading: String, text: String) {
        #expect(resolved(heading, "`Slot`", text).schema.entities.map(\.name) == ["Kiln", "Slot"])
    }

    @Test(arguments: [("Deferred", ["Kiln"]), ("Active", ["Kiln", "Slot"])])
    func `a status below the fields counts as one above them`(status: String, names: [String]) {
        let resolved = Resolved(
            Self.kiln
                + "### `Slot`\n\n\(Self.fields)**Status:** \(status)\n\n## Notes\n\n**Status:** Deferred\n")
        #expect(resolved.schema.entities.map(\.name) == names)
    }

    @Test func `a document that has nothing else is the plan itself`() {
        let resolved = Resolved(
            "# CloudKit schema\n\n## Proposed record types\n\n### `Slot`\n\n\(Self.fields)")
        #expect(resolved.schema.entities.map(\.name) == ["Slot"])
    }

    @Test(arguments: ["Planned for 2.0", "Not deployed yet", "Shelf. Not yet in production"])
    func `a planned field is left out`(note: String) throws {
        let resolved = Resolved(rows: "`title` | String | Name", "`shelf` | String | \(note)")
        #expect(resolved.schema.entities[0].fields.map(\.name) == ["title"])
        #expect(try resolved.diagnostic("field.unstored").severity == .note)
    }

    @Test(arguments: ["Planned date", "Planned for delivery", "Planned", "Future use"])
    func `a value that is a plan is a field`(note: String) {
        let resolved = Resolved(rows: "`title` | String | Name", "`shelf` | String | \(note)")
        #expect(resolved.schema.entities[0].fields.count == 2)
    }

    @Test(arguments: [("`shelf`", true), ("~~`shelf`~~", false)])
    func `a word alone is told where nothing else says what became of the field`(name: String, isTold: Bool) {
        let resolved = Resolved(rows: "`title` | String | Name", "\(name) | String | Gone.")
        #expect(resolved.schema.entities[0].fields.count == 2)
        #expect((resolved.count("status.unread") == 1) == isTold)
    }

    @Test(arguments: [
        "Removed record types", "Deleted record types", "Legacy record types",
        "Record types removed in 2.0",
        "No longer used record types", "Entfernte Datensatztypen",
    ])
    func `a removed record type is retired`(heading: String) throws {
        let resolved = resolved(heading)
        #expect(try #require(resolved.schema.entity(named: "Slot")).retirement != nil)
        #expect(try #require(resolved.schema.entity(named: "Kiln")).retirement == nil)
    }

    @Test(arguments: ["Removed records", "More record types"])
    func `records that are removed are those of a type`(heading: String) throws {
        #expect(resolved(heading).schema.entities.allSatisfy { $0.retirement == nil })
    }

    @Test(arguments: ["Deprecated fields", "Reserved fields", "Unused fields", "Legacy fields"])
    func `a heading retires the fields below it`(heading: String) throws {
        let resolved = Resolved(
            Self.kiln + "#### \(heading)\n\n" + Self.fields.replacing("level", with: "legacyNumber"))
        #expect(resolved.schema.entities.map(\.name) == ["Kiln"])
        #expect(try resolved.field("legacyNumber", of: "Kiln").retirement != nil)
        #expect(try resolved.field("level", of: "Kiln").retirement == nil)
    }

    @Test func `planned fields are not read`() {
        let resolved = Resolved(
            Self.kiln + "#### Planned fields\n\n" + Self.fields.replacing("level", with: "shelf"))
        #expect(resolved.schema.entities.flatMap(\.fields).map(\.name) == ["level"])
        #expect(resolved.schema.unread.contains { $0.reason.contains("planned") })
    }

    @Test(arguments: ["Reserved for future use", "Reserved, do not use", "Legacy. Do not use"])
    func `a reserved field is retired, and may be missing`(note: String) throws {
        let field = try Resolved(rows: "`title` | String | Name", "`shelf` | String | \(note)").field(
            "shelf")
        #expect(field.retirement?.isWritten == false)
    }
}
