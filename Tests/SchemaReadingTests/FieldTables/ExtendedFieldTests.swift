import SchemaReading
import Testing

/// Types whose fields are those of another type and some more.
@Suite struct `Fields of a type that extends another` {
    private static func read(_ line: String, base: String = "Trip") throws -> DeclaredText {
        let table = { (row: String) in "| Field | CK Type |\n|---|---|\n\(row)\n" }
        return try DeclaredText(
            """
            ## CloudKit Infrastructure

            ### CKRecord Schema Summary

            **`\(base)`** — a trip that is saved

            \(table("| `title` | String |\n| `start` | Date |"))
            **`Draft`** — one that is not

            \(line)

            \(table("| `raw` | String |"))
            """)
    }

    @Test func `are taken over`() throws {
        let read = try Self.read("All `Trip` fields (nullable) plus:")
        #expect(
            read.entities == [
                "Trip: title String, start Date", "Draft: raw String, title String?, start Date?",
            ])
        #expect(read.findings == [])
    }

    @Test(arguments: ["Same fields as `Trip`, plus:", "Alle Felder von `Trip`, sowie:"])
    func `stay as they are`(line: String) throws {
        #expect(try Self.read(line).entities.last == "Draft: raw String, title String, start Date")
    }

    @Test(arguments: ["Most of it:", "The fields of `Trip` are elsewhere."])
    func `are none where nothing says it`(line: String) throws {
        #expect(try Self.read(line).entities == ["Trip: title String, start Date", "Draft: raw String"])
    }

    @Test(arguments: ["Not all `Trip` fields plus:", "All `Trip` fields except `start`, plus:"])
    func `are told where only some are meant`(line: String) throws {
        let read = try Self.read(line)
        #expect(read.entities == ["Trip: title String, start Date", "Draft: raw String"])
        #expect(read.findings.contains { $0.hasPrefix("fields.unread at 14:") })
    }

    @Test func `are told where the other type is unknown`() throws {
        let read = try Self.read("All `Voyage` fields plus:")
        #expect(read.entities.last == "Draft: raw String")
        #expect(read.findings.contains("fields.unread at 14:6"))
    }
}
