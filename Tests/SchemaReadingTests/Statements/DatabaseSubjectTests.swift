import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `What a sentence about a database speaks of` {
    /// The databases of the document, of `Letter` and of `Profile`.
    @Test(
        arguments: [
            ("All records live in the public database.", [.public, nil, nil]),
            ("Join codes are the only thing in the public database.", [nil, nil, nil]),
            ("Photos are in the public database.", [nil, nil, nil]),
            ("Only the private database is used.", [.private, nil, nil]),
            ("User data is stored in the private database.", [.private, nil, nil]),
            (
                "Profiles live in the public database. All letters live in the private database.",
                [nil, .private, .public]
            ),
            ("Letters are stored in the private database.", [nil, .private, nil]),
            ("Letters and profiles are stored in the private database.", [.private, nil, nil]),
            ("Profiles can read `text` in the public database of the club.", [nil, nil, nil]),
            ("Only profiles are in the public database.", [nil, nil, .public]),
            ("All types except `Profile` are in the private database.", [nil, .private, nil]),
            ("Profile liegen in der öffentlichen Datenbank.", [nil, nil, .public]),
            ("Alle Daten liegen in der öffentlichen Datenbank.", [.public, nil, nil]),
            ("Alle Daten liegen in der öffentlichen CloudKit-Datenbank.", [.public, nil, nil]),
            ("### Step 2: the type Letter (Public Database)\n\nClick **Save**.", [.public, .public, nil]),
        ] as [(String, [Database?])])
    func `is what has it`(sentence: String, databases: [Database?]) throws {
        let read = try Reading(
            "# Schema\n\n\(sentence)\n\n### Letter\n\n- `text`: String\n\n### Profile\n\n- `nick`: String\n")
        #expect([read.schema.database?.value] + read.schema.entities.map { $0.database?.value } == databases)
    }

    @Test(arguments: [
        ("Everything is private except `Feed`.", true), ("Everything is private.", false),
        ("Join codes are the only thing in the public database.", true),
        ("Letters can read `text` in the public database.", true),
    ])
    func `and is told where it is something else`(sentence: String, isTold: Bool) throws {
        let read = try Reading("# Schema\n\n\(sentence)\n\n### Letter\n\n- `text`: String\n")
        #expect(read.schema.diagnostics.contains { $0.id.rawValue == "database.unread" } == isTold)
        #expect(read.schema.database == nil)
    }

    @Test(arguments: [
        ("`Room` (custom zone `RoomsZone`, root of the share)", "RoomsZone"),
        ("`Room` (root of the share)", nil),
    ])
    func `a heading names the zone in brackets`(heading: String, zone: String?) throws {
        let read = try Reading("# Schema\n\n### \(heading)\n\n- `title`: String\n")
        #expect(read.schema.entities.first?.zone?.value == zone)
    }

    @Test(arguments: [("one CKRecordZone per group", nil), ("MainZone", "MainZone")])
    func `the framework's type is no zone`(words: String, zone: String?) throws {
        #expect(try Reading(trip("- **Zone**: \(words)")).schema.entities.first?.zone?.value == zone)
    }

    @Test(
        arguments: [
            ("(Public Database)", Database.public), ("(`BoatZone`)", nil),
            ("(formerly public database)", nil),
            ("(public database?)", nil),
        ] as [(String, Database?)])
    func `may stand in the heading that names the only type, whatever else is spoken of`(
        bracket: String, database: Database?
    ) throws {
        let read = try Reading(
            """
            # CloudKit

            ### Step 2: the type Letter \(bracket)

            Later versions can use the private database, too, as the public database is for all.

            ## `Letter` record type

            - `text`: String
            """)
        #expect(read.schema.entities.map(\.database?.value) == [database])
    }
}
