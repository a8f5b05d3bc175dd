import Testing

/// A picture, an arrow or a word in brackets behind a type is no part of it.
@Suite struct `A mark behind a type` {
    @Test(arguments: [
        ("Reference<Trip> 🔑", "Reference ->Trip"), ("[String] 🔎", "[String]"), ("List<String> 🔎", "[String]"),
        ("Reference<Trip> [key]", "Reference"), ("Reference<Trip> ← key", "Reference"),
        ("Reference<Trip> ⚠️ never change", "Reference"), ("Int64 🔑", "Int64"), ("List [String]", "[String]"),
    ])
    func `leaves the type as it is`(type: String, read: String) throws {
        let name = read.split(separator: " ")[0]
        let list = try DeclaredText("# CloudKit\n\n## Day\n\n- `trip`: \(type)\n")
        let table = try DeclaredText(
            "# CloudKit\n\n## Day\n\n| Field | Type |\n| --- | --- |\n| `trip` | \(type) |\n")
        for entities in [list.entities, table.entities] {
            #expect(entities.count == 1)
            #expect(entities.allSatisfy { $0.hasPrefix("Day: trip \(name)") })
        }
    }
}
