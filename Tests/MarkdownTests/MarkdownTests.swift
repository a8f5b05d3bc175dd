import Diagnostics
import Markdown
import Testing

@Suite struct `Blocks of a document` {
    @Test func `a heading, a table and a list`() throws {
        let text =
            "\u{FEFF}## `Card`\r\n\r\n| Field | Type |\r\n| --- | :-: |\r\n| `a` | Int |\r\n| b \\| c |\r\n\r\n- x\r\n  1. y `z`\r\n"
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 0)
        let document = try #require(parsed.document)
        #expect(document.blocks.count == 3)
        guard case .heading(2, let title) = document.blocks[0].kind else { throw Unexpected() }
        #expect(title.plainText == "Card")
        guard case .table(let table) = document.blocks[1].kind else { throw Unexpected() }
        #expect(table.rows.map { $0.cells.map(\.content.plainText) } == [["a", "Int"], ["b | c", ""]])
        let cell = table.rows[0].cells[0]
        #expect(parsed.source[cell.span.range] == "`a`")
        #expect(cell.content.runs.first.map { parsed.source[$0.span.range] } == "a")
        guard case .list(let list) = document.blocks[2].kind else { throw Unexpected() }
        #expect(list.items.count == 1)
    }

    struct Unexpected: Error {}
}
