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
            "- **State**: `open, inProgress, done`", "- **SortOrder**: `name, date, title`",
            "- **Trip**: `--id, --title`", "- **Trip** (removed): `id, title`",
            "- **Trip** (view model): `id, title`",
            "- **Trip** (for example): `id, title`", "- **trip**: `id, title`",
            "- **Trip**: one a journey, `id, title`", "- ~~**Trip**: `id, title`~~",
            "- **Indexes**: `id, title`",
            "- **Queryable**: `id, title`", "- **TripView**: `id, title`", "- **CKRecord**: `id, title`",
            "- **Trip**: `id, title`, not stored: `cache: Data`",
            "- **Trip**: `id, title`, later `rating: Int`",
            "- **Trip**: `id, title` and **Stop**: `id, place`",
            "- **Trip**: `id, title` (+ indexes: `id, end`)",
        ])
    func others(item: String) throws {
        #expect(try DeclaredText(text(item)).entities == [])
    }

    @Test("An item that is not read beside one that is leaves a trace")
    func siblings() throws {
        let read = try DeclaredText(text("- **Trip**: `id, title`\n- **Stop**: `lat, lon`"))
        #expect(read.entities == ["Trip: id, title"])
        #expect(read.findings == ["fields.unread at 8:5"])
    }

    @Test("Below a line about something else", arguments: ["Dedupe keys:", "Sort by:", "Queryable fields:"])
    func announced(line: String) throws {
        #expect(try DeclaredText(text("\(line)\n\n- **Trip**: `id, title`")).entities == [])
    }

    @Test(
        "Below a heading of something else",
        arguments: ["Settings", "API", "Removed models", "Ideas", "Sync with CloudKit", "Searchable fields"])
    func elsewhere(heading: String) throws {
        #expect(try DeclaredText(text("- **Trip**: `id, title, end?`", heading: heading)).entities == [])
    }
}
