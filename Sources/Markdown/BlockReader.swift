import CCmark
import Diagnostics

/// Turns the tree that cmark made of the hidden text into blocks, and puts the tables back.
struct BlockReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let source: SourceFile
    private let file: Int32
    private let hidden: HiddenText
    private var tables: TableReader

    init(bytes: UnsafeBufferPointer<UInt8>, source: SourceFile, file: Int32, tracker: BlockTracker) {
        self.bytes = bytes
        self.source = source
        self.file = file
        hidden = tracker.hidden
        tables = TableReader(bytes: bytes, file: file, outlines: tracker.outlines)
    }

    mutating func read() -> [Block] {
        guard let tree = CommonMarkTree(parsing: hidden.bytes) else { return [] }
        return blocks(under: tree.document, before: .max)
    }

    /// The blocks of a container that ends before a line. The tracker bounds the nesting, so recursion is
    /// safe.
    private mutating func blocks(under parent: OpaquePointer, before end: Int) -> [Block] {
        var blocks: [Block] = []
        var drawn = DrawnList()
        var next = cmark_node_first_child(parent)
        while let node = next {
            next = cmark_node_next(node)
            if cmark_node_get_type(node) == CMARK_NODE_HEADING, tables.isNext(line: startLine(of: node)) {
                append(tables.read(headings: &next), behind: &drawn, to: &blocks)
            } else if let block = block(node, before: next.map(startLine) ?? end) {
                let (lead, list) = DrawnList.cut(block, of: bytes)
                if let lead { append(lead, behind: &drawn, to: &blocks) }
                drawn.append(list)
            }
        }
        if let list = drawn.block { blocks.append(list) }
        return blocks
    }

    /// A block of another kind ends a drawn list.
    private func append(_ block: Block, behind drawn: inout DrawnList, to blocks: inout [Block]) {
        if let list = drawn.block {
            blocks.append(list)
            drawn = DrawnList()
        }
        blocks.append(block)
    }

    private mutating func block(_ node: OpaquePointer, before end: Int) -> Block? {
        let span = span(of: node, before: end)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            let level = Int(cmark_node_get_heading_level(node))
            return Block(.heading(level: level, headingInlines(of: node, span)), span: span)
        case CMARK_NODE_PARAGRAPH: return Block(.paragraph(inlines(of: node, span)), span: span)
        case CMARK_NODE_LIST: return list(node, span, before: end)
        case CMARK_NODE_BLOCK_QUOTE:
            let blocks = blocks(under: node, before: end)
            return Block(.blockQuote(blocks), span: span.including(blocks.last?.span))
        case CMARK_NODE_CODE_BLOCK: return Block(.codeBlock(codeBlock(node, span)), span: span)
        case CMARK_NODE_HTML_BLOCK: return Block(.html(literal(of: node)), span: span)
        case CMARK_NODE_THEMATIC_BREAK: return Block(.thematicBreak, span: span)
        default: return nil
        }
    }

    // MARK: Leaves

    private func inlines(of node: OpaquePointer, _ span: SourceSpan) -> Inlines {
        var reader = InlineReader(bytes: bytes, file: file, lower: Int(span.lower), upper: Int(span.upper))
        return reader.read(node)
    }

    private func headingInlines(of node: OpaquePointer, _ span: SourceSpan) -> Inlines {
        var lower = span.lower
        while lower < span.upper, bytes[Int(lower)] == UInt8(ascii: "#") { lower += 1 }
        return inlines(of: node, SourceSpan(file: file, lower: lower, upper: span.upper))
    }

    private mutating func list(_ node: OpaquePointer, _ span: SourceSpan, before end: Int) -> Block {
        var items: [MarkdownList.Item] = []
        var next = cmark_node_first_child(node)
        while let item = next {
            next = cmark_node_next(item)
            let itemEnd = next.map(startLine) ?? end
            let blocks = TaskMark.removed(from: blocks(under: item, before: itemEnd))
            let span = self.span(of: item, before: itemEnd).including(blocks.last?.span)
            let siblings = lazyItems(of: blocks, in: span)
            items.append(MarkdownList.Item(blocks: siblings.isEmpty ? blocks : [blocks[0]], span: span))
            items += siblings
        }
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        let list = MarkdownList(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, items: items)
        return Block(.list(list), span: span.including(items.last?.span))
    }

    /// The drawn items below one that begins with a mark of Markdown, where they stand no further in than it does.
    private func lazyItems(of blocks: [Block], in span: SourceSpan) -> [MarkdownList.Item] {
        guard blocks.count == 2, case .list(let list) = blocks[1].kind, let first = list.items.first,
            DrawnList.isOuter(bytes[Int(first.span.lower)...]),
            column(first.span.lower) <= column(span.lower)
        else { return [] }
        return list.items
    }

    /// How many bytes of its line stand before a place.
    private func column(_ offset: Int32) -> Int {
        let start = bytes[..<Int(offset)].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
        return Int(offset) - start
    }

    private func codeBlock(_ node: OpaquePointer, _ span: SourceSpan) -> CodeBlock {
        let text = literal(of: node)
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        var line = hidden.sourceLine(of: startLine(of: node)) + (isFenced(span) ? 1 : 0)
        var offsets: [Int32] = []
        for content in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast()
        {
            // A line of code is the end of its source line, whatever container marks stand before it.
            let range = lineRange(line)
            offsets.append(Int32(max(range.lowerBound, range.upperBound - content.count)))
            line += 1
        }
        return CodeBlock(info: info, text: text, lineOffsets: offsets)
    }

    private func isFenced(_ span: SourceSpan) -> Bool {
        guard Int(span.lower) + 2 < bytes.count else { return false }
        let mark = bytes[Int(span.lower)]
        guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
        return bytes[Int(span.lower) + 1] == mark && bytes[Int(span.lower) + 2] == mark
    }

    private func literal(of node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    // MARK: Places

    /// A 0-based line without its end.
    private func lineRange(_ line: Int) -> Range<Int> {
        guard line < source.lineStarts.count else { return bytes.count..<bytes.count }
        let start = Int(source.lineStarts[line])
        var end = line + 1 < source.lineStarts.count ? Int(source.lineStarts[line + 1]) : bytes.count
        while end > start, isLineEnd(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// 0-based, in the hidden text.
    private func startLine(of node: OpaquePointer) -> Int { Int(cmark_node_get_start_line(node)) - 1 }

    /// cmark lets fenced code and underlined headings end with the line behind them, where the next block
    /// begins.
    private func span(of node: OpaquePointer, before end: Int) -> SourceSpan {
        let lower = offset(startLine(of: node), Int(cmark_node_get_start_column(node)) - 1)
        let lastLine = Int(cmark_node_get_end_line(node)) - 1
        let lastColumn = lastLine < end ? Int(cmark_node_get_end_column(node)) : .max
        let upper = offset(min(lastLine, end - 1), lastColumn)
        return SourceSpan(file: file, lower: Int32(lower), upper: Int32(max(lower, upper)))
    }

    private func offset(_ line: Int, _ column: Int) -> Int {
        let range = lineRange(hidden.sourceLine(of: max(0, line)))
        return range.lowerBound + min(range.count, max(0, column))
    }
}

extension SourceSpan {
    /// A container ends no earlier than the last block in it.
    func including(_ last: SourceSpan?) -> SourceSpan {
        SourceSpan(file: file, lower: lower, upper: max(upper, last?.upper ?? upper))
    }
}
