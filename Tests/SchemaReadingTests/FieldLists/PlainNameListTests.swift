import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Nothing but names below the heading of a record type.
@Suite struct `A list of unmarked names below a record type` {
    private func read(_ heading: String, _ list: String) throws -> Reading {
        try Reading(
            "# CloudKit schema\n\n### `Trip`\n\n- `title`: String\n\n### \(heading)\n\n\(list)\n")
    }

    @Test(arguments: ["Stop (record type)", "Record type: Stop", "`Stop` (entity)", "`Stop`"])
    func `is told`(heading: String) throws {
        for list in ["- place\n- startDate\n- at", "- place\n- at (optional)\n- day"] {
            let read = try read(heading, list)
            #expect(read.names == ["Trip"])
            #expect(read.schema.unread.count == 1)
        }
    }

    @Test(arguments: ["Goals", "Notes", "Release steps"])
    func `is nothing below other headings`(heading: String) throws {
        let read = try read(heading, "- speed\n- beauty\n- order")
        #expect(read.names == ["Trip"])
        #expect(read.schema.unread.isEmpty)
    }

    @Test(arguments: ["Stop (record type)", "Stop (entity)", "Record type: Stop"])
    func `is read where the names are in back-ticks`(heading: String) throws {
        let read = try read(heading, "- `place`\n- `at`")
        #expect(read.names == ["Trip", "Stop"])
    }

    @Test(arguments: ["Core Data Model Updates", "Setup"])
    func `has its name from a step where the heading has none with a mark`(heading: String) throws {
        let read = try Reading(
            """
            # Guide

            ## CloudKit schema

            ### \(heading)

            1. Open the file
            2. Add a new entity named `Stop`
            3. Add these attributes:

            | Name | Type |
            |---|---|
            | `place` | String |
            """)
        #expect(read.names == ["Stop"])
    }

    @Test func `of which the last heading speaks of changes is of no other`() throws {
        let read = try Reading(
            "# CloudKit schema\n\n## Trip\n\n- title: String\n\n### Updates\n\n- text: String\n- at: Date\n")
        #expect(read.names == ["Trip", "Updates"])
    }
}
