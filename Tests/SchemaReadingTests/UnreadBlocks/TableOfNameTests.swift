import SchemaReading
import Testing

/// Tables whose cells are nothing but names of fields, below a heading or line about fields.
@Suite struct `A table of names of fields` {
    private func read(_ rows: String, below heading: String = "Required fields") throws -> Reading {
        try Reading(
            "# CloudKit\n\n## Status\n\nAll is well.\n\n## \(heading)\n\n| Existing | Still missing |\n|---|---|\n\(rows)",
            path: "Status.md")
    }

    @Test func `is listed`() throws {
        #expect(try read("| title | placeName |\n| start | |\n| end | note |\n").unread == ["9:1 table"])
    }

    @Test func `is none of something else`() throws {
        #expect(try read("| title | placeName |\n| start | note |\n", below: "Screens").unread.isEmpty)
        #expect(try read("| Title | Place |\n| Start | Note |\n").unread.isEmpty)
        #expect(try read("| title | yes, it is |\n| start | no |\n| end | no |\n").unread.isEmpty)
    }
}
