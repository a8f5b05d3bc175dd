import Templating
import Testing

/// Templates put together at random, with a fixed seed: each renders or is refused at a place within it.
struct GeneratedTemplateTests {
    static let pieces = [
        "{{name}}", "{{{name}}}", "{{&name}}", "{{#isOpen}}", "{{/isOpen}}", "{{^isOpen}}", "{{#shelves}}",
        "{{/shelves}}",
        "{{label}}", "{{#remarks}}", "{{/remarks}}", "{{.}}", "{{^-last}}", "{{/-last}}", "{{>part}}",
        "{{! x }}",
        "{{=<% %>=}}", "<%={{ }}=%>", "<%name%>", "{{", "}}", "{{{", "}", "=", "\n", "\r\n", "  ", "\t", "ä",
        "🦉", "text", "",
    ]

    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test func everyTemplateRendersOrIsRefused() {
        var generator = Generator(state: 7)
        let view = LibraryView(remarks: ["a", ""], shelves: [ShelfView(label: "A"), ShelfView(label: "B")])
        var outcomes = [0, 0]
        for _ in 0..<3_000 {
            let count = Int.random(in: 1...8, using: &generator)
            let source = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            do {
                _ = try rendered(source, view, partials: ["part": "p {{name}}\n"])
                outcomes[0] += 1
            } catch let error as TemplateError {
                let lines = source.utf8.split(separator: 10, omittingEmptySubsequences: false)
                #expect(lines.indices.contains(error.line - 1), "\(error) in \(source.debugDescription)")
                let width = lines.indices.contains(error.line - 1) ? lines[error.line - 1].count : 0
                #expect((1...width + 1).contains(error.column), "\(error) in \(source.debugDescription)")
                outcomes[1] += 1
            } catch {
                Issue.record(error)
            }
        }
        #expect(outcomes.allSatisfy { $0 > 300 })
    }

    /// Text that a template sets between tags that say nothing comes out as it went in.
    @Test func textBetweenTagsIsKept() throws {
        var generator = Generator(state: 11)
        let texts = ["a", " ", "\n", "\r\n", "}}", "ß", "\t", "{ ", "\r"]
        for _ in 0..<2_000 {
            let parts = (0..<6).map { _ in texts.randomElement(using: &generator) ?? "" }
            // A variable, unlike other tags, never takes the white space around it along.
            #expect(try rendered(parts.joined(separator: "{{owner}}")) == parts.joined())
        }
    }
}
