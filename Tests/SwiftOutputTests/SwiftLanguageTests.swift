import Diagnostics
import Output
import SchemaModel
import SwiftLanguage
import TestSupport
import Testing

@Suite struct SwiftLanguageTests {
    private func names(
        of entities: [String], fields: [Field] = [], _ options: OutputOptions = OutputOptions()
    ) -> SwiftNames {
        let entities = entities.map {
            Entity(name: $0, kind: .cloudKit, span: SampleSchema.span, fields: fields)
        }
        return SwiftNames(Schema(name: "Test", entities: entities), options: options)
    }

    @Test(arguments: [
        ("DeedCard", "DeedCard"), ("CD_Bottle", "CD_Bottle"), ("users", "users"),
        ("public.posts", "PublicPosts"),
        ("Chat Message", "ChatMessage"), ("3D Model", "_3DModel"), ("日本語", "日本語"), ("class", "`class`"),
        ("Date", "DateRecord"), ("Type", "TypeRecord"), ("self", "selfRecord"), ("Locale", "Locale"),
        ("🏃", "Record"),
        ("", "Record"), ("_", "Record"), ("Field", "FieldRecord"), ("a\u{202E}b", "AB"),
    ])
    func typesAreNamedAsTheDocumentDoesWhereSwiftCan(name: String, expected: String) {
        let names = names(of: [name])
        #expect(names.types[0].name.source == expected)
        let isSame = names.types[0].name.name == name
        #expect(names.diagnostics.map(\.id.rawValue) == (isSame ? [] : ["name.changed"]))
    }

    @Test(arguments: [
        ("name", "name"), ("first-name", "firstName"), ("First Name", "firstName"), ("URL", "url"),
        ("Date", "date"), ("Columns", "columns"), ("type", "type"),
        ("URL text", "urlText"),
        ("default", "`default`"), ("self", "self_"), ("hashValue", "hashValue_"),
        ("description", "description"),
        ("3d", "_3d"), ("created_at", "created_at"), ("🏃", "field"), ("await", "`await`"), ("init", "`init`"),
    ])
    func propertiesAreNamedAsTheDocumentDoesWhereSwiftCan(name: String, expected: String) {
        let names = names(of: ["Thing"], fields: [SampleSchema.field(name, .string)])
        #expect(names.types[0].properties[0]?.name.source == expected)
        #expect(names.types[0].properties[0]?.key == name)
    }

    @Test func helpersAgainstDuplicatesHaveRoomForTheirOwn() {
        let fields = ["identity", "uniqueKey", "name"].map { SampleSchema.field($0, .string) }
        var entity = Entity(name: "Thing", kind: .cloudKit, span: SampleSchema.span, fields: fields)
        func properties() -> [String?] {
            SwiftNames(Schema(name: "Test", entities: [entity]), options: OutputOptions()).types[0].properties
                .map { $0?.name.name }
        }
        #expect(properties() == ["identity", "uniqueKey", "name"])
        entity.uniqueKeys = [UniqueKey(fields: ["name"], span: SampleSchema.span)]
        #expect(properties() == ["identity_", "uniqueKey_", "name"])
    }

