import SchemaReading
import Testing

/// "Mark `day` as Queryable": of which record type the fields are.
@Suite struct `A step that marks fields` {
    private func read(_ step: String) throws -> Reading {
        try Reading(
            """
            # CloudKit schema

            ## Trip

            - `title`: String
            - `at`: Date

            ## Stop

            - `place`: String
            - `at`: Date

            ## Setup

            \(step)
            """)
    }

    @Test(arguments: [
        ("Mark `title` as **Queryable**.", [["queryable title"], []]),
        ("Mark `title` and `place` as Queryable.", [["queryable title"], ["queryable place"]]),
        (
            "In the CloudKit dashboard, mark `title` and `recordName` as **Queryable**, then deploy.",
            [["queryable title", "queryable recordName"], []]
        ),
        (
            "In `Stop`, mark `at` and `recordName` as Queryable.",
            [[], ["queryable at", "queryable recordName"]]
        ),
        ("In Stop, mark `at` as Queryable.", [[], ["queryable at"]]),
        ("Mark `Stop.at` as Sortable.", [[], ["sortable at"]]),
        ("Mark `title` as Queryable for searching.", [["queryable title"], []]),
        ("Mark `title` as Queryable in production.", [["queryable title"], []]),
        ("Mark `recordName` as Queryable for Stop (the list asks for all).", [[], ["queryable recordName"]]),
        ("In the CloudKit dashboard, never mark `title` as Queryable.", [[], []]),
        ("Mark `title` as not Queryable.", [[], []]), ("Mark `title` as Queryable?", [[], []]),
    ])
    func `gives each to its own record type`(step: String, indexes: [[String]]) throws {
        let read = try read(step)
        #expect(read.indexes == indexes)
        #expect(read.findings.isEmpty)
    }

    @Test func `is told where a field is of several`() throws {
        let read = try read("Mark `title` and `at` as Queryable.")
        #expect(read.indexes == [["queryable title", "queryable at"], []])
        let told = try self.read("Mark `title`, `place` and `at` as Queryable.")
        #expect(told.indexes == [["queryable title"], ["queryable place"]])
        #expect(told.findings == ["15:28 index.unread"])
        #expect(try self.read("Mark `at` as Queryable.").findings == ["15:7 index.unread"])
        #expect(try self.read("Mark `recordName` as Queryable.").findings == ["15:7 index.unread"])
    }

    @Test func `is told where it is tied to a condition`() throws {
        let read = try read("Mark `title` as Queryable if you sort.")
        #expect(read.indexes == [[], []])
        #expect(read.findings == ["15:7 index.unread"])
    }

    @Test(arguments: [
        "For `at` enable the index **Sortable**, for `text` — **Queryable**.",
        "Для `at` включите индекс **Sortable**, для `text` — **Queryable**.",
        "Für `at` aktiviere den Index **Sortable**, für `text` **Queryable**.",
    ])
    func `may stand behind the fields`(sentence: String) throws {
        let read = try Reading(
            "# CloudKit\n\n1. Record type `Trip` with fields `text` (String), `at` (Date/Time). \(sentence)\n"
        )
        #expect(read.indexes == [["sortable at", "queryable text"]])
    }

    @Test(arguments: [
        ("In `Stop`, mark `title` as Queryable.", "15:18"), ("In `Leg`, mark `title` as Queryable.", "15:17"),
        ("Mark `Stop.nope` as Queryable.", "15:7"), ("Mark `title` as Queryable later.", "15:7"),
        ("Mark `recordName` as Queryable for `Leg`.", "15:7"),
        ("Mark `title` as Queryable in `Stop`.", "15:7"),
        ("Mark `title` as Queryable for sorting `Stop`.", "15:7"),
    ])
    func `is told where the record type is another or none`(step: String, place: String) throws {
        let read = try read(step)
        #expect(read.indexes == [[], []])
        #expect(read.findings == ["\(place) index.unread"])
    }

    @Test func `marks a field of each record type that it names`() throws {
        let read = try read("Mark `Trip.at` and `Stop.at` as Sortable.")
        #expect(read.indexes == [["sortable at"], ["sortable at"]])
    }
}
