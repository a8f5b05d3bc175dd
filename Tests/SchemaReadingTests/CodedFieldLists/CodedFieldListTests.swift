import SchemaDeclaration
import SchemaReading
import Testing

@Suite("Fields in one pair of back-ticks")
struct CodedFieldListTests {
    private func text(_ items: String, heading: String = "Data model (SwiftData)") -> String {
        "# App\n\nSwiftData with CloudKit\n\n## \(heading)\n\n\(items)\n"
    }

    @Test("Names behind the name of their type", arguments: [": ", " — ", " (one journey): ", "（一条记录）："])
    func reads(between: String) throws {
        let read = try DeclaredText(text("- **Trip**\(between)`id, title, end?`\n- **Stop**: `id, place`"))
        #expect(read.entities == ["Trip: id, title, end?", "Stop: id, place"])
    }

    @Test("What is said behind the list")
    func behind() throws {
        let read = try DeclaredText(
            text("- **Trip**: `id, title`, relationship `stops: [Stop]?` (cascade), inverse `owner`"))
        #expect(read.entities == ["Trip: id, title, stops [Stop]? cascade"])
        #expect(read.findings == ["fields.unread at 7:76"])
    }

    @Test(
        "Values, and what is not stored, are no fields",
        arguments: [
            "- **State**: `open, inProgress, done`",
            "- **Trip**: `--id, --title`",
            "- **Trip** (removed): `id, title`",
            "- **Trip** (for example): `id, title`",
            "- **trip**: `id, title`",
            "- **Trip**: one a journey, `id, title`",
        ])
    func others(item: String) throws {
        #expect(try DeclaredText(text(item)).entities == [])
    }

    @Test("Below a heading of something else", arguments: ["Settings", "API", "Removed models", "Ideas"])
    func elsewhere(heading: String) throws {
        #expect(try DeclaredText(text("- **Trip**: `id, title, end?`", heading: heading)).entities == [])
    }
}
