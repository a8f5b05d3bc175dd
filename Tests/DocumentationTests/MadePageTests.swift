import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import TestSupport
import Testing

/// Pages, and parts of pages, that are made from the sources, so that they cannot fall behind.
struct MadePageTests {
    @Test func theShapesAreTheRecognisersOwnWords() throws {
        try expect(try ShapePage().text, at: "\(DocumentationPage.catalogue)/Shapes.md")
    }

    @Test func theOptionsAreThoseOfTheTypes() throws {
        let path = "\(DocumentationPage.catalogue)/Configuration.md"
        var text = try DocumentationPage(path).text
        for (name, made) in [("options", Self.options), ("types", Self.types)] {
            let start = "<!-- made: \(name) -->\n"
            let opening = try #require(text.range(of: start))
            let closing = try #require(
                text.range(of: "<!-- end -->", range: opening.upperBound..<text.endIndex))
            text.replaceSubrange(opening.upperBound..<closing.lowerBound, with: made)
        }
        try expect(text, at: path)
    }

    /// A section for each option, in the order of the type.
    private static var options: String {
        let sections = OutputOptions.Key.allCases.map { key in
            let targets = outputTargets.filter { $0.acceptedOptions.contains(key) }.map { "`\($0.name)`" }
            return "| `\(key.rawValue)` | `\(escaped(key.syntax))` | \(targets.joined(separator: ", ")) "
                + "| \(key.meaning) |\n"
        }
        return "## Options\n\n| option | value | targets | meaning |\n| --- | --- | --- | --- |\n"
            + sections.joined()
    }

    private static var types: String {
        "The types are " + FieldType.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".\n"
    }

    private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }

    private func expect(_ made: String, at path: String) throws {
        let known = try DocumentationPage(path).text
        if updatesGoldens, made != known {
            try Data(made.utf8).write(to: packageFolder.appending(path: path))
            Issue.record("rewritten: review the difference and run again")
        }
        #expect(made == known)
    }
}
