import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// "Readable by everyone": adjectives that give a right.
@Suite struct `Rights given by adjectives` {
    private static func grants(_ line: String) throws -> [String] {
        let read = try DeclaredText("# CloudKit record types\n\n## Trip\n\n- title: String\n\n\(line)\n")
        return read.schema.entities.flatMap(\.grants).map {
            $0.value.role + " " + $0.value.permissions.map(\.rawValue).joined(separator: "+")
        }
    }

    @Test(arguments: [
        "Records are readable by everyone and writable by the creator.",
        "Readable by everyone, editable only by the creator.", "Lesbar für alle, änderbar nur vom Ersteller.",
    ])
    func `name their roles behind them`(line: String) throws {
        #expect(try Self.grants(line) == ["_world READ", "_creator WRITE"])
    }

    @Test(arguments: [
        ("- `_icloud`: create-only", "_icloud CREATE"), ("- `_world`: read-only", "_world READ"),
        ("- Set the `_icloud` role on `Trip` to **create-only** — **no read, no write**.", "_icloud CREATE"),
        ("- `_icloud`: write-only", "_icloud WRITE"),
    ])
    func `may be one word with only`(line: String, grant: String) throws {
        #expect(try Self.grants("### Security roles\n\n" + line) == [grant])
    }

    @Test(arguments: [
        "The file is readable by everyone.", "Not readable by everyone.", "Records are readable by the app.",
        "`title` is readable by everyone.",
    ])
    func `say nothing of other things`(line: String) throws {
        #expect(try Self.grants(line) == [])
    }

    private static func shared(_ line: String) throws -> [Int] {
        try DeclaredText(
            "# CloudKit record types\n\n## Trip\n\n- title: String\n\n## Stop\n\n- place: String\n\n## Set up\n\n\(line)\n"
        ).schema.entities.map(\.grants.count)
    }

    @Test(arguments: [
        ("- Set all record types to \"Readable and writable by the creator\"", [1, 1]),
        ("Security roles stay as they are: `_world` may read, `_creator` may write.", [2, 2]),
        ("Never set all record types to \"Readable and writable by everyone\".", [0, 0]),
        ("Until v2 all record types were \"readable and writable by everyone\".", [0, 0]),
        ("Security roles must not be: `_world` may write, `_creator` may read.", [0, 0]),
        ("The page says \"Readable and writable by the creator\"", [0, 0]),
        ("Sharing: `_world` is a role, and `_creator` may write.", [0, 0]),
    ])
    func `hold for all types where the line says so`(line: String, counts: [Int]) throws {
        #expect(try Self.shared(line) == counts)
    }
}
