import Foundation
import Output
import SchemaModel
import TestSupport
import Testing

/// What names a record, is its key, is held by references and finds it is one thing, whichever the configuration chooses.
@Suite(
    .enabled(if: Command.isInstalled("swiftc")),
    .enabled(if: GRDBLibrary.isExpected, "there is no libsqlite3-dev"))
struct RecordNameTests {
    private static let schema = Schema(
        name: "Names", documents: [SchemaDocument(path: "Names.md")],
        entities: [
            Entity(
                name: "Card", kind: .cloudKit, span: SampleSchema.span,
                fields: [SampleSchema.field("id", .uuid), SampleSchema.field("title", .string)],
                uniqueKeys: [UniqueKey(fields: ["title"], span: SampleSchema.span)]),
            Entity(
                name: "Note", kind: .cloudKit, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("id", .string),
                    SampleSchema.field("card", .reference, stored: "REFERENCE") { $0.references = "Card" },
                    SampleSchema.field("cards", .reference, stored: "LIST<REFERENCE>") {
                        $0.references = "Card"
                        $0.isList = true
                    },
                ],
                uniqueKeys: [UniqueKey(fields: ["card"], span: SampleSchema.span)]),
        ])

    @Test(arguments: [
        (RecordNames.id, "try checkNamesByID()"), (.typed, "try checkOtherNames(prefix: \"Card:\")"),
        (.free, "try checkOtherNames(prefix: \"\")"),
    ])
    func recordsAreFoundByWhatTheyAreCalled(names: RecordNames, check: String) throws {
        let library = try GRDBLibrary.shared.get()
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            var files = Self.files(names)
            files["main.swift"] = check
            for name in ["Checks.swift", "RecordNames.swift"] {
                let source = packageFolder.appending(path: "Tests/Programs/GRDB/\(name)")
                files[name] = Self.part(of: try String(contentsOf: source, encoding: .utf8), for: names)
            }
            let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling + library.linking
            let outcome = try compiler.run(compiler.write(files, to: "sources"), name: "Names", flags: flags)
            #expect(outcome.errors.isEmpty, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "done\n", "\(outcome.output.prefix(3000))")
        }
    }

    /// A UUID that is not the record's name finds nothing, so it must not compile either.
    @Test(arguments: [RecordNames.id, .typed, .free])
    func noLookUpCompilesAndMisses(names: RecordNames) throws {
        let library = try GRDBLibrary.shared.get()
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            var files = Self.files(names)
            files["LookUp.swift"] = """
                import Foundation
                import GRDB

                func find(_ db: Database, _ id: UUID) throws -> Card { try Card.find(db, id: id) }
                """
            let flags = SwiftCompiler.flags(nextLanguageMode: true) + library.compiling
            let errors = try compiler.check(
                compiler.write(files, to: "sources"), module: "Generated", flags: flags)
            #expect(errors.isEmpty == (names == .id), "\(errors.prefix(3000))")
            #expect(names == .id || errors.contains("LookUp.swift"), "\(errors.prefix(3000))")
        }
    }

    private static func files(_ names: RecordNames) -> [String: String] {
        GeneratedRecords(schema, options: OutputOptions(recordNames: names), withHelpers: true).files
    }

    /// The initialisers differ: of two functions only one compiles.
    private static func part(of source: String, for names: RecordNames) -> String {
        let mark = "/// Records that have any name"
        guard let place = source.range(of: mark) else { return source }
        let imports = "import Foundation\nimport GRDB\n\n"
        return names == .id ? String(source[..<place.lowerBound]) : imports + source[place.lowerBound...]
    }
}
