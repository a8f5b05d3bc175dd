import SchemaModel
import Testing

@Suite struct BooleanTests {
    @Test(arguments: [
        "Boolean flag (`0`/`1`).", "Treated as a Boolean flag (`0` = false, `1` = true).", "0/1",
        "1 if done, 0 if not",
        "Status (0 = nicht erledigt, 1 = erledigt)", "Whether it counts", "true/false",
    ])
    func wordsMakeAnIntegerABoolean(_ note: String) throws {
        let field = try Resolved(rows: "`id` | String | |", "`value` | Int64 | \(note) |").field("value")
        #expect(field.type == .bool)
        #expect(field.stored == "INT64")
        #expect(field.evidence.first?.basis == .declared)
    }

    @Test func evidenceQuotesTheWords() throws {
        let field = try Resolved(rows: "`id` | String | |", "`x` | Int64 | Boolean flag (0/1). |").field("x")
        #expect(field.evidence.map(\.text) == ["'Boolean flag' in the notes"])
    }

    @Test(arguments: [
        "isDone", "hasNotes", "canEdit", "shouldSync", "didFail", "allowsEdits", "showOnStats", "enableSync",
        "hapticsEnabled", "CD_isRead", "is_done", "questCompleted",
    ])
    func namesMakeAnIntegerABoolean(_ name: String) throws {
        let field = try Resolved(rows: "`id` | String | |", "`\(name)` | Int64 | |").field(name)
        #expect(field.type == .bool)
        #expect(field.evidence.map(\.basis) == [.inferred])
    }

    @Test(arguments: [
        "issue", "history", "candle", "showcase", "tasksCompleted", "totalCompleted", "enabledCount",
        "canonicalRank",
        "lastDeleted", "hash",
    ])
    func otherNamesDoNot(_ name: String) throws {
        #expect(try Resolved(rows: "`id` | String | |", "`\(name)` | Int64 | |").field(name).type == .int)
    }

    @Test func whatElseExplainsTheIntegerWins() throws {
        let resolved = Resolved(
            rows: "`id` | String | |", "`isLevel` | Int64 | (0–5) |",
            "`hasState` | Int64 | 0=low, 1=mid, 2=high |",
            "`isText` | String | |")
        #expect(try resolved.field("isLevel").type == .int)
        #expect(try resolved.field("hasState").enumName == "HasState")
        #expect(try resolved.field("isText").type == .string)
    }

    @Test func numberedPairIsABooleanOnlyByName() throws {
        let resolved = Resolved(
            rows: "`id` | String | |", "`kind` | Int64 | 0 = income, 1 = expense |",
            "`isOpen` | Int64 | 0 = shut, 1 = ajar |")
        #expect(try resolved.field("kind").type == .int)
        #expect(resolved.schema.enumType(named: "Kind")?.cases.map(\.rawValue) == ["0", "1"])
        #expect(try resolved.field("isOpen").type == .bool)
    }
}
