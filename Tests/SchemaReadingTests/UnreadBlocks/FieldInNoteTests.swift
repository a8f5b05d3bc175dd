import SchemaDeclaration
import SchemaReading
import Testing

/// A field that stands in the note of another one.
@Suite struct `A field in a note` {
    private func read(_ lines: String) throws -> Reading {
        try Reading("# CloudKit\n\n## Trip\n\n\(lines)\n")
    }

    @Test(arguments: [
        ("• title: String • start: Date\n• end: Date", "5:23"),
        ("- title String, start Date\n- end: Date", "5:17"),
        ("| Field | Type | Notes |\n|---|---|---|\n| title | String | short; start (Date) |", "7:20"),
    ])
    func `is told`(lines: String, place: String) throws {
        let read = try read(lines)
        #expect(read.schema.entities[0].fields[0].name.value == "title")
        #expect(read.findings == ["\(place) fields.unread"])
    }

    @Test(arguments: [
        "- title: String, the start Date", "- title: String, default: String", "- title: JSON {start: Date}",
        "- title: String, start: soon", "- title: String, end: Date\n- end: Date",
        "- title: String, type: Int64",
        "- title: String // shown in lists, sorted: Bool", "- id: String, primary key, auto UUID",
        "- body: String, rich Text", "- title: String — short, now String",
    ])
    func `is none in words, brackets or where it has a line of its own`(lines: String) throws {
        #expect(try read(lines).findings.allSatisfy { !$0.hasSuffix("fields.unread") })
    }
}
