import SchemaReading
import Testing

/// Names in back-ticks below the name of a type, where only the line above all of them says what they are.
@Suite struct `Names below a line about types` {
    private static func read(_ line: String) throws -> Reading {
        try Reading(
            "# Plan\n\n## Cloud\n\n\(line)\n\n- `Segment`\n  - `segmentID`\n  - `name`\n  - `createdAt`\n  - `source`\n"
        )
    }

    @Test(arguments: ["The CloudKit record types:", "The SwiftData models are:", "Record types:"])
    func `are its fields`(line: String) throws {
        #expect(try Self.read(line).entities == ["Segment: segmentID, name, createdAt, source"])
    }

    @Test(arguments: [
        "CloudKit records should have stable names:", "There are no CloudKit record types but this:",
        "The record types and their error codes:", "Mock record types:",
    ])
    func `are told where it says less`(line: String) throws {
        let document =
            "# Plan\n\n## Cloud\n\n\(line)\n\n- `Segment`\n  - `segmentID`\n  - `name`\n  - `createdAt`\n"
        #expect(try DeclaredText(document).entities == [])
        #expect(try DeclaredText(document).unread == ["list at 8:3"])
    }

    @Test(arguments: ["`Segment` (planned)", "~~`Segment`~~", "`Segment`: removed"])
    func `are told where an item says more`(item: String) throws {
        let read = try DeclaredText(
            "# Plan\n\n## Cloud\n\nThe CloudKit record types:\n\n- \(item)\n  - `segmentID`\n  - `name`\n  - `at`\n"
        )
        #expect(read.entities == [])
    }

    @Test(arguments: ["The screens with CloudKit:", "CloudKit is used by:"])
    func `are nothing below others`(line: String) throws {
        #expect(try Self.read(line).entities == [])
    }
}

/// "Record: `Trip`" above its fields.
@Suite struct `The word for a record before a name` {
    private static func read(_ line: String) throws -> [String] {
        try Reading(
            "# App\n\n## CloudKit schema\n\n- \(line)\n  - Fields: `title`, `day` (Date), `note`\n"
        ).entities
    }

    @Test(arguments: [
        "**Record: `Trip` (public DB)**", "Record: `Trip`",
    ])
    func `names its type`(line: String) throws {
        #expect(try Self.read(line) == ["Trip: title, day Date, note"])
    }

    @Test(arguments: [
        "Record: `trip-17`", "Record: `CKRecord`", "Record: all", "Record: `Trip` (planned)",
        "Record: `Trip`, `Stop`",
    ])
    func `names nothing else`(line: String) throws {
        #expect(try Self.read(line) == [])
    }
}

/// "**Trip** (persisted):" above words that name no field.
@Suite struct `A name with a bracket that says that it is stored` {
    private static func findings(_ line: String) throws -> [String] {
        try Reading("# App\n\nSyncs with CloudKit.\n\n### Data model\n\n\(line)\n- name, host, port\n")
            .findings
    }

    @Test(arguments: ["**Machine** (persisted, synced by CloudKit):", "**Machine** (stored):"])
    func `is told`(line: String) throws {
        #expect(try Self.findings(line).contains("7:3 entity.unread"))
    }

    @Test(arguments: ["**Machine** (never persisted):", "**Machine** (shown first):", "**Machine**:"])
    func `is not where it says otherwise`(line: String) throws {
        #expect(try !Self.findings(line).contains("7:3 entity.unread"))
    }
}

/// What an item says of the other side, and which field it means nobody knows.
@Suite struct `The inverse of a relationship among fields` {
    @Test(arguments: ["inverse relationship → `trip`", "Inverse relationship to `Trip`"])
    func `is no field of that name`(item: String) throws {
        let read = try Reading(
            "# App\n\n## SwiftData models\n\n- **`Trip`** (`@Model`)\n  - `id: UUID`\n  - `stops: [Stop]`\n"
                + "- **`Stop`** (`@Model`)\n  - `id: UUID`\n  - `label: String?`\n  - \(item)\n")
        #expect(read.entities.last == "Stop: id UUID, label String")
        #expect(read.findings.contains { $0.hasPrefix("11:") })
    }
}
