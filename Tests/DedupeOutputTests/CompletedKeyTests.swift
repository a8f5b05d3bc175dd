import DedupeOutput
import Output
import SQLOutput
import SchemaModel
import TestSupport
import Testing

/// What a survivor takes of keys that it has in part, and what becomes of references among twins, in the scripts.
struct CompletedKeyTests {
    private static let names = ["sqlite", "postgresql"]

    private func merged(_ entity: Entity, _ rows: String, _ query: String, in dialect: String) throws
        -> String
    {
        let request = OutputRequest(
            schema: Schema(name: "Trips", entities: [entity]), options: OutputOptions(),
            documents: ["Trips.md"])
        let tables =
            GeneratedShop.text(
                of: dialect == "sqlite" ? SQLiteTarget().render(request) : PostgreSQLTarget().render(request))
        let script = DedupeTarget().render(request).files.filter { $0.name == "dedupe.\(dialect).sql" }
            .map { String(decoding: $0.text, as: UTF8.self) }.joined()
        let text = "\(tables)\nINSERT INTO \(rows);\n\(script)\n\(query);\n"
        let outcome =
            dialect == "sqlite"
            ? try Command("sqlite3", ["-bail", ":memory:"]).run(input: text)
            : try PostgreSQLServer.shared.get().makeDatabase().run(text)
        return outcome.output + outcome.errors
    }

    private func trip(_ keys: UniqueKey...) -> Entity {
        Entity(
            name: "Trip", kind: .cloudKit, span: SampleSchema.span,
            fields: [SampleSchema.field("code", .string)]
                + ["ship", "place", "dock"].map { SampleSchema.field($0, .string, optional: true) },
            uniqueKeys: keys)
    }

    private func trips(_ rows: String, _ keys: UniqueKey..., in dialect: String) throws -> String {
        var entity = trip()
        entity.uniqueKeys = [ShopSchema.key("code")] + keys
        return try merged(
            entity, "\"Trip\" VALUES \(rows)", "SELECT ship, place, dock FROM \"Trip\" ORDER BY 1",
            in: dialect)
    }

    /// Whole, in part, or not at all.
    @Test(
        .enabled(if: Command.isInstalled("sqlite3") && PostgreSQLServer.isExpected), arguments: names,
        [
            ("('a','K',NULL,NULL,NULL), ('b','K','Anna','Rome',NULL)", "Anna|Rome|"),
            ("('a','K','Bella',NULL,NULL), ('b','K','Anna','Rome',NULL)", "Anna|Rome|"),
            ("('a','K','Bella',NULL,NULL), ('b','K',NULL,'Rome',NULL)", "Bella||"),
            ("('a','K',NULL,'',NULL), ('b','K','Anna',NULL,NULL)", "Anna||"),
            ("('a','K','Bella','Oslo',NULL), ('b','K','Anna','Rome',NULL)", "Bella|Oslo|"),
        ])
    func aKeyIsTakenWhole(_ dialect: String, _ example: (rows: String, survivor: String)) throws {
        let found = try trips(example.rows, ShopSchema.key("ship", "place"), in: dialect)
        #expect(found == example.survivor + "\n", "\(example.rows)")
    }

    /// Two keys hold the place: a survivor that has one of them keeps it.
    @Test(
        .enabled(if: Command.isInstalled("sqlite3") && PostgreSQLServer.isExpected), arguments: names,
        [
            ("('a','K','Anna','Rome',NULL), ('b','K',NULL,'Rome','7')", "Anna|Rome|"),
            ("('a','K','Anna','Rome',NULL), ('b','K','Anna','Rome','7')", "Anna|Rome|7"),
            ("('a','K','Anna','Rome',NULL), ('b','K','Bella','Oslo','7')", "Anna|Rome|"),
            ("('a','K',NULL,'Rome',NULL), ('b','K','Bella','Oslo','7')", "|Rome|"),
        ])
    func noOtherKeyIsGivenUp(_ dialect: String, _ example: (rows: String, survivor: String)) throws {
        let found = try trips(
            example.rows, ShopSchema.key("ship", "place"), ShopSchema.key("place", "dock"), in: dialect)
        #expect(found == example.survivor + "\n", "\(example.rows)")
    }

    /// A record that refers to its duplicate refers to nothing then; one that refers to another stays as it is.
    @Test(
        .enabled(if: Command.isInstalled("sqlite3") && PostgreSQLServer.isExpected), arguments: names,
        [
            ("('a','K','b'), ('b','K',NULL)", "a|"), ("('a','K','z'), ('b','K',NULL)", "a|z"),
            ("('a','K',NULL), ('b','K','a')", "a|"), ("('a','K','a'), ('b','L',NULL)", "a|a\nb|"),
            ("('a','K','b'), ('b','K',NULL), ('c','L','b')", "a|\nc|a"),
        ])
    func noRecordComesToReferToItself(_ dialect: String, _ example: (rows: String, left: String)) throws {
        let card = Entity(
            name: "Card", kind: .cloudKit, span: SampleSchema.span,
            fields: [
                SampleSchema.field("code", .string),
                ShopSchema.reference("owner", to: "Card", optional: true, .cascade),
            ], uniqueKeys: [ShopSchema.key("code")])
        let found = try merged(
            card, "\"Card\" VALUES \(example.rows)", "SELECT \"recordName\", owner FROM \"Card\" ORDER BY 1",
            in: dialect)
        #expect(found == example.left + "\n", "\(example.rows)")
    }

    /// Nor is a record in its own list.
    @Test(.enabled(if: Command.isInstalled("sqlite3") && PostgreSQLServer.isExpected), arguments: names)
    func noRecordComesToListItself(_ dialect: String) throws {
        let card = Entity(
            name: "Card", kind: .cloudKit, span: SampleSchema.span,
            fields: [
                SampleSchema.field("code", .string), ShopSchema.reference("mates", to: "Card", list: true),
            ],
            uniqueKeys: [ShopSchema.key("code")])
        let rows = """
            "Card" VALUES ('a','K'), ('b','K'), ('c','L');
            INSERT INTO \"Card_mates\" VALUES ('a', 0, 'b'), ('a', 1, 'c'), ('c', 0, 'b'), ('c', 1, 'c')
            """
        let found = try merged(
            card, rows, "SELECT owner, target FROM \"Card_mates\" ORDER BY owner, target", in: dialect)
        #expect(found == "a|c\nc|a\nc|c\n")
    }
}
