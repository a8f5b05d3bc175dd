import Testing

/// A right is of the role that its clause names, wherever that stands.
@Suite struct `Rights before and behind their roles` {
    private static let all = ["_world READ", "_icloud CREATE", "_creator WRITE"]

    private static func grants(_ sentence: String) throws -> [String] {
        try Reading(trip("\n" + sentence)).grants
    }

    @Test(arguments: [
        "Permissions: read (world), create (authenticated), write (creator)",
        "Permissions: Read: everyone, create: authenticated users, write: creator",
        "Lesen darf jeder, anlegen nur angemeldete Benutzer, ändern nur der Ersteller.",
        "Permissions: world: read, authenticated: create, creator: write",
    ])
    func `are of the role of their clause`(sentence: String) throws {
        #expect(try Self.grants(sentence) == Self.all)
    }

    @Test func `may stand on both sides in one sentence`() throws {
        let sentence = "Nur angemeldete Benutzer dürfen anlegen, lesen darf jeder, ändern nur der Ersteller."
        #expect(try Self.grants(sentence) == ["_icloud CREATE", "_world READ", "_creator WRITE"])
    }

    @Test(arguments: [
        ("Permissions: World ✅ read ❌ write", ["_world READ"]),
        ("Permissions: World: ❌ write", []),
        ("Permissions: World: read ✅, write ❌", ["_world READ"]),
        ("Permissions: Authenticated ❌ create", []),
        ("Permissions: World ✅ read ✅ write", ["_world READ WRITE"]),
    ])
    func `are crossed out by a mark before or behind them`(sentence: String, grants: [String]) throws {
        #expect(try Self.grants(sentence) == grants)
    }
}
