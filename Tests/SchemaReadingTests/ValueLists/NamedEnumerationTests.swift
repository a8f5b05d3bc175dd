import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("Named enumerations")
struct NamedEnumerationTests {
    private func read(type: String, note: String = "", _ rest: String) throws -> DeclaredText {
        try DeclaredText(
            """
            # CloudKit

            ## `Boat` Record Type

            | Field | Type | Notes |
            | --- | --- | --- |
            | `title` | String | |
            | `rig` | \(type) | \(note) |

            \(rest)
            """)
    }

    static let shapes = [
        "**Rig**: `sloop`, `ketch`", "**Rig:** `sloop` / `ketch`", "Rig: `sloop`, `ketch`",
        "`Rig`: `sloop` (one mast) or `ketch` (two masts)", "- `Rig`: `sloop`, `ketch`",
        "**Rig**\n\n| Value | Meaning |\n|---|---|\n| `sloop` | one mast |\n| `ketch` | two masts |",
        "**Rig**\n\n- `sloop`: one mast\n- `ketch`: two masts", "### Rig\n\n`sloop`, `ketch`",
        "| Enum | Values |\n|---|---|\n| `Rig` | `sloop`, `ketch` |",
        "| Name | Values |\n|---|---|\n| Rig | sloop, ketch |",
    ]

    @Test("A field's type names the enumeration", arguments: ["Enum `Rig`", "`Rig`", "`Rig` enum"], shapes)
    func typed(type: String, shape: String) throws {
        let read = try read(type: type, "## Words\n\n" + shape)
        #expect(read.enums == ["Rig: sloop ketch"])
        #expect(read.unread == [])
        #expect(read.schema.entities.map(\.name.value) == ["Boat"])
    }

    @Test("A field's note names the enumeration", arguments: ["`Rig`", "see enum `Rig`", "see enum Rig"])
    func noted(note: String) throws {
        for shape in Self.shapes {
            let read = try read(type: "String", note: note, "## Words\n\n" + shape)
            #expect(read.enums == ["Rig: sloop ketch"], "\(shape)")
            #expect(read.entities == ["Boat: title String, rig String raw(Rig)"], "\(shape)")
        }
    }

    @Test(
        "A heading of enumerations says it",
        arguments: [
            "- `Rig`: `sloop`, `ketch`\n- `Sail`: `main`, `jib`",
            "**Rig**: `sloop`, `ketch`\n\n**Sail**: `main`, `jib`",
            "| Name | Values |\n|---|---|\n| `Rig` | `sloop`, `ketch` |\n| `Sail` | `main`, `jib` |",
        ])
    func stated(shape: String) throws {
        let read = try read(type: "String", "## Enumerations\n\n" + shape)
        #expect(read.enums == ["Rig: sloop ketch", "Sail: main jib"])
        #expect(read.unread == [])
    }

    @Test("One that a field names makes the list one of enumerations")
    func neighbours() throws {
        let read = try read(
            type: "`Rig`", "## Words\n\n- `Rig`: `sloop`, `ketch`\n- `Sail`: `main`, `jib`")
        #expect(read.enums == ["Rig: sloop ketch", "Sail: main jib"])
    }

    @Test("Numbers behind the values")
    func numbers() throws {
        let read = try read(type: "`Rig`", "**Rig**: `sloop` = 1, `ketch` = 2")
        #expect(read.enums == ["Rig: sloop=1 ketch=2"])
    }

    @Test(
        "What nothing names is listed as not read",
        arguments: [
            "- `Rig`: `sloop`, `ketch`\n- `Sail`: `main`, `jib`", "- **Rig**: `sloop` / `ketch`",
        ])
    func unnamed(shape: String) throws {
        let read = try read(type: "String", "## Words\n\n" + shape)
        #expect(read.enums == [])
        #expect(read.unread.count == 1)
    }

    @Test("A line that nothing names has a note of its own")
    func unnamedLine() throws {
        let read = try read(type: "String", "## Words\n\n**Rig**: `sloop`, `ketch`")
        #expect(read.enums == [])
        #expect(read.schema.diagnostics.map(\.id.rawValue).filter { $0 == "enum.unread" } == ["enum.unread"])
    }

    @Test(
        "Other lines",
        arguments: [
            "**Fields**: `title`, `rig`", "Indexes: `title`, `rig`", "**Rig**: see `sloop`, `ketch`",
            "**Rig**: `sloop`", "**Rig**: `title`, `rig`", "**Boat**: `sloop`, `ketch`",
            "**rig**: `sloop`, `ketch`",
        ])
    func others(line: String) throws {
        let read = try read(type: "String", "## Words\n\n" + line)
        #expect(read.enums == [])
        #expect(!read.schema.diagnostics.contains { $0.id.rawValue == "enum.unread" })
    }

    @Test("Meanings beside values are no names of them, except of numbers")
    func meanings() throws {
        let table = "### Rig\n\n| Value | Meaning |\n|---|---|\n"
        let words = try read(type: "`Rig`", table + "| `main` | Grosssegel |\n| `jib` | Fock |")
        #expect(words.enums == ["Rig: main jib"])
        let numbers = try read(type: "`Rig`", table + "| 1 | main |\n| 2 | jib |")
        #expect(numbers.enums == ["Rig: main=1 jib=2"])
        let raw = try read(
            type: "`Rig`", "### Rig\n\n| Case | Raw value |\n|---|---|\n| `main` | Main |\n| `jib` | Jib |")
        #expect(raw.enums == ["Rig: main=Main jib=Jib"])
    }
}
