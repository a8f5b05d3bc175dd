import SchemaDeclaration
import SchemaReading
import Testing

/// Notes that say when a field has no value.
@Suite struct `Values that may be missing` {
    private static func mark(_ note: String) throws -> Bool? {
        let read = try DeclaredText(
            "# CloudKit\n\n## Trip Record Type\n\n| Field | Type | Notes |\n|---|---|---|\n| `end` | Date | \(note) |\n"
        )
        return read.schema.entities.first?.fields.first?.remarks.lazy.compactMap { remark in
            if case .optional(let value) = remark.fact { value } else { nil }
        }.first
    }

    @Test(arguments: [
        "nil when under way", "nil if not set", "The last day. Nil until it ends.", "null for open trips",
        "the last day, or nil", "`nil` while under way", "nil = none", "nil means open", "may be missing",
        "only set when it is over", "nil wenn offen", "nil si ouvert", "nil se aperto", "null, если открыта",
    ])
    func `are optional`(note: String) throws {
        #expect(try Self.mark(note) == true)
    }

    @Test(arguments: ["never nil", "cannot be nil", "must not be null"])
    func `are required`(note: String) throws {
        #expect(try Self.mark(note) == false)
    }

    @Test(arguments: ["the last day", "the last day; nil dates are dropped", "the day when it ends"])
    func `are none that the words do not speak of`(note: String) throws {
        #expect(try Self.mark(note) == nil)
    }
}
