import DedupeOutput
import Diagnostics
import Foundation
import Output
import SchemaModel
import SwiftDataOutput
import TestSupport
import Testing

/// The helpers for SwiftData's classes, compiled with these and the double of SwiftData, and at work.
struct ModelHelperTests {
    private func files(_ schema: Schema, _ options: OutputOptions = OutputOptions()) -> [String: String] {
        let request = OutputRequest(
            schema: schema, options: options, documents: ["Savings.md"], companions: ["swiftdata", "dedupe"])
        let files = SwiftDataTarget().render(request).files + DedupeTarget().render(request).files
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
    }

    @Test func classesMergeAlikeWhateverADeviceSees() throws {
        let double = try SwiftDataDouble.flags()
        let outcome = try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let sources = packageFolder.appending(path: "Tests/Programs/DedupeModels")
            let paths = try FileManager.default.contentsOfDirectory(atPath: sources.path)
                .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
            return try compiler.run(
                compiler.write(files(ModelSchema.savings), to: "Savings") + paths, name: "savings",
                flags: SwiftCompiler.flags(nextLanguageMode: false) + double)
        }
        #expect(
            outcome.status == 0 && outcome.output.isEmpty,
            "\(outcome.output.prefix(3000))\(outcome.errors.prefix(3000))")
    }

    @Test(arguments: [OutputOptions.AccessLevel.package, .internal])
    func awkwardNamesCompile(_ access: OutputOptions.AccessLevel) throws {
        let double = try SwiftDataDouble.flags()
        var schema = AwkwardSchema.schema
        for index in schema.entities.indices {
            schema.entities[index].kind = .swiftData
            schema.entities[index].fields.insert(SampleSchema.field("id", .uuid), at: 0)
        }
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let paths = try compiler.write(files(schema, OutputOptions(access: access)), to: "Awkward")
            let errors = try compiler.check(
                paths, module: "Awkward", flags: SwiftCompiler.flags(nextLanguageMode: true) + double)
            #expect(errors.isEmpty, "\(errors.prefix(3000))")
        }
    }

    // MARK: - Which models

    private func render(
        _ schema: Schema,
        _ options: OutputOptions = OutputOptions(),
        beside companions: OutputCompanions
    ) -> OutputResult {
        DedupeTarget().render(
            OutputRequest(
                schema: schema, options: options, documents: ["A.md"], companions: companions))
    }

    @Test func theTargetsBesideDecideUnlessAnOptionDoes() {
        func areClasses(_ companions: OutputCompanions, _ style: OutputOptions.ModelStyle? = nil) -> Bool {
            render(ModelSchema.savings, OutputOptions(models: style), beside: companions).files
                .contains { String(decoding: $0.text, as: UTF8.self).contains("import SwiftData") }
        }
        #expect(areClasses(["swiftdata"]) && areClasses(["swift", "swiftdata"], .classes))
        #expect(!areClasses(["swift"]) && !areClasses([]) && !areClasses(["swift", "swiftdata"]))
        #expect(!areClasses(["swiftdata"], .structs))
    }

    @Test func scriptsAreForTablesThatNothingElseHasHelpersFor() {
        func scripts(_ companions: OutputCompanions, _ style: OutputOptions.ModelStyle? = nil) -> Int {
            render(ModelSchema.savings, OutputOptions(models: style), beside: companions).files
                .filter { $0.name.hasSuffix(".sql") }.count
        }
        #expect(scripts(["swift"]) == 2 && scripts(["swiftdata", "sqlite"]) == 2)
        #expect(scripts(["swiftdata"]) == 0 && scripts(["swift", "swiftdata", "sqlite"], .classes) == 0)
    }

    // MARK: - What is said

    private func ids(_ fields: [Field], keys: UniqueKey...) -> [DiagnosticID] {
        var thing = ModelSchema.model("Thing", fields)
        thing.uniqueKeys = keys
        let other = ModelSchema.model("Other", [SampleSchema.field("name", .string)])
        return render(Schema(name: "Things", entities: [thing, other]), beside: ["swiftdata"])
            .diagnostics.map(\.id)
    }

    @Test func withoutAnIdentityThereIsNoHelper() {
        let name = SampleSchema.field("name", .string)
        #expect(ids([name], keys: ShopSchema.key("name")) == [.unsupportedIdentity, .noUniqueKeys])
        let vague = SampleSchema.field("id", .uuid, optional: true)
        #expect(ids([vague, name], keys: ShopSchema.key("name")) == [.unsupportedIdentity, .noUniqueKeys])
        let id = SampleSchema.field("id", .uuid)
        #expect(ids([id, name], keys: ShopSchema.key("name")).isEmpty)
    }

    @Test func aPartThatLeadsToNoIdentityMakesNoKey() {
        let fields = [
            SampleSchema.field("id", .uuid), ModelSchema.relation("other", to: "Other", inverse: "things"),
        ]
        #expect(ids(fields, keys: ShopSchema.key("other")) == [.unsuitableKeyPart, .noUniqueKeys])
    }

    @Test func anIdentityThatOnlyANameTellsIsRemarked() {
        let notes = render(ModelSchema.savings, beside: ["swiftdata"]).diagnostics
        #expect(notes.map(\.id) == [.impliedReference, .impliedReference])
        #expect(notes.allSatisfy { $0.severity == .remark })
    }
}
