import SchemaModel
import SchemaReading
import Testing

/// Cells of a table with several names: each is read or told.
@Suite struct `A cell of names` {
    private func read(_ cell: String) throws -> Reading {
        try Reading(
            "# CloudKit schema\n\n| Record type | Field | Type |\n|---|---|---|\n| `Trip` | \(cell) | String |\n"
        )
    }

    @Test(arguments: [
        "`a`, b, `c`", "a, `b`, `c`", "`a`, [b](#b), `c`", "`a`, b*, `c`", "`a`, <code>b</code>, `c`",
        "[a](#a), [b](#b), [c](#c)", "*a* / b / *c*", "`a` and `b` and `c`",
    ])
    func `is read whole`(cell: String) throws {
        let read = try read(cell)
        #expect(read.entities == ["Trip: a String, b String, c String"])
        #expect(read.findings.isEmpty)
    }

    @Test(arguments: [
        "`a`, b", "`a` and b", "[a](#a), b", "**a**, b", "`a` (short), b", "`a`, b (old)", "`a`, the text, b",
        "`a`, optional, `b`",
    ])
    func `tells a name that is not marked as the first is`(cell: String) throws {
        let read = try read(cell)
        #expect(read.entities == ["Trip: a String"])
        #expect(read.findings.map { $0.drop { $0 != " " } } == [" field.unnamed"])
    }

    @Test(arguments: [
        "`a`, optional", "`a` (in cents, USD)", "`a`, the text", "`a`, key", "`a`, PK", "`a`, optional",
        "**a**, required",
        "`a` – text, more",
    ])
    func `may say more of its name`(cell: String) throws {
        let read = try read(cell)
        #expect(read.entities == ["Trip: a String"])
        #expect(read.findings.isEmpty)
    }
}
