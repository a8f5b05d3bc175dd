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

    @Test func standsInTheExportersOrder() throws {
        let schema = try parse(
            """
            create role b; create role a;
            record type Z (x string sortable queryable);
            record type A (
              name STRING SEARCHABLE QUERYABLE, "___recordID" REFERENCE QUERYABLE, CD_x INT64,
              grant create, read to "_world", GRANT WRITE TO "_creator"
            );
            """
        ).canonical
        #expect(schema.roles == ["a", "b"])
        #expect(schema.recordTypes.map(\.name) == ["A", "Z"])
        #expect(
            schema.recordTypes[0].fieldLines == [
                "CD_x INT64",
                "\"___recordID\" REFERENCE QUERYABLE",
                "name STRING QUERYABLE SEARCHABLE",
            ])
        #expect(
            schema.recordTypes[0].grants.map(\.line) == [
                "GRANT WRITE TO \"_creator\"", "GRANT READ, CREATE TO \"_world\"",
            ])
        #expect(schema.recordTypes[1].fieldLines == ["x STRING QUERYABLE SORTABLE"])
    }

    @Test(
        "Names that are none are quoted, and words that Apple lists",
        arguments: [
            ("type", "type"), ("a_1", "a_1"), ("CD_x", "CD_x"), ("grant", "\"grant\""),
            ("Queryable", "\"Queryable\""), ("___etag", "\"___etag\""), ("_world", "\"_world\""),
            ("cloudkit.share", "\"cloudkit.share\""), ("1a", "\"1a\""),
        ])
    func quotes(name: String, quoted: String) throws {
        #expect(CloudKitSchemaText.quoted(name) == quoted)
        #expect(try field("\(quoted) STRING").name == name)
    }

    /// Quotation marks make a word a name, whatever word it is.
    @Test(arguments: [
        "RECORD TYPE T (a \"STRING\")", "RECORD TYPE T (a STRING \"QUERYABLE\")",
        "RECORD TYPE T (GRANT \"READ\" TO x)", "\"CREATE\" ROLE x",
        "RECORD TYPE T (a NUMBER PREFERRED AS \"INT64\")",
    ])
    func aQuotedWordIsNoKeyword(text: String) {
        #expect(throws: CloudKitSyntaxError.self) { try parse(text) }
    }

    @Test func everyWordOfTheLanguageCanNameAField() throws {
        let words = [
            "DEFINE", "SCHEMA", "CREATE", "ROLE", "RECORD", "TYPE", "GRANT", "READ", "WRITE", "TO", "LIST",
            "ENCRYPTED", "NUMBER", "PREFERRED", "AS", "ASSET", "STRING", "QUERYABLE", "SORTABLE",
            "SEARCHABLE",
        ]
        let items = words.map { "\"\($0)\" LIST<STRING> QUERYABLE, \($0) STRING" }.joined(separator: ",")
        let type = try #require(try parse("RECORD TYPE T (\(items))").recordTypes.first)
        #expect(type.fields.map(\.name) == words.flatMap { [$0, $0] })
        #expect(type.grants.isEmpty)
    }

    @Test func aTypeIsTheWholeText() {
        #expect(CloudKitSchemaText.DataType(spelling: "LIST<INT64>") == .init(.int64, isList: true))
        #expect(CloudKitSchemaText.DataType(spelling: "ENCRYPTED BYTES") == .init(.bytes, isEncrypted: true))
        for text in ["", "INT64 QUERYABLE", "Int", "LIST<", "ENCRYPTED ASSET", "/*"] {
            #expect(CloudKitSchemaText.DataType(spelling: text) == nil)
        }
    }

    @Test(
        "Indexes that a type can have",
        arguments: [
            ("STRING", "QUERYABLE SEARCHABLE SORTABLE"), ("LIST<STRING>", "QUERYABLE SEARCHABLE"),
            ("INT64", "QUERYABLE SORTABLE"), ("REFERENCE", "QUERYABLE"), ("ASSET", ""),
            ("LIST<ASSET>", ""), ("ENCRYPTED STRING", ""), ("LIST<REFERENCE>", "QUERYABLE"),
        ])
    func options(spelling: String, options: String) throws {
        let possible = try field("a \(spelling)").type.possibleOptions
        let words = CloudKitSchemaText.Option.allCases.filter(possible.contains).map(\.rawValue)
        #expect(words.joined(separator: " ") == options)
    }

    @Test(arguments: [
        "", "DEFINE", "RECORD TYPE", "RECORD TYPE T (", "\"", "/*", "RECORD TYPE T (a", "GRANT", ";",
    ])
    func survivesFragments(text: String) {
        _ = try? parse(text)
    }
}
