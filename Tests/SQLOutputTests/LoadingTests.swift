import Foundation
import Output
import SQLLanguage
import SchemaModel
import TestSupport
import Testing

/// Every script loads into the real database, twice over what it may: the rows are inserted again.
@Suite(.enabled(if: Command.isInstalled("sqlite3")))
struct LoadingTests {
    static let schemas: [(String, Schema)] = [
        ("library", SampleSchema.library), ("everything", EverythingSchema.schema),
        ("empty", Schema(name: "Empty")), ("hostile", hostile), ("bare", schema(entity("Bare"))),
    ]

    static let options = [
        OutputOptions(), OutputOptions(names: .snakeCase, enforceUniqueKeys: true, closedEnums: true),
        OutputOptions(foreignKeys: false), OutputOptions(foreignKeys: true, sync: true),
        OutputOptions(sync: true),
    ]

    /// SQLite would say "no such column: t.true".
    @Test func everyColumnIsFoundInASubquery() throws {
        let script = Script(.sqlite, schema(entity("Answer", field("true", .int), field("False", .int))))
        #expect(script.ids == ["name.changed", "name.changed"])
        let outcome = try script.runInSQLite(
            """
            INSERT INTO Answer VALUES ('a', 1, 2);
            SELECT t._true, t._False FROM (SELECT _true, _False FROM Answer) AS t;
            """)
        #expect(outcome.errors == "")
        #expect(outcome.output == "1|2\n")
    }

    @Test(arguments: SQLDialect.installed, options)
    func everySchemaLoads(dialect: SQLDialect, options: OutputOptions) throws {
        for (name, schema) in Self.schemas {
            let script = Script(dialect, schema, options: options)
            let outcome = try script.run(in: dialect, checks(dialect) + script.inserts)
            #expect(outcome.status == 0, "\(name): \(outcome.errors.prefix(2_000))")
            #expect(outcome.output == (dialect == .sqlite ? "ok\n" : ""), "\(name)")
            #expect(outcome.errors.isEmpty, "\(name): \(outcome.errors.prefix(2_000))")
        }
    }

    private func checks(_ dialect: SQLDialect) -> String {
        dialect == .sqlite ? "PRAGMA integrity_check; PRAGMA foreign_key_check;\n" : ""
    }

    @Test func theSameSchemaGivesTheSameBytes() {
        for dialect in SQLDialect.allCases {
            #expect(Script(dialect, Self.hostile).text == Script(dialect, Self.hostile).text)
        }
    }

    /// Every awkward name as an entity, as fields of each kind, in prose, in defaults and in rows.
    static let hostile: Schema = {
        let entities = hostileNames.enumerated().map { index, name in
            var entity = Entity(name: name, kind: .cloudKit, documentation: name, span: SampleSchema.span)
            if index % 20 == 0 {
                entity.fields = hostileNames.filter { $0 != "recordName" }.map { other in
                    field(other, .string, optional: true) { $0.documentation = other }
                }
            }
            entity.fields += [
                field("default", .string) {
                    $0.defaultValue = DefaultValue(written: name, value: .string(name))
                },
                field("wild", .string, optional: true) { $0.enumName = name },
                field("closed", .string) {
                    $0.enumName = "Awkward"
                    $0.defaultValue = DefaultValue(written: name, value: .string(name))
                },
                reference(
                    "toNext", to: hostileNames[(index + 1) % hostileNames.count], .cascade, optional: true),
                reference("toNobody", to: name + "?", optional: true),
                reference("all", to: name, list: true),
            ]
            entity.indexes = [Index(kind: .queryable, fields: [.init(name: name), .init(name: "default")])]
            entity.rows = [row(["recordName": name.isEmpty ? "-" : name, "default": name, "wild": name])]
            return entity
        }
        let cases = hostileNames.map { EnumType.Case(name: $0, rawValue: $0) }
        return Schema(
            name: "Hostile\n\"", entities: entities,
            enums: [EnumType(name: "Awkward", rawType: .string, cases: cases)])
    }()
}

extension Script {
    /// The inserts at its end, to be run once more.
    fileprivate var inserts: String {
        // Behind the triggers, some of which insert too.
        let start = text.range(of: "\nEND;\n", options: .backwards)?.upperBound ?? text.startIndex
        return text[start...].range(of: "\nINSERT INTO ").map { String(text[$0.lowerBound...]) } ?? ""
    }
}
