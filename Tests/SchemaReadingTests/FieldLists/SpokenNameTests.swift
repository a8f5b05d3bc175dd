import SchemaReading
import Testing

/// Fields that stand behind what people call them, or behind a picture.
@Suite struct `Names behind words and pictures` {
    private static func list(_ items: String) throws -> [String] {
        try DeclaredText("# CloudKit record types\n\n## Hive Record Type\n\n\(items)\n").entities
    }

    @Test(arguments: [
        "- **Painted number** (`number`): Int64\n- **Code** (`code`): String",
        "- Painted number (`number`) — Int64\n- Code (`code`) — String",
        "- **Gemalte Zahl (`number`)**: Int64\n- **Kürzel (`code`)**: String",
        "- 🔢 `number`: Int64\n- 🔤 `code`: String", "- ✅ `number` (Int64)\n- ✅ `code` (String)",
    ])
    func `are read in lists`(items: String) throws {
        #expect(try Self.list(items) == ["Hive: number Int64, code String"])
    }

    @Test(arguments: [
        "- ❌ `number`: Int64\n- ❌ `code`: String", "- Tap Save (`save`)\n- Tap Close (`close`)",
    ])
    func `are none behind a cross, or in steps`(items: String) throws {
        #expect(try Self.list(items) == [])
    }

    @Test(arguments: ["🔢 `number`", "Painted number (`number`)", "**Painted number** (`number`)", "`number`"])
    func `are read in tables`(cell: String) throws {
        let found = try DeclaredText(
            "# CloudKit\n\n## Hive Record Type\n\n| Field | Type |\n|---|---|\n| \(cell) | Int64 |\n| `code` | String |\n"
        )
        #expect(found.entities == ["Hive: number Int64, code String"])
    }

    @Test func `lead to another record type behind an arrow`() throws {
        let found = try DeclaredText(
            "# CloudKit record types\n\n## Queen\n\n- `mark` → String\n- `hive` → Hive\n\n## Hive\n\n- `code` → String\n- `size` → Int64\n"
        )
        #expect(found.entities == ["Queen: mark String, hive Hive", "Hive: code String, size Int64"])
    }
}
