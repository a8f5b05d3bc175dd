import Diagnostics

/// Where the lines of a text begin, and so where an editor's positions are.
struct LineIndex: Sendable {
    let bytes: [UInt8]
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = SourceFile(path: "", text: bytes).lineStarts.map(Int.init)
    }

    var lineCount: Int { starts.count }

    /// A line without its end.
    func line(_ number: Int) -> Range<Int> {
        let start = starts[number]
        var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// The number of the line that holds an offset.
    func lineNumber(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// What lies behind the end of a line is its end, what lies behind the last line the end of the text.
    func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let line = line(position.line)
        return line.lowerBound + encoding.byteCount(of: position.character, in: bytes[line])
    }

    func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
        let offset = min(max(offset, 0), bytes.count)
        let number = lineNumber(of: offset)
        // Nothing stands between the two bytes of a line's end.
        let end = min(offset, line(number).upperBound)
        return TextPosition(line: number, character: encoding.length(of: bytes[starts[number]..<end]))
    }

    func range(_ offsets: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
        TextRange(
            start: position(of: offsets.lowerBound, encoding), end: position(of: offsets.upperBound, encoding)
        )
    }
}
