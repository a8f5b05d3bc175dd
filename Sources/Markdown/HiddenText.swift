/// The document as cmark gets it: each table hidden behind headings.
///
/// A heading ends a paragraph, takes no lazy lines and may be followed by any block, as a table does; so
/// cmark sees the blocks around as GitHub does. An empty heading stands for the table, and one more for each
/// cell that only cmark can read.
struct HiddenText {
    private let source: UnsafeBufferPointer<UInt8>
    private(set) var bytes: [UInt8] = []
    private(set) var lineCount = 0

    /// How much of the source is in `bytes` or hidden, and its line.
    private var copied = 0
    private var copiedLine = 0
    private var segments: [Segment] = []

    /// From a line on, lines stand for source lines one by one, or all for one line: that of a table's
    /// header.
    private struct Segment {
        let line: Int
        let sourceLine: Int
        let isTable: Bool
    }

    init(source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// Takes over everything up to a line.
    mutating func copy(upTo offset: Int, line: Int) {
        guard offset > copied else { return }
        segments.append(Segment(line: lineCount, sourceLine: copiedLine, isTable: false))
        bytes += source[copied..<offset]
        lineCount += line - copiedLine
        copied = offset
        copiedLine = line
    }

    /// Leaves out everything up to a line.
    mutating func skip(to offset: Int, line: Int) {
        copied = offset
        copiedLine = line
    }

    /// Begins a table; returns the line that marks it.
    mutating func beginTable(prefix: some Sequence<UInt8>, sourceLine: Int) -> Int {
        segments.append(Segment(line: lineCount, sourceLine: sourceLine, isTable: true))
        bytes += prefix
        bytes.append(UInt8(ascii: "#"))
        bytes.append(UInt8(ascii: "\n"))
        lineCount += 1
        return lineCount - 1
    }

    /// A cell's text, its pipes no longer escaped, as a heading: nothing in it can start a block.
    mutating func appendCell(_ cell: Range<Int>, prefix: [UInt8]) {
        bytes += prefix
        bytes += "# ".utf8
        appendUnescapingPipes(cell)
        bytes += " #\n".utf8
        lineCount += 1
    }

    /// The lines of a paragraph that a table cuts off, from the start of their first line on.
    ///
    /// GitHub reads no link definitions in them, so a line break is put before one: `InlineReader` drops it
    /// again. And GitHub unescapes their pipes.
    mutating func copyCutParagraph(from content: Int, upTo offset: Int, line: Int, prefix: [UInt8]) {
        let needsBreak = source[content] == UInt8(ascii: "[")
        guard needsBreak || hasEscapedPipe(content..<offset) else { return copy(upTo: offset, line: line) }
        segments.append(Segment(line: lineCount, sourceLine: copiedLine, isTable: false))
        bytes += source[copied..<content]
        if needsBreak {
            bytes += "\\\n".utf8
            bytes += prefix
            lineCount += 1
            segments.append(Segment(line: lineCount, sourceLine: copiedLine, isTable: false))
        }
        appendUnescapingPipes(content..<offset)
        lineCount += line - copiedLine
        skip(to: offset, line: line)
    }

    private func hasEscapedPipe(_ range: Range<Int>) -> Bool {
        zip(source[range], source[range].dropFirst()).contains {
            $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "|")
        }
    }

    private mutating func appendUnescapingPipes(_ range: Range<Int>) {
        var start = range.lowerBound
        var index = start
        while index + 1 < range.upperBound {
            if source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "|") {
                bytes += source[start..<index]
                start = index + 1
                index = start
            }
            index += 1
        }
        bytes += source[start..<range.upperBound]
    }

    /// The source line that a line stands for; both 0-based.
    func sourceLine(of line: Int) -> Int {
        var low = 0
        var high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].line <= line { low = middle } else { high = middle }
        }
        guard low < segments.count else { return line }
        let segment = segments[low]
        return segment.isTable ? segment.sourceLine : segment.sourceLine + line - segment.line
    }
}
