import Diagnostics
import Markdown
import Testing

@Suite struct `Blocks of a document` {
    static func parse(_ text: String) throws -> MarkdownDocument {
        try #require(MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 3).document)
    }

    static func texts(_ inlines: Inlines, in document: MarkdownDocument) -> [String] {
        inlines.runs.map { document.source[$0.span.range] }
    }

    struct Unexpected: Error {}

    @Test func `the check box of a task is no text of it`() throws {
        let document = try Self.parse("- [ ] `a` b\n- [x] c\n- [y] d\n- [ ]e\n")
        guard case .list(let list) = document.blocks[0].kind else { throw Unexpected() }
        let texts = try list.items.map { item in
            guard case .paragraph(let content) = item.blocks[0].kind else { throw Unexpected() }
            return (content.plainText, document.source[item.blocks[0].span.range])
        }
        #expect(texts.map(\.0) == ["a b", "c", "[y] d", "[ ]e"])
        #expect(texts.map(\.1) == ["`a` b", "c", "[y] d", "[ ]e"])
    }

    @Test func `every kind`() throws {
        let text = """
            # One
            Two
            ---
            text

            - a
              1. b

            7) c

            > d
            > > e

            ```swift x
            let a
            ```

                code

            <div>
            h
            </div>

            ***

            | t |
            |---|
            """
        #expect(
            `Tables are GitHub's`.outline(text).lines == [
                "heading 1: {}One", "heading 2: {}Two", "paragraph: {}text", "list bullets", "  item",
                "    paragraph: {}a",
                "    list 1", "      item", "        paragraph: {}b", "list 7", "  item",
                "    paragraph: {}c", "quote",
                "  paragraph: {}d", "  quote", "    paragraph: {}e", "code swift x: \"let a\\n\"",
                "code : \"code\\n\"",
                "html: \"<div>\\nh\\n</div>\\n\"", "break", "table", "  header", "    cell: {}t",
            ])
    }

    @Test func `headings and paragraphs have their places`() throws {
        let document = try Self.parse("x\n\n##  `Card` _b_ ##\n\n> one\n> two *three*\n")
        #expect(document.blocks.map(\.span.file) == [3, 3, 3])
        guard case .heading(2, let title) = document.blocks[1].kind else { throw Unexpected() }
        #expect(document.source[document.blocks[1].span.range] == "##  `Card` _b_")
        #expect(Self.texts(title, in: document) == ["Card", " ", "b"])
        guard case .blockQuote(let inner) = document.blocks[2].kind, case .paragraph(let text) = inner[0].kind
        else {
            throw Unexpected()
        }
        #expect(Self.texts(text, in: document) == ["one", "\n", "two ", "three"])
        #expect(document.source[inner[0].span.range] == "one\n> two *three*")
    }

    @Test(arguments: [
        ("- ```swift\n  let a = 1\n\n    let b\n  ```\n", ["let a = 1", "", "  let b"]),
        ("> ~~~\n> a\n>   b\n> ~~~\n", ["a", "  b"]),
        ("    a\n\n      b\n", ["a", "", "  b"]), ("- x\n\n      a\n      b\n", ["a", "b"]),
        ("```\r\na\r\n\tb\r\n", ["a", "\tb"]), ("|a|\n|-|\n```\nc\n```\n", ["c"]), ("``` ```\n", []),
    ])
    func `each line of code has its place`(text: String, lines: [String]) throws {
        func code(_ blocks: [Block]) -> CodeBlock? {
            for block in blocks {
                switch block.kind {
                case .codeBlock(let code): return code
                case .blockQuote(let inner): if let found = code(inner) { return found }
                case .list(let list): if let found = code(list.items.flatMap(\.blocks)) { return found }
                case .heading, .paragraph, .table, .html, .thematicBreak: continue
                }
            }
            return nil
        }
        let document = try Self.parse(text)
        guard let code = code(document.blocks) else {
            #expect(lines.isEmpty)
            return
        }
        #expect(code.lineOffsets.count == lines.count)
        for (offset, line) in zip(code.lineOffsets, lines) {
            #expect(document.source.text[Int(offset)...].starts(with: line.utf8), "\(line)")
        }
    }

    @Test func `the language is the first word of the info string`() throws {
        for (info, language) in [
            ("Swift", "swift"), ("swift {.x}", "swift"), ("swift,ignore", "swift"), ("", ""),
        ] {
            guard case .codeBlock(let code) = try Self.parse("```\(info)\na\n```\n").blocks[0].kind else {
                throw Unexpected()
            }
            #expect(code.language == language)
        }
    }
}

