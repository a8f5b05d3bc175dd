import CCmark
import Diagnostics

/// Turns cmark's inline nodes into runs and finds the place of each in the raw text.
///
/// cmark's columns are wrong behind entities, container marks and in hidden cells, so each run is looked up
/// in the text, from where the one before it ended.
struct InlineReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: Int32

    /// The block's or cell's stretch of the text.
    private let lower: Int
    private let upper: Int

    private var cursor: Int
    private var runs: [Inlines.Run] = []

    /// The last run, to which more text of its style may come.
    private var open: OpenRun?

    private struct OpenRun {
        var text: String
        let style: Inlines.Style
        var span: SourceSpan
    }

    private var depths = (strong: 0, emphasis: 0, link: 0, image: 0)

    /// How many bytes may still be looked at, so that a text in which nothing is found costs linear time.
    private var budget: Int

    init(bytes: UnsafeBufferPointer<UInt8>, file: Int32, lower: Int, upper: Int) {
        self.bytes = bytes
        self.file = file
        self.lower = lower
        self.upper = upper
        cursor = lower
        budget = (upper - lower) * 4 + 256
    }

    /// The inlines under a paragraph or heading.
    mutating func read(_ parent: OpaquePointer) -> Inlines {
        guard let iterator = cmark_iter_new(parent) else { return Inlines([]) }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard let node = cmark_iter_get_node(iterator), node != parent else { continue }
            visit(node, entering: event == CMARK_EVENT_ENTER)
        }
        endRun()
        return Inlines(Strikethrough.applied(to: runs))
    }

    private mutating func visit(_ node: OpaquePointer, entering: Bool) {
        let step = entering ? 1 : -1
        switch cmark_node_get_type(node) {
        case CMARK_NODE_STRONG: depths.strong += step
        case CMARK_NODE_EMPH: depths.emphasis += step
        case CMARK_NODE_LINK: depths.link += step
        case CMARK_NODE_IMAGE: depths.image += step
        case CMARK_NODE_TEXT: append(node, [])
        case CMARK_NODE_CODE: append(node, .code)
        case CMARK_NODE_HTML_INLINE: append(node, .html)
        case CMARK_NODE_SOFTBREAK: appendBreak()
        case CMARK_NODE_LINEBREAK:
            // A break before a bracket was put there, where a table cuts off the paragraph.
            if open != nil || !runs.isEmpty || bytes[lower] != UInt8(ascii: "[") { appendBreak() }
        default: break
        }
    }

    private var enclosing: Inlines.Style {
        var style: Inlines.Style = []
        if depths.strong > 0 { style.insert(.strong) }
        if depths.emphasis > 0 { style.insert(.emphasis) }
        if depths.link > 0 { style.insert(.link) }
        if depths.image > 0 { style.insert(.image) }
        return style
    }

    private mutating func append(_ node: OpaquePointer, _ own: Inlines.Style) {
        guard let literal = cmark_node_get_literal(node), literal[0] != 0 else { return }
        let text = String(cString: literal)
        let wanted = UnsafeRawBufferPointer(start: literal, count: text.utf8.count)
        let style = enclosing.union(own)
        var span = SourceSpan(file: file, lower: Int32(lower), upper: Int32(upper))
        if let place = place(of: wanted, isCode: own == .code) {
            cursor = place.upperBound
            span = SourceSpan(file: file, lower: Int32(place.lowerBound), upper: Int32(place.upperBound))
        }
        if own.isEmpty, let before = open?.span, open?.style == style {
            open?.text += text
            open?.span = before.joined(with: span)
        } else {
            endRun()
            open = OpenRun(text: text, style: style, span: span)
        }
    }

    private mutating func endRun() {
        if let open { runs.append(Inlines.Run(open.text, open.style, span: open.span)) }
        open = nil
    }

    private mutating func appendBreak() {
        endRun()
        while cursor < upper, !isLineEnd(bytes[cursor]) { cursor += 1 }
        let end = min(cursor + 1, upper)
        let span = SourceSpan(file: file, lower: Int32(cursor), upper: Int32(end))
        runs.append(Inlines.Run("\n", enclosing.union(.lineBreak), span: span))
        cursor = end
    }

    // MARK: Places

    /// Where the text stands next; escaped pipes count as pipes.
    private mutating func place(of wanted: UnsafeRawBufferPointer, isCode: Bool) -> Range<Int>? {
        var start = cursor
        while start < upper, budget > 0 {
            budget -= 1
            if bytes[start] == wanted[0] || bytes[start] == UInt8(ascii: "\\"),
                let end = match(wanted, at: start, isCode: isCode),
                !isCode || (isCodeEdge(start - 1) && isCodeEdge(end))
            {
                return start..<end
            }
            start += 1
        }
        return nil
    }

    /// In code a line's end, with the blanks that the next line begins with, is a space.
    private mutating func match(_ wanted: UnsafeRawBufferPointer, at start: Int, isCode: Bool) -> Int? {
        var index = start
        for byte in wanted {
            if isCode, byte == 0x20, index < upper, isLineEnd(bytes[index]) {
                while index < upper, isWhitespace(bytes[index]) { index += 1 }
                continue
            }
            let isEscape =
                index + 1 < upper && byte == UInt8(ascii: "|") && bytes[index] == UInt8(ascii: "\\")
            if isEscape { index += 1 }
            guard index < upper, bytes[index] == byte else {
                budget -= index - start
                return nil
            }
            index += 1
        }
        return index
    }

    private func isCodeEdge(_ index: Int) -> Bool {
        guard index >= lower, index < upper else { return false }
        return bytes[index] == UInt8(ascii: "`") || isWhitespace(bytes[index])
    }
}
