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

            ## \(heading)

            1. \(sentence)
            """)
    }

    @Test(arguments: [
        "Add `cover` (Asset) and `rank` (Int64) to `Trip`.",
        "Add `cover` (**Asset**), `rank` (Int64) to Trip.",
        "In the console, add `cover` (Asset) and `rank` (Int64) to the `Trip` record type. Leave them unindexed.",
        "To `Trip`, add `cover` (Asset) and `rank` (Int64).",
        "Add `cover: Asset` and `rank: Int64` to `Trip`.",
        "Ergänze `cover` (Asset) und `rank` (Int64) in `Trip`.",
        "Добавьте `cover` (Asset) и `rank` (Int64) в `Trip`.",
        "`Trip` に `cover` (Asset) と `rank` (Int64) を追加する。",
    ])
    func `is read`(sentence: String) throws {
        let read = try read(sentence)
        #expect(read.entities == ["Trip: title String, cover Asset, rank Int64"])
        #expect(read.findings.isEmpty)
    }

    @Test func `names a record type of its own`() throws {
        let read = try read("Add `place` (String, optional) to the `Stop` record type.")
        #expect(read.entities == ["Trip: title String", "Stop: place String"])
        #expect(read.schema.entities[1].fields[0].type?.isOptional == true)
    }

    @Test(arguments: [
        "Do not add `cover` (Asset) to `Trip`.", "Add `cover` (Asset) to `Trip` if needed.",
        "Should we add `cover` (Asset) to `Trip`?", "Never add `cover` (Asset) to `Trip`.",
        "For example, add `cover` (Asset) to `Trip`.", "Add `cover` (Asset) to `Journey`.",
    ])
    func `is told where it does not say so`(sentence: String) throws {
        let read = try read(sentence)
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings.contains { $0.hasSuffix("fields.unread") })
    }

    @Test func `is told below plans`() throws {
        let read = try read("Add `cover` (Asset) to `Trip`.", below: "Ideas")
        #expect(read.entities == ["Trip: title String"])
        #expect(read.findings == ["9:9 fields.unread"])
    }

    @Test(arguments: [
        "Add `title` (String) to `Trip`.", "Add `Trip` to the list.", "Map `cover` (Asset) to `Trip`.",
        "Add `cover` (the first) to `Trip`.", "Add `trip.cover` (Asset) to `Trip`.",
    ])
    func `adds nothing that is there, or has no type`(sentence: String) throws {
        #expect(try read(sentence).entities == ["Trip: title String"])
    }
}
