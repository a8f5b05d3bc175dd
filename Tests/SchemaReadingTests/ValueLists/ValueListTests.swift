import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Lists of values")
struct ValueListTests {
    private func read(_ rest: String) throws -> DeclaredText {
        try DeclaredText(
            """
            ## `Trip`

            | Field | Type |
            | --- | --- |
            | `title` | String |
            | `tripStatus` | String |
            | `kind_type` | String |

            \(rest)
            """)
    }

    @Test(
        "A list below a label that means one field",
        arguments: [
            "Values of `tripStatus`:\n\n- `open`\n- `done`", "Statuses:\n- `open`\n- `done`",
            "**Status values**\n\n- `open`: still to come\n- `done` - over",
            "Statuts possibles :\n- `open`\n- `done`",
            "### `tripStatus` values\n\n- `open`\n- `done`", "Recommended status:\n\n1. `open`\n2. `done`",
        ])
    func values(list: String) throws {
        let read = try read(list)
        #expect(read.entities == ["Trip: title String, tripStatus String {open done}, kind_type String"])
        #expect(read.unread == [])
    }

    @Test(
        "A section of its own for an enumeration",
        arguments: [
            "### Enum `Mood`\n\n- `happy`\n- `sad`", "### Enum Mood\n\n- happy\n- sad",
            "### Mood (enum)\n\n- happy: in the sun\n- sad: in the rain",
            "## Enumerations\n\n### Mood\n\n| Case | Meaning |\n|---|---|\n| happy | In the sun |\n| sad | In the rain |",
            "## Enumerations\n\n### `Mood`\n\n| Case |\n|---|\n| `happy` |\n| `sad` |",
            "## Aufzählungen\n\n### Mood\n\n- happy\n- sad", "## Énumérations\n\n### Mood\n\n- happy\n- sad",
            "## Enumeraciones\n\n### Mood\n\n- happy\n- sad", "## Enumerações\n\n### Mood\n\n- happy\n- sad",
            "## Enumerazioni\n\n### Mood\n\n- happy\n- sad", "## Opsommingen\n\n### Mood\n\n- happy\n- sad",
            "## Numaralandırmalar\n\n### Mood\n\n- happy\n- sad",
            "## Перечисления\n\n### Mood\n\n- happy\n- sad", "## 列挙型\n\n### Mood\n\n- happy\n- sad",
            "## 枚举\n\n### Mood\n\n- happy\n- sad", "## Wyliczenia\n\n### Mood\n\n- happy\n- sad",
            "## تعدادات\n\n### Mood\n\n- happy\n- sad",
        ])
    func sections(text: String) throws {
        let read = try read(text)
        #expect(read.enums == ["Mood: happy sad"])
        #expect(read.unread == [])
    }

    @Test(
        "The raw values of such a section",
        arguments: [
            "| Case | Raw value |\n|---|---|\n| happy | 1 |\n| sad | 2 |",
            "| Raw value | Case |\n|---|---|\n| 1 | happy |\n| 2 | sad |",
            "| Fall | Rohwert |\n|---|---|\n| happy | 1 |\n| sad | 2 |",
            "| Cas | Valeur brute |\n|---|---|\n| happy | 1 |\n| sad | 2 |",
            "- happy = 1\n- sad = 2", "- `happy`: 1\n- `sad`: 2", "- 1: happy\n- 2: sad",
        ])
    func rawValues(rows: String) throws {
        let read = try read("### Enum Mood\n\n\(rows)")
        #expect(read.enums == ["Mood: happy=1 sad=2"])
        #expect(read.schema.enums.map(\.rawType) == [.int])
    }

    @Test("What is no list of cases below such a heading is listed as unread")
    func noCases() throws {
        let read = try read("### Enum `Mood`\n\n- how the day was\n- what comes next")
        #expect(read.enums == [])
        #expect(read.unread.count == 1)
    }

