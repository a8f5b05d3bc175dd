import Diagnostics
import Markdown

/// The smallest part of a document that a review shows by itself: a paragraph, an item, a row of a table.
struct Passage: Sendable {
    /// From 0.
    let lines: ClosedRange<Int>
    let content: Content

    enum Content: Sendable {
        case heading(level: Int, Inlines)
        case paragraph(Inlines)

        /// At how many lists it is deep, and its mark. For example: `1.`, or a bullet.
        case item(depth: Int, mark: String, Inlines)

        /// Of the table at a place among those of the document.
        case tableHeader(TableRow, table: Int)
        case tableRow(TableRow, table: Int)
        case code(String)
        case rule
    }

    var isHeading: Bool {
        if case .heading = content { true } else { false }
    }

    /// Of the table that it is a row of.
    var table: Int? {
        switch content {
        case .tableHeader(_, let table), .tableRow(_, let table): table
        case .heading, .paragraph, .item, .code, .rule: nil
        }
    }

    var isTableHeader: Bool {
        if case .tableHeader = content { true } else { false }
    }
}

/// Takes a document apart into its passages.
struct PassageReader {
    private let source: SourceFile
    private(set) var passages: [Passage] = []
    private var tableCount = 0

    static func passages(of document: MarkdownDocument) -> [Passage] {
        var reader = PassageReader(document.source)
        reader.read(document.blocks, depth: 0)
        return reader.passages
    }

    private init(_ source: SourceFile) {
        self.source = source
    }

    private mutating func read(_ blocks: [Block], depth: Int) {
        for block in blocks {
            switch block.kind {
            case .heading(let level, let text): append(.heading(level: level, text), block.span)
            case .paragraph(let text):
                append(depth == 0 ? .paragraph(text) : .item(depth: depth, mark: "", text), block.span)
            case .table(let table): read(table)
            case .list(let list): read(list, depth: depth + 1)
            case .codeBlock(let code): append(.code(code.text), block.span)
            case .blockQuote(let blocks): read(blocks, depth: depth + 1)
            case .html(let text): append(.code(text), block.span)
            case .thematicBreak: append(.rule, block.span)
            }
        }
    }

    private mutating func read(_ table: Table) {
        append(.tableHeader(table.header, table: tableCount), table.header.span)
        for row in table.rows { append(.tableRow(row, table: tableCount), row.span) }
        tableCount += 1
    }

    private mutating func read(_ list: MarkdownList, depth: Int) {
        for (index, item) in list.items.enumerated() {
            let mark = list.start.map { "\($0 + index)." } ?? "•"
            var blocks = item.blocks[...]
            if let first = blocks.first, case .paragraph(let text) = first.kind {
                append(.item(depth: depth, mark: mark, text), first.span)
                blocks = blocks.dropFirst()
            }
            read(Array(blocks), depth: depth)
        }
    }

    private mutating func append(_ content: Passage.Content, _ span: SourceSpan) {
        let first = source.lineIndex(of: span.lower)
        let last = source.lineIndex(of: max(span.lower, span.upper - 1))
        passages.append(Passage(lines: first...max(first, last), content: content))
    }
}