@Suite struct `Inlines and their places` {
    static func cell(_ content: String) throws -> (Inlines, MarkdownDocument) {
        let document = try `Blocks of a document`.parse("> - | x | \(content) |\n>   |-|-|\n")
        guard case .blockQuote(let quote) = document.blocks[0].kind, case .list(let list) = quote[0].kind,
            case .table(let table) = list.items[0].blocks[0].kind
        else { throw `Blocks of a document`.Unexpected() }
        let cell = table.header.cells[1]
        #expect(document.source[cell.span.range] == content)
        return (cell.content, document)
    }

    @Test(arguments: [
        ("plain text", ["plain text"], ["plain text"]),
        ("`name`", ["name"], ["name"]),
        ("`a`, `b` or c", ["a", ", ", "b", " or c"], ["a", ", ", "b", " or c"]),
        ("**`a`** b", ["a", " b"], ["a", " b"]),
        ("`` a`b `` c", ["a`b", " c"], ["a`b", " c"]),
        ("a \\| b", ["a | b"], ["a \\| b"]),
        ("`a \\| b` \\| c", ["a | b", " | c"], ["a \\| b", " \\| c"]),
        ("[Card](/a) `Card` Card", ["Card", " ", "Card", " Card"], ["Card", " ", "Card", " Card"]),
        ("List<T> x", ["List", "<T>", " x"], ["List", "<T>", " x"]),
        ("a<br>`b`", ["a", "<br>", "b"], ["a", "<br>", "b"]),
        ("R&D a_b_c 🎉 é", ["R&D a_b_c 🎉 é"], ["R&D a_b_c 🎉 é"]),
        ("~~old~~ new", ["old", " new"], ["old", " new"]),
    ])
    func `a cell's runs`(content: String, texts: [String], places: [String]) throws {
        let (inlines, document) = try Self.cell(content)
        #expect(inlines.runs.map(\.text) == texts)
        #expect(`Blocks of a document`.texts(inlines, in: document) == places)
    }

    @Test func `styles`() throws {
        let (inlines, _) = try Self.cell("**b** *e* [l](u) ![i](u) `c` ~~s~~ <x>")
        let styles = inlines.runs.filter { $0.text != " " }.map(\.style)
        #expect(styles == [.strong, .emphasis, .link, .image, .code, .struckThrough, .html])
        #expect(inlines.plainText == "b e l i c s ")
        #expect(inlines.documentationText == "b e l i `c` s ")
        #expect(inlines.firstCode == "c")
    }

    @Test func `tildes without a partner, or in code, are text`() throws {
        #expect(try Self.cell("~~a").0.plainText == "~~a")
        #expect(try Self.cell("~~~a~~~ `~~b~~`").0.plainText == "~~~a~~~ ~~b~~")
        #expect(try Self.cell("~~**a** b~~ ~~c").0.plainText == "a b ~~c")
    }

    @Test func `a part of a run has its place`() throws {
        let (inlines, document) = try Self.cell("one `two three`")
        let run = inlines.runs[1]
        let part = try #require(run.text.split(separator: " ").last)
        #expect(document.source[run.span(of: part).range] == "three")
        #expect(document.source[run.span(of: 0..<3).range] == "two")
        let hidden = try Self.cell("a&amp;b")
        #expect(hidden.1.source[hidden.0.runs[0].span(of: 0..<1).range] == "a&amp;b")
    }

