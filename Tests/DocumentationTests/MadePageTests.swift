import Foundation
import GeneratorPipeline
import Output
import SchemaModel
import Templating
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

    @Test func theViewsAreThoseOfTheTypes() throws {
        try expect(ViewPage.text, at: "\(DocumentationPage.catalogue)/TemplateViews.md")
    }

    /// A key without one could not be used by who has not read the sources.
    @Test func everyKeyOfAViewHasASentence() {
        let pages = outputTargets.flatMap { $0.templates }.flatMap { TemplateViewPage.pages(from: $0.keys) }
        #expect(Set(pages.flatMap(\.keys).map(\.name)).count > 100)
        for page in pages {
            for key in page.keys {
                let isSentence = key.sentence.count > 8 && key.sentence.hasSuffix(".")
                #expect(isSentence && key.sentence.first?.isLowercase == false, "\(page.view).\(key.name)")
            }
        }
    }

    @Test func everyTemplateHasASentenceAndAnOwnText() {
        for template in outputTargets.flatMap({ $0.templates }) {
            #expect(template.sentence.hasSuffix("."), "\(template.name)")
            #expect(!template.text.isEmpty, "\(template.name)")
        }
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
