import Diagnostics
import SchemaModel
import Testing

@Suite struct EnumTests {
    @Test func listedValuesTakeTheNameOfTheField() throws {
        let resolved = Resolved(rows: "`id` | String | |", "`recurrence` | String | \"once\", \"daily\" |")
        #expect(try resolved.field("recurrence").enumName == "Recurrence")
        #expect(try resolved.field("recurrence").type == .string)
        #expect(resolved.schema.enums.map(\.name) == ["Recurrence"])
        #expect(resolved.schema.enums[0].cases.map(\.rawValue) == ["once", "daily"])
    }

    @Test(arguments: [
        ("Enum", "open, done", ["open", "done"]), ("enum", "private, shared", ["private", "shared"]),
        ("Enum", "optional, indexed", []), ("Enum", "open, done and more", []), ("String", "open, done", []),
    ])
    func bareWordsBesideTheTypeEnumAreItsCases(_ type: String, _ note: String, _ cases: [String]) throws {
        let resolved = Resolved(rows: "`id` | String | |", "`mark` | \(type) | \(note) |")
        #expect(resolved.schema.enums.flatMap(\.cases).map(\.rawValue) == cases)
    }

    @Test(arguments: [
        (".open | .done", ["open", "done"]), (".open, .done or .gone", ["open", "done", "gone"]),
        (".open / .done", ["open", "done"]), (".open", []), (".open | done", []),
        ("begins .open | .done", []),
    ])
    func dotsBesideTheTypeOfAnAppSayThatThereAreCases(_ comment: String, _ cases: [String]) throws {
        let resolved = Resolved(
            "# SwiftData models\n\n```swift\n@Model class Trip {\n    var phase: Phase  // \(comment)\n}\n```\n"
        )
        #expect(resolved.schema.enums.flatMap(\.cases).map(\.rawValue) == cases)
    }

    @Test(arguments: [
        ("type", ["land", "sea"]), ("chartType", ["land", "sea"]), ("trip_status", ["land", "sea"]),
        ("title", []), ("typeName", []),
    ])
    func bareWordsAreCasesOfATextWhoseNamePromisesAChoice(_ name: String, _ cases: [String]) throws {
        let resolved = Resolved(rows: "`id` | String | |", "`\(name)` | String | land, sea |")
        #expect(resolved.schema.enums.flatMap(\.cases).map(\.rawValue) == cases)
    }

    /// In a list of fields the marks stand behind the values, and are said of the field.
    @Test(arguments: [
        ("enum (`calm`, `nervous`), optional", true), ("String, one of `calm`, `nervous`, optional", true),
        ("enum (`calm`, `nervous`), required", false), ("enum (`calm`, `nervous`)", false),
        ("enum (`calm`, `nervous`), default `calm`, optional", true),
    ])
    func marksBehindValuesAreNone(words: String, isOptional: Bool) throws {
        let resolved = Resolved(
            """
            # CloudKit record types

            ## `Hive`

            - `name` — String, optional
            - `number` — Int64, required
            - `temper` — \(words)
            """)
        let field = try resolved.field("temper", of: "Hive")
        #expect(field.isOptional == isOptional)
        #expect(field.defaultValue?.value == (words.contains("default") ? .string("calm") : nil))
        #expect(resolved.schema.enums.map { $0.cases.map(\.rawValue) } == [["calm", "nervous"]])
    }

    @Test func differentListsOfOneNameTakeTheEntityAsWell() throws {
        let table = "| Field | Type | Notes |\n| --- | --- | --- |\n"
        let resolved = Resolved(
            """
            # CloudKit

            ## Card

            \(table)| status | String | "open" or "done" |

            ## Deck

            \(table)| status | String | "new" or "old" |

            ## Shelf

            \(table)| status | String | "open" or "done" |
            """)
        #expect(resolved.schema.enums.map(\.name) == ["CardStatus", "DeckStatus", "ShelfStatus"])
    }

    @Test func listsOfOneNameThatDifferAreReported() throws {
        let resolved = Resolved(
            rows: "`id` | String | |", "`a` | String | `Mode` (`on` / `off`) |",
            "`b` | String | `Mode` (`on`) |",
            "`c` | String | `Mode` (`on` / `auto`) |")
        #expect(resolved.schema.enums.map(\.name) == ["Mode"])
        #expect(try resolved.diagnostic("enum.contradictory").message.contains("'auto'"))
        #expect(resolved.count("enum.contradictory") == 1)
    }

    @Test(arguments: [
        ("Enum `Rgi`", "did you mean 'Rig'?"), ("Enum `Sea`", "Enum `Sea`"), ("Enum", "Enum `Kind`"),
        ("Enum `Rig`", nil),
    ])
    func anEnumerationWithoutCasesIsNamed(type: String, remedy: String?) throws {
        let resolved = Resolved(
            "# CloudKit\n\n## `Card`\n\n| Field | Type |\n| --- | --- |\n| `title` | String |\n"
                + "| `kind` | 1️⃣\(type) |\n\n## Enumerations\n\n- `Rig`: `sloop`, `ketch`\n")
        #expect(resolved.count("enum.unlisted") == (remedy == nil ? 0 : 1))
        #expect(resolved.count("type.unknown") == 0)
        #expect(try resolved.field("kind").type == .enum)
        if let remedy {
            #expect(try resolved.diagnostic("enum.unlisted").remedy?.contains(remedy) == true)
        }
    }

    @Test func anEnumerationWithItsCasesInTheNoteIsNotReported() throws {
        let resolved = Resolved(
            rows: "`a` | Enum | `on` / `off` |", "`b` | Enum `Rig` | `sloop` / `ketch` |",
            "`c` | Enum | raw value of `Theme` |")
        #expect(resolved.count("enum.unlisted") == 0)
        #expect(try resolved.field("c").enumName == "Theme")
    }

    @Test func namedEnumWithoutCasesIsNotListed() throws {
        let resolved = Resolved(rows: "`id` | String | |", "`themeRaw` | String | Raw value of `AppTheme`. |")
        #expect(try resolved.field("themeRaw").enumName == "AppTheme")
        #expect(resolved.schema.enums.isEmpty)
    }

    @Test func valuesThatAreFieldsAreNoEnum() throws {
        let resolved = Resolved(
            rows: "`first` | String | |", "`last` | String | |", "`sort` | String | `first`, `last` |")
        #expect(try resolved.field("sort").enumName == nil)
    }

    @Test func datesAndNamesWithoutNumbersHaveNoValues() throws {
        let resolved = Resolved(
            rows: "`day` | Date/Time | \"a\" or \"b\" |", "`level` | Int64 | \"low\" or \"high\" |")
        #expect(try resolved.field("day").enumName == nil)
        #expect(try resolved.field("level").enumName == nil)
        #expect(resolved.schema.enums.isEmpty)
    }
}
