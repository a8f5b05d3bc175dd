import CloudKitLanguage
import Testing

@Suite("CloudKit's schema language")
struct CloudKitLanguageTests {
    private func parse(_ text: String) throws -> CloudKitSchemaText {
        try CloudKitParser.parse(Array(text.utf8))
    }

    private func field(_ text: String) throws -> CloudKitSchemaText.Field {
        try #require(try parse("RECORD TYPE T (\(text))").recordTypes.first?.fields.first)
    }

    @Test(arguments: [
        "ASSET", "BYTES", "DOUBLE", "INT64", "LOCATION", "REFERENCE", "STRING", "TIMESTAMP", "NUMBER",
        "NUMBER PREFERRED AS INT64", "NUMBER PREFERRED AS DOUBLE", "ENCRYPTED STRING", "ENCRYPTED LOCATION",
        "LIST<STRING>", "LIST<ENCRYPTED BYTES>",
    ])
    func readsEveryType(spelling: String) throws {
        #expect(try field("f \(spelling)").type.spelling == spelling)
    }

    @Test(arguments: [
        "ENCRYPTED ASSET", "ENCRYPTED REFERENCE", "LIST<LIST<STRING>>", "ENCRYPTED LIST<STRING>", "TEXT", "",
    ])
    func refusesWhatTheGrammarDoesNotDerive(spelling: String) {
        #expect(throws: CloudKitSyntaxError.self) { try field("f \(spelling)") }
    }

    @Test func readsAllThreeCommentForms() throws {
        let schema = try parse(
            """
            -- before
            DEFINE SCHEMA
            /* a /* b */
            RECORD TYPE T ( // here
                a STRING, // the first
                b INT64 -- the last
            );
            """)
        #expect(schema.recordTypes[0].fields.map(\.comment) == ["the first", "the last"])
    }

    @Test func commaInAGrantGoesOnWithIt() throws {
        let type = try parse("RECORD TYPE T (a STRING, GRANT READ, WRITE TO \"_creator\", b STRING)")
            .recordTypes[0]
        #expect(type.fields.map(\.name) == ["a", "b"])
        #expect(type.grants == [.init([.read, .write], to: "_creator")])
    }

    @Test func namesMayBeWordsOfTheLanguage() throws {
        let type = try parse("RECORD TYPE \"cloudkit.share\" (type STRING, \"grant\" STRING, list INT64)")
            .recordTypes[0]
        #expect(type.name == "cloudkit.share")
        #expect(type.fields.map(\.name) == ["type", "grant", "list"])
    }

    @Test func pinsAnErrorToItsPlace() throws {
        let text = "RECORD TYPE T (a STRNG)"
        let error = #expect(throws: CloudKitSyntaxError.self) { try parse(text) }
        #expect(error?.range == 17..<22)
    }

    @Test func printsAsTheExporterDoes() throws {
        let schema = try parse(
            """
            create role b; create role a;
            record type Z (x string sortable queryable);
            record type A (
              name STRING SEARCHABLE QUERYABLE, "___recordID" REFERENCE QUERYABLE, CD_x INT64,
              grant create, read to "_world", GRANT WRITE TO "_creator"
            );
            """)
        #expect(
            schema.canonicalText == """
                DEFINE SCHEMA

                    CREATE ROLE a;
                    CREATE ROLE b;

                    RECORD TYPE A (
                        CD_x          INT64,
                        "___recordID" REFERENCE QUERYABLE,
                        name          STRING QUERYABLE SEARCHABLE,
                        GRANT WRITE TO "_creator",
                        GRANT READ, CREATE TO "_world"
                    );

                    RECORD TYPE Z (
                        x STRING QUERYABLE SORTABLE
                    );

                """)
        #expect(try parse(schema.canonicalText).canonicalText == schema.canonicalText)
    }

    @Test(arguments: [
        "", "DEFINE", "RECORD TYPE", "RECORD TYPE T (", "\"", "/*", "RECORD TYPE T (a", "GRANT", ";",
    ])
    func survivesFragments(text: String) {
        _ = try? parse(text)
    }
}
