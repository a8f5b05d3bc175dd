import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Words for keys other than "unique", each beside one that says less.
@Suite struct `Other words for keys` {
    private static func read(_ lines: String, column: [String] = ["", "", ""]) throws -> Reading {
        let rows = zip(["label", "bay", "lot"], column).map { "| `\($0)` | String | \($1) |" }
        return try Reading(
            "# Record types\n\n## Crate\n\n| Field | Type | Key |\n| --- | --- | --- |\n"
                + rows.joined(separator: "\n") + "\n\n" + lines)
    }

    @Test(arguments: [
        ("Business key: `label`", true), ("Primary color: `label`", false),
        ("Each crate is identified by `label`.", true), ("The owner is identified by `label`.", false),
        ("`lot`: identified by `label`", false), ("Crates are identified by `recordName`.", false),
        ("`label` must not repeat.", true), ("`label` may repeat.", false),
        ("`label` does not repeat weekly.", false),
        ("`label` darf sich nicht wiederholen.", true), ("`label` darf sich wiederholen.", false),
    ])
    func `are read where they are certain`(line: String, isKey: Bool) throws {
        #expect(try Self.read(line).schema.entities[0].uniqueKeys.map(\.fields) == (isKey ? [["label"]] : []))
    }

    /// What a record is told by, and what an index is for, is no rule for the values.
    @Test(arguments: [
        ("`label` uniquely identifies the crate.", false), ("`label`：用于唯一标识", false),
        ("Crates are uniquely identified by `label`.", true), ("`label`：唯一", true),
        ("`label` - search and uniqueness", false), ("Uniqueness: `label`", true),
        ("A uniqueness constraint on `label`", true),
    ])
    func `say more than what identifies and what helps`(line: String, isKey: Bool) throws {
        #expect(try Self.read(line).schema.entities[0].uniqueKeys.map(\.fields) == (isKey ? [["label"]] : []))
    }

    @Test(arguments: [
        ("One crate per month.", true), ("One zone per group.", false),
        ("One `CKRecordZone` per group.", false),
    ])
    func `one of something else is no rule for records`(line: String, isTold: Bool) throws {
        #expect(try Self.read(line).schema.diagnostics.contains { $0.id.rawValue == "key.unread" } == isTold)
    }

    @Test func `a column of keys marks its fields`() throws {
        let fields = try Self.read("", column: ["PK", "UK", "FK"]).schema.entities[0].fields
        #expect(fields[0].remarks.contains { $0.fact == .primaryKey })
        #expect(fields[1].remarks.contains { $0.fact == .unique })
        #expect(!fields[2].remarks.contains { $0.fact == .unique })
    }

    @Test func `of several marks each may be meant, or all together`() throws {
        let fields = try Self.read("", column: ["PK", "UK", "UK"]).schema.entities[0].fields
        #expect(!fields.contains { $0.remarks.contains { $0.fact == .unique } })
        #expect(
            fields[2].remarks.contains { $0.fact == .refused(RefusedFact(.uniqueKey, .unclear)) })
    }

    @Test(arguments: [
        ("`recordName` = `label`-`bay`", RecordNameRule.string), ("`recordName` = the UUID", .uuid),
        ("`label` = `bay`", nil),
    ])
    func `a record name may stand behind an equals sign`(line: String, name: RecordNameRule?) throws {
        #expect(try Self.read(line).schema.entities[0].recordNameRule?.value == name)
    }
}
