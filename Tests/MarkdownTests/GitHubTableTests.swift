import Markdown
import Testing

@Suite struct `Tables are GitHub's` {
    static func outline(_ text: String) -> Outline {
        Outline(of: MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 0).document?.blocks ?? [])
    }

    @Test(.enabled(if: Oracle.isInstalled, "cmark-gfm is not installed: the comparison does not run"))
    func `generated documents`() throws {
        var generator = DocumentGenerator(seed: 2)
        let documents = (0..<2_500).map { _ in generator.document() }
        let outlines = try Oracle.outlines(of: documents)
        try #require(outlines.count == documents.count)
        var tables = 0
        for (document, outline) in zip(documents, outlines) {
            #expect(Self.outline(document) == outline, "\(document.debugDescription)")
            tables += outline.lines.count { $0.hasSuffix("table") }
        }
        #expect(tables > 1_000)
    }
}
