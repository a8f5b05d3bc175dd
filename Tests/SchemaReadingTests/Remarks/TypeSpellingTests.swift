import Diagnostics
import RemarkReading
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

@Suite struct TypeSpellingTests {
    /// Spelling, then what it means: name, list, optional, encrypted, target.
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let name: String
        var list = false
        var optional: Bool?
        var encrypted = false
        var target: String?

        init(
            _ text: String, _ name: String, list: Bool = false, optional: Bool? = nil,
            encrypted: Bool = false,
            target: String? = nil
        ) {
            self.text = text
            self.name = name
            self.list = list
            self.optional = optional
            self.encrypted = encrypted
            self.target = target
        }

        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case("Int64", "Int64"), Case("INT64", "INT64"), Case("Int(64)", "Int(64)"), Case("`Int64`", "Int64"),
        Case("**String**", "String"), Case("Date/Time", "Date/Time"), Case("Timestamp", "Timestamp"),
        Case("List<Int64>", "Int64", list: true), Case("[String]", "String", list: true),
        Case("String[]", "String", list: true), Case("List (String)", "String", list: true),
        Case("String List", "String", list: true), Case("String **List**", "String", list: true),
        Case("Reference List", "Reference", list: true), Case("Double (List)", "Double", list: true),
        Case("List of String", "String", list: true), Case("Liste von Zahlen", "Zahlen", list: true),
        Case("[CKAsset]?", "CKAsset", list: true, optional: true), Case("Set<UUID>", "UUID", list: true),
        Case("String?", "String", optional: true), Case("Optional<Date>", "Date", optional: true),
        Case("String (optional)", "String", optional: true),
        Case("String (Optional)", "String", optional: true),
        Case("Double (optional; meters)", "Double", optional: true),
        Case("Int(64) (required)", "Int(64)", optional: false),
        Case("String (optional, Queryable)", "String", optional: true),
        Case("String, optional", "String", optional: true), Case("String（可选）", "String", optional: true),
        Case("List<Int64> (optional)", "Int64", list: true, optional: true),
        Case("Reference", "Reference"), Case("Reference(Tag)", "Reference", target: "Tag"),
        Case("Reference (`Tag`)", "Reference", target: "Tag"),
        Case("List<Reference(Tag)>", "Reference", list: true, target: "Tag"),
        Case("[Reference(Tag)]", "Reference", list: true, target: "Tag"),
        Case("[CKRecord.Reference(Tag)]?", "CKRecord.Reference", list: true, optional: true, target: "Tag"),
        Case("Array<Reference<Tag>>", "Reference", list: true, target: "Tag"),
        Case("List(Reference(Tag))", "Reference", list: true, target: "Tag"),
        Case("Optional(Reference(Tag))", "Reference", optional: true, target: "Tag"),
        Case("Reference(Tag)?", "Reference", optional: true, target: "Tag"),
        Case("Reference(Tag)[]", "Reference", list: true, target: "Tag"),
        Case("Reference(Tag)[]?", "Reference", list: true, optional: true, target: "Tag"),
        Case("Reference → Tag?", "Reference", optional: true, target: "Tag"),
        Case("Reference (Tag), optional", "Reference", optional: true, target: "Tag"),
        Case("Reference (optional), queryable", "Reference", optional: true),
        Case("Reference (to Tag)", "Reference", target: "Tag"),
        Case("Reference → Tag", "Reference", target: "Tag"),
        Case("Reference -> Tag", "Reference", target: "Tag"),
        Case("Reference to Tag", "Reference", target: "Tag"),
        Case("Reference list to Tag", "Reference", list: true, target: "Tag"),
        Case("[CKRecord.Reference] of Tag", "CKRecord.Reference", list: true, target: "Tag"),
        Case("To-many reference to Tag", "reference", list: true, target: "Tag"),
        Case("Referenzliste auf Tag", "Referenz", list: true, target: "Tag"),
        Case("CKRecord.Reference", "CKRecord.Reference"),
        Case("CKRecord.Reference<Tag>", "CKRecord.Reference", target: "Tag"),
        Case("Reference (optional)", "Reference", optional: true),
        Case("[Reference<Tag>]", "Reference", list: true, target: "Tag"),
        Case("List<Reference>", "Reference", list: true),
        Case("Reference(Tag)?", "Reference", optional: true, target: "Tag"),
        Case("Relationship to Part (one-to-many)", "Relationship", list: true, target: "Part"),
        Case("Relationship to Part (many-to-one)", "Relationship", target: "Part"),
        Case("Asset", "Asset"), Case("Asset (CKAsset)", "Asset"), Case("Bytes", "Bytes"),
        Case("Bytes (ENCRYPTED_STRING)", "Bytes", encrypted: true), Case("Binary Data", "Binary Data"),
        Case("Encrypted String", "String", encrypted: true),
        Case("ENCRYPTED STRING", "STRING", encrypted: true),
        Case("String (encrypted)", "String", encrypted: true),
        Case("Encrypted Date/Time (optional)", "Date/Time", optional: true, encrypted: true),
        Case("Bool / NSNumber", "Bool"), Case("Int64 as Boolean", "Int64"), Case("Integer 64", "Integer 64"),
        Case("varchar(255)", "varchar(255)"), Case("varchar(50)[]", "varchar(50)", list: true),
        Case("numeric(10,2)", "numeric(10,2)"), Case("timestamp with time zone", "timestamp with time zone"),
        Case("double precision", "double precision"), Case("TEXT PK", "TEXT"),
        Case("TEXT NULL FK", "TEXT", optional: true),
        Case("TEXT NOT NULL", "TEXT", optional: false), Case("uuid — **new**: of the sale", "uuid"),
        Case("numeric, default 0", "numeric"), Case("Bytes (JSON-encoded `[String:String]`)", "Bytes"),
        Case("[String: String]", "[String: String]"),
        Case("ExecutionStatus?", "ExecutionStatus", optional: true),
        Case("Date | null", "Date", optional: true), Case("`string | undefined`", "string", optional: true),
        Case("'car' | 'train' | null", "String", optional: true), Case("'car' | 'train' | string", "string"),
        Case("Trip | Stop", "Trip | Stop"),
        Case("enum (car, etc)", "enum"), Case("Int46", "Int46"), Case("🤷 (optional)", "🤷", optional: true),
    ]

    @Test(arguments: cases)
    func spelling(_ expected: Case) throws {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(expected.text.utf8.count))
        let type = try #require(TypeSpelling(expected.text, at: span)).type
        #expect(type.name == expected.name)
        #expect(type.isList == expected.list)
        #expect(type.isOptional == expected.optional)
        #expect(type.isEncrypted == expected.encrypted)
        #expect(type.argument == expected.target)
    }

    @Test(arguments: ["", " ", "-", "—", "–", "n/a", "`—`"])
    func placeholder(_ text: String) {
        #expect(TypeSpelling(text, at: SourceSpan(file: 0, lower: 0, upper: 0)) == nil)
    }

    /// Spelling, and the facts that its further words state.
    static let remarks: [(String, [Remark.Fact])] = [
        ("String (JSON)", [.json]), ("Int64 (0/1)", [.boolean]), ("Int64 (1–3)", [.range(1...3)]),
        ("Int64 (Boolean)", [.boolean]), ("Int64 (boolean flag)", [.boolean]), ("String (UUID)", [.uuid]),
        ("String (PK)", [.primaryKey]), ("`UUID` (PK)", [.primaryKey]),
        ("String (Queryable)", [.index(.queryable)]),
        ("`Decimal` (computed)", [.notStored]), ("String (unique)", [.unique]),
        ("String (create/update/delete)", [.listedValues(values("create", "update", "delete"), name: nil)]),
        ("text (draft|sent)", [.listedValues(values("draft", "sent"), name: nil)]),
        ("String (optional, Reference to Company)", [.references("Company")]),
        ("uuid (→ profiles)", [.references("profiles")]), ("TEXT FK", [.references("")]),
        ("Relationship to Part (one-to-many, cascade delete)", [.onDelete(.cascade)]),
        ("numeric, default 0", [.defaultText("0")]), ("Int64 as Boolean", [.boolean]),
        ("car | train", [.listedValues(values("car", "train"), name: nil)]),
        ("'Car' | 'Night train'", [.listedValues(values("Car", "Night train"), name: nil)]),
        ("\"car\" | \"train\"", [.listedValues(values("car", "train"), name: nil)]),
        (
            "car (default) | train",
            [.listedValues(values("car", "train"), name: nil), .defaultText("car")]
        ),
        (
            "Car | Train (default) | null",
            [.listedValues(values("Car", "Train"), name: nil), .defaultText("Train")]
        ),
        ("String (default) | Int64", []), ("car (the red one) | train", []),
        ("CAR|TRAIN", [.listedValues(values("CAR", "TRAIN"), name: nil)]),
        ("`car | train` → `kindRaw`", [.listedValues(values("car", "train"), name: nil)]),
        ("enum { car, train }", [.listedValues(values("car", "train"), name: nil)]),
        ("Enum('car', 'train')", [.listedValues(values("car", "train"), name: nil)]),
        ("enum: car / train", [.listedValues(values("car", "train"), name: nil)]),
        ("Trip | Stop", []), ("Date | null", []), ("'car' | 'train' | string", []), ("enum (car, etc)", []),
        ("Reference, target type `Trip`", [.references("Trip")]),
        ("String, Queryable ✓ (since spring)", [.index(.queryable)]),
        ("String (ISO 8601)", []), ("Double (km/h)", [.listedValues(values("km", "h"), name: nil)]),
        ("String (YYYY-MM-DD)", []), ("Double (meters)", []),
    ]

    @Test(arguments: remarks)
    func remark(_ text: String, _ facts: [Remark.Fact]) throws {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(text.utf8.count))
        #expect(try #require(TypeSpelling(text, at: span)).remarks.map(\.fact) == facts)
    }

    @Test func hostileTextIsReadInLinearTime() {
        let span = SourceSpan(file: 0, lower: 0, upper: 0)
        for piece in ["(", "<", "[", "List<", "`", "\"", "a ", "Reference to ", "\u{202e}", "？", "1/", "\\|"]
        {
            _ = TypeSpelling(String(repeating: piece, count: 5_000), at: span)
        }
    }

    private static func values(_ names: String...) -> [EnumType.Case] {
        names.map { EnumType.Case(name: $0, rawValue: $0) }
    }

    @Test(
        "A type and the values that it takes",
        arguments: [
            ("String: easy, hard", ["easy", "hard"]), ("String: `easy`, `hard`", ["easy", "hard"]),
            ("String: easy, moderate or hard", ["easy", "moderate", "hard"]),
        ])
    func valuesBehindColon(text: String, values: [String]) throws {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(text.utf8.count))
        let spelling = try #require(TypeSpelling(text, at: span))
        let cases = values.map { EnumType.Case(name: $0, rawValue: $0) }
        #expect(spelling.type.name == "String")
        #expect(spelling.remarks.map(\.fact) == [.listedValues(cases, name: nil)])
    }

    @Test(
        "Marks and prose behind the colon of a type are no values",
        arguments: [
            "String: optional, unique", "String: what people see, and more", "String: a, etc", "String: open",
            "Int64: one, two",
        ])
    func noValues(text: String) throws {
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(text.utf8.count))
        let spelling = try #require(TypeSpelling(text, at: span))
        let listing = spelling.remarks.filter { $0.listsValues }
        #expect(listing.isEmpty)
    }
}
