import Diagnostics
import SchemaDeclaration
import SchemaReading
import Testing

@Suite struct `Unique keys apart from the fields` {
    /// Two entities, then a section of its own.
    private static func document(_ rest: String) -> String {
        """
        # Schema

        ## Trip

        | Field | Type |
        | --- | --- |
        | `owner` | String |
        | `title` | String |

        ## Stop

        | Field | Type |
        | --- | --- |
        | `day` | Date/Time |

        \(rest)
        """
    }

    @Test(arguments: [
        ("Unique key of `Trip`: `owner`, `title`", ["Trip(owner, title)"]),
        ("Unique key of Trip: owner, title", ["Trip(owner, title)"]),
        ("- Unique key of `Trip`: `owner`, `title`", ["Trip(owner, title)"]),
        ("Unique constraint on `Trip`: (`owner`, `title`)", ["Trip(owner, title)"]),
        ("The unique key of the `Trip` record type is (`owner`, `title`).", ["Trip(owner, title)"]),
        ("`Trip` is unique by `owner` and `title`.", ["Trip(owner, title)"]),
        ("Trips are unique per `owner`.", ["Trip(owner)"]),
        ("`title` in `Trip` is unique.", ["Trip(title)"]), ("`title` in `Other` is unique.", []),
        ("Unique key of `Trip`: `owner` and of `Stop`: none", ["Trip(owner)"]),
    ])
    func `name their record type in the sentence`(line: String, keys: [String]) throws {
        #expect(try DeclaredText(Self.document("## Keys\n\n" + line)).keys == keys)
    }

    @Test(arguments: [
        "Unicité sur", "Clé unique sur", "Eindeutig über", "Eindeutiger Schlüssel auf", "Unicidad sobre",
        "Chave única sobre", "Unicità su", "Uniciteit op", "Benzersizlik üzerinde",
    ])
    func `are on their fields in other languages`(words: String) throws {
        let rest = "## Stop\n\n\(words) `(day, place)`.\n"
        let text = Self.document(rest.replacing("## Stop\n\n", with: ""))
        #expect(try DeclaredText(text).keys == ["Stop(day, place)"])
    }

    /// A key without its scope would make one record of several.
    /// A key without its scope would make one record of several.
    @Test(arguments: [
        ("Unique: `title` per `owner`", ["Trip(title, owner)"]),
        ("Unique: `title` per owner", ["Trip(title, owner)"]),
        ("Unique key: `title` within `owner`.", ["Trip(title, owner)"]),
        ("Unique: `title` (per `owner`)", ["Trip(title, owner)"]),
        ("Eindeutig: `title` je `owner`", ["Trip(title, owner)"]),
        ("`title` is unique per `owner`.", ["Trip(title, owner)"]),
        ("`title` must be unique within its owner.", ["Trip(title, owner)"]),
        ("Uniqueness: `title` must be unique per `owner`.", ["Trip(title, owner)"]),
        ("One per owner and title (`owner` + `title`).", ["Trip(owner, title)"]),
        ("`title` is unique within the household.", []),
        ("Unique: `title` per user", ["Trip(title)"]),
        ("Unique: `title` within the database", ["Trip(title)"]),
        ("Unique: `title` per household", []), ("Unique key: `title` within the same household.", []),
        ("Unique: `title` (per household)", []), ("Eindeutig: `title` je Haushalt", []),
    ])
    func `have their scope`(line: String, keys: [String]) throws {
        let document = Self.document("").replacing("\n## Stop", with: "\n\(line)\n\n## Stop")
        let read = try DeclaredText(document)
        #expect(read.keys == keys)
        #expect(read.schema.diagnostics.contains { $0.id.rawValue == "key.unread" } == keys.isEmpty)
    }

    @Test(arguments: [
        "Unique key for `Trip` is owner, title; for `Stop` it is day.",
        "The unique key for `Trip` is (`owner`, `title`) and for `Stop` it is `day`.",
        "Unique key of `Trip`: `owner`, `title`; of `Stop`: `day`.",
        "Unique keys: `Trip` by `owner` and `title`, `Stop` by `day`.",
        "Unique keys: `Trip` (`owner`, `title`), `Stop` (`day`)",
        "Unique keys: for Trip owner + title, for Stop day.",
        "Unique key: `owner`, `title` for `Trip`; `day` for `Stop`.",
        "Unique keys: `Trip(owner, title)`, `Stop(day)`.",
    ])
    func `of two record types may share a sentence`(line: String) throws {
        let read = try DeclaredText(Self.document("## Keys\n\n" + line))
        #expect(read.keys == ["Trip(owner, title)", "Stop(day)"])
        #expect(read.findings.isEmpty)
    }

    @Test func `over one field may be of two record types`() throws {
        let read = try DeclaredText(
            Self.document("## Keys\n\nUnique key of `Trip` and `Stop`: `day`"))
        #expect(read.keys == ["Trip(day)", "Stop(day)"])
    }