    @Test func `links resolve in cells as elsewhere`() throws {
        let document = try `Blocks of a document`.parse("| [a] |\n|-|\n\n[a]: /u\n")
        guard case .table(let table) = document.blocks[0].kind else {
            throw `Blocks of a document`.Unexpected()
        }
        #expect(table.header.cells[0].content.runs.first?.style == .link)
    }

    @Test func `missing cells stand at the row's end, surplus ones are counted`() throws {
        let document = try `Blocks of a document`.parse("|a|b|\n|-|-|\n|c|\n|d|e|f|g|\n")
        guard case .table(let table) = document.blocks[0].kind else {
            throw `Blocks of a document`.Unexpected()
        }
        #expect(table.rows.map(\.surplusCells) == [0, 2])
        #expect(table.rows[0].cells[1].span == SourceSpan(file: 3, lower: 15, upper: 15))
        #expect(document.source[document.blocks[0].span.range] == "|a|b|\n|-|-|\n|c|\n|d|e|f|g|")
    }

    @Test func `in generated documents every span holds what it says`() throws {
        var generator = DocumentGenerator(seed: 5)
        var runs = 0
        for _ in 0..<500 {
            let text = generator.document()
            let document = try `Blocks of a document`.parse(text)
            var check = SpanCheck(document: document)
            check.blocks(document.blocks, within: 0..<Int32(text.utf8.count))
            let isSound = check.faults.isEmpty
            #expect(isSound, "\(text.debugDescription): \(check.faults.prefix(2))")
            runs += check.exactRuns
        }
        #expect(runs > 4_000)
    }
}

/// Goes through a document and notes spans that are out of order or do not hold their text.
struct SpanCheck {
    let document: MarkdownDocument
    private(set) var faults: [String] = []
    private(set) var exactRuns = 0

    init(document: MarkdownDocument) {
        self.document = document
    }

    mutating func blocks(_ blocks: [Block], within outer: Range<Int32>) {
        var last = outer.lowerBound
        for block in blocks {
            note(
                block.span.lower < last || block.span.upper > outer.upperBound, "block at \(block.span.range)"
            )
            last = block.span.upper
            switch block.kind {
            case .heading(_, let inlines), .paragraph(let inlines): self.inlines(inlines, within: block.span)
            case .table(let table):
                for row in [table.header] + table.rows {
                    note(row.span.lower < block.span.lower || row.span.upper > block.span.upper, "row")
                    for cell in row.cells { self.inlines(cell.content, within: cell.span) }
                }
            case .list(let list): for item in list.items { self.blocks(item.blocks, within: item.span.range) }
            case .blockQuote(let inner): self.blocks(inner, within: block.span.range)
            case .codeBlock(let code):
                let lines = code.text.utf8.split(
                    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                note(code.lineOffsets.count != max(0, lines.count - 1), "lines of code")
            case .html, .thematicBreak: continue
            }
        }
    }

    private mutating func inlines(_ inlines: Inlines, within outer: SourceSpan) {
        var last = outer.lower
        for run in inlines.runs {
            note(run.span.lower < outer.lower || run.span.upper > outer.upper, "run outside: \(run.text)")
            if run.span == outer, run.span.range.count != run.text.utf8.count { continue }
            note(run.span.lower < last, "run out of order: \(run.text)")
            last = run.span.upper
            guard run.span.range.count == run.text.utf8.count, !run.style.contains(.lineBreak) else {
                continue
            }
            exactRuns += 1
            // In code a line's end is a space.
            let text = document.source[run.span.range]
            let isCode = run.style.contains(.code)
            note((isCode ? text.replacing("\n", with: " ") : text) != run.text, "run: \(run.text)")
        }
    }

    private mutating func note(_ isFault: Bool, _ what: String) {
        if isFault { faults.append(what) }
    }
}
