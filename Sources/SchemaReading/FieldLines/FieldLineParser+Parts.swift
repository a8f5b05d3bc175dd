extension FieldLineParser {
    /// Splits at commas, semicolons and middle dots outside brackets and quotation marks, ASCII or full-width.
    static func parts(of text: [UInt8], in range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var depth = 0
        var isQuoted = false
        var start = range.lowerBound
        func close(at end: Int) {
            let lower: Int = text[start..<end].firstIndex { $0 != 0x20 } ?? end
            guard let last: Int = text[lower..<end].lastIndex(where: { $0 != 0x20 }) else { return }
            parts.append(lower..<last + 1)
        }
        for index in range {
            switch text[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                guard depth <= 0, !isQuoted, !isInNumber(text, at: index, range) else { continue }
                close(at: index)
                start = index + 1
            case 0xc2:
                guard depth <= 0, !isQuoted, isMiddleDot(text, at: index, range.upperBound) else { continue }
                close(at: index)
                start = index + 2
            case 0xe3, 0xef:
                guard depth <= 0, !isQuoted, isWideSeparator(text, at: index, range.upperBound) else {
                    continue
                }
                close(at: index)
                start = index + 3
            default: break
            }
        }
        close(at: range.upperBound)
        return parts
    }

    /// The comma of "10,000" and "0,5".
    static func isInNumber(_ text: [UInt8], at index: Int, _ range: Range<Int>) -> Bool {
        text[index] == UInt8(ascii: ",") && index > range.lowerBound && index + 1 < range.upperBound
            && Identifier.isDigit(text[index - 1]) && Identifier.isDigit(text[index + 1])
    }

    /// "`title` · `start`".
    private static func isMiddleDot(_ text: [UInt8], at index: Int, _ end: Int) -> Bool {
        index + 2 <= end && text[index..<index + 2].elementsEqual("·".utf8)
    }

    /// "、", "，", "；".
    private static func isWideSeparator(_ text: [UInt8], at index: Int, _ end: Int) -> Bool {
        guard index + 3 <= end else { return false }
        return wideSeparators.contains { text[index..<index + 3].elementsEqual($0) }
    }

    private static let wideSeparators: [[UInt8]] = ["、", "，", "；"].map { Array($0.utf8) }
}