    @Test(arguments: [
        ("Unique key for `Trip` is `owner`; for `Stop` there is none.", []),
        ("Unique key for `Trip` is `owner`; `Stop` needs `day` to be set.", []),
        ("Unique key for `Trip` is `owner`; sort `Stop` by `day`.", []),
        ("Unique key for `Trip` is `owner`, where `Stop` gives it (first, second).", []),
        ("Unique key for `Trip` is `owner`; `Stop` (first, second) follows.", []),
        ("`Trip` is unique by `owner`, and a `Stop` with `day` follows.", []),
        ("Unique key for `Trip` is `owner`; ❶for `Stop` it is in the code.", ["key.unread"]),
        ("Unique key for `Trip` is `owner`; ❶for `Ride` it is `day`.", ["key.unread"]),
    ])
    func `of the first record type say nothing of a second`(line: String, ids: [String]) throws {
        let marked = MarkedText(Self.document("## Keys\n\n" + line))
        let read = try DeclaredText(marked.text)
        #expect(read.keys == ["Trip(owner)"])
        #expect(read.findings == zip(ids, marked.places).map { "\($0) at \($1)" })
    }

    @Test(arguments: [
        "- `Trip`: `owner`, `title`\n- `Stop`: `day`",
        "- **Trip** – unique on `owner`, `title`\n- **Stop** – one per `day`",
        "Trip: owner + title\nStop: day",
        "- `Trip.owner`, `Trip.title`\n- `Stop.day`",
        "**Trip**\n\n- `owner`, `title`\n\n**Stop**\n\n- `day`",
        "- `Trip(owner, title)`\n- `Stop(day)`",
        "| Record type | Key |\n| --- | --- |\n| Trip | owner, title |\n| `Stop` | `day` |",
    ])
    func `may stand under a heading for all`(rest: String) throws {
        let read = try DeclaredText(Self.document("## Unique keys\n\n" + rest))
        #expect(read.keys == ["Trip(owner, title)", "Stop(day)"])
        #expect(read.findings.isEmpty)
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: [
        "| Record type | Unique key |\n| --- | --- |\n| Trip | `owner` + `title` |\n| Stop | — |",
        "| Type | Constraint |\n| --- | --- |\n| Trip | Unique (`owner`, `title`) |\n| Stop | at most 100 |",
    ])
    func `may stand in a table whose header says so`(table: String) throws {
        let read = try DeclaredText(Self.document("## Rules\n\n" + table))
        #expect(read.keys == ["Trip(owner, title)"])
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: ["## Trip", "## `Trip` Record Type", "## Trip (again)", "### Trip"])
    func `belong to the entity that a later heading names`(heading: String) throws {
        let read = try DeclaredText(
            Self.document(heading + "\n\nUnique key: `owner`, `title`\n\n**Indexes:**\n- `title` (Queryable)")
        )
        #expect(read.keys == ["Trip(owner, title)"])
        #expect(read.indexes == ["queryable(title)"])
    }

    @Test func `notes under the entity's second heading document it`() throws {
        let read = try DeclaredText(Self.document("## Trip\n\nA journey.\n\n## Other\n\nNo journey."))
        #expect(read.schema.entities[0].paragraphs.map(\.value) == ["A journey."])
    }

    @Test func `a heading about rights or requests names no entity again`() throws {
        let read = try DeclaredText(Self.document("## Requests\n\n### Trip\n\n- `owner`: who asks"))
        #expect(read.unread.isEmpty)
    }

    @Test(arguments: [
        ("## Keys\n\n❶Unique key of `Ride`: `owner`, `title`", ["key.unread"]),
        ("## Keys\n\nSome words. ❶Unique key: `owner`", ["key.unread"]),
        ("## Trip\n\n❶One trip per owner and month. Others follow.", ["key.unread"]),
        ("## Trip\n\n❶Unique key: see the code.", ["key.unread"]),
        ("| Record type | Unique key |\n|---|---|\n| Trip | ❶see the code |", ["key.unread"]),
        ("## Keys\n\nEvery name is unique in one house per street.", []),
        ("## Trip\n\nShown per day, one after the other.", []),
        ("## Trip\n\n`title` holds one line per day.", []),
        ("## Code\n\nEach unique one is made by `Trip(owner, name)` or `Trip()`.", []),
        ("## Code\n\n`Trip(owner, title)` makes one.", []),
    ])
    func `are reported where they cannot be read`(rest: String, ids: [String]) throws {
        let marked = MarkedText(Self.document(rest))
        let read = try DeclaredText(marked.text)
        #expect(read.keys.isEmpty)
        #expect(read.findings == zip(ids, marked.places).map { "\($0) at \($1)" })
    }
}

