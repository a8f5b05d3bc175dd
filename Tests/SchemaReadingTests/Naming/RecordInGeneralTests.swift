import SchemaModel
import SchemaReading
import Testing

/// Headings that speak of a record, its fields or its kind, and name no type.
@Suite struct `A record in general` {
    private static func read(_ heading: String, intro: String, title: String = "Inbox: CloudKit") throws
        -> Reading
    {
        try Reading(
            "# \(title)\n\n\(intro)\n\n### \(heading)\n\n| Field | Type |\n|---|---|\n| `kind` | String |\n")
    }

    @Test(arguments: [
        "Record fields", "Fields of the record", "Structure of the record", "Record type fields", "Fields",
        "레코드 필드",
    ])
    func `is the only one that the beginning names`(heading: String) throws {
        let read = try Self.read(heading, intro: "What users write is stored as a `Feedback` record.")
        #expect(read.names == ["Feedback"])
    }

    @Test(arguments: [
        "It is stored as a `Feedback` record, and drafts are a `Draft` record.", "It is stored in iCloud.",
        "It is stored beside the `CKShare` record.",
        "It was stored as a `Draft` record.", "It is not stored as a `Draft` record.",
        "People beat the `World` record.",
    ])
    func `is none of that name where several or none are named`(intro: String) throws {
        #expect(try Self.read("Record fields", intro: intro).names == ["Inbox"])
    }

    @Test func `needs no types where the heading says what the fields are of`() throws {
        let read = try Reading(
            "# Inbox: CloudKit\n\nStored as a `Feedback` record.\n\n## Record fields\n\n| Field | Content |\n|---|---|\n"
                + "| `text` | what was written |\n| `app` | which app |\n")
        #expect(read.entities == ["Feedback: text, app"])
    }
}
