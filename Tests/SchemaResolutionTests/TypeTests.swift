import Diagnostics
import SchemaModel
import Testing

@Suite struct TypeTests {
    static let spellings: [(String, FieldType, String)] = [
        ("Int64", .int, "INT64"), ("INT64", .int, "INT64"), ("Int(64)", .int, "INT64"),
        ("Integer", .int, "INT64"),
        ("Date/Time", .date, "TIMESTAMP"), ("Timestamp", .date, "TIMESTAMP"), ("Date", .date, "TIMESTAMP"),
        ("String", .string, "STRING"), ("Encrypted String", .string, "ENCRYPTED STRING"),
        ("Double", .double, "DOUBLE"), ("TimeInterval", .double, "DOUBLE"), ("Decimal", .decimal, "DOUBLE"),
        ("List<Int64>", .int, "LIST<INT64>"), ("[String]", .string, "LIST<STRING>"),
        ("String List", .string, "LIST<STRING>"), ("Reference List", .reference, "LIST<REFERENCE>"),
        ("Reference", .reference, "REFERENCE"), ("CKRecord.Reference", .reference, "REFERENCE"),
        ("Asset", .asset, "ASSET"), ("CKAsset", .asset, "ASSET"), ("Bytes", .data, "BYTES"),
        ("Binary Data", .data, "BYTES"), ("Location", .location, "LOCATION"), ("UUID", .uuid, "STRING"),
        ("URL", .url, "STRING"), ("Bool", .bool, "INT64"), ("Bool / NSNumber", .bool, "INT64"),
        ("varchar(255)", .string, "STRING"), ("timestamptz", .date, "TIMESTAMP"),
        ("numeric(10,2)", .decimal, "DOUBLE"),
        ("jsonb", .json, "STRING"), ("bigint", .int, "INT64"), ("bytea", .data, "BYTES"),
        ("JSON", .json, "STRING"),
    ]

    @Test func everySpellingHasItsTypeAndStorage() throws {
        for (spelling, type, stored) in Self.spellings {
            let field = try Resolved(
                rows: "`id` | String | |", "`mark` | Date/Time | |", "`it` | \(spelling) | |"
            )
            .field("it")
            #expect(field.type == type, "\(spelling)")
            #expect(field.stored == stored, "\(spelling)")
        }
    }

    /// Spelling, in the order of the documentation's languages, and how CloudKit stores it.
    static let everyday: [(String, FieldType, String)] = [
        ("Yes/No", .bool, "INT64"), ("File", .asset, "ASSET"), ("Decimal number", .decimal, "DOUBLE"),
        ("List of strings", .string, "LIST<STRING>"), ("Link", .url, "STRING"),
        ("Zeitstempel", .date, "TIMESTAMP"), ("Ja/Nein", .bool, "INT64"), ("Datei", .asset, "ASSET"),
        ("Kommazahl", .decimal, "DOUBLE"), ("Liste von Texten", .string, "LIST<STRING>"),
        ("Liste von Assets", .asset, "LIST<ASSET>"), ("Liste von Zahlen", .int, "LIST<INT64>"),
        ("Horodatage", .date, "TIMESTAMP"), ("Oui/Non", .bool, "INT64"), ("Fichier", .asset, "ASSET"),
        ("Localisation", .location, "LOCATION"), ("Liste de textes", .string, "LIST<STRING>"),
        ("Liste d'entiers", .int, "LIST<INT64>"), ("Nombre décimal", .decimal, "DOUBLE"),
        ("Marca de tiempo", .date, "TIMESTAMP"), ("Sí/No", .bool, "INT64"), ("Archivo", .asset, "ASSET"),
        ("Lista de textos", .string, "LIST<STRING>"), ("Número entero", .int, "INT64"),
        ("Sim/Não", .bool, "INT64"), ("Arquivo", .asset, "ASSET"),
        ("Lista de textos", .string, "LIST<STRING>"),
        ("Sì/No", .bool, "INT64"), ("Immagine", .asset, "ASSET"),
        ("Elenco di testi", .string, "LIST<STRING>"),
        ("Ja/Nee", .bool, "INT64"), ("Tijdstempel", .date, "TIMESTAMP"), ("Bestand", .asset, "ASSET"),
        ("Evet/Hayır", .bool, "INT64"), ("Zaman damgası", .date, "TIMESTAMP"), ("Dosya", .asset, "ASSET"),
        ("Metin listesi", .string, "LIST<STRING>"), ("Да/Нет", .bool, "INT64"), ("Строка", .string, "STRING"),
        ("Дата и время", .date, "TIMESTAMP"), ("Файл", .asset, "ASSET"),
        ("Список строк", .string, "LIST<STRING>"),
        ("はい/いいえ", .bool, "INT64"), ("タイムスタンプ", .date, "TIMESTAMP"), ("ファイル", .asset, "ASSET"),
        ("文字列のリスト", .string, "LIST<STRING>"), ("时间戳", .date, "TIMESTAMP"), ("图片", .asset, "ASSET"),
        ("文本列表", .string, "LIST<STRING>"),
    ]

