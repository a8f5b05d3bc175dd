import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// Headers and headings in Romance languages whose first word alone means something else.
@Suite struct `A note and a database in Romance words` {
    private static func read(_ heading: String, _ header: String) throws -> DeclaredText {
        try DeclaredText(
            "# App\n\n## \(heading)\n\n### Group\n\n| Campo | Tipo | \(header) |\n|---|---|---|\n"
                + "| `code` | String | **Indexado** — 6 chars |\n| `name` | String | |\n")
    }

    private static func isIndexed(_ read: DeclaredText) -> Bool {
        read.schema.entities.first?.fields.first?.remarks.contains { $0.fact == .index(.queryable) } ?? false
    }

    @Test(arguments: ["Nota", "Notas"])
    func `has the indexes of its field`(header: String) throws {
        #expect(Self.isIndexed(try Self.read("Schema CloudKit", header)))
    }

    @Test func `has none in a column that nobody knows`() throws {
        #expect(!Self.isIndexed(try Self.read("Schema CloudKit", "Banco")))
    }

    @Test(arguments: [
        "Schema CloudKit (Banco de Dados Público)", "Schema CloudKit (banco de datos público)",
        "Schema CloudKit (Base de Dados Pública)", "Banco de dados público",
    ])
    func `is public`(heading: String) throws {
        #expect(try Self.read(heading, "Nota").schema.database?.value == .public)
    }

    /// "Banco" is a bank as well.
    @Test func `is none where a bank is public`() throws {
        #expect(try Self.read("Schema CloudKit (Banco Público)", "Nota").schema.database == nil)
    }
}
