import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Statements about a document` {
    @Test(arguments: [
        ("The `iCloud.org.example.App` container.", "iCloud.org.example.App"),
        ("- Container: iCloud.org.example.App.", "iCloud.org.example.App"),
        ("| Container | `iCloud.org.example.App` |\n|---|---|\n", "iCloud.org.example.App"),
        ("```\ncktool --container-id iCloud.org.example.App\n```", "iCloud.org.example.App"),
        ("See iCloud.com for more.", nil), ("Use iCloud.com.yourcompany.App here.", nil),
        ("Use iCloud.com.yourcompany.App here.\n\n```\nlet id = \"iCloud.dein.container\"\n```", nil),
        ("See myiCloud.org.example.App", nil),
        ("<!-- gen: ignore -->\nUses iCloud.org.example.App.", nil),
    ])
    func `the container is found wherever it stands`(text: String, container: String?) throws {
        #expect(try Reading(text).schema.container?.value == container)
    }

    @Test(arguments: [
        ("**Database:** Private Database", Database.private),
        ("All of it is in the public database.", .public),
        ("Alles liegt in der **Private Database**.", .private), ("## CloudKit (Shared Database)", .shared),
        ("Stored in the private CloudKit database.", .private), ("データはプライベートデータベースにあります", .private),
        ("Tout est dans la base de données privée.", .private), ("A database shared by all.", nil),
        ("Container: **iCloud.a.b**\nDatabase: **Public**, Zone: **Main**", .public),
        ("The private database. Nothing belongs in a public or shared database.", .private),
        ("Private database for notes, public database for posts.", nil),
        ("It is not in the public database.", nil), ("The database.", nil),
    ])
    func `the database is what all mentions agree on`(text: String, database: Database?) throws {
        #expect(try Reading(text).schema.database?.value == database)
    }
}

@Suite struct `Statements about several entities` {
    private static let types =
        "# CloudKit\n\n## Pier\n\n- `title`: String\n- `at`: Date/Time\n\n## Boat\n\n- `title`: String\n- `pier`: Reference\n\n"

    @Test func `a table of indexes with a column of types`() throws {
        let read = try Reading(
            Self.types
                + "## Index\n\n| Type | Champ | Index |\n|---|---|---|\n| `Pier` | `title` | Queryable, Searchable |\n| Boat | `pier` | Queryable |\n"
        )
        #expect(read.indexes == [["queryable title", "searchable title"], ["queryable pier"]])
    }

    @Test func `indexes of each type that has the field`() throws {
        let read = try Reading(
            Self.types
                + "## Add indexes\n\nFor each record type, add these indexes:\n\n1. Open it\n2. Add index for `title` (Queryable, Sortable)\n"
        )
        #expect(read.indexes == Array(repeating: ["queryable title", "sortable title"], count: 2))
    }

    @Test func `rights of each type`() throws {
        let read = try Reading(
            Self.types
                + "## Console\n\nOn each of the two types, set:\n\n- `_world`: **Read**\n- `_creator`: **Read, Write**\n"
        )
        for entity in read.schema.entities {
            #expect(entity.grants.map(\.value.role) == ["_world", "_creator"])
        }
    }
}

@Suite struct `Statements about an entity` {
    @Test(arguments: [
        ("`Trip.title` must be queryable, as the list is searched.", ["queryable title"]),
        ("`Trip.title` is queryable on a good day.", []), ("`Trip.title` must be short.", []),
        ("Create query indexes for `Trip.title` and `Stop.place`.", ["queryable title"]),
        (
            "Queryable indexes: `Trip.title`/`start`, `Stop.place`/`start`, `start`",
            ["queryable title", "queryable start"]
        ),
        ("Sortable indexes are on `Trip.title`.", ["sortable title"]),
        ("No index is on `Trip.title`.", []), ("An index shows `Trip.title2`, `Other.title`.", []),
        ("`Trip.title` is shown first.", []),
    ])
    func `a sentence about indexes names fields by paths`(text: String, indexes: [String]) throws {
        let table = "## Trip\n\n| Field | Type |\n|---|---|\n| `title` | String |\n| `start` | Date |\n\n"
        let read = try Reading(table + "## Indexes\n\n" + text).schema.entities[0].indexes
        #expect(read.map { "\($0.value.kind) \($0.value.fields[0].name)" } == indexes)
    }

    @Test(arguments: [
        ("", Database.private), ("## Stop\n\n| Field | Type |\n|---|---|\n| `place` | String |\n", nil),
    ])
    func `what is said of the only entity's database is said of the document's`(
        more: String, database: Database?
    ) throws {
        let reading = try Reading(trip("It lies in the user's private database.\n\n") + more)
        #expect(reading.schema.database?.value == database)
    }