    @Test func everydayWordsAreTypes() throws {
        for (spelling, type, stored) in Self.everyday {
            let resolved = Resolved(
                rows: "`id` | String | |", "`at` | Date/Time | |", "`it` | \(spelling) | |")
            #expect(try resolved.field("it").type == type, "\(spelling)")
            #expect(try resolved.field("it").stored == stored, "\(spelling)")
            #expect(resolved.count("type.unknown") == 0, "\(spelling)")
        }
    }

    @Test func aKnownTypeInBracketsDecides() throws {
        let resolved = Resolved(
            rows: "`a` | Vorschau (Asset) | |", "`b` | Foto (Bytes, optional) | |",
            "`c` | Preis (Double) | |",
            "`d` | String (UUID) | |", "`e` | Vorschau (groß) | |")
        #expect(try resolved.field("a").type == .asset)
        #expect(try resolved.field("b").type == .data)
        #expect(try resolved.field("b").isOptional == true)
        #expect(try resolved.field("c").type == .double)
        #expect(try resolved.field("d").type == .uuid)
        #expect(resolved.count("type.unknown") == 1)
        #expect(try resolved.diagnostic("type.unknown").message == "unknown type 'Vorschau'")
    }

    @Test func aListOfReferencesHasItsTarget() throws {
        for spelling in [
            "Liste von Verweisen (Card)", "List of references to Card", "Liste de références (Card)",
        ] {
            let field = try Resolved(rows: "`id` | String | |", "`members` | \(spelling) | |").field(
                "members")
            #expect(field.type == .reference && field.isList, "\(spelling)")
            #expect(field.references == "Card", "\(spelling)")
        }
    }

    @Test func everydayWordsGiveWayToWhatTheDocumentDescribes() throws {
        let tables = "## `Card`\n\n| Field | Type |\n| --- | --- |\n| `id` | String |\n| `image` | Image |\n"
        let image =
            "\n## `Image`\n\n| Field | Type |\n| --- | --- |\n| `id` | String |\n| `at` | Date/Time |\n"
        #expect(try Resolved("# CloudKit\n\n" + tables).field("image").type == .asset)
        #expect(try Resolved("# CloudKit\n\n" + tables + image).field("image").references == "Image")
        #expect(try Resolved("# SwiftData\n\n" + tables).field("image").enumName == "Image")
    }

    @Test func storageOfModelsIsAsWritten() throws {
        let resolved = Resolved(
            "# SwiftData\n\n## Card\n\n| Property | Type |\n| --- | --- |\n| `a` | `[String]?` |\n| `b` | Date |\n"
        )
        #expect(try resolved.field("a").stored == "[String]")
        #expect(try resolved.field("b").stored == "Date")
        #expect(resolved.schema.entities[0].kind == .swiftData)
    }

