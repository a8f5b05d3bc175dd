/// A row of a pipe table in the raw text, be the table finished or not.
struct TableLine: Hashable, Sendable {
    /// Without the white space around them.
    let cells: [Range<Int>]

    /// Nil for a line without a pipe.
    init?(_ line: Range<Int>, in bytes: [UInt8]) {
        var ends = line.filter { index in
            bytes[index] == UInt8(ascii: "|")
                && (index == line.lowerBound || bytes[index - 1] != UInt8(ascii: "\\"))
        }
        if ends.isEmpty { return nil }
        let first = line.first { bytes[$0] != UInt8(ascii: " ") }
        var start = line.lowerBound
        if ends[0] == first { start = ends.removeFirst() + 1 }
        var cells: [Range<Int>] = []
        for end in ends + [line.upperBound] {
            cells.append(Self.trimmed(start..<max(start, end), in: bytes))
            start = end + 1
        }
        self.cells = cells
    }

    /// The cell that holds an offset, or ends before it.
    func column(of offset: Int) -> Int? {
        cells.lastIndex { $0.lowerBound <= offset } ?? (cells.isEmpty ? nil : 0)
    }

    func isDelimiter(in bytes: [UInt8]) -> Bool {
        let marks = cells.flatMap { bytes[$0] }
        return marks.contains(UInt8(ascii: "-"))
            && marks.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper, bytes[lower] == UInt8(ascii: " ") { lower += 1 }
        while upper > lower, bytes[upper - 1] == UInt8(ascii: " ") { upper -= 1 }
        return lower..<upper
    }
}
