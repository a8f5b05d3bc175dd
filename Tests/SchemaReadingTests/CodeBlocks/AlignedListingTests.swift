import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Listings in blocks of code: fields in columns, and a type's name above its bullets.
@Suite("Listings in columns")
struct AlignedListingTests {
    @Test("Name, type and indexes with blanks between, below the step that names the type")
    func columns() throws {
        let read = try Reading(
            """
            # CloudKit Console

            1. Create a new record type called **Harbor** and add these fields:

               ```
               title        String         Queryable, Searchable
               openedAt     Date/Time      Sortable
               berths       Int(64)
               pilots       List<String>
               verylongname Reference      Queryable
               ```

            2. Deploy.
            """)
        #expect(read.names == ["Harbor"])
        let fields = try #require(read.schema.entities.first).fields
        #expect(fields.map(\.name.value) == ["title", "openedAt", "berths", "pilots", "verylongname"])
        #expect(fields.map { $0.type?.isList } == [false, false, false, true, false])
        #expect(read.schema.entities[0].fields[0].remarks.contains { $0.fact == .index(.searchable) })
        #expect(read.schema.entities[0].fields[1].remarks.contains { $0.fact == .index(.sortable) })
    }

    @Test(
        "Names alone, or with a note behind some blanks, where one has a type or is a key",
        arguments: [
            (
                "title\nberths     Int64\nnotes      what is on the hull",
                ["Harbor: title, berths Int64, notes"]
            ),
            ("id\ntitle\nnotes      for all", ["Harbor: id, title, notes"]),
            ("title\npilot_id   FK Pilot\nnotes", ["Harbor: title, pilot_id, notes"]),
            (
                "length     Decimal(7,1) · always\nplace      Location of it\nnotes",
                ["Harbor: length Decimal(7,1), place, notes"]
            ),
            ("open\ndone\nlost", []), ("id\ntitle\nnotes for all", []), ("id\nTitle\nNotes", []),
        ])
    func names(lines: String, entities: [String]) throws {
        let text = "# Data model\n\n## Models\n\n### `Harbor`\n\n```\n\(lines)\n```\n"
        #expect(try Reading(text).entities == entities)
    }

    @Test("Single blanks are prose")
    func prose() throws {
        let read = try Reading("# CloudKit\n\n## Harbor\n\n```\nwhen Date comes\nthen String of it\n```\n")
        #expect(read.names.isEmpty)
    }

    @Test("A name with its database in brackets above bullets")
    func database() throws {
        let read = try Reading(
            """
            # CloudKit record types

            ```
            Pier (Public Database)
            - title: String - QUERYABLE
            - length: Double

            Crane (Private Database) - for staff
            - load: Double
            - owner: String (optional)
            ```
            """)
        #expect(read.names == ["Pier", "Crane"])
        #expect(read.schema.entities.map(\.database?.value) == [.public, .private])
        #expect(read.schema.entities[0].fields[0].remarks.contains { $0.fact == .index(.queryable) })
    }

    @Test("The zone of a listing")
    func zone() throws {
        let read = try Reading(
            "# CloudKit\n\n```\nrecordType: \"Pier\"\nzoneName: \"PierZone\"\nfields:\n  title: String\n  at: Date\n```\n"
        )
        #expect(read.schema.entities.map(\.zone?.value) == ["PierZone"])
    }

    @Test("A heading in Japanese that announces record types")
    func japaneseHeading() throws {
        let found = try DeclaredText(
            "# 設定\n\n## 手順 2 レコードタイプの作成\n\n### Trip\n\n```\ntitle   STRING      必須\nowner   REFERENCE   必須  → Person\n```\n"
        )
        #expect(found.entities == ["Trip: title STRING, owner REFERENCE ->Person"])
    }

    @Test func `may have a bullet each, below a bare name`() throws {
        let read = try DeclaredText(
            """
            # CloudKit

            Record types:

            ```
            PendingTrip
              • token        String  (Queryable, Sortable)
              • stopCount    Int(64)

            DoneTrip
              • token        String
              • signature    Asset
            ```
            """)
        #expect(
            read.entities == [
                "PendingTrip: token String, stopCount Int(64)", "DoneTrip: token String, signature Asset",
            ])
    }
}
