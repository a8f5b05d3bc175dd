import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport
import Testing

/// Targets that may share a module are compiled together, where CloudKit, SwiftData and GRDB can all be imported.
@Suite(
    .enabled(if: Command.isInstalled("swiftc")),
    .enabled(if: GRDBLibrary.isExpected, "there is no libsqlite3-dev"))
struct ModuleTests {
    private static let structs = ["swift", "dedupe", "grdb"]
    private static let classes = ["swiftdata", "dedupe"]
    private static let examples = ["ScoreMyDay", "FameFit", "HouseholdChores", "FamilyScreenTime", "Savings"]

    @Test(arguments: examples)
    func examplesCompile(name: String) throws {
        let schema = try Self.example(name)
        let combinations =
            name == "HouseholdChores"
            ? [["swift"], ["swift", "grdb"], ["swift", "dedupe"], Self.structs] : [Self.structs]
        try check((combinations + [Self.classes]).map { (schema, $0, OutputOptions()) })
    }

    @Test func hostileNamesCompile() throws {
        try check([
            (SampleSchema.hostile, Self.structs, OutputOptions()),
            (SampleSchema.hostile, Self.structs, OutputOptions(sync: true)),
            (SampleSchema.hostile, Self.classes, OutputOptions()),
        ])
    }

    /// What each did on its own: fields called as their enumeration is and as a setter's parameter, and an inverse
    /// called as the columns are.
    @Test(arguments: [structs, classes])
    func namesThatBrokeTheBuildCompile(targets: [String]) throws {
        let choices = ["Status", "newValue"].map { name in
            SampleSchema.field(name, .string) { $0.enumName = name == "Status" ? "Status" : "Level" }
        }
        let ticket = Entity(
            name: "Ticket", kind: .table, span: SampleSchema.span,
            fields: choices + [
                SampleSchema.field("_level", .string), SampleSchema.field("level", .string),
                SampleSchema.field("project", .reference, stored: "REFERENCE", optional: true) {
                    $0.references = "Project"
                    $0.inverse = FieldPath(entity: "Project", field: "Columns")
                },
            ])
        let project = Entity(
            name: "Project", kind: .table, span: SampleSchema.span,
            fields: [SampleSchema.field("title", .string)])
        let enums = ["Status", "Level"].map {
            EnumType(
                name: $0, rawType: .string, cases: [EnumType.Case(name: "open", rawValue: "open")])
        }
        try check([
            (Schema(name: "Known", entities: [ticket, project], enums: enums), targets, OutputOptions())
        ])
    }

    /// Whatever generated code mentions may be the name of a record type, of a field, of an enumeration and of a case.
    @Test(arguments: [structs, classes])
    func namesThatGeneratedCodeMentionsCompile(targets: [String]) throws {
        let known = Schema(
            name: "Known", entities: SampleSchema.library.entities + SampleSchema.combined.entities,
            enums: SampleSchema.library.enums + SampleSchema.combined.enums)
        let options = OutputOptions(sync: targets == Self.structs)
        let names = GeneratedModule(known, targets: targets, options: options).mentionedNames
        let schema = MentioningSchema.make(
            types: names.global.union(AwkwardNames.ofModules).sorted(),
            fields: names.all.union(AwkwardNames.ofFields).sorted())
        try check([(schema, targets, options)])
    }

    /// 200 schemas, in modules of twenty; `GEN_RANDOM_SCHEMAS` asks for more, `GEN_SEED` for others.
    @Test(arguments: 0..<(number("GEN_RANDOM_SCHEMAS") ?? 200) / 20)
    func randomSchemasCompile(module: Int) throws {
        let first = module * 20
        let seed = UInt64(Self.number("GEN_SEED") ?? 1) &* 1_000_003 &+ UInt64(first)
        var random = RandomSchema(
            seed: seed, typeNames: Self.typeNames, fieldNames: AwkwardNames.ofFields + Self.fieldNames)
        let parts = (first..<first + 20).map { random.next(named: "Random\($0)") }
        let schema = Schema(
            name: "Random\(first)", entities: parts.flatMap(\.entities), enums: parts.flatMap(\.enums))
        try check([
            (schema, module % 3 == 2 ? Self.classes : Self.structs, Self.options(UInt64(module)))
        ])
    }

    private static let typeNames = AwkwardNames.ofModules + (1...60).map { "Type\($0)" }
    private static let fieldNames = (1...30).map { "field\($0)" }

    private static func options(_ number: UInt64) -> OutputOptions {
        OutputOptions(
            access: OutputOptions.AccessLevel.allCases[Int(number % 3)],
            names: number % 2 == 0 ? .asWritten : .snakeCase,
            foreignKeys: number % 3 != 1,
            sync: number % 2 == 1)
    }

    // MARK: - Compiling

    private func check(_ modules: [(schema: Schema, targets: [String], options: OutputOptions)]) throws {
        try withTemporaryFolder { folder in
            let visible = try VisibleModules(in: folder)
            for (index, module) in modules.enumerated() {
                let generated = GeneratedModule(
                    module.schema, targets: module.targets, options: module.options)
                let name = "\(module.targets.joined(separator: "-"))-\(index)"
                let complaints = try visible.complaints(about: generated.files, named: name)
                #expect(
                    complaints.isEmpty,
                    "\(module.schema.name.prefix(40)), \(name): \(complaints.prefix(3_000))")
            }
        }
    }

    private static func number(_ variable: String) -> Int? {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
    }

    private static func example(_ name: String) throws -> Schema {
        let path = "Examples/\(name)/Schema.md"
        let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
        var pipeline = GeneratorPipeline()
        return pipeline.read([InputDocument(path: path, bytes: bytes)], as: name).schema
    }
}
