import Testing

/// Marks that are named to say that they are not set.
@Suite struct `Marks that are crossed out` {
    private static func field(_ line: String) throws -> String? {
        try DeclaredText("# Record types\n\n## Card\n\n- `at`: Date\n- `a`: \(line)\n").entities.first
    }

    @Test(arguments: [
        "String, Unique: ❌, Encrypted: ❌", "String, Unique: no, Encrypted: no",
        "String, ❌ unique, ❌ encrypted",
        "String — Unique: ✗", "String (deprecated: no)",
    ])
    func `say nothing`(line: String) throws {
        let field = try #require(try Self.field(line))
        #expect(!field.contains("unique") && !field.contains("encrypted") && !field.contains("retired"))
    }

    @Test func `say something where they are ticked`() throws {
        let field = try #require(try Self.field("String, Unique: ✅, Encrypted: yes"))
        #expect(field.contains("unique"))
    }

    @Test(arguments: ["Reference → Card, cascade: no", "Reference → Card, cascade: ❌"])
    func `are no delete rules`(line: String) throws {
        #expect(try Self.field(line)?.contains("cascade") == false)
    }
}
