import SchemaModel
import Testing

@Suite struct DocumentationTests {
    static let notes: [(String, String, String?)] = [
        ("Int64", "Boolean flag (`0`/`1`).", nil), ("String", "Backed by a UUID stored as a string.", nil),
        ("Int64", "Daily cutoff hour (0–23).", "Daily cutoff hour."),
        ("Int64", "Raw value for `Polarity`.", "Raw value for `Polarity`."),
        ("String", "Role: \"parent\" or \"child\"", "Role"), ("String", "Comment, optional", "Comment"),
        ("String", "Optional note entered by the user.", "Optional note entered by the user."),
        ("String", "Boolean flag (0/1).", "Boolean flag (0/1)."), ("Int64", "Optional; how many", "How many"),
        ("Double", "Backed by a UUID.", "Backed by a UUID."), ("String", "Build - unique key", "Build"),
        ("String", "Calls `refresh()` (default: \"a\").", "Calls `refresh()`."),
        ("String", "**Bold** role: \"a\" or \"b\"", "Bold role"), ("String", "", nil),
        ("Int64", "Hour (0–23) of `day`, (see *above*)", "Hour of `day`, (see above)"),
        ("String", "A code. Unique key: `it`.", "A code."),
        ("String", "A code. Unique key: `id`.", "A code. Unique key: `id`."),
        ("Int64", "1 if it, 0 if not.", nil),
        ("Int64", "1 if shown to all, 0 if not.", "True if shown to all, false if not."),
        ("Double", "1 if it, 0 if not.", "1 if it, 0 if not."),
    ]

    @Test func noteLessWhatTheTypeSays() throws {
        for (type, note, rest) in Self.notes {
            let field = try Resolved(rows: "`id` | String | |", "`it` | \(type) | \(note) |").field("it")
            #expect(field.documentation == rest, "\(note)")
        }
    }
}
