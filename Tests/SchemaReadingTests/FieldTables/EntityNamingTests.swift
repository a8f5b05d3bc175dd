import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct `Which entity a table is of` {
    private static let table = "| Field | Type |\n| --- | --- |\n| `title` | String |\n"

    @Test(arguments: [
        "### `Trip`\n\n",
        "### Trip\n",
        "### Journeys\n\n**Record Type Name:** `Trip`\n\n",
        "### Journeys\n\n**Record Type**: `Trip`\n\nWhat people do.\n\n",
        "### Journeys\n\nrecordType: Trip\n\n",
        "### Journeys\n\n**Entity：`Trip`**\n\n",
        "## Trip\n\n### Fields\n\n",
        "## 1. Trip\n\n#### Attributes\n\n",
        "## Trip\n\n### Felder hinzufügen:\n\nKlicke auf Add:\n\n",
        "## How to set it up\n\nCreate the `Trip` record type with these fields:\n\n",
        "## How to set it up\n\n`Trip` (public), fields:\n\n",
        "## How to set it up\n\n**Trip**\n\n",
        "## How to set it up\n\nName: `Trip`\n\n",
        "## How to set it up\n\n1. Click +\n2. Name it `Trip`\n3. Add these:\n\n",
        "### 2. CloudKit Console Configuration\n\n4. Add a new Record Type: `Trip`\n5. Add these fields:\n\n",
        "### Optional: define it\n\n1. Name: `Trip`\n2. Add fields:\n\n",
        "## Step 2: Configure Persistence.xcdatamodeld\n\n**Trip entity:**\n",
        "## How to set it up\n\n**Core Data entity — Trip:**\n\n",
        "## Plano: uma aba nova\n\n### Estrutura dos dados\n\n**Tabela `Trip`**\n",
        "## How to set it up\n\nAdd an Entity named `Trip`:\n\n",
        "## Step 2: add the 14 missing fields\n\n**Trip** — one a journey, record name `trip-<id>`\n",
        "## How to set it up\n\n**Trip** (public)\n\n",
        "## How to set it up\n\nVytvořte nový Record Type s názvem \"Trip\" s těmito poli:\n\n",
        "### Option A: CloudKit Dashboard\n\n4. Create a Record Type called `Trip`\n5. Add these fields:\n\n",
        "# Journeys\n\n### 4. CloudKit schema\n\nCreate a `Trip` record type in your container:\n\n",
        "### Step 3: Create the type\n\n4. Name it `Trip`\n\n### Step 4: Add fields\n\n",
        "### 手順3: レコードタイプを作成\n\n4. Record Type名に「Trip」と入力\n\n### 手順4: フィールドを追加\n\n",
        "### Step 2: Update Trip Record Type\n\nOpen it.\n\n### Step 3: Add the missing fields\n\n",
        "### Task 25: Add CloudKit fields\n\n5. Create the record type `Trip`:\n\n",
        "### 物理データモデル\n\n**DynamoDBテーブル: Trip** (変更なし)\n\n",
        "## How to set it up\n\n1. Go to Dashboard → Schema → Record Types → Trip\n2. Add:\n\n",
        "#### 2.1 Tạo Trip\n\n1. Thêm attributes:\n\n",
        "### 4) All of it\n\nJourneys\n- Record Type: `\"Trip\"`\n- One a journey\n\n",
    ])
    func `it is found in the heading, a higher one or a line`(above: String) throws {
        #expect(try Reading(above + Self.table).entities == ["Trip: title String"])
    }

    @Test(arguments: [
        // The step before names no record type.
        "### Step 3: Open the console\n\nSign in.\n\n### Step 4: Add fields\n\n",
        // A heading of a plan's step is no record type.
        "### Task 25: Add CloudKit fields\n\n",
        "## Solution\n\n### The final schema\n\n", "### 物理データモデル\n\n",
        "## How to set it up\n\n1. Go to Dashboard → Record Types → click the plus\n2. Add:\n\n",
    ])
    func `it is not guessed from the words around`(above: String) throws {
        #expect(try Reading(above + Self.table).entities.isEmpty)
    }

    @Test func `the item around a list of fields counts more than the heading`() throws {
        let text = """
            ## Trip

            1. Create the record type `Stop`:
               - `place` (String)
            2. Deploy

            - `title` (String)
            """
        #expect(try Reading(text).entities == ["Stop: place String", "Trip: title String"])
    }

    @Test func `a step may name the type without a mark, where it says nothing else`() throws {
        let named =
            "## How to set it up\n\n6. Name: Trip\n7. Add fields:\n   - title (String)\n   - end (Date)\n"
        #expect(try Reading(named).entities == ["Trip: title String, end Date"])
        let other =
            "## How to set it up\n\n6. Name: Trip of Ada\n7. Add fields:\n   - title (String)\n   - end (Date)\n"
        #expect(try Reading(other).entities.isEmpty)
    }

    @Test(arguments: [
        ("The app keeps one `Trip` record a journey:", ["Trip: title String"]),
        ("The app keeps one `trip` record a journey:", []),
        ("The app keeps a `Trip` record beside each `Stop`:", []),
        ("`Trip` is all that is kept:", ["Trip: title String"]), ("`Trip` is all that is kept.", []),
        ("`Trip` is kept beside `Stop`:", []),
        ("A single record type, `Trip`, is kept.", ["Trip: title String"]),
        ("The record types, `Trip` and others, are kept.", []),
        ("The app keeps one `Trip` a journey:", []),
    ])
    func `a record that the line above speaks of is named by it`(line: String, entities: [String]) throws {
        let text = "## How to build\n\n### CloudKit Data Model\n\n\(line)\n\n\(Self.table)"
        #expect(try Reading(text).entities == entities)
    }

    @Test(arguments: [
        ("Trip", ["Trip: title String"]), ("Trip/Models/", ["Trip: title String"]), ("Trip/", []),
        ("Trip.xcodeproj", []), ("TripApp.swift", []), ("DayTripTests", ["Trip: title String"]),
    ])
    func `a document's title that names the app's files names no record type`(
        file: String, entities: [String]
    ) throws {
        let text = "# Trip\n\nOn Core Data.\n\n## Data model\n\n\(Self.table)\n```\n\(file)\n```\n"
        #expect(try Reading(text).entities == entities)
    }

    @Test func `a word with a capital inside is a name beside the label`() throws {
        let text =
            "### 4. Add Required Fields\nAdd these fields to the TripStop record type:\n\n" + Self.table
        #expect(try Reading(text).entities == ["TripStop: title String"])
    }

    @Test func `a column may hold the type and what it is for`() throws {
        let text = """
            | 记录类型 | 字段 | 类型与用途 |
            |---|---|---|
            | `Trip` | `title` | String，可选，封面 |
            | `Trip` | `stops` | Int64，当前为 1 |
            """
        #expect(try Reading(text).entities == ["Trip: title String, stops Int64"])
    }

    @Test func `a table may stand in a list item or a quotation`() throws {
        let indented = Self.table.split(separator: "\n").map { "   \($0)\n" }.joined()
        #expect(
            try Reading("## Set-up\n\n1. Open it\n2. **Create Trip record type**\n\n\(indented)").entities
                == ["Trip: title String"])
        let quoted = Self.table.split(separator: "\n").map { "> \($0)\n" }.joined()
        #expect(try Reading("## Trip\n\n\(quoted)").entities == ["Trip: title String"])
    }

    @Test func `two entities may share a heading`() throws {
        let text =
            "## Private records\n\n**Record type: `Trip`** - one\n\n\(Self.table)\n**Record type: `Stop`** - two\n\n\(Self.table)"
        #expect(try Reading(text).names == ["Trip", "Stop"])
    }

    @Test func `a flat table repeats the name, or leaves it blank for as above`() throws {
        let text = """
            | Record type | Field | Type |
            | --- | --- | --- |
            | `Trip` | `title` | String |
            | | `start`, `end` | Date |
            | `Stop` | `place` | String |
            | `Trip` | `note` | String |
            """
        let reading = try Reading(text)
        #expect(
            reading.entities == [
                "Trip: title String, start Date, end Date, note String", "Stop: place String",
            ])
    }

    @Test func `a row of a flat table may hold for several entities`() throws {
        let text =
            "| Record type | Field | Type | Index |\n|---|---|---|---|\n| `Trip`, `Stop` | `note` | String | none |\n"
        #expect(try Reading(text).entities == ["Trip: note String", "Stop: note String"])
        let system = try Reading(text + "| `Trip` | `recordName` | system | queryable |\n")
        #expect(system.entities == ["Trip: note String", "Stop: note String"])
        #expect(system.indexes == [["queryable recordName"], []])
        let mostly = try Reading(
            text + String(repeating: "| `Trip` | `modifiedTimestamp` | system | |\n", count: 9))
        #expect(mostly.entities == ["Trip: note String", "Stop: note String"])
        let settings =
            "| Field | Type |\n|---|---|\n| `recordType` | `TripData` |\n| `recordName` | `trip` (fixed) |\n"
        let payload = try Reading(
            "# Sync\n\n## CloudKit data model\n\nOne record:\n\n\(settings)| `data` | String |\n| `modified` | (by CloudKit) |\n"
        )
        #expect(payload.entities == [])
    }

    @Test(arguments: [
        ("`title` String, `end` Date/Time?, `done` INT64", "title String, end Date/Time, done INT64"),
        ("`title` (String), `end` (Date, optional)", "title String, end Date"),
        ("`title`, `place` (String); `end` (Date)", "title String, place String, end Date"),
        ("`title` (String)", "title String"),
    ])
    func `a cell of an overview lists fields with their types`(cell: String, fields: String) throws {
        let text = "| Record type | Fields | Index |\n|---|---|---|\n| `Trip` | \(cell) | |\n"
        #expect(try Reading(text).entities == ["Trip: \(fields)"])
    }

    @Test(arguments: [
        "| Baptism | Date, child's name, abode |", "| `Trip` | see below |", "| `Trip` | title |",
    ])
    func `words are no fields of an overview`(row: String) throws {
        #expect(try Reading("| Record type | Fields |\n|---|---|\n\(row)\n").entities.isEmpty)
    }

    @Test func `a chapter of a document about an app is no record type`() throws {
        let text = "# On Core Data\n\n## %\n\n### Data model\n\n\(Self.table)"
        #expect(try Reading(text.replacing("%", with: "Architecture")).entities.isEmpty)
        #expect(try Reading(text.replacing("%", with: "Trip")).entities == ["Trip: title String"])
        let entity = text.replacing("%", with: "Architecture Entity")
        #expect(try Reading(entity).entities == ["Architecture: title String"])
    }

    @Test(arguments: [
        ("stops[], place*", "stops, place"), ("Add `stops` (String), `place`", "stops String, place"),
        ("some stops, place", nil),
    ])
    func `a row without fields is reported beside others that have some`(cell: String, fields: String?) throws
    {
        let others = ["Stop", "Tag", "Note"].map { "| `\($0)` | title, place |\n" }.joined()
        let table = "| Record Type | Key Fields |\n|---|---|\n| `Trip` | \(cell) |\n\(others)"
        let reading = try Reading(table)
        #expect(reading.entities.first { $0.hasPrefix("Trip") } == fields.map { "Trip: \($0)" })
        #expect(reading.names.suffix(3) == ["Stop", "Tag", "Note"])
        #expect(reading.findings == (fields == nil ? ["3:12 field.unnamed"] : []))
    }

    @Test func `sentences behind the list of a cell are no fields`() throws {
        let table = "| Record type | recordName | Fields (record ← column) |\n|---|---|---|\n"
        let rows =
            "| `Trip` | `Trip.id` | `title`, `end` (Date). **Photos are not here**, but elsewhere. |\n| `Tag` | `Tag.id` | `name` (see below) |\n"
        #expect(try Reading(table + rows).entities == ["Trip: title, end Date", "Tag: name"])
    }

    @Test(arguments: [("Stop", ["Trip: title", "Stop: place String"]), ("Trip", ["Trip: place String"])])
    func `beside other entities an overview declares those that nothing else does`(
        other: String, entities: [String]
    ) throws {
        let table = "| Record type | Fields |\n|---|---|\n| `Trip` | `title` |\n\n"
        let text = table + "## \(other) Record Type\n\n| Field | Type |\n|---|---|\n| `place` | String |\n"
        #expect(try Reading(text).entities == entities)
    }

    @Test func `an overview has its indexes in a column`() throws {
        let row = "| `Trip` | `title`, `place` (String); `end` (Date) | `title` Queryable; `end` Sortable |"
        let read = try Reading("| Record type | Fields | Indexes |\n|---|---|---|\n\(row)\n")
        let indexes = read.schema.entities[0].indexes.map { "\($0.value.kind) \($0.value.fields[0].name)" }
        #expect(indexes == ["queryable title", "sortable end"])
    }

    @Test(arguments: ["Required Queryable Indexes", "Queryable index", "Indexes"])
    func `a column of indexes may be called otherwise`(header: String) throws {
        let table = "| Record type | Fields | \(header) |\n|---|---|---|\n"
        let rows =
            "| `Trip` (new) | `title`, `place` | `place` |\n| `Stop` | `title` (String) | add one on `title` |\n"
        let reading = try Reading(table + rows)
        #expect(reading.indexes == [["queryable place"], ["queryable title"]])
    }

    @Test func `several types share a table where the line above says so`() throws {
        let names = "## Record types\n\nTwo record types: `Trip`, `Stop`.\n\n"
        let shared = names + "Every type has the same fields:\n\n" + Self.table
        #expect(try Reading(shared).entities == ["Trip: title String", "Stop: title String"])
        let one = "## `Trip`\n\nLike `Stop`, a record type.\n\nThe type has these fields:\n\n" + Self.table
        #expect(try Reading(one).entities == ["Trip: title String"])
    }

    @Test func `messages of an interface are no record types`() throws {
        let message =
            "### `opened`\n\n| field | type | optional |\n|---|---|---|\n| `path` | string | yes |\n"
        let routes = "## Routes\n\n| Method | Route |\n|---|---|\n| GET | `/ws` |\n\n"
        #expect(try Reading("# SDK\n\n" + routes + message).entities.isEmpty)
        #expect(try Reading("# SDK\n\n" + message).entities == ["opened: path string"])
        #expect(try Reading("# PostgreSQL\n\n" + routes + message).entities == ["opened: path string"])
    }

    @Test func `an overview counts only where nothing else lists fields`() throws {
        let overview = "| Record type | Fields |\n|---|---|\n| `Stop` | place (String), at (Date) |\n"
        #expect(try Reading(overview).entities == ["Stop: place String, at Date"])
        let other = "| Record type | Fields |\n|---|---|\n| `Trip` | place (String), at (Date) |\n"
        #expect(
            try Reading("## Trip\n\n\(Self.table)\n## All\n\n\(other)").entities == ["Trip: title String"])
        let keys =
            "| Record type | Key fields | Notes |\n|---|---|---|\n| `Stop` | `place`, `at` (queryable, first) | |\n"
        #expect(try Reading(keys).entities == ["Stop: place, at"])
    }

    @Test(arguments: ["Type", "Typ", "Collection", "Store"])
    func `an overview may call its record types otherwise`(header: String) throws {
        let rows =
            "| `Stop` | `stop_<id>` | `place`(what is typed, first), `front`/`back`(**Asset**), `to`·`from` | |\n"
            + "| `Trip` | any | `title`, `end` (Date/Time) | x |\n"
        let table = "| \(header) | recordName | Fields | Use |\n|---|---|---|---|\n\(rows)"
        #expect(
            try Reading("# CloudKit\n\n\(table)").entities == [
                "Stop: place, front Asset, back Asset, to, from", "Trip: title, end Date/Time",
            ])
        #expect(try Reading("# Screens\n\n\(table)").entities.isEmpty)
        let plain = table.replacing("`Stop`", with: "Stop at night")
        #expect(try Reading("# CloudKit\n\n\(plain)").entities.isEmpty)
    }

    @Test func `a data dictionary needs no types`() throws {
        let tables = ["trip", "stop"].map {
            "## `\($0)`\n\n| Column | Description |\n|---|---|\n| `id` | Which one |\n| `place` | Where |\n\n"
        }
        #expect(
            try Reading("# Data Dictionary\n\n" + tables.joined()).entities == [
                "trip: id, place", "stop: id, place",
            ])
        #expect(try Reading("# Data Dictionary\n\n" + tables[0]).entities.isEmpty)
        let settings = tables.joined().replacing("Column", with: "Property")
        #expect(try Reading("# Settings\n\n" + settings).entities.isEmpty)
        let words = tables.joined().replacing("`place`", with: "Place")
        #expect(try Reading("# Data Dictionary\n\n" + words).entities.isEmpty)
    }

    @Test func `a row a store is no field of one`() throws {
        let table =
            "| store | key | fields |\n|---|---|---|\n| trips | id | title, endDate, kind(round/single) |\n"
            + "| stops | id | place, front |\n"
        #expect(
            try Reading("# Data model (Rides)\n\n## 1. IndexedDB tables\n\n\(table)").entities == [
                "trips: title, endDate, kind", "stops: place, front",
            ])
    }

    @Test(arguments: [
        "Private zone, type **Stop**, recordName `stop-<id>`.\nFirst of all.", "A record of type `Stop`:",
    ])
    func `a line names the type`(line: String) throws {
        let text = "# CloudKit\n\n## Records of the first save\n\n\(line)\n\n\(Self.table)"
        #expect(try Reading(text).entities == ["Stop: title String"])
        let other = text.replacing("Stop**", with: "String**").replacing("`Stop`", with: "`String`")
        #expect(try Reading(other).entities.isEmpty)
    }

    @Test func `fields that several record types share`() throws {
        let line = "Add `Trip` and `Stop` with the identical fields below, to no public database.\n\n"
        #expect(
            try Reading("# CloudKit\n\n## Changes\n\n\(line)\(Self.table)").entities == [
                "Trip: title String", "Stop: title String",
            ])
        let types =
            "### Record types (2)\n\n| Record type | More |\n|---|---|\n| `Trip` | — |\n| `Stop` | — |\n\n"
        #expect(
            try Reading("# CloudKit\n\n\(types)### Fields shared by all types\n\n\(Self.table)").entities == [
                "Trip: title String", "Stop: title String",
            ])
        #expect(
            try Reading("# CloudKit\n\nAll `Trip` and `Stop` are shown.\n\n\(Self.table)").entities.isEmpty)
    }

    @Test func `escapes within a cell are none of the type`() throws {
        let overview =
            "| Record type | Fields |\n|---|---|\n| `Stop` | `place` List\\<String>, `at` Date/Time |\n"
        let types = try Reading(overview).schema.entities[0].fields.compactMap(\.type)
        #expect(types.map(\.name) == ["String", "Date/Time"] && types.map(\.isList) == [true, false])
    }

    @Test(arguments: [
        "## Migration history\n\n| Version | Date | Changes |\n|---|---|---|\n| 1.0 | 2024 | Trip |\n",
        "## Errors\n\n| Code | Name | Type |\n|---|---|---|\n| 1 | `badInput` | Fatal |\n",
        "## Types\n\n| Swift type | CloudKit type |\n|---|---|\n| String | STRING |\n",
        "## Trip Changes\n\n| # | Change | Field | Type |\n|---|---|---|---|\n| 1 | New | `title` | String |\n",
        "# CloudKit\n\n| Type | Fields |\n|---|---|\n| `String` | `title`, `place` |\n",
        "# PostgreSQL\n\n## Events\n\n| Type | Fields |\n|---|---|\n| `Opened` | `screen`, `source` |\n| `Closed` | `screen`, `at` |\n",
        "# PostgreSQL\n\n## Tables\n\n| Class | Properties |\n|---|---|\n| `Cache` | `items`, `limit` |\n",
        "# CloudKit\n\n| Screen | Fields |\n|---|---|\n| `Login` | `name`, `password` |\n",
        "## All Types\n\n| Record type | Purpose | Key fields |\n|---|---|---|\n| Trip | Rides | title |\n",
        "## `GET /trips`\n\n| Parameter | Type |\n|---|---|\n| `page` | Int |\n",
        "## Response\n\n| Field | Type |\n|---|---|\n| `count` | Int |\n",
        "## `Trip` (not persisted)\n\n| Field | Type |\n|---|---|\n| `title` | String |\n",
        "## Constraints\n\n| Name | Type | Definition |\n|---|---|---|\n| trip_pk | PRIMARY KEY | PRIMARY KEY (id) |\n",
        "## For type=functional\n\n**Eingaben**:\n\n| Feld | Typ |\n|---|---|\n| name | string |\n",
        "## Set up\n\n| Record type | Field | Type |\n|---|---|---|\n| `Trip` | `start` | **QUERYABLE** |\n",
        "## Error Codes\n\n| Name | Type |\n|---|---|\n| `E1` | Int |\n",
        "# CloudKit\n\n## Environment Variables\n\n| Variable | Type |\n|---|---|\n| `PORT` | Int |\n",
        "## Analytics\n\n| Name | Type |\n|---|---|\n| `open` | String |\n",
        "## Roles\n\n| Role | Access |\n|---|---|\n| World | Read |\n",
        "## Storage\n\n| Key | Type | Content |\n|---|---|---|\n| `lastSync` | Date | When |\n",
        "## What happens on conflict\n\n| Field | Policy |\n|---|---|\n| `title` | newest wins |\n",
    ])
    func `tables about something else are no entities`(text: String) throws {
        #expect(try Reading(text).entities.isEmpty)
    }
}
