import CCmark
import Diagnostics

/// Turns cmark's tree into blocks, and paragraphs that are pipe tables into tables.
struct BlockReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let source: SourceFile
    let file: Int32

    func read() -> [Block] {
        let document = bytes.withMemoryRebound(to: CChar.self) {
            cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return [] }
        defer { cmark_node_free(document) }
        return blocks(under: document)
    }

    private func blocks(under parent: OpaquePointer) -> [Block] {
        var blocks: [Block] = []
        var next = cmark_node_first_child(parent)
        while let node = next {
            append(node, to: &blocks)
            next = cmark_node_next(node)
        }
        return blocks
    }

    private func append(_ node: OpaquePointer, to blocks: inout [Block]) {
        let span = span(of: node)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            if isSetext(span), appendTable(span, to: &blocks) { return }
            blocks.append(
                Block(.heading(level: Int(cmark_node_get_heading_level(node)), inlines(of: node)), span: span)
            )
        case CMARK_NODE_PARAGRAPH:
            if appendTable(span, to: &blocks) { return }
            blocks.append(Block(.paragraph(inlines(of: node)), span: span))
        case CMARK_NODE_LIST:
            blocks.append(Block(.list(list(node)), span: span))
        case CMARK_NODE_BLOCK_QUOTE:
            blocks.append(Block(.blockQuote(self.blocks(under: node)), span: span))
        case CMARK_NODE_CODE_BLOCK:
            blocks.append(Block(.codeBlock(codeBlock(node)), span: span))
        case CMARK_NODE_HTML_BLOCK:
            blocks.append(Block(.html(literal(of: node)), span: span))
        case CMARK_NODE_THEMATIC_BREAK:
            blocks.append(Block(.thematicBreak, span: span))
        default:
            break
        }
    }

    // MARK: Leaves

    private func inlines(of node: OpaquePointer) -> Inlines {
        let span = span(of: node)
        var reader = InlineReader(bytes: bytes, file: file, lower: Int(span.lower), upper: Int(span.upper))
        return reader.read(node)
    }

    private func list(_ node: OpaquePointer) -> MarkdownList {
        var items: [MarkdownList.Item] = []
        var next = cmark_node_first_child(node)
        while let item = next {
            items.append(MarkdownList.Item(blocks: blocks(under: item), span: span(of: item)))
            next = cmark_node_next(item)
        }
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return MarkdownList(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, items: items)
    }

    private func codeBlock(_ node: OpaquePointer) -> CodeBlock {
        let text = literal(of: node)
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        let span = span(of: node)
        let opening = bytes[Int(span.lower)]
        let isFenced = opening == UInt8(ascii: "`") || opening == UInt8(ascii: "~")
        var line = Int(cmark_node_get_start_line(node)) - (isFenced ? 0 : 1)
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

    private func literal(of node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    // MARK: Tables

    private func isSetext(_ span: SourceSpan) -> Bool {
        span.isEmpty ? false : source.lineIndex(of: span.lower) != source.lineIndex(of: span.upper - 1)
    }

    /// Finds a header row that a delimiter row with as many cells follows.
    private func appendTable(_ span: SourceSpan, to blocks: inout [Block]) -> Bool {
        guard !span.isEmpty else { return false }
        let syntax = TableSyntax(bytes: bytes)
        let first = source.lineIndex(of: span.lower)
        let last = source.lineIndex(of: span.upper - 1)
        let lines = (first...last).map { content(ofLine: $0, from: $0 == first ? Int(span.lower) : nil) }
        for index in lines.indices.dropFirst() {
            guard let alignments = syntax.alignments(in: lines[index]) else { continue }
            guard syntax.cells(in: lines[index - 1]).count == alignments.count else { return false }
            let rows = lines[(index + 1)...].map { row($0, count: alignments.count, syntax) }
            let header = row(lines[index - 1], count: alignments.count, syntax)
            let table = Table(header: header, alignments: alignments, rows: rows)
            let lower = header.span.lower
            if index > 1 { blocks.append(paragraph(Int(span.lower)..<lines[index - 2].upperBound)) }
            blocks.append(Block(.table(table), span: SourceSpan(file: file, lower: lower, upper: span.upper)))
            return true
        }
        return false
    }

    /// A line without its end, container marks and indentation.
    private func content(ofLine line: Int, from start: Int?) -> Range<Int> {
        var range = lineRange(line)
        if let start { return start..<range.upperBound }
        while let byte = bytes[range].first, byte == UInt8(ascii: ">") || isWhitespace(byte) {
            range = range.lowerBound + 1..<range.upperBound
        }
        return range
    }

    private func row(_ line: Range<Int>, count: Int, _ syntax: TableSyntax) -> TableRow {
        let cells = syntax.cells(in: line)
        let line = syntax.trimmed(line)
        var contents = cells.prefix(count).map(cell)
        while contents.count < count { contents.append(cell(line.upperBound..<line.upperBound)) }
        return TableRow(
            cells: contents,
            span: SourceSpan(file: file, lower: Int32(line.lowerBound), upper: Int32(line.upperBound)),
            surplusCells: max(0, cells.count - count)
        )
    }

    private func cell(_ range: Range<Int>) -> TableCell {
        TableCell(
            content: inlines(in: range),
            span: SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        )
    }

    private func paragraph(_ range: Range<Int>) -> Block {
        let span = SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        return Block(.paragraph(inlines(in: range)), span: span)
    }

    /// Has cmark read a stretch as the text of a heading, so that nothing in it starts a block.
    private func inlines(in range: Range<Int>) -> Inlines {
        if range.isEmpty { return Inlines([]) }
        var text = Array("# ".utf8)
        var index = range.lowerBound
        while index < range.upperBound {
            let isEscape =
                bytes[index] == UInt8(ascii: "\\")
                && index + 1 < range.upperBound && bytes[index + 1] == UInt8(ascii: "|")
            if isEscape { index += 1 }
            text.append(isLineEnd(bytes[index]) ? UInt8(ascii: " ") : bytes[index])
            index += 1
        }
        text += Array(" #\n".utf8)
        let parsed = text.withUnsafeBytes {
            cmark_parse_document(
                $0.assumingMemoryBound(to: CChar.self).baseAddress, $0.count, CMARK_OPT_DEFAULT)
        }
        guard let parsed else { return Inlines([]) }
        defer { cmark_node_free(parsed) }
        guard let heading = cmark_node_first_child(parsed) else { return Inlines([]) }
        var reader = InlineReader(bytes: bytes, file: file, lower: range.lowerBound, upper: range.upperBound)
        return reader.read(heading)
    }

    // MARK: Places

    /// A 0-based line without its end.
    private func lineRange(_ line: Int) -> Range<Int> {
        let start = Int(source.lineStarts[line])
        var end = line + 1 < source.lineStarts.count ? Int(source.lineStarts[line + 1]) : bytes.count
        while end > start, isLineEnd(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func span(of node: OpaquePointer) -> SourceSpan {
        let lower = offset(Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)) - 1)
        let upper = offset(Int(cmark_node_get_end_line(node)), Int(cmark_node_get_end_column(node)))
        return SourceSpan(file: file, lower: Int32(lower), upper: Int32(max(lower, upper)))
    }

    private func offset(_ line: Int, _ column: Int) -> Int {
        guard line > 0, line <= source.lineStarts.count else { return line > 0 ? bytes.count : 0 }
        return min(bytes.count, Int(source.lineStarts[line - 1]) + max(0, column))
    }
}
