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
