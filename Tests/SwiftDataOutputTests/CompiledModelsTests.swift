import Foundation
import Output
import SchemaModel
import TestSupport
import Testing

/// Models count when the compiler has taken them without a warning, and when they load as CloudKit would have them.
@Suite(.enabled(if: Command.isInstalled("swiftc")))
struct CompiledModelsTests {
    private static let parts = [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile]

    /// All sample schemas in one module, so that one run of the compiler sees them all.
    private static let everything = Schema(
        name: "Everything", entities: parts.flatMap(\.entities), enums: parts.flatMap(\.enums))

    /// The same in the words of an object model, where delete rules and inverses are stated the other way round.
    private static let objects: Schema = {
        var schema = everything
        for index in schema.entities.indices { schema.entities[index].kind = .swiftData }
        return schema
    }()

    /// A schema by its name: test reports print their arguments, and these are large.
    enum Sample: CaseIterable {
        case everything, objects, scalars, combined, retired

        var schema: Schema {
            switch self {
            case .everything: CompiledModelsTests.everything
            case .objects: CompiledModelsTests.objects
            case .scalars: CompiledModelsTests.scalars
            case .combined: SampleSchema.combined
            case .retired: CompiledModelsTests.everything.withRetiredFields
            }
        }
    }

    /// What is loaded below is compiled there.
    @Test(
        arguments: [
            (.public, .objects, false), (.package, .combined, true), (.internal, .combined, false),
            (.public, .retired, true), (.public, .scalars, false), (.package, .scalars, true),
            (.internal, .scalars, true),
        ] as [(OutputOptions.AccessLevel, Sample, Bool)])
    func compilesWithoutWarnings(access: OutputOptions.AccessLevel, sample: Sample, nextMode: Bool) throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let generated = GeneratedModels(sample.schema, options: OutputOptions(access: access))
            let flags = try SwiftCompiler.flags(nextLanguageMode: nextMode) + SwiftDataDouble.flags()
            let errors = try compiler.check(
                compiler.write(generated.files, to: "models"), module: "Models", flags: flags)
            #expect(errors.isEmpty, "\(sample): \(errors.prefix(3000))")
        }
    }

    /// The stored property cannot say so: what `@Model` makes of the class uses it.
    @Test func callersAreWarnedOfWhatIsRetired() throws {
        let fields = [
            SampleSchema.field("title", .string),
            SampleSchema.field("state", .string, optional: true) {
                $0.enumName = "State"
                $0.type = .enum
                $0.retirement = .sample
            },
        ]
        let schema = Schema(
            name: "Plans",
            entities: [Entity(name: "Plan", kind: .cloudKit, span: SampleSchema.span, fields: fields)],
            enums: [
                EnumType(name: "State", rawType: .string, cases: [.init(name: "new", rawValue: "new")])
            ])
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let flags = try SwiftCompiler.flags(nextLanguageMode: true) + SwiftDataDouble.flags()
            func warnings(_ app: String) throws -> String {
                var files = GeneratedModels(schema).files
                files["App.swift"] = app
                return try compiler.check(
                    compiler.write(files, to: "models"), module: "Models", flags: flags)
            }
            #expect(try warnings("func use() { _ = Plan(); Plan(title: \"a\").state = nil }") == "")
            #expect(
                try warnings("func use() { _ = Plan(state: .new) }")
                    .contains("is deprecated: state: Deprecated since 2.0, see Shelf."))
            #expect(
                try warnings("func use() { _ = Plan().stateCase }")
                    .contains("'stateCase' is deprecated: Deprecated since 2.0, see Shelf."))
        }
    }

    /// Without anything of Foundation's, and without any field.
    private static let scalars = Schema(
        name: "Scalars",
        entities: [
            Entity(name: "Empty", kind: .table, span: SampleSchema.span),
            Entity(
                name: "Plain", kind: .table, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("title", .string),
                    SampleSchema.field("number", .int, optional: true) {
                        $0.attributeOptions = [.externalStorage, .preserveValueOnDeletion, .spotlight]
                        $0.isEncrypted = true
                    },
                ]),
            Entity(
                name: "Renamed", kind: .swiftData, span: SampleSchema.span,
                fields: [SampleSchema.field("title", .string) { $0.originalName = "name" }]),
            Entity(
                name: "Tied", kind: .table, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("empty", .reference) { $0.references = "Empty" }
                ]),
        ])

    @Test(arguments: [Sample.everything, .scalars])
    func loadsAsCloudKitWouldHaveIt(sample: Sample) throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let generated = GeneratedModels(sample.schema)
            var files = generated.files
            files["main.swift"] = SwiftDataDouble.programLoading(generated.classes)
            let outcome = try compiler.run(
                compiler.write(files, to: "program"), name: "models",
                flags: SwiftCompiler.flags(nextLanguageMode: true) + SwiftDataDouble.flags())
            #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
            #expect(outcome.output == "loaded\n", "\(outcome.output.prefix(3000))")
        }
    }

    /// Fields of the app's own types: plain, with and without a known case, optional and lists.
    @Test func readsAndWritesTheAppsOwnEnumerations() throws {
        let onTrack = DefaultValue(written: "Status.onTrack.rawValue", value: .enumCase("onTrack"))
        let fields = [
            SampleSchema.field("statusRawValue", .string) { $0.defaultValue = onTrack },
            SampleSchema.field("levelRaw", .int, optional: true), SampleSchema.field("theme", .string),
            SampleSchema.field("pastRaws", .string) { $0.isList = true },
        ]
        let types = [
            "statusRawValue": "App.Status", "levelRaw": "Level", "theme": "App.Status",
            "pastRaws": "App.Status",
        ]
        let generated = GeneratedModels(
            Schema(
                name: "Test",
                entities: [Entity(name: "Plan", kind: .swiftData, span: SampleSchema.span, fields: fields)]),
            options: OutputOptions(
                enumTypes: Dictionary(uniqueKeysWithValues: types.map { ("Plan.\($0)", $1) })))
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            var files = generated.files
            files["main.swift"] = Self.programOfTheApp
            let outcome = try compiler.run(
                compiler.write(files, to: "program"), name: "models",
                flags: SwiftCompiler.flags(nextLanguageMode: true) + SwiftDataDouble.flags())
            #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
            #expect(
                outcome.output
                    == "onTrack nil nil [models.App.Status.late]\nlate high late\nnew onTrack\n")
        }
    }

    private static let programOfTheApp = """
        public enum App {
            public enum Status: String { case onTrack, late }
        }
        public enum Level: Int { case low, high }

        let plan = Plan(pastRaws: ["late", "unknown"])
        print(plan.status, plan.level as Any, plan.themeCase as Any, plan.pasts)
        plan.status = .late
        plan.level = .high
        plan.themeCase = .late
        print(plan.statusRawValue, plan.level!, plan.theme)
        plan.statusRawValue = "new"
        print(plan.statusRawValue, plan.status)
        """
}
