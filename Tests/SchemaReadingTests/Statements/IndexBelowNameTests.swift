import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Indexes in lists and code below the names of their record types.
@Suite struct `Indexes below a name` {
    private static func read(_ rest: String) throws -> DeclaredText {
        let types = ["Trip", "Stop"].map {
            "## \($0)\n\n| Field | Type |\n|---|---|\n| `title` | String |\n| `start` | Date |"
        }
        return try DeclaredText("# CloudKit\n\n\(types.joined(separator: "\n\n"))\n\n## Indexes\n\n\(rest)\n")
    }

    private static func indexes(_ rest: String) throws -> [String] {
        try read(rest).schema.entities.flatMap { entity in
            entity.indexes.map { index in
                "\(entity.name.value): \(index.value.fields.map(\.name).joined(separator: " "))"
            }
        }
    }

    private static let all = ["Trip: title", "Trip: title start", "Stop: start"]

    @Test(arguments: [
        "Trip:\n\n- title\n- title + start\n\nStop:\n\n- start",
        "**Trip**\n\n- title\n- title + start\n\n**Stop**\n\n- start",
        "- Trip\n  - title\n  - title + start\n- Stop\n  - start",
        "- **Trip:**\n  - `title`\n  - `title` + `start`\n- **Stop:**\n  - `start`",
        "```swift\n// What is asked for\nTrip:\n  - title\n  - title + start\n\nStop:\n  - start\n```",
    ])
    func `are that type's`(rest: String) throws {
        let read = try Self.read(rest)
        #expect(try Self.indexes(rest) == Self.all)
        #expect(read.unread == [])
    }

    @Test func `may be unique`() throws {
        let read = try Self.read("```\nTrip:\n  - title + start (Composite, Unique)\n```")
        #expect(read.keys == ["Trip(title, start)"])
    }

    @Test(arguments: [
        "```\nTrip:\n  - title\n  - other\n```", "```\nBoat:\n  - title\n```", "```\nTrip:\n  title\n```",
        "- Boat\n  - title", "Boat:\n\n- title", "```\nTrip:\n  - title is missing\n```",
        "The following are not needed:\n\n```\nTrip:\n  - title\n```",
        "Sortable:\n\n```\nTrip:\n  - title\n```",
    ])
    func `of what is not known are none`(rest: String) throws {
        #expect(try Self.indexes(rest) == [])
    }

    @Test(arguments: ["Record types and indexes", "Schema and Indexes", "CloudKit Schema & Indexes"])
    func `are not all that stands below a heading of both`(heading: String) throws {
        let read = try DeclaredText(
            "# CloudKit\n\n## \(heading)\n\n**Boat:**\n\n- `title`: String (queryable)\n- `start`: Date\n")
        #expect(read.entities == ["Boat: title String, start Date"])
    }

    @Test(arguments: ["title (not needed)", "`title` (no longer needed)"])
    func `are none where brackets deny them, which is told`(item: String) throws {
        let read = try Self.read("Trip:\n\n- start\n- \(item)")
        #expect(read.indexes == ["queryable(start)"])
        #expect(read.findings.contains("index.unread at 22:3"))
    }

    @Test func `stand below a heading of other record types`() throws {
        #expect(
            try Self.indexes("### Other record types\n\n- `Trip`: `title` queryable; `start` sortable.") == [
                "Trip: title", "Trip: start",
            ])
        #expect(try Self.indexes("### Old habits\n\n- `Trip`: `title`.") == [])
    }
}
