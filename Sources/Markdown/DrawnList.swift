import Diagnostics

/// A list whose bullets are drawn as characters, as text from a word processor has them.
///
///     • `title`: String
///       ◦ Optional
///     • `start`: Date
///
/// To CommonMark these are the lines of one paragraph, or paragraphs of one line each.
struct DrawnList {
    private var lines: [Line] = []

    private struct Line {
        let bullet: Unicode.Scalar

        /// How many bytes stand before the bullet in its line.
        let column: Int
        let content: Block
        let span: SourceSpan

        /// Whether it stands in the list of an item: further in, or with a bullet for such lists.
        func isBelow(_ other: Line) -> Bool {
            column > other.column
                || column == other.column && DrawnList.isInner(bullet) && !DrawnList.isInner(other.bullet)
        }
    }

    private static let outer: Set<Unicode.Scalar> = ["•", "‣", "●", "▸", "►"]
    private static let inner: Set<Unicode.Scalar> = ["◦", "▪", "○"]

    private static func isInner(_ bullet: Unicode.Scalar) -> Bool { inner.contains(bullet) }

    /// Lists in lists that are deeper are read as if they were no deeper.
    private static let deepest = 6

    /// The list and all lists in it; nil where there are no lines.
    var block: Block? {
        if lines.isEmpty { return nil }
        var index = 0
        return Block(list: items(&index, above: nil, depth: 0))
    }

    /// Whether a text begins with a bullet of an outer list.
    static func isOuter(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        String(decoding: text.prefix(3), as: UTF8.self).unicodeScalars.first.map(outer.contains) ?? false
    }

    private func items(_ index: inout Int, above parent: Line?, depth: Int) -> [MarkdownList.Item] {
        var items: [MarkdownList.Item] = []
        while index < lines.count, parent.map({ lines[index].isBelow($0) }) ?? true {
            let line = lines[index]
            index += 1
            let isOpen = depth < Self.deepest && index < lines.count && lines[index].isBelow(line)
            let inner = isOpen ? self.items(&index, above: line, depth: depth + 1) : []
            let list = inner.isEmpty ? nil : Block(list: inner)
            let blocks = [line.content] + (list.map { [$0] } ?? [])
            items.append(MarkdownList.Item(blocks: blocks, span: line.span.including(list?.span)))
        }
        return items
    }

    // MARK: Reading

    /// Nothing, to which lines are added.
    init() {}

    /// The lines of a paragraph that have bullets, and what stands before them: the paragraph itself where none has.
    ///
    /// `bytes` is the whole document.
    static func cut(
        _ paragraph: Block, of bytes: UnsafeBufferPointer<UInt8>
    ) -> (lead: Block?, list: DrawnList) {
        var list = DrawnList()
        guard case .paragraph(let inlines) = paragraph.kind else { return (paragraph, list) }
        let runs = inlines.runs
        let starts = runs.indices.filter { isBullet(runs, at: $0) }
        guard let first = starts.first else { return (paragraph, list) }
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : runs.endIndex
            let upper = end < runs.endIndex ? runs[end].span.lower : paragraph.span.upper
            list.add(withoutBreak(Array(runs[start..<end])), upTo: upper, of: bytes)
        }
        let lead = Self.paragraph(
            withoutBreak(Array(runs[..<first])), from: paragraph.span.lower, to: runs[first].span.lower,
            of: bytes)
        return (lead, list)
    }

    mutating func append(_ other: DrawnList) { lines += other.lines }

    private mutating func add(_ runs: [Inlines.Run], upTo upper: Int32, of bytes: UnsafeBufferPointer<UInt8>)
    {
        let run = runs[0]
        guard let bullet = run.text.unicodeScalars.first else { return }
        let content = run.text.dropFirst().drop { $0 == " " }
        let lower = run.span.lower + Int32(run.text.utf8.count - content.utf8.count)
        let first = Inlines.Run(String(content), run.style, span: run.span(of: content))
        let inlines = content.isEmpty ? Array(runs.dropFirst()) : [first] + runs.dropFirst()
        guard let block = Self.paragraph(inlines, from: lower, to: upper, of: bytes) else { return }
        let start = Int(run.span.lower)
        let column = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        lines.append(
            Line(
                bullet: bullet, column: column, content: block,
                span: SourceSpan(file: run.span.file, lower: run.span.lower, upper: block.span.upper)))
    }

    private static func paragraph(
        _ runs: [Inlines.Run], from lower: Int32, to upper: Int32, of bytes: UnsafeBufferPointer<UInt8>
    ) -> Block? {
        guard let first = runs.first else { return nil }
        var end = upper
        while end > lower, bytes[Int(end) - 1] <= 0x20 { end -= 1 }
        let span = SourceSpan(file: first.span.file, lower: lower, upper: end)
        return Block(.paragraph(Inlines(runs)), span: span)
    }

    /// Whether a run begins a line and has a bullet first, with a blank behind it.
    private static func isBullet(_ runs: Runs, at index: Int) -> Bool {
        let run = runs[index]
        guard let first = run.text.unicodeScalars.first, outer.contains(first) || inner.contains(first),
            run.style.isEmpty, run.text.utf8.count == run.span.range.count,
            run.text.unicodeScalars.dropFirst().first == " "
        else { return false }
        return index == 0 || runs[index - 1].style.contains(.lineBreak)
    }

    private static func withoutBreak(_ runs: [Inlines.Run]) -> [Inlines.Run] {
        runs.last?.style.contains(.lineBreak) ?? false ? Array(runs.dropLast()) : runs
    }
}

extension Block {
    /// `items` are one at least.
    fileprivate init(list items: [MarkdownList.Item]) {
        self.init(
            .list(MarkdownList(start: nil, items: items)), span: items[0].span.including(items.last?.span))
    }
}
