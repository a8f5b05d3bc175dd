import SchemaReading
import Testing

/// Another mark makes another list of what the author sees as one.
@Suite struct `A field behind another mark` {
    @Test func `is told right behind a list of fields`() throws {
        let read = try Reading(
            "# Data\n\n### Trip (record type)\n\n- `title` (String)\n- `user` (String)\n1. at (Date/Time)\n")
        #expect(read.entities == ["Trip: title String, user String"])
        #expect(read.unread == ["7:1 list"])
    }

    @Test(arguments: ["-", "*", "+", "•", "1.", "2)", "10.", "100."])
    func `is read in a listing`(mark: String) throws {
        let read = try Reading(
            "# CloudKit\n\n#### Record type: `Trip`\n\n```\nFields:\n- at (Date/Time)\n\(mark) total (Int64)\n```\n"
        )
        #expect(read.entities == ["Trip: at Date/Time, total Int64"])
    }
}
