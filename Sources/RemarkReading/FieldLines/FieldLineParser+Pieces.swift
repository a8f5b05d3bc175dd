/// The pieces that a line is taken apart by.
extension FieldLineParser {
    /// The inside of the brackets or braces here, with real nesting, ASCII or full-width.
    mutating func brackets() -> Range<Int>? {
        let start = index
        guard skipOpening() else { return nil }
        let inner = index
        var depth = 1
        while index < end {
            let before = index
            if skipOpening() { depth += 1; continue }
            if skipClosing() {
                depth -= 1
                if depth == 0 { return inner..<trimmedEnd(inner..<before) }
                continue
            }
            index += 1
        }
        index = start
        return nil
    }

    private mutating func skipOpening() -> Bool { skip("(") || skip("（") || skip("{") }

    private mutating func skipClosing() -> Bool { skip(")") || skip("）") || skip("}") }

    mutating func skip(_ mark: String) -> Bool {
        guard skipsTo(mark) else { return false }
        index += mark.utf8.count
        return true
    }

    func skipsTo(_ mark: String) -> Bool {
        end - index >= mark.utf8.count && text[index..<index + mark.utf8.count].elementsEqual(mark.utf8)
    }

    mutating func skipBlanks() {
        while index < end, text[index] == 0x20 || (0x09...0x0d).contains(text[index]) { index += 1 }
    }

    func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x09 || text[end - 1] == 0x0D
        { end -= 1 }
        return end
    }

    func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