    @Test func unknownTypeIsAnErrorAtItsCell() throws {
        let resolved = Resolved(rows: "`id` | String | |", "`count` | 1️⃣Int46 | How many. |")
        let diagnostic = try resolved.diagnostic("type.unknown")
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.message == "unknown type 'Int46'")
        #expect(diagnostic.remedy == "did you mean 'Int64'?")
        #expect(resolved.isAtMark(diagnostic))
        #expect(try resolved.field("count").type == .string)
    }

    @Test func unknownNameIsAnEnumerationWhereItsValuesAreListed() throws {
        let field = try Resolved(rows: "`id` | String | |", "`state` | State | \"on\", \"off\" |").field(
            "state")
        #expect(field.type == .enum)
        #expect(field.enumName == "State")
    }

    @Test func fieldWithoutTypeIsATextAndSaysSo() throws {
        let field = try Resolved(rows: "`id` | String | |", "`free` | | Anything |").field("free")
        #expect(field.type == .string)
        #expect(field.evidence.map(\.basis) == [.inferred])
    }

    @Test(arguments: [
        ("Number | How many.", [Evidence.Basis.inferred]), ("Int64 | How many.", []),
        ("Number | 1 to 5", [.declared]),
    ])
    func numberIsAGuess(cells: String, bases: [Evidence.Basis]) throws {
        let field = try Resolved(rows: "`id` | String | |", "`n` | \(cells) |").field("n")
        #expect(field.type == .int)
        #expect(field.evidence.map(\.basis) == bases)
    }

    @Test func openRangesAreJoined() throws {
        let resolved = Resolved(
            rows: "`a` | Int64 | At least 1. At most 9. |", "`b` | Int64 | at most 9 |",
            "`c` | String | at least 1 |",
            "`d` | Int64 | at least 9; at most 1 |")
        #expect(try resolved.field("a").range == 1...9)
        #expect(try resolved.field("b").range == Int64.min...9)
        #expect(try resolved.field("b").range?.sentence == "At most 9.")
        #expect(try resolved.field("c").range == nil)
        #expect(try resolved.field("d").range == 9...Int64.max)
    }

    @Test func whatHasNoPlaceInARangeStaysInTheNotes() throws {
        let resolved = Resolved(
            rows: "`a` | Int64 | Positive, max 9. |", "`b` | Double | Positive, max 9. |",
            "`c` | Double | Not negative. |", "`d` | String | 1-100 characters. |",
            "`e` | List<Int64> | Ages, max 9. |")
        #expect(try resolved.field("a").range == 1...9)
        #expect(try resolved.field("a").documentation == nil)
        #expect(try resolved.field("b").range == Int64.min...9)
        #expect(try resolved.field("b").documentation == "Positive, max 9.")
        #expect(try resolved.field("c").range == 0...Int64.max)
        #expect(try resolved.field("d").documentation == "1-100 characters.")
        #expect(try resolved.field("e").range == nil)
        #expect(try resolved.field("e").documentation == "Ages, max 9.")
    }

    // MARK: Types that the default tells

    private func model(_ properties: String) -> Resolved {
        Resolved(
            """
            # Models

            ```swift
            enum Kind: String, Codable { case bus, rail }
            enum Level: Int { case low, high }
            @Model final class Trip {
                var title: String = ""
                \(properties)
            }
            ```
            """)
    }

    static let telling: [(String, FieldType, String?)] = [
        ("Kind.bus", .enum, "Kind"), ("Kind.bus.rawValue", .string, "Kind"),
        ("Level.high.rawValue", .int, "Level"), ("-1", .int, nil), ("Date.now", .date, nil),
    ]

    @Test(arguments: telling)
    func defaultTellsTheType(value: String, type: FieldType, enumName: String?) throws {
        let resolved = model("var it = \(value)")
        let field = try resolved.field("it", of: "Trip")
        #expect(field.type == type)
        #expect(field.enumName == enumName)
        #expect(field.defaultValue?.written == value)
        #expect(resolved.count("field.untyped") == 0)
    }

    @Test(arguments: ["Kind.ship", "Colour.red", "makeTitle()"])
    func defaultThatTellsNoTypeIsReported(value: String) throws {
        let resolved = model("var 1️⃣it = \(value)")
        let diagnostic = try resolved.diagnostic("field.untyped")
        #expect(resolved.isAtMark(diagnostic))
        #expect(resolved.count("field.untyped") == 1)
        #expect(try resolved.field("it", of: "Trip").type == .string)
    }

    @Test func emptyCollectionsAreEmptyLists() throws {
        let resolved = model("var a = [String]()\n    var b = Set<Int>()")
        #expect(try resolved.field("a", of: "Trip").defaultValue?.value == .emptyList)
        #expect(try resolved.field("b", of: "Trip").defaultValue?.value == .emptyList)
        #expect(try resolved.field("b", of: "Trip").type == .int)
    }

    // MARK: Structures

    @Test(arguments: [
        ("struct Step: Codable { var place: String }", FieldType.data),
        ("enum Step: Codable { case stay(Int), go }", .data),
        ("enum Step: String, Codable { case stay, go }", .enum), ("struct Stage: Codable {}", .enum),
    ])
    func structureIsNoEnumeration(declaration: String, type: FieldType) throws {
        let resolved = Resolved(
            """
            # Models

            ```swift
            \(declaration)
            @Model final class Trip {
                var steps: [Step] = []
                var last: Step?
            }
            ```
            """)
        let steps = try resolved.field("steps", of: "Trip")
        #expect(steps.type == type)
        #expect(steps.isList == (type == .enum))
        #expect(steps.stored == "[Step]")
        #expect(steps.enumName == (type == .enum ? "Step" : nil))
        #expect(try resolved.field("last", of: "Trip").type == type)
        let isSaid = declaration.contains("Step")
        #expect(resolved.diagnostics.map(\.id.rawValue) == (isSaid ? [] : ["type.undescribed"]))
    }

    @Test(arguments: [
        ("CGPoint = .zero", FieldType.data), ("DateComponents?", .data), ("CGRect?", .data),
        ("CGPhase?", .enum),
    ])
    func structureOfAFrameworkIsNoEnumeration(declaration: String, type: FieldType) throws {
        let field = try model("var it: \(declaration)").field("it", of: "Trip")
        #expect(field.type == type)
        #expect(field.enumName == (type == .enum ? "CGPhase" : nil))
    }

    @Test func aTypeOfTheAppIsNoReferenceWhereItIsEncoded() throws {
        let rest = "`parts` | [Part] (JSON-encoded) |"
        let encoded = Resolved(rows: rest, "`next` | Reference(Card) |")
        #expect(try encoded.field("parts").type == .json)
        #expect(try !encoded.field("parts").isList)
        #expect(encoded.count("type.unknown") == 0)
        let own = Resolved(rows: "`title` | String |", "`cards` | [Card] (JSON-encoded) |")
        #expect(try own.field("cards").type == .json)
        #expect(try own.field("cards").references == nil)
        let plain = Resolved(rows: "`title` | String |", "`cards` | [Card] |")
        #expect(try plain.field("cards").references == "Card")
    }
}
