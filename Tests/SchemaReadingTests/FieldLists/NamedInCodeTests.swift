import SchemaReading
import Testing

/// A line that begins with a name in back-ticks and describes it names what the list below it is of.
@Suite struct `A name in code and its description above a list` {
    private static func read(_ rest: String) throws -> Reading {
        try Reading("# Stamps\n\nSwiftData with CloudKit.\n\n## Data model (SwiftData)\n\n\(rest)\n")
    }

    @Test(arguments: ["`Stamp`: what was collected", "`Stamp`: 御朱印の記録"])
    func `is the model's`(line: String) throws {
        let read = try Self.read("\(line)\n- `name`: String\n- `day`: Date")
        #expect(read.entities == ["Stamp: name String, day Date"])
    }

    @Test func `needs no types`() throws {
        let read = try Self.read("`Stamp`: one\n- `name`, `day`\n\n`Book`: another\n- `slotId`, `place`")
        #expect(read.entities == ["Stamp: name, day", "Book: slotId, place"])
    }

    @Test(arguments: [
        "`Stamp`: not stored", "`Stamp`: removed in version 2", "`Stamp`: an enum", "`Stamp`: for example",
        "`Stamp`: parameters of the query", "`Stamp`: no longer a record type", "`StampView`: what is shown",
        "`CKRecord`: what CloudKit keeps", "`Int`: a number", "`Stamp`: one\n`Book`: another",
    ])
    func `is none where the line says otherwise`(line: String) throws {
        #expect(!(try Self.read("\(line)\n\n- `name`: String\n- `day`: Date").names.contains("Stamp")))
    }
}
