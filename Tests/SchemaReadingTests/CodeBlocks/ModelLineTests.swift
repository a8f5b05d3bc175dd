import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Blocks of code with a line a model, the fields behind its name, wrapped where they are many.
@Suite struct `Lines of models in code` {
    private func read(_ code: String, heading: String = "Data models (SwiftData)", language: String = "")
        throws
        -> DeclaredText
    {
        try DeclaredText("# App\n\n## \(heading)\n\n```\(language)\n\(code)\n```\n")
    }

    @Test(arguments: ["", "swift"])
    func `go on behind commas and bars`(language: String) throws {
        let code = """
            Harbor       id, code(String, unique, 3 letters), berths:Int, tags:[String],
                         closedAt?

            Pilot        id, harbor, note(as typed),
                         rank: junior | senior |
                               master,          // set by hand
                         mentor: Pilot?
            Buoy id, at
            """
        #expect(
            try read(code, language: language).entities == [
                "Harbor: id, code String unique, berths Int, tags [String], closedAt?",
                "Pilot: id, harbor, note, rank String {junior senior master}, mentor Pilot?",
                "Buoy: id, at",
            ])
    }

    @Test func `go on further in, and end with the keys of the type`() throws {
        let read = try read(
            """
            Harbor   id, code
                     closedAt?: Date, tides?: { high: Int, low: Int }
                     constraint: unique on (id, code)
            Pilot    id, name
                     vincolo: univoco su (name, id)
            """)
        #expect(
            read.entities == [
                "Harbor: id, code, closedAt Date?, tides?", "Pilot: id, name",
            ])
        #expect(read.keys == ["Harbor(id, code)", "Pilot(name, id)"])
    }

    @Test(arguments: ["unique on (id, pier)", "unique (id, code), maybe more"])
    func `have no key that is not understood`(key: String) throws {
        let read = try read("Harbor   id, code\n         constraint: \(key)\nPilot    id, name")
        #expect(read.keys == [])
    }

    @Test func `may have marks of a list`() throws {
        let code = "// Model with entities:\n- Harbor: id, code\n- Pilot: id, name"
        #expect(try read(code, language: "swift").entities == ["Harbor: id, code", "Pilot: id, name"])
    }

    @Test(arguments: [
        "Harbor id, code,\nberths and more", "harbor id, code\npilot id, note",
        "Harbor keeps boats, and pilots\nPilot id, at",
    ])
    func `are none where a line is prose`(code: String) throws {
        #expect(try read(code).entities == [])
    }

    @Test func `are none where no heading speaks of models`() throws {
        #expect(try read("Harbor id, code\nPilot id, at", heading: "Screens").entities == [])
    }

    @Test(arguments: [("look (colour, icon, photo)", 1), ("look (optional)", 0), ("look: String", 0)])
    func `of a tree do not take a word for several fields as one`(branch: String, notes: Int) throws {
        let read = try read(
            "Harbor\n├─ code: String\n├─ \(branch)\n└─ pilots: [Pilot]\n\nPilot\n└─ rank: Int")
        let names = read.schema.entities.first?.fields.map(\.name.value)
        #expect(names == (notes == 1 ? ["code", "pilots"] : ["code", "look", "pilots"]))
        #expect(read.findings.count { $0.hasPrefix("field.unnamed") } == notes)
    }

    /// The attribute says of each line that it is a model, whatever the heading says.
    @Test func `may begin with an attribute`() throws {
        let lines =
            "@Model Baby: id(UUID), name\n@Model Meal: id, baby(Baby), kind(String),\n             startedAt, note(String?)"
        let read = try Reading("# App\n\n### Daten (SwiftData)\n```\n\(lines)\n```\n")
        #expect(read.names == ["Baby", "Meal"])
        #expect(read.schema.entities.map(\.fields.count) == [2, 5])
        #expect(read.schema.entities.allSatisfy { $0.kind == .swiftData })
        let other = try Reading("# App\n\n### Daten (SwiftData)\n```\n\(lines)\nlet it = 1\n```\n")
        #expect(other.names == [])
        let mixed = try Reading("# App\n\n### Daten (SwiftData)\n```\n\(lines)\nViews: list, detail\n```\n")
        #expect(mixed.names == ["Baby", "Meal"])
        #expect(mixed.findings.contains("8:1 field.unnamed"))
    }

    @Test func `may have braces, with types that no name stands before`() throws {
        let read = try read("Trip { id, at: Date, [Stop] }\nStop { id, place? }")
        #expect(read.entities == ["Trip: id, at Date", "Stop: id, place?"])
        #expect(read.findings == ["field.unnamed at 6:22"])
    }

    @Test func `are read beside one of another shape, which is told`() throws {
        let text =
            "# CloudKit\n\n## Record types\n\n```\nTrip   id, title, end\nStop   id, the place\nBoat   id, name\nCrew   id, name\n```\n"
        let read = try Reading(text)
        #expect(read.names == ["Trip", "Boat", "Crew"])
        #expect(read.findings == ["7:1 field.unnamed"])
    }
}
