import Foundation
import Output
import SQLLanguage
import SQLMigration
import SQLOutput
import SchemaModel
import TestSupport
import Testing

/// A migration for GRDB counts when the real `DatabaseMigrator` takes it, once.
@Suite(
    .enabled(if: Command.isInstalled("swiftc")),
    .enabled(if: GRDBLibrary.isExpected, "there is no libsqlite3-dev"))
struct RegisteredMigrationTests {
    private static let old = Schema(
        name: "Old", entities: [entity(SampleSchema.field("label", .string))])

    /// The label is called otherwise, and holds numbers.
    private static let new = Schema(
        name: "New",
        entities: [
            entity(
                SampleSchema.field("number", .int) { $0.originalName = "label" },
                SampleSchema.field("note", .string, optional: true) {
                    $0.defaultValue = DefaultValue(written: "\"\\\\(a)\"", value: .string("\\(a)\"\"\"#"))
                })
        ])

    private static func entity(_ fields: Field...) -> Entity {
        Entity(name: "Shelf", kind: .cloudKit, span: SampleSchema.span, fields: fields)
    }

    private static func request(_ schema: Schema) -> OutputRequest {
        OutputRequest(schema: schema, options: OutputOptions(), documents: ["Schema.md"])
    }

    private static let program = #"""
        import GRDB

        let database = try DatabaseQueue()
        try database.write { try $0.execute(sql: oldScript) }
        var migrator = DatabaseMigrator()
        migrator.registerMigration0002Shelves()
        for _ in 1...2 { try migrator.migrate(database) }
        let rows = try database.read { try Row.fetchAll($0, sql: "SELECT recordName, number, note FROM Shelf") }
        print(rows.map { "\($0)" })

        """#

    @Test func theMigratorRunsItOnce() throws {
        let library = try GRDBLibrary.shared.get()
        let script = SQLiteTarget().render(Self.request(Self.old)).files.map {
            String(decoding: $0.text, as: UTF8.self)
        }
        let rows = "INSERT INTO Shelf (recordName, label) VALUES ('a', '42');"
        let migration = SQLMigration(
            from: Self.request(Self.old), to: Self.request(Self.new), dialect: .sqlite)
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let paths = try compiler.write(
                [
                    "main.swift": Self.program,
                    "Script.swift": "let oldScript = ##\"\"\"\n\(script.joined())\n\(rows)\n\"\"\"##\n",
                    "Migration.swift": migration.registration(
                        named: "0002-shelves", headlines: ["Written by gen migrate."]),
                ], to: "sources")
            let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling + library.linking
            let outcome = try compiler.run(paths, name: "Migration", flags: flags)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output.contains(#"recordName:\"a\" number:42"#), "\(outcome.output)")
        }
    }
}