    @Test func `database and zone of one entity are not the document's`() throws {
        let reading = try Reading(trip("**Database:** Public\n\n**Zone:** `TripZone`\n"))
        #expect(reading.schema.entities[0].database?.value == .public)
        #expect(reading.schema.entities[0].zone?.value == "TripZone")
        #expect(reading.schema.database == nil && reading.schema.zone == nil)
    }

    @Test(arguments: [
        ("**RecordName:** the trip's UUID as a string", RecordNameRule.uuid),
        ("Record name: `Trip:<uuid>`", .string),
        ("**RecordName:** Die UUID der Reise als String", .uuid), ("Record name: the title", .string),
        ("The record has a name.", nil),
    ])
    func `how records are named`(line: String, rule: RecordNameRule?) throws {
        #expect(try Reading(trip(line)).schema.entities[0].recordNameRule?.value == rule)
    }

    @Test(arguments: [
        ("Only the creating user has read/write access.", ["_creator READ WRITE"]),
        ("Only the record creator has read/write access.", ["_creator READ WRITE"]),
        ("Records sync. Only the user may read or write their trips.", ["_creator READ WRITE"]),
        ("Only the owner has access.", ["_creator READ WRITE"]),
        ("Only the owner can read it.", ["_creator READ"]),
        ("Nur der Ersteller hat Lese- und Schreibzugriff.", ["_creator READ WRITE"]),
        ("Seul le créateur peut lire et écrire.", ["_creator READ WRITE"]),
        ("Solo el creador puede leer.", ["_creator READ"]),
        ("Everyone can read.", ["_world READ"]),
        ("Signed-in users can create and read.", ["_icloud READ CREATE"]),
        ("Everyone can read, only the creator can write.", ["_world READ", "_creator WRITE"]),
        ("Only the owner can edit `title`.", []), ("The user writes a title.", []), ("Users read a lot.", []),
        (
            "Security roles: `_world` read; `_icloud` create; `_creator` write.",
            ["_world READ", "_icloud CREATE", "_creator WRITE"]
        ),
        ("`_world` has no read access.", []), ("The world reads; the creator writes.", []),
    ])
    func `grants in prose`(sentence: String, grants: [String]) throws {
        #expect(try Reading(trip(sentence)).grants == grants)
    }

    @Test(arguments: [
        ("- Owner: Read/Write\n- Public: No Access", ["_creator READ WRITE"]),
        ("- Creador: Lectura/Escritura\n- Público: Sin acceso", ["_creator READ WRITE"]),
        (
            "| Role | Permission |\n|---|---|\n| Creator | Read, Write |\n| World | None |",
            ["_creator READ WRITE"]
        ),
        ("| Role | Read | Write |\n|---|---|---|\n| World | ✓ | ✗ |", ["_world READ"]),
        ("- **World**: Read\n- **Creator**: Full Access", ["_world READ", "_creator READ WRITE CREATE"]),
        ("- Authenticated Users: Read ✅, Create ✅, Write ❌", ["_icloud READ CREATE"]),
        (
            "- Authenticated Users: Read, Create, Write (Creator Only)",
            ["_icloud READ CREATE", "_creator WRITE"]
        ),
        ("- `_world`: READ\n- `_icloud`: CREATE", ["_world READ", "_icloud CREATE"]),
        ("- Read: World\n- Write: Creator", ["_world READ", "_creator WRITE"]),
        ("- be careful", []),
    ])
    func `grants in lists about security`(list: String, grants: [String]) throws {
        let heading = try Reading(trip("#### Security\n\n\(list)\n"))
        #expect(heading.grants == grants)
        #expect(heading.unread.isEmpty == !grants.isEmpty)
        #expect(try Reading(trip("**Permissions:**\n\(list)\n")).grants == grants)
        // A header of roles and permissions says it all.
        let isPlain = list.hasPrefix("| Role | Permission |")
        #expect(try Reading(trip("**Colours:**\n\n\(list)\n")).grants == (isPlain ? grants : []))
    }

    @Test(arguments: [
        ("| recordName | title |\n|---|---|\n| a | Rome |\n", 1),
        ("| Title | Record Name | Owner |\n|---|---|---|\n| Rome | a | b |\n| Bern | c | d |\n", 2),
        ("| name | title |\n|---|---|\n| a | Rome |\n", 0),
        ("| recordName | colour |\n|---|---|\n| a | red |\n", 0),
        ("| recordName |\n|---|\n| a |\n", 0),
    ])
    func `record names beside nothing but fields are rows`(table: String, count: Int) throws {
        let reading = try Reading(trip(table))
        #expect(reading.schema.entities[0].rows.count == count)
        #expect(reading.unread.isEmpty == (count > 0))
    }

