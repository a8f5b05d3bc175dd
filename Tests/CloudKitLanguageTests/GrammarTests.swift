import CloudKitLanguage
import Testing

/// Schemas that nobody would write, each derived from the grammar by chance, and texts that are none.
@Suite("The grammar of CloudKit's schema language")
struct GrammarTests {
    /// What a schema says, without places and comments.
    private func content(_ schema: CloudKitSchemaText) -> [String] {
        schema.roles.map { "role \($0)" }
            + schema.recordTypes.flatMap { type in
                ["type \(type.name)"] + type.fields.map { "\($0.name): \($0.definition)" }
                    + type.grants.map(\.line)
            }
    }

    @Test func whatIsDerivedIsRead() throws {
        for seed in 1...300 {
            var derivation = Derivation(seed: UInt64(seed))
            let schema = derivation.schema()
            let text = derivation.spelled(schema)
            let parsed = try CloudKitParser.parse(Array(text.utf8))
            #expect(content(parsed) == content(schema), "seed \(seed)")
        }
    }

    /// Whatever is cut or doubled, the parser ends, with a schema or with an error inside of the text.
    @Test func whatIsDamagedIsRefusedWithinTheText() {
        var refused = 0
        for seed in 1...300 {
            var derivation = Derivation(seed: UInt64(seed))
            var bytes = Array(derivation.spelled(derivation.schema()).utf8)
            for _ in 0..<3 {
                let start = derivation.number(below: bytes.count)
                let end = min(bytes.count, start + derivation.number(below: 9))
                if derivation.number(below: 2) == 0 {
                    bytes.removeSubrange(start..<end)
                } else {
                    bytes.insert(contentsOf: bytes[start..<end], at: derivation.number(below: bytes.count))
                }
            }
            do {
                _ = try CloudKitParser.parse(bytes)
            } catch {
                refused += 1
                #expect(error.range.upperBound <= bytes.count)
            }
        }
        #expect(refused > 100)
    }
}

/// Derives schemas from the grammar and spells them in all the ways that it allows, the same for one seed.
private struct Derivation {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    private mutating func some<Element: Hashable>(_ elements: [Element]) -> Set<Element> {
        Set(elements.filter { _ in number(below: 2) == 0 })
    }

    mutating func schema() -> CloudKitSchemaText {
        CloudKitSchemaText(
            roles: (0..<number(below: 3)).map { _ in name() },
            recordTypes: (0...number(below: 4)).map { _ in recordType() })
    }

    private static let names = [
        "title", "Book", "CD_x", "a1_", "___recordID", "_creator", "cloudkit.share", "grant", "GRANT", "list",
        "type", "record", "create", "role", "read", "to", "encrypted", "number", "preferred", "as", "string",
        "queryable", "two words", "semi;colon", "paren)", "comma,", "// no comment", "-- nor this", "größe",
    ]

    private mutating func name() -> String { pick(Self.names) }

    private mutating func recordType() -> CloudKitSchemaText.RecordType {
        CloudKitSchemaText.RecordType(
            name: name(), fields: (0..<number(below: 6)).map { _ in field() },
            grants: (0..<number(below: 3)).map { _ in
                .init([pick(CloudKitSchemaText.Permission.allCases)], to: name())
            })
    }

    private mutating func field() -> CloudKitSchemaText.Field {
        let primitive = pick([
            .asset, .bytes, .double, .int64, .location, .reference, .string, .timestamp,
            .number(preferredAs: nil), .number(preferredAs: .int64),
            CloudKitSchemaText.Primitive.number(preferredAs: .double),
        ])
        let isEncrypted = primitive.canBeEncrypted && number(below: 3) == 0
        let type = CloudKitSchemaText.DataType(
            primitive, isList: number(below: 3) == 0, isEncrypted: isEncrypted)
        return .init(name: name(), type: type, options: some(CloudKitSchemaText.Option.allCases))
    }

    // MARK: - Spelling

    mutating func spelled(_ schema: CloudKitSchemaText) -> String {
        var text = blank() + keyword("DEFINE SCHEMA")
        for role in schema.roles { text += blank() + keyword("CREATE ROLE") + spelled(role) + ";" }
        for type in schema.recordTypes {
            let items =
                type.fields.map { spelled($0) }
                + type.grants.map { grant in
                    let permissions = grant.permissions.map(\.rawValue).joined(separator: ",")
                    return keyword("GRANT") + keyword(permissions) + keyword("TO") + spelled(grant.role)
                }
            text += blank() + keyword("RECORD TYPE") + spelled(type.name) + blank() + "("
            text += items.joined(separator: ",") + blank() + ")" + blank() + ";"
        }
        return text + blank()
    }

    private mutating func spelled(_ field: CloudKitSchemaText.Field) -> String {
        let words = [field.type.spelling] + field.options.map(\.rawValue).sorted()
        return blank() + spelled(field.name) + words.map { keyword($0) }.joined()
    }

    /// Names with other characters, and a word that begins a grant, need quotation marks; any other may have them.
    private mutating func spelled(_ name: String) -> String {
        let isPlain = CloudKitSchemaText.isIdentifier(name) && name.lowercased() != "grant"
        return isPlain && number(below: 2) == 0 ? name : "\"\(name)\""
    }

    private mutating func keyword(_ words: String) -> String {
        let cased = number(below: 4) == 0 ? words.lowercased() : words
        return blank() + cased.split(separator: " ").joined(separator: blank()) + blank()
    }

    /// At least one space, in any of the forms that separate words.
    private mutating func blank() -> String {
        pick([
            " ", " ", " ", "\n", "\t", "\r\n", " // (a, \"b\n", " -- );\n", "/* RECORD TYPE // */", "/**/ ",
            "/* * / -- */",
        ])
    }
}
