import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Tables with their columns in one pair of back-ticks each, and record types with their fields in brackets in prose.
@Suite struct `Fields in brackets` {
    private static func read(_ items: String, heading: String = "Tables", store: String = "Supabase.") throws
        -> Reading
    {
        try Reading("# App\n\n\(store)\n\n### \(heading)\n\n\(items)\n")
    }

    @Test func `may stand in one piece with the table's name`() throws {
        let read = try Self.read(
            "- `trips(id uuid pk, title text, owner_id fk)`\n- `rates(base, day, rates jsonb)` — for a day")
        #expect(read.entities == ["trips: id uuid, title text, owner_id", "rates: base, day, rates jsonb"])
    }

    @Test(arguments: [
        ("Functions", "- `save(trip, user)`\n- `load(id uuid, name text)`"),
        ("Tables", "- `save(trip, user)`\n- `load(id, name)`"),
        ("Tables", "- `save(trip: Trip, to: User)`\n- `load(id uuid, name text)`\n- `drop()`\n- `keep()`"),
        ("Model methods", "- `trips(id uuid, title text)`\n- `stops(id, name)`"),
    ])
    func `may be those of functions`(heading: String, items: String) throws {
        #expect(try Self.read(items, heading: heading).names == [])
    }

    @Test(arguments: [
        "- Record type `Trip` (`title` String, `day`\n  Date/Time), record name `trip-x`. It is local.",
        "- Record type `Trip` (`title` String, `day` Date/Time). `source` is not here.",
        "- Record type `Trip` (`title` String, `day` Date/Time)",
    ])
    func `may be of what is called a record type`(item: String) throws {
        let read = try Self.read(item, heading: "The contract", store: "CloudKit.")
        #expect(read.entities == ["Trip: title String, day Date/Time"])
    }

    /// A list that another line introduces is of no record type in a list before it.
    @Test func `are not joined by what stands below another line`() throws {
        let items =
            "- Record type `Trip` (`title` String, `day` Date)\n\nShared settings, in the defaults:\n\n- `syncs` (Bool): whether\n- `cadence` (String)"
        let read = try Self.read(items, heading: "The contract", store: "CloudKit.")
        #expect(read.entities == ["Trip: title String, day Date"])
        #expect(read.schema.unread.count == 1)
    }

    @Test func `may be braces in an item`() throws {
        let items =
            "- `Trip { id, at:Date, note?, [Stop] }`\n  — one a journey\n- `Stop { id, place }`\n- Sync: private"
        let read = try Self.read(items, heading: "Data model", store: "SwiftData.")
        #expect(read.entities == ["Trip: id, at Date, note", "Stop: id, place"])
        #expect(read.schema.diagnostics.map(\.id.rawValue) == ["field.unnamed"])
    }

    /// An enumeration is the type of a field, values are no types, and neither are models those of a view.
    @Test(arguments: [
        ("Data model", "- `Status { open, closed }`\n- `Trip { id: UUID, status: Status }`", ["Trip"]),
        ("Data model", "- `Trip { id: 5, title: \"A\" }`\n- `Stop { id: 6, at: 7 }`", []),
        (
            "Data model", "- `Trip { id, at }` → `Trip { id, at, end }`\n- `Stop { id, at }` → `Stop { id }`",
            []
        ),
        ("View models", "- `Trip { id, at }`\n- `Stop { id, at }`", []),
    ])
    func `in braces may be something else`(heading: String, items: String, names: [String]) throws {
        #expect(try Self.read(items, heading: heading, store: "SwiftData.").names == names)
    }

    /// The names in braces are cases where a field has the type, and alone they may be either.
    @Test(arguments: [
        ("- `Trip { id: UUID, status: Status }`\n- `Status { open, closed }`", ["Status: open closed"], []),
        ("- `Trip { id: UUID, status: String }`\n- `Status { open, closed }`", [], ["fields.unread at 8:4"]),
    ])
    func `in braces may be an enumeration`(items: String, enums: [String], findings: [String]) throws {
        let read = try DeclaredText("# App\n\nSwiftData.\n\n### Data model\n\n\(items)\n")
        #expect(read.entities.map { $0.prefix(8) } == ["Trip: id"])
        #expect(read.enums == enums)
        #expect(read.findings == findings)
    }

    /// Half of the items are no models.
    @Test
    func `in braces among other items are told`() throws {
        let read = try Self.read("- `Trip { id, at }`\n- text", store: "CloudKit.")
        #expect(read.names == [])
        #expect(read.schema.unread.count == 1)
    }

    @Test(arguments: [("CloudKit.", ["fields.unread at 7:25"]), ("An app.", [])])
    func `in braces within a sentence are told`(store: String, findings: [String]) throws {
        let read = try DeclaredText(
            "# App\n\n\(store)\n\n## Links\n\nIt becomes one record (`Trip { id, title }`), which all read.\n"
        )
        #expect(read.findings == findings)
    }

    @Test(arguments: [
        ("## Sync\n\n**Data model:** `Trip { id, end?, tags[] }`.", ["Trip: id, end, tags"]),
        (
            "## Sync\n\nModels: `Trip { id, title }`, `Stop { id, at: Date }`. Tags instead of folders.",
            ["Trip: id, title", "Stop: id, at Date"]
        ),
        ("## Data model\n\n`Trip { id, title }`.", ["Trip: id, title"]),
        ("## Data model\n\n`Trip { id, title }`; `Stop { id, at }`", ["Trip: id, title", "Stop: id, at"]),
        ("## Sync\n\nData model: `Trip { id, title }`. No longer used.", []),
        ("## Sync\n\nData model: `Trip { id }` → `Trip { id, title }`", []),
        ("## Sync\n\nView models: `Trip { id, title }`", []),
        ("## Sync\n\n`Trip { id, title }`", []),
        ("## Example\n\nData model: `Trip { id, title }`", []),
        ("## Roadmap\n\nData model: `Trip { id, title }`", []),
        ("## Sync\n\nData model (planned): `Trip { id, title }`", []),
        ("## Sync\n\nData model: ~~`Trip { id, title }`~~, `Stop { id, at }`", []),
        ("## Data model\n\n`Trip { id, title }` (in memory, never stored)", []),
        ("## Data model\n\n`Trip { id, title }`. The title is never empty.", ["Trip: id, title"]),
    ])
    func `in braces may stand in a paragraph below or behind what calls them models`(
        text: String, entities: [String]
    ) throws {
        #expect(try Reading("# App\n\nSwiftData.\n\n\(text)\n").entities == entities)
    }

    /// What is left of a list is told, even where an item is nothing but braces.
    @Test func `in braces beside models in other words are told`() throws {
        let items = "- `Trip { id, at }`\n- `@Model Stop`: `id`, `place`\n- `@Model Boat`: `id`, `name`"
        let read = try DeclaredText("# App\n\nSwiftData.\n\n### Data model\n\n\(items)\n")
        #expect(read.entities == ["Stop: id, place", "Boat: id, name"])
        #expect(read.findings == ["fields.unread at 7:4"])
    }
}
