import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What tables say in one pair of back-ticks, or in the words of SQL.
@Suite struct `A cell of code` {
    private func read(_ rows: String) throws -> Reading {
        try Reading(
            "# CloudKit schema\n\n## `Trip` record type\n\n| Field | Type | Note |\n|---|---|---|\n\(rows)\n")
    }

    @Test(arguments: [
        "`0 = open`, `1 = done`", "`0=open`、`1=done`", "`open = 0`, `done = 1`", "`0: open`, `1: done`",
    ])
    func `may have a case and its number`(note: String) throws {
        let read = try read("| `state` | Int64 | \(note) |")
        let cases = [EnumType.Case(name: "open", rawValue: "0"), EnumType.Case(name: "done", rawValue: "1")]
        #expect(read.schema.entities[0].fields[0].remarks.map(\.fact) == [.listedValues(cases, name: nil)])
    }

    @Test(arguments: ["`0 = open`", "see `a: b`, `c: d`", "`1 = 2`, `3 = 4`"])
    func `is no list of cases`(note: String) throws {
        let read = try read("| `state` | Int64 | \(note) |")
        #expect(read.schema.entities[0].fields[0].remarks.allSatisfy { !$0.fact.listsValues })
    }

    @Test(arguments: [("`1h_total`", true), ("1h_total", false), ("`2fa`", false), ("`3_000`", false)])
    func `may have a name that begins with a number`(name: String, isRead: Bool) throws {
        let read = try read("| `at` | Date | |\n| \(name) | Int64 | |")
        #expect(read.schema.entities[0].fields.count == (isRead ? 2 : 1))
        #expect(read.findings == (isRead ? [] : ["8:3 field.unnamed"]))
    }
}

extension Remark.Fact {
    fileprivate var listsValues: Bool { if case .listedValues = self { true } else { false } }
}