@Suite struct `A sentence about how a value is composed` {
    private static func document(_ words: String) -> String {
        """
        # Schema

        ## Visit

        | Field | Type |
        | --- | --- |
        | `visitKey` | String |
        | `owner` | String |
        | `day` | Date/Time |

        \(words)
        """
    }

    @Test(arguments: [
        "`visitKey` combines `owner` with `day`.",
        "`visitKey` combines `owner` with `day` to avoid duplicates.",
        "`visitKey` combines `owner` and `day`, so there are no duplicates.",
        "`visitKey` is built from `owner` and `day` to avoid duplicates.",
        "`recordName` consists of `owner` and `day`, which avoids duplicates.",
        "`owner` of `day` is unique.",
    ])
    func `makes no key of its parts`(words: String) throws {
        #expect(try DeclaredText(Self.document(words)).keys.isEmpty)
    }

    @Test(arguments: [
        "`visitKey` combines `owner` with `day`, and is unique.",
        "`visitKey` is built from `owner` and `day` and is unique.",
        "`visitKey` wird aus `owner` und `day` gebildet und ist eindeutig.",
        "`owner` and `day` are combined into the unique `visitKey`.",
    ])
    func `makes the value a key where it says so`(words: String) throws {
        #expect(try DeclaredText(Self.document(words)).keys == ["Visit(visitKey)"])
    }

    @Test(arguments: [
        "Unique by owner and day.",
        "`owner` and `day` are unique together.",
        "`owner` and `day` combined are unique.",
        "`owner` together with `day` is unique.",
        "The combination of `owner` and `day` is unique.",
        "The combined `owner` and `day` must be unique.",
        "Die Kombination aus `owner` und `day` ist eindeutig.",
        "The app compares `owner` and `day` to find duplicates.",
    ])
    func `is none where the parts are unique`(words: String) throws {
        #expect(try DeclaredText(Self.document(words)).keys == ["Visit(owner, day)"])
    }

    @Test func `in an item of a list of fields makes only that field unique`() throws {
        let read = try DeclaredText(
            "# Schema\n\n## Visit\n\n- `visitKey`: String - combines `owner` with `day`, unique\n"
                + "- `owner`: String\n- `day`: Date\n")
        #expect(!read.keys.contains("Visit(day)"))
    }
}

@Suite struct `A field that is unique within others` {
    private static func list(_ words: String) -> String {
        "# Schema\n\n## Episode\n\n- `show`: String\n- `guid`: String\n- `season`: Int64 \(words)"
    }

    private static func table(_ words: String) -> String {
        """
        # Schema

        ## Episode

        | Field | Type | Notes |
        | --- | --- | --- |
        | `show` | String | |
        | `guid` | String | |
        | `season` | Int64 | \(words) |
        """
    }

    @Test(arguments: [
        ("unique per show", ["Episode(season, show)"]),
        ("unique per `show`", ["Episode(season, show)"]),
        ("unique per show and guid", ["Episode(season, show, guid)"]),
        ("unique per season and show", ["Episode(season, show)"]),
        ("Shown first. Unique within the show.", ["Episode(season, show)"]),
        ("not unique per show", []),
    ])
    func `is part of the key`(words: String, keys: [String]) throws {
        for document in [Self.list("(\(words))"), Self.list("– \(words)"), Self.table(words)] {
            let read = try DeclaredText(document)
            #expect(read.keys == keys)
            #expect(read.findings.isEmpty)
            #expect(!read.entities[0].contains("unique"))
        }
    }

    @Test(arguments: ["unique per podcast", "unique within a podcast"])
    func `has no key where they are no fields`(words: String) throws {
        for document in [Self.list("(\(words))"), Self.table(words)] {
            let read = try DeclaredText(document)
            #expect(read.keys.isEmpty)
            #expect(read.findings.count == 1)
            #expect(read.findings.allSatisfy { $0.hasPrefix("key.unread at ") })
        }
    }

    @Test func `is unique by itself where there is but one user`() throws {
        let read = try DeclaredText(Self.table("Unique per user"))
        #expect(read.entities[0].hasSuffix("season Int64 unique"))
        #expect(read.findings.isEmpty)
    }

    @Test func `is not added to a key that is stated whole`() throws {
        let read = try DeclaredText(Self.list("– Unique key: `show`, `guid`"))
        #expect(read.keys == ["Episode(show, guid)"])
    }

    /// What joins names may begin a line: nothing stands before it.
    @Test(arguments: [
        "With `name`", "A default", "A `name`", "Con `name`", "and `name`", "together with `name`",
    ])
    func `a line that begins as the rest of a list is none`(line: String) throws {
        for heading in ["Duplicates", "Unique keys", "Deduplication"] {
            let read = try Reading(
                "# CloudKit\n\n## `Trip`\n\n| Field | Type |\n|---|---|\n| `name` | String |\n\n### \(heading)\n\n- \(line)\n- of the others\n"
            )
            #expect(read.names == ["Trip"])
        }
    }
}
