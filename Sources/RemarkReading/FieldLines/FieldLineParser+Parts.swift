import Diagnostics
import DocumentWording
import Vocabulary

extension FieldLineParser {
    /// Splits at commas, semicolons and middle dots outside brackets and quotation marks, ASCII or full-width.
    package static func parts(of text: [UInt8], in range: Range<Int>) -> [Range<Int>] {
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
            case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                guard depth <= 0, !isQuoted, !isInNumber(text, at: index, range) else { continue }
                close(at: index)
                start = index + 1
            case 0xc2:
                guard depth <= 0, !isQuoted, isMiddleDot(text, at: index, range.upperBound),
                    !isBeforeType(text, at: index, in: start..<range.upperBound)
                else { continue }
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

    /// The fields of a line that lists several in back-ticks, each with what stands in brackets behind it; nil for others.
    ///
    ///     `start: Date`, `end: Date?`            `kind` (round or single), `seats` (how many), `note`
    ///     `boat` → Boat, `skipper` → Person (optional)
    ///
    /// Names without brackets share those of the next that has some; a type in the back-ticks of a name is its own.
    package static func fields(of text: [UInt8], in range: Range<Int>) -> [Range<Int>]? {
        let parts = parts(of: text, in: withoutStop(range, in: text)).flatMap { atPlus($0, in: text) }
        guard parts.count > 1 else { return nil }
        var fields: [Range<Int>] = []
        var open: [Range<Int>] = []
        for (index, part) in parts.enumerated() {
            guard let end = codeEnd(of: part, in: text) else { return nil }
            let isLast = index == parts.count - 1
            let behind = end..<part.upperBound
            guard
                behind.isEmpty || isInBrackets(behind, in: text) || pointsOn(behind, in: text)
                    || isLast && isRemark(behind, in: text)
            else { return nil }
            let hasOwn =
                isTypedInCode(part, of: text) || isInBrackets(behind, in: text) && !isType(behind, in: text)
            if behind.isEmpty, !hasOwn, !isLast {
                open.append(part)
            } else if hasOwn {
                fields += open + [part]
                open = []
            } else {
                fields.append((open.first ?? part).lowerBound..<part.upperBound)
                open = []
            }
        }
        return fields.count > 1 ? fields : nil
    }

    /// `` `data: Data?` ``: what stands before it in a list does not share the type.
    static func isTypedInCode(_ part: Range<Int>, of text: [UInt8]) -> Bool {
        guard let end = codeEnd(of: part, in: text) else { return false }
        return text[part.lowerBound..<end].contains(UInt8(ascii: ":"))
    }

    /// "(Double, optional)", but not "(what it is called)".
    private static func isType(_ bracket: Range<Int>, in text: [UInt8]) -> Bool {
        let words = String(decoding: text[bracket], as: UTF8.self).drop { " (（".contains($0) }
        let head = words.prefix { !",;)） ".contains($0) }.filter { !"[]?`*".contains($0) }
        return TypeVocabulary.meaning(of: head) != nil || Identifier.isTypeName(head)
    }

    /// "`size`, `note`." and "`size` (Int), `note` (text)." without the full stop.
    private static func withoutStop(_ range: Range<Int>, in text: [UInt8]) -> Range<Int> {
        guard
            let stop = [".", "。"].first(where: { text[range].reversed().starts(with: $0.utf8.reversed()) }),
            case let end = range.upperBound - stop.utf8.count, end > range.lowerBound,
            text[end - 1] == UInt8(ascii: "`") || text[end - 1] == UInt8(ascii: ")")
        else { return range }
        return range.lowerBound..<end
    }

    /// Behind the back-ticks that a part begins with, and the blanks there.
    private static func codeEnd(of part: Range<Int>, in text: [UInt8]) -> Int? {
        guard text[part.lowerBound] == UInt8(ascii: "`"),
            let close = text[(part.lowerBound + 1)..<part.upperBound].firstIndex(of: UInt8(ascii: "`"))
        else { return nil }
        return text[(close + 1)..<part.upperBound].firstIndex { $0 != 0x20 } ?? part.upperBound
    }

    private static func isInBrackets(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        [("(", ")"), ("（", "）")].contains { open, close in
            text[range].starts(with: open.utf8)
                && text[range].suffix(close.utf8.count).elementsEqual(close.utf8)
        }
    }

    /// "→ Person (optional)".
    private static func pointsOn(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        ["→ ", "-> "].contains { text[range].starts(with: $0.utf8) }
    }

    /// "(Date?) — when it takes place".
    private static func isRemark(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        let dashes = ["— ", "– ", "-- ", "- "].compactMap {
            text[range].firstRange(ofBytes: $0)?.lowerBound
        }
        guard let dash = dashes.min() else { return false }
        let words = text[range.lowerBound..<dash].drop { $0 == 0x20 }
        guard let last = words.lastIndex(where: { $0 != 0x20 }) else { return true }
        return isInBrackets(words.startIndex..<last + 1, in: text)
    }

    /// "`state: enum` (open, done) + `message: String?`".
    private static func atPlus(_ part: Range<Int>, in text: [UInt8]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = part.lowerBound
        for index in part
        where text[index] == UInt8(ascii: "+") && text[index..<part.upperBound].starts(with: "+ `".utf8) {
            parts.append(start..<(text[start..<index].lastIndex { $0 != 0x20 } ?? start - 1) + 1)
            start = index + 2
        }
        return parts.filter { !$0.isEmpty } + [start..<part.upperBound]
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

    /// "`title` · String, `start` · Date": where commas part the fields, the dot stands between a name and its type.
    private static func isBeforeType(_ text: [UInt8], at dot: Int, in rest: Range<Int>) -> Bool {
        guard text[rest.lowerBound..<dot].last(where: { $0 != 0x20 }) == UInt8(ascii: "`") else {
            return false
        }
        let words = text[(dot + 2)..<rest.upperBound].drop { $0 == 0x20 }
        // The next dot ends the search: a line of many is gone through once.
        let part = words.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") && $0 != 0xc2 }
        guard !isMiddleDot(text, at: part.endIndex, rest.upperBound) else { return false }
        if part.first == UInt8(ascii: "[") { return true }
        let word = String(decoding: part.prefix(while: Identifier.isWordByte), as: UTF8.self)
        return Identifier.isTypeName(word)
    }

    /// "、", "，", "；".
    private static func isWideSeparator(_ text: [UInt8], at index: Int, _ end: Int) -> Bool {
        guard index + 3 <= end else { return false }
        return wideSeparators.contains { text[index..<index + 3].elementsEqual($0) }
    }

    private static let wideSeparators: [[UInt8]] = ["、", "，", "；"].map { Array($0.utf8) }
}