    @Test(
        "A note that names it",
        arguments: [
            ("see enum `Mood`", true), ("see enum Mood", true), ("Mood enumeration", true),
            ("Aufzählung Mood", true), ("the mood", false), ("Mood of the day", false),
        ])
    func noted(note: String, isMeant: Bool) throws {
        let read = try DeclaredText(
            "## `Trip`\n\n| Field | Type | Notes |\n|---|---|---|\n| `mood` | String | \(note) |\n\n"
                + "## Enum `Mood`\n\n- `happy`\n- `sad`")
        let facts = read.schema.entities.flatMap(\.fields).flatMap(\.remarks).map(\.fact)
        #expect(facts.contains(.rawValue(of: "Mood")) == isMeant)
    }

    @Test(
        "Cases of an enumeration that the document names",
        arguments: [
            "**TripState enum** (2): `open` / `done`", "`State` cases:\n\n- `open`\n- `done`",
            "**TripState 列舉**：`open`、`done`",
        ])
    func enumerations(text: String) throws {
        let read = try read(text)
        #expect(read.schema.enums.map { $0.cases.map(\.rawValue) } == [["open", "done"]])
    }

    @Test(
        "Cases below the name of a field's type",
        arguments: [
            "### TripKind\nUse a small one:\n- `round`\n- `oneWay`",
            "**TripKind** — in `Kinds.swift`\n- `round` — there and back\n- `oneWay`",
            "### Kinds\n\n**TripKind**\n\n| Value | About |\n|---|---|\n| `round` | both ways |\n| `oneWay` | |",
        ])
    func typed(text: String) throws {
        let trip = "### Trip\n\n- `title: String`\n- `end: Date`\n- `kind: TripKind`\n\n"
        let read = try DeclaredText("# SwiftData models\n\n\(trip)\(text)\n")
        #expect(read.enums == ["TripKind: round oneWay"])
        #expect(read.schema.entities.map(\.name.value) == ["Trip"])
        #expect(read.unread == [])
    }

    @Test("A note that names a listed enumeration")
    func named() throws {
        let read = try DeclaredText(
            """
            ## `Trip`

            | Field | Type | Notes |
            | --- | --- | --- |
            | `stateRaw` | String | see `TripState` |
            | `title` | String | see `Shop` |

            **TripState enum**: `open` / `done`
            """)
        #expect(read.entities == ["Trip: stateRaw String raw(TripState), title String"])
    }

    @Test(
        "Other lists",
        arguments: [
            "Indexes:\n- `open`\n- `done`", "Status:\n- `open` trips are shown first\n- `done` ones are not",
            "Status:\n- `title`\n- `open`", "Read these:\n- `open`\n- `done`",
            "The status is set:\n- in the app\n- on the server", "States: `open`",
            "`State` values: many, see `a` and `b`",
        ])
    func others(list: String) throws {
        let read = try read(list)
        #expect(read.entities == ["Trip: title String, tripStatus String, kind_type String"])
        #expect(read.enums == [])
    }
}

/// A list of values in a chapter that is about no record type.
@Suite struct `Values in a chapter of their own` {
    private static func enums(_ line: String) throws -> [String] {
        try DeclaredText(
            "# CloudKit\n\n## Record type\n\nRecord type: `Trip`\n\n| Field | Type |\n|---|---|\n| `kind` | String |\n"
                + "| `at` | Date |\n\n## Names\n\n\(line)\n\n- `round`\n- `single`\n"
        ).entities
    }

    @Test func `are those of the only field that the line names`() throws {
        let values = try Self.enums("Supported `kind` values are:")
        #expect(values == ["Trip: kind String {round single}, at Date"])
    }

    @Test(arguments: [
        "Old `kind` values, no longer used:", "For example `kind` values:", "`kind` is none of these values:",
        "Supported `rig` values are:", "The `kind` screen shows:",
    ])
    func `are none where the line says something else`(line: String) throws {
        #expect(try Self.enums(line) == ["Trip: kind String, at Date"])
    }
}