    @Test(arguments: [
        ("Unique key: `month`, `owner`", ["month,owner"]), ("Unique key: `month`", ["month"]),
        ("**Unique:** (month, owner)", ["month,owner"]),
        ("Trips are unique per (`month`, `owner`).", ["month,owner"]),
        ("Dedupe by `(month, owner)`.", ["month,owner"]),
        ("One trip per `month`.", ["month"]),
        ("Dedupe by `month` (one per month).", ["month"]),
        ("`unique(month, owner)`: one line a pair.", ["month,owner"]),
        ("**Constraint: `UNIQUE(month, owner)`** holds.", ["month,owner"]),
        ("`month` and `owner` are unique together.", ["month,owner"]),
        ("Dedupe by `(month, owner)` or `(title, owner)`.", ["or month,owner", "or title,owner"]),
        ("Uniqueness: (month, start)", ["month,start"]),
        ("Eindeutig pro `month` und `owner`.", ["month,owner"]), ("Unique par `month`.", ["month"]),
        ("Único por `month`.", ["month"]),
        ("- `Trip`: dedupe by `(asset.id, goal.id)`", ["asset.id,goal.id"]),
        ("**Unique keys:**\n\n- `month` + `owner`\n- `title`", ["month,owner", "title"]),
        ("One trip per month.", []), ("Every trip is unique.", []),
        ("There is no unique constraint on `month`.", []),
        ("A unique identifier.", []), ("One budget per user.", []), ("Unique within `CKRecordZone`.", []),
    ])
    func `unique keys are for named fields`(line: String, keys: [String]) throws {
        #expect(try Reading(trip(line)).keys == keys)
    }

    @Test(arguments: [
        ("**Indexes:**\n- `start` (Queryable, Sortable)", ["queryable start", "sortable start"]),
        ("#### Indexes\n\n- `start` - Queryable & Sortable", ["queryable start", "sortable start"]),
        ("Indexes:\n- SORTABLE: start", ["sortable start"]),
        ("**Index**: `owner` + `start` (descending)", ["queryable owner+start-"]),
        ("**Indexes:**\n- Index 2: `owner` + `start` (Queryable, for the list)", ["queryable owner+start"]),
        ("**Indexes:**\n- `(owner, start)`", ["queryable owner+start"]),
        ("**Indexes:**\n- `idx_a (owner, start)`", ["queryable owner+start"]),
        ("**Indizes:**\n- `start` (Abfragbar)", ["queryable start"]),
        ("**索引：**\n\n- `start`（可查询）", ["queryable start"]),
        ("#### Indexes\n\n- **Record Name** (System Index) - the key", []),
        (
            "## All indexes\n\n- **Trip**: `owner` (Queryable), `start` (Sortable)",
            ["queryable owner", "sortable start"]
        ),
        ("## All indexes\n\n- `Trip.owner`", ["queryable owner"]),
        (
            "## Later\n\n**For Trip:**\n- Index on: `owner`\n- Add index on: `start`",
            ["queryable owner", "queryable start"]
        ),
        ("## Later\n\n**For the others:**\n- Index on: `owner`", []),
        (
            "## Indexes\n\n| Record type | Field | Index |\n|---|---|---|\n| **Trip** | `owner` | QUERYABLE |\n| | start | Sortable |",
            ["queryable owner", "sortable start"]
        ),
        (
            "## Indexes\n\n| Record Type | Field | Type |\n|---|---|---|\n| `Trip` | `owner` | **QUERYABLE** |",
            ["queryable owner"]
        ),
        ("#### Index\n\n| Field | Index |\n|---|---|\n| `owner` | Queryable |", ["queryable owner"]),
        ("**Colours:**\n- `start` (red)", []),
    ])
    func `indexes in lists, lines and tables`(text: String, indexes: [String]) throws {
        let reading = try Reading(trip(text))
        #expect(reading.indexes == [indexes])
        #expect(reading.unread.isEmpty == !text.contains("Colours"))
    }

    @Test(arguments: [
        (
            "Each trip maintains a to-many relationship with `Stop` records through the `stops` reference list.",
            "stops Stop many"
        ),
        ("A trip belongs to one `Stop`.", "- Stop one"),
        ("**Relationships:**\n- `stops` → Stop (one-to-many, cascade delete)", "stops Stop many cascade"),
        ("**Relationships:**\n- `stop -> Stop`", "stop Stop one"),
        ("**Relationships:**\n- `stop`: Relationship to `Stop` (many-to-one)", "stop Stop one"),
        (
            "**Relationships:**\n- `stops`: To Many → Stop (Delete Rule: Nullify), inverse: `trip`",
            "stops Stop many nullify trip"
        ),
        (
            "Relationship: `stops` → Stop (To Many, cascade delete, inverse: `trip`)",
            "stops Stop many cascade trip"
        ),
        ("Trips and `Stop` records are fun.", ""), ("See `Stop`.", ""),
    ])
    func `relationships apart from the fields`(text: String, expected: String) throws {
        let stop = "\n\n## `Stop`\n\n| Field | Type |\n|---|---|\n| `place` | String |\n"
        let found = try Reading(trip(text + stop)).schema.entities[0].relationships.map { relationship in
            [
                relationship.field ?? "-", relationship.target, relationship.isToMany ? "many" : "one",
                relationship.onDelete?.rawValue, relationship.inverse,
            ].compactMap { $0 }.joined(separator: " ")
        }
        #expect(found == (expected.isEmpty ? [] : [expected]))
    }

