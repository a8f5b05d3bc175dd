import Diagnostics
import Markdown
import Testing

@Suite struct `Merge conflicts` {
    private static func parse(_ text: String) -> MarkdownParser.Parsed {
        MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 0)
    }

    @Test(arguments: [
        "<<<<<<< HEAD\n## Alpha\n=======\n## Beta\n>>>>>>> other\n",
        "| a | b |\n| - | - |\n<<<<<<< HEAD\n| c | d |\n=======\n| e | f |\n>>>>>>> other\n| g | h |\n",
        "<<<<<<<\r\na\r\n||||||| base\r\nb\r\n=======\r\nc\r\n>>>>>>>\r\n",
        "- a\n<<<<<<< HEAD\n- b\n=======\n>>>>>>> x",
    ])
    func `are errors at the first mark`(_ conflict: String) throws {
        let parsed = Self.parse("# Title\n\n" + conflict)
        #expect(parsed.document == nil)
        let diagnostic = try #require(parsed.diagnostics.first)
        #expect(diagnostic.id == .documentConflicted && diagnostic.severity == .error)
        let span = try #require(diagnostic.span)
        let start = 9 + conflict.utf8.count - (conflict.utf8.drop { $0 != UInt8(ascii: "<") }).count
        #expect(Int(span.lower) == start)
    }

    @Test(arguments: [
        "```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```\n",
        "~~~ text\n<<<<<<< a\n=======\n>>>>>>> b\n~~~\n",
        "<<<<<<< HEAD\na\n>>>>>>> x\n", "=======\n<<<<<<< HEAD\n>>>>>>> x\n", "Title\n=======\n\ntext\n",
        " <<<<<<< HEAD\n=======\n>>>>>>> x\n", "<<<<<< HEAD\n=======\n>>>>>>> x\n",
        "<<<<<<<HEAD\n=======\n>>>>>>> x\n", "<<<<<<< HEAD\n========\n>>>>>>> x\n",
        "<<<<<<< HEAD\n=======\n>>>>>> x\n", "> > > > > > > x\n",
    ])
    func `are no others`(_ text: String) {
        let parsed = Self.parse(text)
        #expect(parsed.document != nil)
        #expect(parsed.diagnostics.isEmpty)
    }
}
