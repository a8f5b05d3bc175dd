import Diagnostics
import Foundation
import Inspection
import SchemaModel
import TestSupport
import Testing

/// `inspect` in both forms, from schemas made by hand.
struct InspectionTests {
    private static let source = SourceFile(path: "Library.md", text: Array("# Library\n\n| a | b |\n".utf8))

    private func report(_ schema: Schema, _ diagnostics: [Diagnostic] = []) -> InspectionReport {
        InspectionReport(schema: schema, diagnostics: diagnostics, sources: SourceFiles([Self.source]))
    }

    private func object(_ schema: Schema, _ diagnostics: [Diagnostic] = []) throws -> [String: Any] {
        let json = report(schema, diagnostics).json()
        return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    private func text(_ schema: Schema, _ diagnostics: [Diagnostic] = []) -> String {
        String(decoding: report(schema, diagnostics).json(), as: UTF8.self)
    }

    @Test func jsonIsValidAndHasEveryEntity() throws {
        let entities = try #require(try object(SampleSchema.library)["entities"] as? [[String: Any]])
        #expect(entities.map { $0["name"] as? String } == ["Shelf", "Book", "Loan"])
        let fields = try #require(entities[1]["fields"] as? [[String: Any]])
        #expect(fields.count == SampleSchema.library.entities[1].fields.count)
        let pages = try #require(fields.first { $0["name"] as? String == "pages" })
        #expect(pages["range"] as? [Int] == [1, 9999])
        #expect(pages["optional"] as? Bool == true)
        #expect(pages["references"] is NSNull)
    }

    @Test func keysStandInTheOrderOfTheContract() {
        var field = SampleSchema.field("a", .bool, stored: "INT64")
        field.isOptional = nil
        field.evidence = [Evidence(.inferred, "'is' in the name"), Evidence(.declared, "'flag'")]
        field.inverse = FieldPath(entity: "B", field: "c")
        field.span = SourceSpan(file: 0, lower: 13, upper: 14)
        let entity = Entity(
            name: "A", kind: .cloudKit, span: SourceSpan(file: 0, lower: 2, upper: 3), fields: [field],
            indexes: [Index(kind: .sortable, fields: [.init(name: "a", descending: true)])],
            uniqueKeys: [UniqueKey(fields: ["a"], alternative: true, span: SampleSchema.span)],
            grants: [Grant(role: "_world", permissions: [.read])],
            rows: [
                Row(values: [.init(field: "a", text: "1", span: SampleSchema.span)], span: SampleSchema.span)
            ])
        let schema = Schema(
            name: "S", documents: [SchemaDocument(path: "Library.md", database: .private)],
            entities: [entity],
            enums: [EnumType(name: "E", rawType: .int, cases: [.init(name: "one", rawValue: "1")])],
            unread: [UnreadBlock(span: SampleSchema.span, what: .list, reason: "no field")])
        let finding = Diagnostic(DiagnosticID("a.b"), .note, "say \"yes\"", at: nil)
        let expected = #"""
            {
              "formatVersion": 1,
              "documents": [
                { "path": "Library.md", "container": null, "database": "private", "zone": null }
              ],
              "entities": [
                {
                  "name": "A",
                  "kind": "cloudKit",
                  "database": null,
                  "zone": null,
                  "primaryKey": null,
                  "recordName": null,
                  "doc": null,
                  "source": { "path": "Library.md", "line": 1, "column": 3 },
                  "fields": [
                    {
                      "name": "a",
                      "stored": "INT64",
                      "type": "bool",
                      "list": false,
                      "optional": null,
                      "default": null,
                      "references": null,
                      "inverse": "B.c",
                      "onDelete": null,
                      "enum": null,
                      "range": null,
                      "encrypted": false,
                      "doc": null,
                      "evidence": [
                        "inferred: 'is' in the name",
                        "declared: 'flag'"
                      ],
                      "source": { "path": "Library.md", "line": 3, "column": 3 }
                    }
                  ],
                  "indexes": [
                    { "kind": "sortable", "fields": [ { "name": "a", "descending": true } ] }
                  ],
                  "uniqueKeys": [
                    { "fields": [ "a" ], "alternative": true }
                  ],
                  "grants": [
                    { "role": "_world", "permissions": [ "READ" ] }
                  ],
                  "rows": [
                    { "a": "1" }
                  ]
                }
              ],
              "enums": [
                { "name": "E", "rawType": "int", "cases": [ "one" ] }
              ],
              "unread": [
                { "source": { "path": "Library.md", "line": 1, "column": 1 }, "what": "list", "reason": "no field" }
              ],
              "diagnostics": [
                { "id": "a.b", "severity": "note", "message": "say \"yes\"", "source": null }
              ]
            }

            """#
        #expect(text(schema, [finding]) == expected)
    }

    @Test func anEmptySchemaHasEmptyLists() {
        let expected = """
            {
              "formatVersion": 1,
              "documents": [],
              "entities": [],
              "enums": [],
              "unread": [],
              "diagnostics": []
            }

            """
        #expect(text(Schema(name: "S")) == expected)
    }

    @Test(arguments: [
        "", "\"", "\\", "a\nb\r\n\tc", "\u{0}\u{1F}\u{7F}", "שלום \u{202E}abc", "👩‍👩‍👧‍👦 é e\u{301}", "\u{2028}",
        String(repeating: "x", count: 10_000), "</script>", "$(rm -rf /)",
    ])
    func everyTextComesBackFromJSON(_ hostile: String) throws {
        var entity = Entity(name: hostile, kind: .table, documentation: hostile, span: SampleSchema.span)
        entity.rows = [
            Row(
                values: [
                    .init(field: hostile, text: hostile, span: SampleSchema.span),
                    .init(field: hostile, text: "second", span: SampleSchema.span),
                ], span: SampleSchema.span)
        ]
        let entities = try #require(
            try object(Schema(name: "S", entities: [entity]))["entities"] as? [[String: Any]])
        #expect(entities[0]["name"] as? String == hostile)
        #expect(entities[0]["doc"] as? String == hostile)
        #expect(entities[0]["rows"] as? [[String: String]] == [[hostile: hostile]])
    }

    @Test func diagnosticsAreSorted() throws {
        let findings = [13, 2, 0].map {
            Diagnostic(
                DiagnosticID("x.y"), .warning, "\($0)", at: SourceSpan(file: 0, lower: $0, upper: $0 + 1))
        }
        let list = try #require(try object(Schema(name: "S"), findings)["diagnostics"] as? [[String: Any]])
        #expect(list.map { $0["message"] as? String } == ["0", "2", "13"])
    }

    @Test func thePageShowsWhatAPersonChecks() {
        var schema = SampleSchema.library
        schema.entities[0].fields[2].evidence = [Evidence(.inferred, "'is' in the name")]
        schema.unread = [
            UnreadBlock(span: SampleSchema.span, what: .table, reason: "no column names a field")
        ]
        let page = report(schema, [Diagnostic(DiagnosticID("a.b"), .warning, "odd", at: SampleSchema.span)])
            .text()
        #expect(
            page.hasPrefix(
                """
                Library.md: container iCloud.org.example.library

                Shelf (cloudKit) Library.md:1:1
                  A shelf in the `main` hall.

                  line  field     stored  type    optional  default
                  1     id        STRING  uuid    required
                  1     label     STRING  string  required
                  1     isLocked  INT64   bool ?  required  0

                  ?  isLocked  'is' in the name

                  unique: label
                  queryable: label
                  _creator may read, write

                  records of its own:
                    recordName                            id                                    label
                    00000000-0000-0000-0000-000000000001  00000000-0000-0000-0000-000000000001  It's here

                Book (cloudKit, record name is a uuid) Library.md:1:1

                """))
        #expect(
            page.contains(
                "  1     shelf      REFERENCE         reference    optional           → Shelf, on delete nullify\n"
            ))
        #expect(
            page.hasSuffix(
                """
                Enumerations
                  Condition  string  new, worn, in repair
                  Priority   int     low = 0, high = 1

                Findings
                  Library.md:1:1: warning: odd [a.b]

                Not read
                  Library.md:1:1: table: no column names a field

                3 entities, 27 fields, 1 of them with a guess (?); 1 block was not read

                """))
    }

    @Test(arguments: [(1...5, "1...5"), (0...Int64.max, "0..."), (Int64.min...9, "...9")])
    func thePageShowsAnOpenEndAsNone(range: ClosedRange<Int64>, expected: String) {
        let field = SampleSchema.field("count", .int) { $0.range = range }
        let entity = Entity(name: "Box", kind: .cloudKit, span: SampleSchema.span, fields: [field])
        let page = report(Schema(name: "S", entities: [entity])).text()
        let line = page.split(separator: "\n").first { $0.contains("count") }
        #expect(line?.split(separator: " ").last.map(String.init) == expected)
    }

    @Test func thePageShowsWhatIsAskedOfTheStore() {
        let field = SampleSchema.field("photo", .data) {
            $0.originalName = "picture"
            $0.attributeOptions = [.externalStorage, .spotlight]
        }
        let entity = Entity(name: "Box", kind: .swiftData, span: SampleSchema.span, fields: [field])
        let line = report(Schema(name: "S", entities: [entity])).text().split(separator: "\n")
            .first { $0.contains("photo") }
        #expect(line?.hasSuffix("  originally picture, externalStorage, spotlight") == true)
    }

    @Test func oneCellDoesNotSpoilThePage() {
        let long = String(repeating: "名", count: 10_000)
        let entity = Entity(
            name: "A", kind: .cloudKit, span: SampleSchema.span, fields: [SampleSchema.field(long, .string)])
        let page = report(Schema(name: "S", entities: [entity])).text()
        #expect(page.contains("名…  STRING"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count < 160 })
    }
}
