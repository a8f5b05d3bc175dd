import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What is said of fields apart from them.
@Suite struct `Marks of fields apart from them` {
    private static let head = """
        # CloudKit record types

        ## Card

        - `id` (String)
        - `pin` (String)
        - `day` (Date)

        ## Lamp

        - `name`: String


        """

    /// `Card.pin`, of each field that is encrypted.
    private static func encrypted(_ rest: String) throws -> [String] {
        try fields(head + rest) { $0 == .encrypted }
    }

    private static func fields(_ document: String, _ isWanted: (Remark.Fact) -> Bool) throws -> [String] {
        try DeclaredText(document).schema.entities.flatMap { entity in
            entity.fields.filter { $0.remarks.contains { isWanted($0.fact) } }
                .map { "\(entity.name.value).\($0.name.value)" }
        }
    }

    @Test(arguments: [
        "Encrypted fields: `name`", "Encrypted fields:\n\n- `name`", "`name` is stored encrypted.",
        "`name` is end-to-end encrypted.", "`name`: encrypted", "Verschlüsselte Felder: `name`",
        "All fields are encrypted.", "## Encryption\n\n- `Lamp.name`",
        "## Encryption\n\n`Lamp.name` is encrypted.",
        "## Encrypted fields\n\n- `Lamp`: `name`", "### Notes\n\n`name` is encrypted.",
        "## Encryption\n\n| Record type | Field |\n| --- | --- |\n| `Lamp` | `name` |",
    ])
    func `encrypt the fields that they name`(rest: String) throws {
        #expect(try Self.encrypted(rest) == ["Lamp.name"])
    }

    @Test func `may be of all fields of a type, but for some`() throws {
        let fields = "## Security\n\nAll fields of `Card` except `id` are encrypted."
        #expect(try Self.encrypted(fields) == ["Card.pin", "Card.day"])
        #expect(
            try Self.encrypted(fields.replacing(" except `id`", with: ""))
                == ["Card.id", "Card.pin", "Card.day"])
        #expect(try Self.encrypted(fields.replacing("`id`", with: "`other`")) == [])
    }

    @Test(arguments: [
        "`name` is not encrypted.", "`title` is encrypted.", "## Encryption\n\n- `Card.name`",
        "Previously, `name` was encrypted.",
    ])
    func `encrypt nothing that is denied or unknown`(rest: String) throws {
        #expect(try Self.encrypted(rest) == [])
    }

    @Test(arguments: [
        ("We encrypt `name`.", "13:1"), ("`name` uses `encryptedValues`.", "13:2"),
        ("Sensitive fields (`name`) are encrypted.", "13:1"),
    ])
    func `leave a trace where their words are not understood`(rest: String, place: String) throws {
        let findings = try DeclaredText(Self.head + rest).findings.filter {
            $0.hasPrefix("encryption.unread")
        }
        #expect(findings == ["encryption.unread at \(place)"])
        #expect(try DeclaredText(Self.head + "We like `name`.").findings == [])
    }

    // MARK: Groups

    private static func group(_ label: String) -> String {
        "# CloudKit schema\n\n## Lamp\n\n- `name`: String\n\n\(label)\n\n- `pin`: String\n"
    }

    @Test(arguments: ["**Encrypted fields:**", "### Encrypted fields", "**Encrypted:**"])
    func `above fields encrypt those`(label: String) throws {
        #expect(try DeclaredText(Self.group(label)).entities == ["Lamp: name String, pin String encrypted"])
    }

    @Test(arguments: ["**Optional:**", "### Optional", "**Optionale Felder:**", "**任意**", "**Opcionales:**"])
    func `above fields name no record type`(label: String) throws {
        let document = Self.group(label)
        #expect(try DeclaredText(document).entities == ["Lamp: name String, pin String"])
        #expect(try Self.fields(document) { $0 == .optional(true) } == ["Lamp.pin"])
    }

    @Test func `give way to what a field says itself`() throws {
        let document = Self.group("**Optional:**").replacing("pin`: String", with: "pin`: String, required")
        #expect(try Self.fields(document) { $0 == .optional(true) } == [])
    }
}
