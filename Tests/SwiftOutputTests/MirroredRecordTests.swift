import Foundation
import Output
import SchemaModel
import TestSupport
import Testing

/// Structs of SwiftData and Core Data models read and write the mirror's records where the configuration asks for it.
@Suite struct MirroredRecordTests {
    private static let schema = Schema(
        name: "Goals",
        entities: [
            Entity(
                name: "Goal", kind: .swiftData, primaryKey: "id", span: SampleSchema.span,
                fields: [
                    SampleSchema.field("id", .uuid), SampleSchema.field("name", .string),
                    SampleSchema.field("target", .decimal), SampleSchema.field("isDone", .bool),
                    SampleSchema.field("link", .url) { $0.isOptional = true },
                    SampleSchema.field("image", .data) { $0.isOptional = true },
                    SampleSchema.field("note", .string) {
                        $0.isOptional = true
                        $0.isEncrypted = true
                    },
                    SampleSchema.field("owner", .reference) {
                        $0.isOptional = true
                        $0.references = "Owner"
                        $0.inverse = FieldPath(entity: "Owner", field: "goals")
                    },
                ]),
            Entity(
                name: "Owner", kind: .swiftData, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("goals", .reference) {
                        $0.isList = true
                        $0.references = "Goal"
                        $0.inverse = FieldPath(entity: "Goal", field: "owner")
                    }
                ]),
        ])

    private static let options: OutputOptions = {
        var options = OutputOptions()
        options.mirroredRecords = true
        return options
    }()

    @Test func nothingIsMappedUnlessAskedFor() {
        let files = GeneratedSwift(Self.schema).files.values
        #expect(files.allSatisfy { !$0.contains("CD_") && !$0.contains("CK") && !$0.contains("mirrored") })
    }

    /// The identity is what the mirror calls the record, so that references find it.
    @Test(arguments: RecordNames.allCases)
    func theRecordNameIsTheIdentity(names: RecordNames) {
        var options = Self.options
        options.recordNames = names
        let generated = GeneratedSwift(Self.schema, options: options)
        let goal = generated["Goal.swift"]
        #expect(goal.contains("struct Goal: CloudRecord {"))
        #expect(goal.contains(#"static let recordType = "CD_Goal""#))
        #expect(goal.contains("typealias ID = Reference<Goal>"))
        #expect(goal.contains("recordName: String = UUID().uuidString,"))
        #expect(generated.diagnostics.isEmpty, "\(generated.diagnostics)")
    }

    @Test(arguments: [
        SampleSchema.field("tags", .string) { $0.isList = true }, SampleSchema.field("place", .location),
        SampleSchema.field("photo", .asset), SampleSchema.field("shape", .json, stored: "Transformable"),
    ])
    func whatOnlyTheMirrorCanReadIsNotMapped(field: Field) {
        var schema = Self.schema
        schema.entities[0].fields.append(field)
        let generated = GeneratedSwift(schema, options: Self.options)
        #expect(generated["Goal.swift"].contains("struct Goal: SchemaRecord {"))
        #expect(generated["Owner.swift"].contains("struct Owner: CloudRecord {"))
        let message = "'Goal' is not mapped to its records: only SwiftData can read '\(field.name)' there"
        #expect(generated.diagnostics == ["warning: \(message) [mirror.unmapped]"])
    }

    @Test(.enabled(if: Command.isInstalled("swiftc")))
    func aRecordOfCoreDatasIsReadAndWritten() throws {
        try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            var files = GeneratedSwift(Self.schema, options: Self.options).files
            let program = packageFolder.appending(path: "Tests/Programs/MirroredRecords/main.swift")
            files["main.swift"] = try String(contentsOf: program, encoding: .utf8)
            let flags = try SwiftCompiler.flags(nextLanguageMode: true) + CloudKitDouble.linking()
            let built = try compiler.run(
                compiler.write(files, to: "sources"), name: "mirrored", flags: flags)
            #expect(built.errors.isEmpty, "\(built.errors.prefix(3000))")
            #expect(built.output == "done\n", "\(built.output.prefix(3000))")
        }
    }
}
