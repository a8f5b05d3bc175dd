import Diagnostics
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite("CloudKit's schema language in code blocks")
struct CloudKitSchemaTests {
    private let trip = """
        DEFINE SCHEMA
        RECORD TYPE Trip (
            "___createTime" TIMESTAMP QUERYABLE,
            title STRING QUERYABLE SEARCHABLE, // on the cover
            secret ENCRYPTED STRING,
            stops LIST<REFERENCE>,
            GRANT READ, CREATE TO "_icloud",
            GRANT WRITE TO "_creator"
        );
        """

    @Test("Fields, indexes and grants", arguments: ["", "ckdb", "text"])
    func reads(language: String) throws {
        let read = try DeclaredText("# Schema\n\n```\(language)\n\(trip)\n```\n")
        #expect(read.entities == ["Trip: title STRING, secret STRING, stops [REFERENCE]"])
        #expect(read.indexes == ["queryable(___createTime)", "queryable(title)", "searchable(title)"])
        #expect(read.schema.entities[0].fields[1].type?.isEncrypted == true)
        #expect(read.schema.entities[0].grants.map(\.value.role) == ["_icloud", "_creator"])
        #expect(read.places.prefix(2) == ["Trip at 5:13", "title at 7:5"])
    }

    @Test(
        "Commands and other languages are no schema",
        arguments: [
            ("bash", "cktool import-schema --file a.ckdb # RECORD TYPE Trip ("),
            ("swift", "let text = \"RECORD TYPE Trip (\""),
            ("", "RECORD TYPE <name>"),
        ])
    func others(language: String, code: String) throws {
        let read = try DeclaredText("# Schema\n\n```\(language)\n\(code)\n```\n")
        #expect(read.entities == [])
    }

    @Test("NUMBER is no type to keep")
    func numbers() throws {
        let read = try DeclaredText(
            "```ckdb\nRECORD TYPE Trip (\n    a NUMBER,\n    b NUMBER PREFERRED AS INT64,\n    c INT64\n);\n```\n"
        )
        #expect(read.entities == ["Trip: a DOUBLE, b INT64, c INT64"])
        #expect(
            read.schema.diagnostics.map(\.message) == [
                "'a' is a NUMBER, read as DOUBLE", "'b' is a NUMBER, read as INT64",
            ])
    }

    @Test("Text that breaks the grammar is said to be unread")
    func damaged() throws {
        let read = try DeclaredText(
            "# `Trip`\n\n```ckdb\nRECORD TYPE Trip (\n    title STRIN,\n)\n```\n\n## x\n")
        #expect(read.schema.entities.flatMap(\.fields).isEmpty)
    }
}
