import Foundation
import GeneratorPipeline
import Output
import RecordSupport
import SchemaModel
import SwiftLanguage
import TestSupport
import Testing

/// Generated records count when they are compiled with the real GRDB, and when what they save is what they fetch.
@Suite(
    .enabled(if: Command.isInstalled("swiftc")),
    .enabled(if: GRDBLibrary.isExpected, "there is no libsqlite3-dev"))
struct CompiledRecordsTests {
    private static let parts = [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile]

    /// All sample schemas in one module, so that one run of the compiler sees them all.
    private static let everything = Schema(
        name: "Everything", entities: parts.flatMap(\.entities), enums: parts.flatMap(\.enums))

    @Test func compileWithoutWarnings() throws {
        let library = try GRDBLibrary.shared.get()
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            for (access, schema, names) in [
                (.public, Self.everything, .asWritten), (.package, SampleSchema.combined, .snakeCase),
                (.internal, SampleSchema.library, .asWritten),
            ] as [(OutputOptions.AccessLevel, Schema, OutputOptions.NameStyle)] {
                let generated = GeneratedRecords(schema, options: OutputOptions(access: access, names: names))
                let paths = try compiler.write(generated.files, to: "\(schema.name)-\(access)")
                let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling
                let errors = try compiler.check(paths, module: "Generated", flags: flags)
                #expect(errors.isEmpty, "\(schema.name), \(access): \(errors.prefix(3000))")
            }
        }
    }

    /// Generated code of every kind reads and writes what is retired, and its callers alone are warned.
    @Test func usesWhatIsRetiredWithoutAWarning() throws {
        let library = try GRDBLibrary.shared.get()
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling
            for schema in [Self.everything, Self.notes].map(\.withRetiredFields) {
                let generated = GeneratedRecords(
                    schema, options: OutputOptions(sync: true), withHelpers: true)
                let paths = try compiler.write(generated.files, to: schema.name)
                let errors = try compiler.check(paths, module: "Generated", flags: flags)
                #expect(errors.isEmpty, "\(schema.name): \(errors.prefix(3000))")
            }
            var files = GeneratedRecords(Self.notes.withRetiredFields).files
            files["App.swift"] = "let uses: [Any] = [Note.Columns.folder, Note.folderRecord, Folder.notes]"
            let errors = try compiler.check(
                compiler.write(files, to: "app"), module: "Generated", flags: flags)
            for name in ["folder", "folderRecord", "notes"] {
                #expect(errors.contains("'\(name)' is deprecated: Deprecated since 2.0, see Shelf."))
            }
        }
    }

    static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    @Test(arguments: examples + ["Combined", "Combined in snake case"])
    func whatIsSavedIsFetched(name: String) throws {
        let schema = name.hasPrefix("Combined") ? SampleSchema.combined : try Self.example(name)
        let options = OutputOptions(names: name.hasSuffix("snake case") ? .snakeCase : .asWritten)
        try withTemporaryFolder { folder in
            let types = SwiftNames(schema, options: options).types.map { "\($0.name.source).self" }
            let outcome = try run(
                schema, options, "Records.swift", "try checkRecords([\(types.joined(separator: ", "))])",
                in: folder)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    @Test(arguments: [
        OutputOptions(), OutputOptions(foreignKeys: true), OutputOptions(sync: true),
        OutputOptions(names: .snakeCase, enforceUniqueKeys: true, closedEnums: true),
    ])
    func requestsFindWhatTheyAskFor(options: OutputOptions) throws {
        try withTemporaryFolder { folder in
            let outcome = try run(
                SampleSchema.library, options, "Library.swift",
                "try checkLibrary(isClosed: \(options.closedEnums), hasForeignKeys: \(options.foreignKeys == true))",
                in: folder)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    @Test func syncFindsWhatTheAppHasChanged() throws {
        try withTemporaryFolder { folder in
            let outcome = try run(
                SampleSchema.library, OutputOptions(sync: true), "Synchronisation.swift",
                "try checkSynchronisation()",
                in: folder)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    @Test func whatArrivesLateObeysTheDeleteRules() throws {
        try withTemporaryFolder { folder in
            let outcome = try run(
                Self.notes, OutputOptions(sync: true), "LateReferences.swift", "try checkLateReferences()",
                in: folder)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    /// References of each kind to records that may be deleted or merged.
    private static let notes = Schema(
        name: "Notes",
        entities: [
            Entity(
                name: "Folder", kind: .cloudKit, span: SampleSchema.span,
                fields: [SampleSchema.field("title", .string)]),
            Entity(
                name: "Tag", kind: .cloudKit, span: SampleSchema.span,
                fields: [SampleSchema.field("name", .string)],
                uniqueKeys: [UniqueKey(fields: ["name"], span: SampleSchema.span)]),
            Entity(
                name: "Note", kind: .cloudKit, span: SampleSchema.span,
                fields: [
                    reference("folder", to: "Folder", .cascade), reference("home", to: "Folder", .nullify),
                    list("tags", to: "Tag", .nullify), list("sources", to: "Tag", .cascade),
                    list("tagIDs", .uuid, to: "Tag"), list("tagNames", .string, to: "Tag"),
                ]),
        ])

    private static func reference(_ name: String, to target: String, _ rule: DeleteRule) -> Field {
        SampleSchema.field(name, .reference, stored: "REFERENCE", optional: true) {
            $0.references = target
            $0.onDelete = rule
        }
    }

    private static func list(
        _ name: String, _ type: FieldType = .reference, to target: String, _ rule: DeleteRule? = nil
    ) -> Field {
        let stored = type == .reference ? "LIST<REFERENCE>" : "LIST<STRING>"
        return SampleSchema.field(name, type, stored: stored) {
            $0.isList = true
            $0.references = target
            $0.onDelete = rule
        }
    }

    /// A program of what is generated, a file of checks, and made-up records in a file.
    private func run(
        _ schema: Schema, _ options: OutputOptions, _ checks: String, _ main: String, in folder: URL
    ) throws -> Command.Outcome {
        let library = try GRDBLibrary.shared.get()
        let compiler = SwiftCompiler(in: folder)
        var files = GeneratedRecords(schema, options: options).files
        files["main.swift"] = main
        for name in ["Checks.swift", checks] {
            let source = packageFolder.appending(path: "Tests/Programs/GRDB/\(name)")
            files[name] = try String(contentsOf: source, encoding: .utf8)
        }
        let lines = try MadeUpRecords(schema).lines().map { $0 + "\n" }
        try Data(lines.joined().utf8).write(to: folder.appending(path: "records"))
        let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling + library.linking
        return try compiler.run(compiler.write(files, to: "sources"), name: "Records", flags: flags)
    }

    private static func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: bytes)], as: name).schema
    }
}
