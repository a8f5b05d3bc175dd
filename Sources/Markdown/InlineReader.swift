import CCmark
import Diagnostics

/// Turns cmark's inline nodes into runs and finds the place of each in the raw text.
///
/// cmark's columns are wrong behind escaped pipes, entities and container marks, so each run is looked up
/// in the text, near where the one before it ended.
struct InlineReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let file: Int32

    /// The block's or cell's stretch of the text.
    let lower: Int
    let upper: Int

    private var cursor: Int
    private var runs: [Inlines.Run] = []
    private var depths = (strong: 0, emphasis: 0, link: 0, image: 0)

    init(bytes: UnsafeBufferPointer<UInt8>, file: Int32, lower: Int, upper: Int) {
        self.bytes = bytes
        self.file = file
        self.lower = lower
        self.upper = upper
        cursor = lower
    }

    /// How far a run is looked for: marks and link destinations lie between two runs, seldom more.
    private static let reach = 512

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
        return Inlines(runs)
    }

    private mutating func visit(_ node: OpaquePointer, entering: Bool) {
        let step = entering ? 1 : -1
        switch cmark_node_get_type(node) {
        case CMARK_NODE_STRONG: depths.strong += step
        case CMARK_NODE_EMPH: depths.emphasis += step
        case CMARK_NODE_LINK: depths.link += step
        case CMARK_NODE_IMAGE: depths.image += step
        case CMARK_NODE_TEXT: append(literal(of: node), [])
        case CMARK_NODE_CODE: append(literal(of: node), .code)
        case CMARK_NODE_HTML_INLINE: append(literal(of: node), .html)
        case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: appendBreak()
        default: break
        }
    }

    private func literal(of node: OpaquePointer) -> UnsafeBufferPointer<UInt8> {
        guard let text = cmark_node_get_literal(node) else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        let length = CStrings.length(text)
        return UnsafeRawBufferPointer(start: text, count: length).assumingMemoryBound(to: UInt8.self)
    }

    private var enclosing: Inlines.Style {
        var style: Inlines.Style = []
        if depths.strong > 0 { style.insert(.strong) }
        if depths.emphasis > 0 { style.insert(.emphasis) }
        if depths.link > 0 { style.insert(.link) }
        if depths.image > 0 { style.insert(.image) }
        return style
    }

    private mutating func append(_ literal: UnsafeBufferPointer<UInt8>, _ own: Inlines.Style) {
        if literal.isEmpty { return }
        let style = enclosing.union(own)
        let text = String(decoding: literal, as: UTF8.self)
        var span = SourceSpan(file: file, lower: Int32(lower), upper: Int32(upper))
        if let place = place(of: literal) {
            cursor = place + literal.count
            span = SourceSpan(file: file, lower: Int32(place), upper: Int32(cursor))
        }
        if let last = runs.last, last.style == style, own.isEmpty {
            runs[runs.count - 1] = Inlines.Run(last.text + text, style, span: last.span.joined(with: span))
        } else {
            runs.append(Inlines.Run(text, style, span: span))
        }
    }

    private mutating func appendBreak() {
        var place = cursor
        while place < upper, !isLineEnd(bytes[place]) { place += 1 }
        let end = min(place + 1, upper)
        let span = SourceSpan(file: file, lower: Int32(min(place, upper)), upper: Int32(end))
        runs.append(Inlines.Run("\n", enclosing.union(.lineBreak), span: span))
        cursor = end
    }

    /// Where the text stands next, within reach.
    private func place(of literal: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = cursor
        let last = min(upper - literal.count, cursor + Self.reach)
        while start <= last {
            if bytes[start] == literal[0], matches(literal, at: start) { return start }
            start += 1
        }
        return nil
    }

    private func matches(_ literal: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for index in literal.indices where bytes[start + index] != literal[index] { return false }
        return true
    }
}

func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