    @Test(arguments: [
        (
            "## Default Trips\n\n| Title | UUID |\n|---|---|\n| Home | `00000000-0000-0000-0000-000000000001` |",
            ["title=Home recordName=00000000-0000-0000-0000-000000000001"]
        ),
        (
            "### Sample data\n\n| title | month |\n|---|---|\n| A | May |\n| B | June |",
            ["title=A month=May", "title=B month=June"]
        ),
        ("## Vordefinierte Trips\n\n| Title | Price |\n|---|---|\n| A | 3 |", []),
        ("## Prices\n\n| Title | Month |\n|---|---|\n| A | May |", []),
    ])
    func `tables of records are rows`(text: String, rows: [String]) throws {
        let found = try Reading(trip(text)).schema.entities[0].rows.map { row in
            row.values.map { "\($0.field)=\($0.text)" }.joined(separator: " ")
        }
        #expect(found == rows)
    }

    @Test func `prose is kept, lines that only state facts are not`() throws {
        let reading = try Reading(
            """
            ## `Trip`

            **Record Type Name:** `Trip`

            A journey with `stops`.

            Add these fields:

            | Field | Type |
            |---|---|
            | `title` | String |

            **Record name:** its UUID

            Only the creator has access.

            #### Notes

            Not about the type.

            ---

            A footer.
            """)
        #expect(
            reading.schema.entities[0].paragraphs.map(\.value) == [
                "A journey with `stops`.", "Only the creator has access.",
            ])
    }

    @Test(arguments: [
        ("# CloudKit schema", EntityKind.cloudKit), ("# Core Data model", .coreData),
        ("# SwiftData models", .swiftData), ("# SQLite tables", .table),
        ("Stored with Core Data.", .coreData), ("A schema.", nil),
    ])
    func `the kind of store comes from the words around`(before: String, kind: EntityKind?) throws {
        let text = before + "\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `title` | String |\n"
        #expect(try Reading(text).schema.entities[0].kind == kind)
    }

    @Test(arguments: [("Core Data entities", EntityKind.coreData), ("Entities", .cloudKit)])
    func `the heading above a block says what store its entities are of`(
        heading: String, kind: EntityKind
    ) throws {
        let text = "## \(heading)\n\n```\n1. Trip (id, title)\n2. Stop (id, place)\n```\n\n"
        let reading = try Reading(text + "## Sync\n\nCloudKit, and CloudKit alone.\n")
        #expect(reading.schema.entities.map(\.kind) == [kind, kind])
    }

    @Test func `words for indexes in back-ticks are no fields`() throws {
        let list = "- choose `title`\n- Index Type: `QUERYABLE`\n- Order: `DESCENDING`"
        #expect(try Reading(trip("**Indexes:**\n\(list)\n")).indexes == [["queryable title"]])
    }

    @Test func `an index to find duplicates is no key`() throws {
        let reading = try Reading(
            trip("**Set Indexes** (recommended)\n- an index on `title` for duplicate detection\n"))
        #expect(reading.indexes == [["queryable title"]])
        #expect(reading.schema.entities.allSatisfy { $0.uniqueKeys.isEmpty })
        #expect(
            try Reading(trip("There is one per iCloud user.\n")).schema.entities.allSatisfy {
                $0.uniqueKeys.isEmpty
            })
    }

    @Test func `how records are found is no rule of their names`() throws {
        let reading = try Reading(trip("### Indexes\n\n- `title`: Queryable\n- `recordName`: Queryable\n"))
        #expect(reading.indexes == [["queryable title", "queryable recordName"]])
        #expect(reading.schema.entities[0].recordNameRule == nil)
    }

    @Test func `a table of indexes elsewhere belongs to the only entity with its fields`() throws {
        let table =
            "## Step 4\n\n| Field | Index Type |\n|---|---|\n| `title` | Sortable |\n| `recordName` | Queryable |\n"
        #expect(try Reading(trip("") + table).indexes == [["sortable title", "queryable recordName"]])
        let other = "## Stop\n\n| Field | Type |\n|---|---|\n| `title` | String |\n\n"
        #expect(try Reading(trip("") + other + table).indexes.allSatisfy(\.isEmpty))
    }
}
