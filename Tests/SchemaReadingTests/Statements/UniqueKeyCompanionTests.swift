import Testing

/// A key that is read with too few fields makes one record of several.
@Suite struct `Unique together with others` {
    private static func document(_ row: String, below: String = "") -> String {
        """
        # Record types

        ## Shelf

        \(row.hasPrefix("|") ? "| Field | Type | Notes |\n| --- | --- | --- |\n| `hall` | String | |" : "- `hall` (String)")
        \(row)

        \(below)
        """
    }

    @Test(arguments: [
        "- `number` (Int64): unique together with `hall`",
        "- `number` (Int64, required): unique together with `hall`",
        "- `number` (Int64, unique with `hall`)",
        "- `number` (Int64, required, unique in its hall)",
        "- `number` (Int64, required): unique in each `hall`",
        "- `number` (Int64): together with `hall` unique",
        "- `number` (Int64): in combination with `hall` unique",
        "- `number` (Int64): unique across the hall",
        "- `number` (Int64, unique within the same hall)",
        "| `number` | Int64 | unique across `hall` |",
        "| `number` | Int64 | must be unique in a hall |",
        "- `number` (Int64): eindeutig in Kombination mit `hall`",
        "| `number` | Int64 | unique together with `hall` |",
        "| `number` | Int64 | Together with `hall` it is unique |",
        "| `number` | Int64 | unique in its hall |",
        "| `number` | Int64 | Unique number within `hall` |",
        "| `number` | Int64 | eindeutig zusammen mit `hall` |",
        "| `number` | Int64 | unique en combinaison avec `hall` |",
        "| `number` | Int64 | único en combinación con `hall` |",
    ])
    func `what a field is unique with is part of its key`(row: String) throws {
        #expect(try DeclaredText(Self.document(row)).keys == ["Shelf(number, hall)"])
    }

    @Test func `a cell can name both`() throws {
        let row = "| `number` | Int64 | The pair of `hall` and `number` must be unique. |"
        #expect(try DeclaredText(Self.document(row)).keys == ["Shelf(hall, number)"])
    }

    @Test(arguments: [
        ("`number` together with `hall` is unique.", ["Shelf(number, hall)"]),
        ("`number` in combination with `hall` must be unique.", ["Shelf(number, hall)"]),
        ("Each `number` is unique in its `hall`.", ["Shelf(number, hall)"]),
        ("Unique key: `hall` together with `number`", ["Shelf(hall, number)"]),
        ("`hall` and `number` are unique together.", ["Shelf(hall, number)"]),
        ("The combination of `hall` with `number` is unique.", ["Shelf(hall, number)"]),
        ("`number` per `hall` is unique.", ["Shelf(number, hall)"]),
    ])
    func `sentences name all parts`(sentence: String, keys: [String]) throws {
        let text = Self.document("- `number` (Int64)", below: sentence)
        #expect(try DeclaredText(text).keys == keys)
    }

    @Test(arguments: [
        "- `number` (Int64): unique, but only for one hall",
        "- `number` (Int64): unique for each house",
        "- `number` (Int64): unique per device",
        "- `number` (Int64): unique among the shelves of one hall",
        "- `number` (Int64, unique in the house)",
        "| `number` | Int64 | Must be unique in the house |",
        "- `number` (Int64)\n\nUnique together with `hall`.",
        "| `number` | Int64 | unique together with its house |",
    ])
    func `without a name for each part there is a note and no key`(row: String) throws {
        let text = try DeclaredText(Self.document(row))
        #expect(text.keys.isEmpty)
        #expect(text.findings.filter { $0.hasPrefix("key.unread") }.count == 1)
        #expect(!text.entities[0].contains("unique"))
    }

    @Test(arguments: [
        "| `number` | Int64 | unique for each user |",
        "| `number` | Int64 | Unique within the account |",
        "- `number` (Int64): unique for each shelf",
        "- `number` (Int64): unique across all devices",
        "- `number` (Int64, unique in the app)",
    ])
    func `what all records are in is no part of it`(row: String) throws {
        let text = try DeclaredText(Self.document(row))
        #expect(
            text.keys == ["Shelf(number)"] || text.entities == ["Shelf: hall String, number Int64 unique"])
        #expect(text.findings.isEmpty)
    }

    @Test func `another sentence names no part`() throws {
        let text = try DeclaredText(Self.document("| `number` | Int64 | Unique. See `hall` for the place. |"))
        #expect(text.keys.isEmpty)
        #expect(text.entities == ["Shelf: hall String, number Int64 unique"])
    }
}
