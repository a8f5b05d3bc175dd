/// The rules by which GitHub splits a line into cells.
struct TableSyntax {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The cells of a row, without pipes and the white space around them.
    func cells(in line: Range<Int>) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        let line = trimmed(line)
        var start = line.lowerBound
        if start < line.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
        var index = start
        while index < line.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                index += index + 1 < line.upperBound && bytes[index + 1] == UInt8(ascii: "|") ? 2 : 1
            case UInt8(ascii: "|"):
                cells.append(trimmed(start..<index))
                index += 1
                start = index
            default:
                index += 1
            }
        }
        if start < line.upperBound { cells.append(trimmed(start..<line.upperBound)) }
        return cells
    }

    /// The alignments that a delimiter row gives, or nil for any other line.
    func alignments(in line: Range<Int>) -> [Table.Alignment]? {
        let line = trimmed(line)
        let isDelimiter = bytes[line].allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "),
                UInt8(ascii: "\t"):
                true
            default: false
            }
        }
        guard isDelimiter, !line.isEmpty else { return nil }
        var alignments: [Table.Alignment] = []
        for cell in cells(in: line) {
            guard let alignment = alignment(of: cell) else { return nil }
            alignments.append(alignment)
        }
        return alignments.isEmpty ? nil : alignments
    }

    private func alignment(of cell: Range<Int>) -> Table.Alignment? {
        guard !cell.isEmpty else { return nil }
        let left = bytes[cell.lowerBound] == UInt8(ascii: ":")
        let right = cell.count > 1 && bytes[cell.upperBound - 1] == UInt8(ascii: ":")
        let dashes = cell.lowerBound + (left ? 1 : 0)..<cell.upperBound - (right ? 1 : 0)
        guard !dashes.isEmpty, bytes[dashes].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
        return left ? (right ? .center : .left) : right ? .right : Table.Alignment.none
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, isWhitespace(bytes[lower]) { lower += 1 }
        while lower < upper, isWhitespace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }
}

func isWhitespace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
