/// What a document can have any number of, besides record types and fields.
struct GrowingPart: Sendable {
    let name: String

    /// How many facts each one states with what it is about; nil for what states none.
    let facts: Int?

    /// A document with so many.
    let document: @Sendable (Int) -> String

    private init(_ name: String, facts: Int?, _ document: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.facts = facts
        self.document = { "# CloudKit schema\n\n" + document($0) }
    }

    static let all = statements + rest

    /// What is said about record types.
    private static let statements = [
        GrowingPart("keys of record types", facts: 4) { count in
            records(count) { _ in "Unique key: `title`, `place`" }
        },
        GrowingPart("keys of one record type", facts: 2) { count in
            fields(count) + lines(count) { "Unique key: `\(field($0))`\n" }
        },
        GrowingPart("indexes in a list", facts: 2) { count in
            fields(count) + "**Indexes:**\n" + lines(count) { "- `\(field($0))` (Queryable)" }
        },
        GrowingPart("indexes in a table", facts: 4) { count in
            records(count) + "## Indexes\n\n| Record type | Field | Index |\n|---|---|---|\n"
                + lines(count) { "| `\(record($0))` | `title` | Queryable |" }
        },
        GrowingPart("rights in a table", facts: 5) { count in
            records(count) + "## Security roles\n\n| Record type | `_world` | `_creator` |\n|---|---|---|\n"
                + lines(count) { "| `\(record($0))` | Read | Write |" }
        },
        GrowingPart("references to each other", facts: 5) { count in
            records(count) { "- `next` (Reference): References `\(record(($0 + 1) % count))`" }
        },
        GrowingPart("values of a field", facts: 1) { count in
            fields(1) + "Values of `\(field(0))`:\n" + lines(count) { "- `\(word($0).lowercased())`" }
        },
        GrowingPart("fields with values of their own", facts: 3) { count in
            table(
                (0..<count).map { "| `\(field($0))` | String | \"calm\", \"\(word($0).lowercased())\" |" }
                    .joined(separator: "\n"))
        },
        GrowingPart("keys in notes", facts: 1) { count in
            table(
                (0..<count).map { "| `\(field($0))` | String | Unique together with `\(field($0 / 2))`. |" }
                    .joined(separator: "\n"))
        },
        GrowingPart("values in a note", facts: 1) { count in
            table("| `state` | String | " + list(count) { "\"\(word($0).lowercased())\"" } + " |")
        },
        GrowingPart("enumerations in a table", facts: 2) { count in
            fields(1) + "## Enums\n\n| Enum | Values |\n|---|---|\n"
                + lines(count) { "| `State\(word($0))` | `open`, `done` |" }
        },
        GrowingPart("records", facts: 1) { count in
            fields(1) + "## Default Trips\n\n| \(field(0)) |\n|---|\n" + lines(count) { "| To \(word($0)) |" }
        },
    ]

    /// What is no fact, what is taken back, and what is found fault with.
    private static let rest = [
        GrowingPart("paragraphs", facts: nil) { count in
            fields(1) + lines(count) { "Who travels to \(word($0)) sees the `trip` on the first page.\n" }
        },
        GrowingPart("sentences of a paragraph", facts: nil) { count in
            fields(1) + lines(count) { "Who goes to \(word($0)) sees it on the map." }
        },
        GrowingPart("mentions of record types", facts: 3) { count in
            records(count) + lines(count) { "A `\(record($0))` is beside its \(record($0 / 2)).\n" }
        },
        GrowingPart("words of a note", facts: nil) { count in
            table("| `title` | String | " + list(count) { "shown \(word($0))" } + " |")
        },
        GrowingPart("letters of a name", facts: nil) { count in
            table("| `\((0..<count * 8).map(word).joined())` | String | |")
        },
        GrowingPart("types that are none", facts: nil) { count in
            table((0..<count).map { "| `\(field($0))` | Strnig | |" }.joined(separator: "\n"))
        },
        GrowingPart("tables that are not read", facts: nil) { count in
            fields(1) + lines(count) { "| Day | Sea |\n|---|---|\n| \(word($0)) | calm |\n" }
        },
        GrowingPart("code that is not read", facts: nil) { count in
            fields(1) + "```swift\n" + lines(count) { "    go(to: \(word($0)), by: [1])" } + "```\n"
        },
        GrowingPart("headings", facts: nil) { count in
            fields(1) + lines(count) { "### On the way to \(word($0))\n" }
        },
        GrowingPart("items of a list", facts: nil) { count in
            fields(1) + lines(count) { "- pack the bag for \(word($0))" }
        },
        GrowingPart("lists of fields of no record type", facts: nil) { count in
            "# Data\n\n" + lines(count * 4) { "- Fields:\n  - `\(field($0))`\n  - `day`" }
        },
        GrowingPart("open brackets", facts: nil) { count in
            fields(1) + String(repeating: "a [b](", count: count * 4) + "\n"
        },
        GrowingPart("fields that were removed", facts: nil) { count in
            fields(count) + lines(count) { "`\(field($0))` was removed in 2.0.\n" }
        },
    ]

    // MARK: Parts of documents

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    private static func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: ", ")
    }

    private static func word(_ number: Int) -> String { GrowthSeries.word(number) }

    private static func record(_ number: Int) -> String { "Trip" + word(number) }

    private static func field(_ number: Int) -> String { "title" + word(number) }

    private static func table(_ rows: String) -> String {
        "### `Trip`\n\n| Field | Type | Notes |\n|---|---|---|\n\(rows)\n\n"
    }

    /// One record type with so many fields.
    private static func fields(_ count: Int) -> String {
        table((0..<count).map { "| `\(field($0))` | String | |" }.joined(separator: "\n"))
    }

    /// So many record types, each with what is said below its fields.
    private static func records(_ count: Int, _ statement: (Int) -> String = { _ in "" }) -> String {
        let rows = ["title", "place", "day"].map { "| `\($0)` | String |\n" }.joined()
        return lines(count) {
            "### `\(record($0))`\n\n| Field | Type |\n|---|---|\n\(rows)\n\(statement($0))\n"
        }
    }
}
