import SchemaDeclaration
import SchemaReading
import Testing

/// "Trip fields:" names the type of the fields below it, if the document lists the name.
@Suite struct `A line that announces the fields of a type` {
    private static func read(_ types: String, _ line: String, _ fields: String) throws -> DeclaredText {
        try DeclaredText("# Journal\n\n## CloudKit data model\n\n\(types)\n\n\(line)\n\n\(fields)\n")
    }

    private static let list = "- title: String\n- start: Date"
    private static let fence = "```text\ntitle: String\nstart: Date\n```"
    private static let types = ["Record types:\n\n```text\nTrip\nStop\n```", "`Trip` and `Stop` are kept."]

    @Test(arguments: types, [list, fence])
    func `names them`(types: String, fields: String) throws {
        #expect(try Self.read(types, "Trip fields:", fields).entities == ["Trip: title String, start Date"])
    }

    @Test(arguments: ["Champs de Trip :", "Fields of Trip:", "Felder von Trip:"])
    func `names them in other words`(line: String) throws {
        #expect(try Self.read(Self.types[1], line, Self.list).entities == ["Trip: title String, start Date"])
    }

    /// The title is the app's, and no record type; the document does not say what the line means.
    @Test func `leaves fields of an unknown type unread`() throws {
        let read = try Self.read("Two types.", "Trip fields:", Self.list)
        #expect(read.entities == [])
        #expect(read.unread == ["list at 9:1"])
    }

    /// A single item with a list of its own may be a record type or a part of one, but the title is neither.
    @Test(arguments: [("**Trip**: a journey", []), ("**Fields**: all of them", ["Journal"])])
    func `leaves an item's fields from the title`(item: String, names: [String]) throws {
        let list = "- \(item)\n  - title: String\n  - start: Date\n"
        let read = try DeclaredText("# Journal\n\n## CloudKit data model\n\n\(list)")
        #expect(read.schema.entities.map(\.name.value) == names)
        #expect(read.unread.isEmpty == !names.isEmpty)
    }

    @Test func `takes nothing from the type of a heading`() throws {
        let read = try DeclaredText(
            "# Journal\n\n## CloudKit data model\n\n### Trip\n\nCore fields:\n\n\(Self.list)\n")
        #expect(read.entities == ["Trip: title String, start Date"])
    }

    @Test(arguments: [
        ("Add Fields to TripStop Record Type", ["TripStop"]), ("Add Fields to Trip record type", ["Trip"]),
        ("Add Fields to TripStop", ["TripStop"]), ("Add Fields to Production", []),
        ("Add Fields to TripStop and Person", []),
    ])
    func `may be a heading`(heading: String, names: [String]) throws {
        let table = "| Field | Type |\n|---|---|\n| title | String |"
        #expect(
            try Reading("## CloudKit schema\n\n### Step 3: \(heading)\n\nOne by one:\n\n\(table)\n").names
                == names)
    }
}
