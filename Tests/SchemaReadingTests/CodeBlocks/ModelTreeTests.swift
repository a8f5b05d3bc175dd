import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Trees whose branches are fields, and what says whose they are.
@Suite("Trees of fields")
struct ModelTreeTests {
    private static func read(_ heading: String, _ tree: String) throws -> Reading {
        try Reading("# Boats\n\nThe app syncs with CloudKit.\n\n\(heading)\n\n```\n\(tree)\n```\n")
    }

    private static let branches = "├── name: String    # \"Swift\"\n└── seats: Int?     # 2 to 8"

    @Test(
        "The name stands in the tree, with a label or without, or in the heading below that of the models",
        arguments: [
            "Boat\n", "CKRecordType: \"Boat\"\n", "Record type: Boat\n", "Boat Record Type:\n", "",
        ])
    func names(line: String) throws {
        let heading = "## Data model (CloudKit records)\n\n### Boat (what sails)"
        #expect(try Self.read(heading, line + Self.branches).entities == ["Boat: name String, seats Int"])
    }

    @Test(arguments: ["Old", "Example", "Removed", "New"])
    func `A word before the label is no name`(word: String) throws {
        let heading = "## CloudKit record types"
        #expect(try Self.read(heading, "\(word) Record Type:\n" + Self.branches).entities == [])
    }

    @Test func `A mark in brackets behind a type says whether the field is optional`() throws {
        let reading = try Self.read(
            "## Data model (CloudKit records)\n\n### Boat",
            "Boat Record Type:\n├── name (String, Queryable) [Required]\n└── end (Date/Time) [Optional]")
        #expect(reading.entities == ["Boat: name String, end Date/Time"])
        let fields = try #require(reading.schema.entities.first).fields
        #expect(fields.map { $0.remarks.contains { $0.fact == .optional(true) } } == [false, true])
    }

    @Test("The label in the tree counts more than the heading above")
    func label() throws {
        let reading = try Self.read(
            "## Data model (CloudKit records)\n\n### Voyage (a trip)",
            "CKRecordType: \"Trip\"\n" + Self.branches)
        #expect(reading.names == ["Trip"])
    }

    @Test("What stands behind a number sign is about the field")
    func comments() throws {
        let reading = try Self.read(
            "## Data model (CloudKit records)\n\n### Boat",
            "├── rig: String  # \"sloop\", \"ketch\"\n└── name: String")
        let rig = try #require(reading.schema.entities.first?.fields.first)
        #expect(rig.note?.value == "\"sloop\", \"ketch\"")
    }

    @Test("Names in brackets behind a type of the app are its fields, where a key is among them")
    func namesBehindType() throws {
        let reading = try Self.read(
            "## Data model (SwiftData)",
            "Boat\n├── name: String\n├── rig: Rig (sloop, ketch)\n└── crew: [Sailor] (id, name – editable)")
        #expect(reading.entities == ["Boat: name String, rig Rig, crew Sailor", "Sailor: id, name"])
    }

    @Test(
        "Folders, cases, parts of a program and what stands below another line are none",
        arguments: [
            ("### Layout", "├── models\n└── views"), ("### BoatKind", "├── sail\n└── motor"),
            ("### BoatView", "├── title: String\n└── seats: Int"),
            ("### Boat\n\nThe screen:", "├── title: String\n└── list: Date"),
        ])
    func others(heading: String, tree: String) throws {
        #expect(try Self.read("## Data model (CloudKit records)\n\n\(heading)", tree).names == [])
    }

    @Test("Elsewhere types that only stores have say that it is one; those of every program do not")
    func types() throws {
        #expect(try Self.read("## Setup", "Boat\n├── name : String\n└── photo : Asset").names == ["Boat"])
        #expect(try Self.read("## Setup", "Boat\n├── name : String\n└── photo : Image").names == [])
        #expect(try Self.read("## Setup", "Boat\n├── name : String\n└── seats : Int").names == [])
    }

    @Test("Short models stand on a line of their own, arrows point to others, and brackets explain")
    func shortModels() throws {
        let tree = """
            Boat
             ├── name, price
             ├── photo (JPEG, at most 800 px)
             └── berth   → Berth

            Berth   — number, light
            """
        #expect(
            try Self.read("## Data model", tree).entities
                == ["Boat: name, price, photo, berth Berth", "Berth: number, light"])
        let words = tree.replacing("number, light", with: "where it lies at night, and who pays")
        #expect(try Self.read("## Data model", words).entities == [])
        #expect(try Self.read("## Data model", tree.replacing("Berth  ", with: "Todo")).entities == [])
        let typed = tree.replacing("(JPEG, at most 800 px)", with: "(Image, at most 2 MB)")
        #expect(try Self.read("## Data model", typed).entities[0].contains("photo Image"))
    }

    @Test(
        "A tree of fields below models with a line that is none is told, a tree of files is not",
        arguments: [
            ("Boat\n├── name: String\n├── seats: Int\n└── see the notes on rigs", ["9:1 code"]),
            ("Models\n├── Boat.swift\n├── Trip.swift\n└── see the notes on rigs", []),
        ])
    func unread(tree: String, unread: [String]) throws {
        let reading = try Self.read("## Data model", tree)
        #expect(reading.entities == [])
        #expect(reading.unread.map { $0.hasSuffix("code") ? "9:1 code" : $0 } == unread)
    }

    @Test(
        "Brackets behind a name make it a list, whatever follows them",
        arguments: [
            ("tags[]", "tags"), ("tags[] the words", "tags"), ("tags[] → Stop", "tags Stop"),
            ("tags[] (1:n)", "tags"),
        ])
    func lists(branch: String, field: String) throws {
        let reading = try Self.read("## Data model", "Boat\n├── id\n├── \(branch)\n└── name")
        #expect(reading.entities == ["Boat: id, \(field), name"])
    }

    @Test(
        "A branch with nothing behind it is none",
        arguments: ["Boat\n├── id: UUID\n├── ", "Boat\na b c\n├── "])
    func emptyBranches(tree: String) throws {
        #expect(try Self.read("## Data model", tree).entities == [])
    }
}
