import Templating
import Testing

/// A project's templates in the place of embedded ones.
struct ReplacementTests {
    private static let library = NamedTemplate<LibraryView>(
        "library", "A library.", Array("{{name}}: {{#shelves}}{{>shelf}}{{/shelves}}".utf8),
        partials: [TemplatePartial("shelf-short", Array("{{label}} ".utf8), as: "shelf")])
    private static let view = LibraryView(shelves: [ShelfView(label: "A"), ShelfView(label: "B")])

    private static func outcome(_ texts: [String: String]) -> TemplateReplacements.Outcome {
        TemplateReplacements.compile(texts.mapValues { Array($0.utf8) }, for: [library])
    }

    private static func rendered(_ texts: [String: String]) -> String {
        var output: [UInt8] = []
        library.render(view, in: outcome(texts).replacements, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test func aBlankReplacementLaysOutNothing() {
        var output: [UInt8] = []
        Self.library.render(Self.view, in: .blank, into: &output)
        #expect(output.isEmpty)
    }

    @Test func theEmbeddedTemplateStandsUnlessItIsReplaced() {
        #expect(Self.rendered([:]) == "Hall: A B ")
        #expect(Self.rendered(["other": "x"]) == "Hall: A B ")
        #expect(Self.rendered(["library": "<{{name}}>"]) == "<Hall>")
        #expect(Self.rendered(["shelf-short": "[{{label}}]"]) == "Hall: [A][B]")
        #expect(
            Self.rendered(["library": "{{#shelves}}{{>mine}}{{/shelves}}", "mine": "{{label}}!"]) == "A!B!")
    }

    @Test func whatIsUsedIsKnown() {
        let texts = ["library": "{{>mine}}", "mine": "x", "other": "y", "shelf-short": "z"]
        #expect(Self.outcome(texts).used == ["library", "mine", "shelf-short"])
    }

    @Test func anErrorNamesTheTagsThatIncludeItsTemplate() throws {
        let error = try #require(Self.outcome(["library": "\n {{>shelf}}"]).errors.first)
        #expect(error.description == "shelf:1:1: unknown key 'label'")
        #expect(error.includers.map(\.template) == ["library"])
        #expect(error.includers.map(\.line) == [2])
        #expect(error.includers.map(\.column) == [2])
        #expect(error.includers.map(\.offset) == [2])
    }

    @Test func theViewsOfATemplateTellTheirKeys() {
        let pages = TemplateViewPage.pages(from: Self.library.keys)
        #expect(pages.map(\.view) == ["LibraryView", "ShelfView", "BookView"])
        let keys = pages[0].keys
        #expect(keys.map(\.name) == ["name", "owner", "isOpen", "isHidden", "remarks", "shelves"])
        #expect(keys.map(\.kind) == [.text, .text, .flag, .flag, .texts, .views("ShelfView")])
        #expect(keys[0].sentence == "What it is called.")
    }
}