    @Test func namesThatDifferByCaseHaveFilesThatDiffer() {
        let types = names(of: ["Note", "note", "NOTE", "main", "CON", "cloudRecord"]).types
        #expect(types.map(\.name.name) == ["Note", "note", "NOTE", "main", "CON", "cloudRecord"])
        #expect(
            types.map(\.fileName) == [
                "Note", "note2", "NOTE3", "mainRecord", "CONRecord", "cloudRecordRecord",
            ])
    }

    @Test func equalNamesAreNumberedInLinearTime() {
        let fields = (0..<20_000).map {
            SampleSchema.field(
                String(repeating: "-", count: $0 % 7) + "a b\($0 % 2 == 0 ? " " : "")", .string)
        }
        let many = (0..<5000).map { "a\(String(repeating: ".", count: $0 % 50))b\($0)." }
        let properties = names(of: ["Thing"], fields: fields).types[0].properties.compactMap(\.self)
        #expect(Set(properties.map(\.name)).count == properties.count)
        let types = names(of: many).types
        #expect(
            Set(types.map(\.name)).count == 5000 && Set(types.map { $0.fileName.lowercased() }).count == 5000)
    }

    @Test func longNamesAreCut() {
        let long = [
            String(repeating: "x", count: 10_000) + "1", String(repeating: "x", count: 10_000) + "2",
            String(repeating: "語", count: 5000),
        ]
        let types = names(of: long).types
        #expect(Set(types.map(\.fileName)).count == 3)
        #expect(types.allSatisfy { $0.fileName.utf8.count <= 130 })
    }

    @Test func aPathIsNoName() {
        #expect(names(of: ["../../x"]).diagnostics.map(\.id.rawValue) == ["name.unsafe", "name.changed"])
        #expect(names(of: ["../../x"]).types[0].fileName == "X")
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\(c)", #""a\"b\\(c)""#), ("\0\n\r\t", #""\0\n\r\t""#),
        ("\u{202E}x\u{2028}", #""\u{202E}x\u{2028}""#), ("🏃‍♀️ é", "\"🏃‍♀️ é\""),
        ("\u{7F}\u{FEFF}", #""\u{7F}\u{FEFF}""#),
        ("", #""""#),
    ])
    func literalsMeanTheTextAndHideNothing(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test func commentsStayComments() {
        let lines = SwiftComment.documentation(
            "ends */ here\u{202E}\u{2028}and\0 there\n\nagain", indentation: 4)
        #expect(lines == ["ends */ here and there", "", "again"])
        let long = SwiftComment.documentation(String(repeating: "word ", count: 100), indentation: 4)
        #expect(long.allSatisfy { $0.count <= 96 } && long.count > 4)
        #expect(SwiftComment.line("a\nb\u{2029}c") == "a b c")
        #expect(SwiftComment.documentation(nil, indentation: 0).isEmpty)
    }

    @Test func casesAreSpelledAsSwiftDoes() throws {
        let values = [
            "in repair", "IN_PROGRESS", "Active", "URL", "24h", "default", "allCases", "in-repair", "🏃",
            "unrecognized",
            "active", "in repair",
        ]
        let type = EnumType(
            name: "Status", rawType: .string, cases: values.map { .init(name: $0, rawValue: $0) })
        let field = SampleSchema.field("status", .string) { $0.enumName = "Status" }
        let entity = Entity(name: "Thing", kind: .cloudKit, span: SampleSchema.span, fields: [field])
        let names = SwiftNames(
            Schema(name: "Test", entities: [entity], enums: [type]), options: OutputOptions())
        let generated = try #require(names.types[0].enums.first)
        #expect(
            generated.cases.map(\.name.source) == [
                "inRepair", "inProgress", "active", "url", "value24h", "`default`", "allCases2", "inRepair2",
                "value",
                "unrecognized", "active2",
            ])
        #expect(generated.unrecognized.name == "unrecognized2")
        #expect(names.types[0].properties[0]?.type.source == "Status")
    }

    @Test func integersKeepTheirNames() throws {
        let cases = [("low", "0"), ("-1", "-1"), ("10", "10"), ("none", "x")]
        let type = EnumType(
            name: "Type", rawType: .int, cases: cases.map { .init(name: $0.0, rawValue: $0.1) })
        let field = SampleSchema.field("type", .int, stored: "INT64") { $0.enumName = "Type" }
        let entity = Entity(name: "Thing", kind: .cloudKit, span: SampleSchema.span, fields: [field])
        let names = SwiftNames(
            Schema(name: "Test", entities: [entity], enums: [type]), options: OutputOptions())
        let generated = try #require(names.types[0].enums.first)
        #expect(generated.qualifiedName == "Thing.ThingType")
        #expect(generated.cases.map(\.name.name) == ["low", "valueMinus1", "value10"])
        #expect(generated.cases.map(\.literal) == ["0", "-1", "10"])
    }

    @Test func optionsThatFitNoFieldAreReported() {
        let options = OutputOptions(enumTypes: [
            "Thing.date": "X", "Thing.name": "not a type", "Thing.none": "X", "Nothing.at.all": "X",
            "Thing.nickname": "class",
        ])
        let fields = [
            SampleSchema.field("name", .string), SampleSchema.field("date", .date, stored: "TIMESTAMP"),
            SampleSchema.field("nickname", .string),
        ]
        let diagnostics = names(of: ["Thing"], fields: fields, options).diagnostics
        #expect(
            diagnostics.map(\.id.rawValue) == ["enumType.misplaced", "enumType.invalid", "enumType.invalid"])
    }
}
