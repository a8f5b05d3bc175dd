package import Diagnostics
package import Markdown

/// The text of a code block or code span, with the way back from its offsets to the document.
package struct CodeText {
    package private(set) var bytes: [UInt8]

    /// The lines without their ends, as ranges of `bytes`.
    package private(set) var lines: [Range<Int>]
    private let file: Int32
    private let lineStarts: [Int]
    private let lineOffsets: [Int32]

    /// Set where escapes hide the place of a part: then the whole stands for it.
    private var whole: SourceSpan?

    package init(_ block: CodeBlock, file: Int32) {
        let bytes = Array(block.text.utf8)
        self.bytes = bytes
        self.file = file
        lineOffsets = block.lineOffsets
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        lines = Self.lines(from: lineStarts, in: bytes)
    }

    /// Lines of text that no fence marks as code.
    init(_ text: [UInt8], in range: Range<Int>, file: Int32) {
        let bytes = Array(text[range])
        self.bytes = bytes
        self.file = file
        let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        lineStarts = starts
        lineOffsets = starts.map { Int32(range.lowerBound + $0) }
        lines = Self.lines(from: starts, in: bytes)
    }

    /// Code in back-ticks within a line of text.
    package init(_ run: Inlines.Run) {
        bytes = Array(run.text.utf8)
        file = run.span.file
        lineStarts = [0]
        lines = Self.lines(from: lineStarts, in: bytes)
        lineOffsets = [run.span.lower]
        whole = bytes.count == run.span.range.count ? nil : run.span
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The same with blanks for what stands behind `//`, and lines that go on joined with the next.
    ///
    /// A line goes on that ends with a comma or a bar, or above one that begins small and far in:
    ///
    ///     Trip   id, title          -- becomes: Trip   id, title, startsAt?: Date
    ///            startsAt?: Date
    var unwrapped: CodeText {
        var copy = self
        copy.lines = []
        var goesOn = false
        for line in lines {
            copy.blankComment(in: line)
            let isFurtherIn = copy.isFurtherIn(line)
            if goesOn || isFurtherIn, let last = copy.lines.popLast() {
                copy.blank(last.upperBound..<line.lowerBound)
                if !goesOn { copy.bytes[line.lowerBound] = UInt8(ascii: ",") }
                copy.lines.append(last.lowerBound..<line.upperBound)
            } else {
                copy.lines.append(line)
            }
            let end = copy.bytes[line].last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d }
            goesOn = end == UInt8(ascii: ",") || end == UInt8(ascii: "|")
        }
        return copy
    }

    /// At least four blanks and then a small letter, below a line that begins with a capital at the edge.
    private func isFurtherIn(_ line: Range<Int>) -> Bool {
        guard let last = lines.last.map({ bytes[$0.lowerBound] }), (0x41...0x5a).contains(last) else {
            return false
        }
        let blanks = bytes[line].prefix { $0 == 0x20 }
        return blanks.count >= 4 && blanks.endIndex < line.upperBound
            && (0x61...0x7a).contains(bytes[blanks.endIndex])
    }

    private mutating func blankComment(in line: Range<Int>) {
        guard let start = bytes[line].firstRange(ofBytes: " //") else { return }
        blank(start.lowerBound..<line.upperBound)
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range { bytes[index] = 0x20 }
    }

    package func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Where a stretch of the code stands in the document.
    package func span(_ range: Range<Int>) -> SourceSpan {
        whole
            ?? SourceSpan(
                file: file, lower: offset(of: range.lowerBound), upper: offset(of: range.upperBound))
    }

    private static func lines(from starts: [Int], in bytes: [UInt8]) -> [Range<Int>] {
        starts.indices.compactMap { index in
            let start = starts[index]
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count
            return start < bytes.count ? start..<end : nil
        }
    }

    private func offset(of index: Int) -> Int32 {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        guard !lineOffsets.isEmpty else { return 0 }
        let line = min(low, lineOffsets.count - 1)
        return lineOffsets[line] + Int32(index - lineStarts[line])
    }
}
