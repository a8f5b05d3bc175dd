/// Finds what a merge left in the text: three lines of marks that stand in the order in which Git writes them.
struct ConflictMarks {
    /// The first mark of the first whole conflict.
    private(set) var conflict: Range<Int>?

    private var first: Range<Int>?
    private var isDivided = false

    private static let length = 7

    /// Looks at one line; `isCode` where a fenced block shows it.
    mutating func read(_ line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, isCode: Bool) {
        guard line.count >= Self.length, conflict == nil else { return }
        let mark = bytes[line.lowerBound]
        switch mark {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): break
        default: return
        }
        let behind = line.lowerBound + Self.length
        guard bytes[line.lowerBound..<behind].allSatisfy({ $0 == mark }) else { return }
        let isBare = behind == line.upperBound
        if mark == UInt8(ascii: "=") {
            if isBare, first != nil { isDivided = true }
        } else if isBare || bytes[behind] == UInt8(ascii: " ") {
            readSide(mark, line, isCode: isCode)
        }
    }

    private mutating func readSide(_ mark: UInt8, _ line: Range<Int>, isCode: Bool) {
        if mark == UInt8(ascii: ">") {
            if isDivided { conflict = first }
        } else {
            first = isCode ? nil : line
            isDivided = false
        }
    }
}
