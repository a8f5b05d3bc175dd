import DedupeOutput
import Foundation
import Output
import SchemaModel
import SwiftOutput
import TestSupport
import Testing

/// The helpers of a schema in which no type has several unique keys: they group by the key, without a way through others.
struct SingleKeyTests {
    private static let schema = Schema(
        name: "Library",
        entities: [
            Entity(
                name: "Shelf", kind: .cloudKit, span: SampleSchema.span,
                fields: [
                    SampleSchema.field("label", .string), SampleSchema.field("note", .string, optional: true),
                ],
                uniqueKeys: [ShopSchema.key("label")]),
            Entity(
                name: "Book", kind: .cloudKit, span: SampleSchema.span,
                fields: [ShopSchema.reference("shelf", to: "Shelf", optional: true)],
                uniqueKeys: [ShopSchema.key("shelf")]),
        ])

    @Test func twinsAreThoseOfTheDefinition() throws {
        let request = OutputRequest(schema: Self.schema, options: OutputOptions(), documents: ["Library.md"])
        let files = SwiftTarget().render(request).files + DedupeTarget().render(request).files
        let sources = files.filter { $0.name.hasSuffix(".swift") }
        let outcome = try withTemporaryFolder { folder in
            let compiler = SwiftCompiler(in: folder)
            let texts = Dictionary(
                uniqueKeysWithValues: sources.map { ($0.name, String(decoding: $0.text, as: UTF8.self)) })
            let program = packageFolder.appending(path: "Tests/Programs/DedupeSingleKeys/main.swift").path
            return try compiler.run(
                compiler.write(texts, to: "Library") + [program], name: "library",
                flags: SwiftCompiler.flags(nextLanguageMode: true))
        }
        #expect(
            outcome.status == 0 && outcome.output.isEmpty,
            "\(outcome.output.prefix(3000))\(outcome.errors.prefix(3000))")
    }
}
