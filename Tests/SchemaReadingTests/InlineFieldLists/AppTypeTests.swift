import SchemaReading
import Testing

/// Lists of models in which some names have a type of the app in their back-ticks.
@Suite struct `Inline lists with types of the app` {
    private static func entities(_ first: String) throws -> [String] {
        try DeclaredText(
            "## Data model (SwiftData)\n\n- \(first): `code` (unique), `name`, `frames: [Frame]`\n"
                + "- **`Frame`**: `width`, `kind` (new/used), `hive`\n"
        ).entities
    }

    @Test(arguments: ["**`Hive`**", "`Hive`", "**Hive**"])
    func `are read`(name: String) throws {
        let found = try Self.entities(name)
        #expect(found.map { $0.prefix { $0 != ":" } } == ["Hive", "Frame"])
    }

    /// Brackets around a name are those of a list's type.
    @Test(arguments: [("frames: [Frame]", true), ("frames: [Frame]?", true), ("frames: Frame", false)])
    func `may be without back-ticks`(field: String, isRead: Bool) throws {
        let read = try Reading(
            "# Bees\n\nSwiftData with CloudKit.\n\n## Data model (SwiftData)\n\n- **Hive**: code, name, \(field)\n"
                + "- **Frame**: width, kind\n")
        #expect(read.names.contains("Hive") == isRead)
    }
}
