import Testing

/// Names that stand in the words around a table, and in no heading.
@Suite struct `Names that a sentence announces` {
    private static let table =
        "| Field | CloudKit type |\n|---|---|\n| `title` | String |\n| `start` | Date/Time |"

    @Test(arguments: [
        "The development schema for `Trip` should contain these fields:",
        "The store must hold the complete `Trip` contract below. It lives in the zone `TripZone`.",
    ])
    func `stand in the line right above`(line: String) throws {
        let read = try Reading("# Sync of journeys with CloudKit\n\n\(line)\n\n\(Self.table)")
        #expect(read.entities == ["Trip: title String, start Date/Time"])
    }

    @Test func `stand in the step before`() throws {
        let text = """
            # iCloud Sync

            ### 3. Apply the schema

            1. Open the console.
            2. Click **Create New Type** and name it `Trip`.
            3. Add the following custom fields:

            \(Self.table)

            4. Click **Save**.
            """
        #expect(try Reading(text).entities == ["Trip: title String, start Date/Time"])
    }

    @Test func `stand in the introduction, where the heading is only of the record`() throws {
        let text =
            "# Reports (public database)\n\nThe app saves one `Trip` record to CloudKit.\n\n## The record\n\n"
        #expect(try Reading(text + Self.table).entities == ["Trip: title String, start Date/Time"])
        let two = "It also saves a `Stop` record.\n\n"
        #expect(try Reading(text.replacing("## ", with: two + "## ") + Self.table).names.isEmpty)
    }

    @Test func `are those of the target where a table maps a store to CloudKit`() throws {
        let text = """
            # Mapping to CloudKit

            ## 2. `trips` → `Trip` (private DB)

            | Column | Type | CloudKit field | CloudKit type | Notes |
            |---|---|---|---|---|
            | `title` | TEXT | `title` | STRING | QUERYABLE |
            | `is_open` | BOOLEAN | `isOpen` | INT64 | 0/1 |
            """
        #expect(try Reading(text).entities == ["Trip: title STRING, isOpen INT64"])
    }

    @Test func `may be words for columns among other names`() throws {
        let list = "- `id: UUID`\n- `title: String`"
        let text =
            "# Model (Core Data)\n\n### Entities\n\n**Board**\n\(list)\n\n**Column**\n\(list)\n\n**Card**\n\(list)"
        #expect(try Reading(text).names == ["Board", "Column", "Card"])
    }

    @Test func `are no words that are stressed`() throws {
        let text = """
            # Core Data entities

            ### Adding a trip

            1. **Open** the model
            2. **Click** the "+" in the Attributes section and add each attribute:
               - `title` → Data Type: `String`, Optional: ❌
               - `start` → Data Type: `Date`, Optional: ✅
            """
        #expect(try !Reading(text).names.contains("Click"))
    }

    @Test(arguments: ["add", "create"])
    func `stand at the end of a path to click`(verb: String) throws {
        let line = "Console → Schema → Record Types → \(verb) `Trip`, then **Deploy Schema Changes**:"
        let read = try Reading("# CloudKit setup\n\n## Deploy the schema\n\n\(line)\n\n\(Self.table)")
        #expect(read.entities == ["Trip: title String, start Date/Time"])
    }

    @Test(arguments: [("Inspect the schema", 0), ("Promote schema", 0), ("Journey schema", 1)])
    func `are no verbs of a heading`(heading: String, count: Int) throws {
        let read = try Reading("# CloudKit setup\n\n## \(heading)\n\n\(Self.table)")
        #expect(read.entities.count == count)
    }

    @Test(
        arguments: [
            ("**Dashboard (once)** — public database, type `Trip`:", "Trip"),
            ("**The source of truth: `Trip`** — one record a journey, never changed:", "Trip"),
            ("The fields of type `String` come first:", "Journeys"),
            ("Type `Trip` refers to `Stop`:", "Journeys"), ("A child of the type `Trip`:", "Journeys"),
            ("In the public database, unlike type `Trip`:", "Journeys"),
            ("**Zone: `TripZone`** — a record zone for all:", "Journeys"),
        ])
    func `count more than a heading in words`(line: String, name: String) throws {
        let read = try Reading("# CloudKit\n\n## 3. Journeys\n\n\(line)\n\n\(Self.table)")
        #expect(read.names == [name])
    }

    @Test(
        arguments: [
            "Umsetzung", "Implémentation", "Implementación", "Implementação", "Implementazione", "Ontwerp",
            "Wdrożenie", "Tasarım",
        ])
    func `stand below chapters of a design in every language`(chapter: String) throws {
        let read = try Reading(
            "# CloudKit\n\n## \(chapter)\n\nThe record type `Trip`:\n\n\(Self.table)")
        #expect(read.names == ["Trip"])
    }
}
