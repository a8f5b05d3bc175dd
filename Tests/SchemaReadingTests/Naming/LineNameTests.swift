import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `The name of a record type` {
    private static let table = "| Attribute | Type |\n|---|---|\n| title | String |"

    private static func names(_ text: String) throws -> [String] {
        try DeclaredText(text).schema.entities.map(\.name.value)
    }

    @Test(arguments: ["__Note__", "**Note**", "`Note`"])
    func `stands alone above the fields, below a heading of the data model`(line: String) throws {
        let text = "# Planner\n\n## Data Model\n\n\(line)\n\(Self.table)\n\n__NoteTag__\n\(Self.table)"
        #expect(try Self.names(text) == ["Note", "NoteTag"])
    }

    @Test(arguments: ["**Basics**", "**Required**", "**Fields**"])
    func `is no caption of a group`(line: String) throws {
        #expect(try Self.names("# Planner\n\n## Data Model\n\n\(line)\n\n\(Self.table)") == ["Planner"])
    }

    @Test func `stands before the word record`() throws {
        let read = try DeclaredText(
            """
            # Sync

            ## Public CloudKit schema

            The database holds a copy of each show in a `PublicShow` record. `SyncService` writes only two fields.

            | Field | Type |
            |---|---|
            | `title` | String |
            | `day` | Date/Time |

            Indexes: `title` (Queryable), `day` (Queryable, Sortable).
            """)
        #expect(read.schema.entities.map(\.name.value) == ["PublicShow"])
        #expect(read.indexes == ["queryable(title)", "queryable(day)", "sortable(day)"])
    }

    @Test(arguments: ["StopEntity 속성 설정", "StopEntity 속성", "StopEntity 属性設定", "StopEntity फ़ील्ड 속성"])
    func `is the one that is spelled as code among words of another script`(heading: String) throws {
        #expect(try Self.names("# Core Data\n\n## \(heading)\n\n\(Self.table)") == ["StopEntity"])
    }

    @Test(arguments: [
        ("PhotoStory（本体） - @Model", EntityKind.swiftData), ("PhotoStory (@Model)", .swiftData),
        ("PhotoStory", .cloudKit),
    ])
    func `tells the store`(heading: String, kind: EntityKind) throws {
        let read = try DeclaredText("# CloudKit schema\n\n## \(heading)\n\n\(Self.table)")
        #expect(read.schema.entities.map(\.kind) == [kind])
    }

    @Test(arguments: [("**Trip** with fields:", ["Trip"]), ("**Click** the button and add:", [])])
    func `stands in bold before with`(line: String, names: [String]) throws {
        let text =
            "# Set-up\n\n## Dashboard\n\n1. Open CloudKit Console\n2. Create this record type:\n\n\(line)\n"
        #expect(try Self.names(text + "- `title` (String)\n- `day` (Date/Time)\n") == names)
    }

    @Test func `is no owner of a zone that a step creates`() throws {
        let text = "# Set-up\n\n**Trip** record type:\n- `title` (String)\n- `day` (Date/Time)\n\n"
        let read = try DeclaredText(text + "6. Open Custom Zones\n7. Create zone: `Trips`\n")
        #expect(read.schema.zone?.value == "Trips")
        #expect(read.schema.entities.first?.zone == nil)
    }
}
