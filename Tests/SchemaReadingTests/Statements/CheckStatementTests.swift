import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Constraints of a database in items of a list.
@Suite struct `Checks below a table` {
    private static func read(_ item: String) throws -> DeclaredText {
        try DeclaredText(
            "# Supabase\n\n## Tables\n\n### trips\n\n| Column | Type |\n|---|---|\n| seats | int |\n| state | text |\n\nConstraints:\n- \(item)\n"
        )
    }

    @Test(arguments: ["CHECK (state IN ('open', 'done'))", "`CHECK (state IN ('open', 'done'))`"])
    func `list values`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.entities == ["trips: seats int, state text {open done}"])
        #expect(read.unread == [])
    }

    @Test func `bound numbers`() throws {
        let read = try Self.read("CHECK (seats >= 0 AND seats <= 9)")
        #expect(read.schema.entities[0].fields[0].remarks.map(\.fact).contains(.range(0...9)))
    }

    @Test(arguments: [
        "CHECK (state IN ('open', 'done')) was dropped", "CHECK (seats > other)", "Check (state IN ('open'))",
        "CHECK (town IN ('a', 'b'))",
    ])
    func `are left unread where more is said, or of an unknown column`(item: String) throws {
        let read = try Self.read(item)
        #expect(read.entities == ["trips: seats int, state text"])
        #expect(read.unread == ["list at 13:1"])
    }

    @Test func `and indexes are of the table whose name begins the line`() throws {
        let read = { (line: String) in
            try DeclaredText(
                "# Supabase\n\n## Tables\n\n### trips\n\n| Column | Type |\n|---|---|\n| seats | int |\n| state | text |\n\n## Indexes\n\n- \(line)\n"
            )
        }
        #expect(try read("trips: (state, seats)").indexes == ["queryable(state, seats)"])
        #expect(try read("stops: (state, seats)").indexes == [])
        #expect(
            try read("stops: (state, seats)").schema.unread.map(\.reason) == [
                "no line of these indexes names a field that is known"
            ])
    }
}
