/// How GitHub splits a line into cells. A pipe in a code span splits too, unless it is escaped.
struct TableSyntax {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Hands over the cells of a row, without pipes and the white space around them, and returns their
    /// number.
    @discardableResult
    func forEachCell(in line: Range<Int>, _ body: (Range<Int>) -> Void) -> Int {
        let end = line.upperBound
        var start = line.lowerBound
        if start < end, bytes[start] == UInt8(ascii: "|") { start = skipSpace(start + 1, end) }
        var count = 0
        var index = start
        while start < end {
            while index < end, bytes[index] != UInt8(ascii: "|") {
                index += bytes[index] == UInt8(ascii: "\\") && isPipe(index + 1, end) ? 2 : 1
            }
            body(trimmed(start..<index))
            count += 1
            start = index < end ? skipSpace(index + 1, end) : end
            index = start
        }
        return count
    }

    func cellCount(in line: Range<Int>) -> Int { forEachCell(in: line) { _ in } }

    /// Whether a line can be a row at all: a lone pipe cannot.
    func isRow(_ line: Range<Int>) -> Bool {
        guard let first = bytes[line].first else { return false }
        if first != UInt8(ascii: "|") { return true }
        return skipSpace(line.lowerBound + 1, line.upperBound) < line.upperBound
    }

    /// The alignments that a delimiter row gives, or nil for any other line.
    func alignments(in line: Range<Int>) -> [Table.Alignment]? {
        guard isMadeOfDelimiters(line) else { return nil }
        var alignments: [Table.Alignment?] = []
        forEachCell(in: line) { alignments.append(alignment(of: $0)) }
        let known = alignments.compactMap { $0 }
        return known.isEmpty || known.count < alignments.count ? nil : known
    }

    private func isMadeOfDelimiters(_ line: Range<Int>) -> Bool {
        var index = line.lowerBound
        while index < line.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), 9, 11, 12:
                index += 1
            case 0xc2 where isNoBreakSpace(index, line.upperBound): index += 2
            default: return false
            }
        }
        return true
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
        while lower < upper {
            if isWhitespace(bytes[lower]) {
                lower += 1
            } else if isNoBreakSpace(lower, upper) {
                lower += 2
            } else {
                break
            }
        }
        while lower < upper {
            if isWhitespace(bytes[upper - 1]) {
                upper -= 1
            } else if upper - lower > 1, isNoBreakSpace(upper - 2, upper) {
                upper -= 2
            } else {
                break
            }
        }
        return lower..<upper
    }

    /// Editors and web pages pad cells with them. GitHub does not count them as white space, but nobody sees that.
    private func isNoBreakSpace(_ index: Int, _ end: Int) -> Bool {
        bytes[index] == 0xc2 && index + 1 < end && bytes[index + 1] == 0xa0
    }

    private func isPipe(_ index: Int, _ end: Int) -> Bool { index < end && bytes[index] == UInt8(ascii: "|") }

    private func skipSpace(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, isSpaceCharacter(bytes[index]) { index += 1 }
        return index
    }
}
