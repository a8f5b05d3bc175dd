import SchemaDeclaration
import SchemaReading
import Testing

/// A sentence that adds fields to a record type.
@Suite struct `A sentence that adds fields` {
    private func read(_ sentence: String, below heading: String = "Setup") throws -> Reading {
        try Reading(
            """
            # CloudKit schema

            ## Trip

            - `title`: String
            - `at`: Date

            ## Stop

            - `place`: String

            ## \(heading)

            \(sentence)
            """)
    }

    private static let trip = "Trip: title String, at Date"
    private static let stop = "Stop: place String"

    @Test(arguments: [
        "1. Add `cover` (Asset) and `rank` (Int64) to `Trip`.",
        "Add `cover` (**Asset**), `rank` (Int64) to Trip.",
        "In the CloudKit console, add `cover` (Asset) and `rank` (Int64) to the `Trip` record type. Leave them unindexed.",
        "In `Trip`, add `cover` (Asset) and `rank` (Int64).",
        "Add `cover: Asset` and `rank: Int64` to `Trip`.",
        "Add the new fields `cover` (Asset) and `rank` (Int64) to `Trip`.",
        "Ergänze `cover` (Asset) und `rank` (Int64) in `Trip`.",
        "Добавьте `cover` (Asset) и `rank` (Int64) в `Trip`.",
        "Ajoutez `cover` (Asset) et `rank` (Int64) à `Trip`.",
    ])
    func `is read`(sentence: String) throws {
        let read = try read(sentence)
        #expect(read.entities == ["\(Self.trip), cover Asset, rank Int64", Self.stop])
        #expect(read.findings.isEmpty)
    }

    @Test func `leaves the other sentences to say what they say`() throws {
        let read = try read(
            "Add `cover` (Asset) to `Trip`. Mark `title` as Queryable. Mark `Stop.place` as Sortable.")
        #expect(read.entities == ["\(Self.trip), cover Asset", Self.stop])
        #expect(read.indexes == [["queryable title"], ["sortable place"]])
    }

    @Test func `names a record type of its own`() throws {
        let read = try read("Add `note` (String, optional) to the `Leg` record type.")
        #expect(read.entities == [Self.trip, Self.stop, "Leg: note String"])
        #expect(read.schema.entities[2].fields[0].type?.isOptional == true)
    }

    @Test(arguments: [
        "Do not add `cover` (Asset) to `Trip`.", "Don't add `cover` (Asset) to `Trip`.",
        "Add `cover` (Asset) to `Trip` if needed.", "Should we add `cover` (Asset) to `Trip`?",
        "Add `cover` (Asset) to `Trip`?", "We may add `cover` (Asset) to `Trip`.",
        "Never add `cover` (Asset) to `Trip`.", "For example, add `cover` (Asset) to `Trip`.",
        "- [ ] Add `cover` (Asset) to `Trip`.", "Add `cover` (Asset) to `Trip` in SQLite.",
        "Add `cover` (Asset) to `Trip`, and remove `rank` (Int64).",
        "Add `cover` (Asset) to the `Trip` view.",
        "Add `cover` (Asset) to `Trip` and `size` (Int64) to `Stop`.",
        "Add `cover` (Asset) to Trip and `Stop`.",
        "Users can add `cover` (Asset) to `Trip`.", "Optionally add `cover` (Asset) to `Trip`.",
        "Add a getter for `cover` (Asset) to `Trip`.", "Add an Asset field `cover` to `Trip`.",
        "Add `cover` (Asset) to `Trip`. It was rejected.",
        "Add `cover` (Asset) to `Trip`. It has `rank` (Int64).",
        "Add `cover` (Picture) to `Trip`.", "Add `cover` (Asset) to `Journey`.",
    ])
    func `is told where it says more, or less`(sentence: String) throws {
        let read = try read(sentence)
        #expect(read.entities == [Self.trip, Self.stop])
        #expect(read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test(arguments: ["Ideas", "Changelog", "SQLite cache", "Out of scope", "Non-goals"])
    func `is told below anything but steps`(heading: String) throws {
        let read = try read("Add `cover` (Asset) to `Trip`.", below: heading)
        #expect(read.entities == [Self.trip, Self.stop])
        #expect(read.findings == ["14:6 fields.unread"])
    }

    @Test(arguments: [
        "Add `title` (String) to `Trip`.", "Add `Trip` to the list.", "Map `cover` (Asset) to `Trip`.",
        "Add `recordName` (String) to `Trip`.", "Add `trip.cover` (Asset) to `Trip`.",
        "Add `query` (String) to `URLRequest`.",
    ])
    func `adds nothing that is there, or is no field`(sentence: String) throws {
        let read = try read(sentence)
        #expect(read.entities == [Self.trip, Self.stop])
        #expect(read.findings.isEmpty)
    }

    @Test func `says nothing of fields where it is about an index`() throws {
        let read = try read("Add an index on `title` (String) and `rank` (Int64) of `Trip`.")
        #expect(read.entities == [Self.trip, Self.stop])
    }

    @Test func `may contradict the type that a field has`() throws {
        let read = try read("Add `title` (Int64) to `Trip`.")
        #expect(read.entities == [Self.trip, "Trip: title Int64", Self.stop])
    }
}
