import Foundation
import GeneratorPipeline
import MermaidOutput
import Output
import SchemaModel
import TestSupport
import Testing

/// Diagrams as Mermaid itself reads them, whatever the names are.
@Suite(
    .enabled(if: MermaidParser.isInstalled, "there is no .build/mermaid: see Development.md"))
struct MermaidParserTests {
    private static func diagram(_ schema: Schema) -> String {
        let result = MermaidTarget().render(
            OutputRequest(schema: schema, options: OutputOptions(), documents: ["Docs/Schema.md"]))
        return result.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    }

    private static let retired: Schema = {
        var schema = SampleSchema.library.withRetiredFields
        for index in schema.entities.indices { schema.entities[index].retirement = .sample }
        return schema
    }()

    /// A parser that takes everything would prove nothing.
    @Test func refusesWhatIsNoDiagram() throws {
        try withTemporaryFolder { folder in
            let parser = try MermaidParser(in: folder)
            #expect(try parser.problem(of: "erDiagram\n    Deck {\n        string title\n    }\n") == "")
            #expect(try parser.problem(of: "erDiagram\n    Deck {\n        string\n    }\n") != "")
            #expect(try parser.problem(of: "erDiagram\n    Deck ||--|| : deck\n") != "")
        }
    }

    @Test func readsWhatWasDrawn() throws {
        var random = RandomSchema(
            seed: 11, typeNames: (1...40).map { "Type\($0)" }, fieldNames: (1...30).map { "field\($0)" })
        let made = (1...20).map { random.next(named: "Random\($0)") }
        try withTemporaryFolder { folder in
            let parser = try MermaidParser(in: folder)
            let samples = [SampleSchema.library, SampleSchema.combined, SampleSchema.hostile, Self.retired]
            for schema in samples + made where !schema.entities.isEmpty {
                let diagram = Self.diagram(schema)
                let problem = try parser.problem(of: diagram)
                #expect(problem == "", "\(schema.name): \(problem)\n\(diagram)")
                guard problem.isEmpty else { continue }
                let reading = try parser.reading(of: diagram)
                let described = schema.entities.map(\.fields.count)
                // Two names that differ only in what Mermaid takes in no name are one box.
                if schema.name != SampleSchema.hostile.name {
                    #expect(
                        reading.fields.prefix(described.count).map(\.count) == described, "\(schema.name)")
                }
                let lines = diagram.split(separator: "\n").filter { $0.contains("--") && $0.contains(" : ") }
                #expect(reading.relationships.count == lines.count, "\(schema.name)")
            }
            let titles = try parser.reading(of: Self.diagram(Self.retired)).entities
            #expect(titles.prefix(3) == ["Shelf (retired)", "Book (retired)", "Loan (retired)"])
        }
    }

    /// Every sign of ASCII and some of other scripts, in the places where a document can put them.
    @Test func takesEverySignInEveryPlace() throws {
        let signs =
            (0x20...0x7E).map { Character(UnicodeScalar($0)) } + ["é", "Ж", "中", "🚗", "\u{202E}", "\u{200D}"]
        try withTemporaryFolder { folder in
            let parser = try MermaidParser(in: folder)
            var number = 0
            let entities = signs.flatMap { sign in
                ["\(sign)", "a\(sign)b", "a\(sign)", "\(sign)a"].map { name -> Entity in
                    number += 1
                    let field = SampleSchema.field(name, .string) { $0.documentation = "See \(name)." }
                    return Entity(
                        name: "\(name)\(number)", kind: .cloudKit, span: SampleSchema.span, fields: [field])
                }
            }
            for entity in entities {
                let diagram = Self.diagram(Schema(name: "Signs", entities: [entity]))
                #expect(try parser.problem(of: diagram) == "", "\(diagram)")
            }
        }
    }
}
