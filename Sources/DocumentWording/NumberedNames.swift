import Diagnostics

/// Names of fields that differ by their number, of which a document writes the first and the last:
/// `photo0`–`photo19`.
package struct NumberedNames {
    package let names: [String]

    /// Behind the last name.
    package let end: Int

    /// More are hardly meant to be fields.
    private static let limit = 256
    private static let mostDigits = 4

    private static let marks = [
        "...", "..", "…", "–", "—", "−", "〜", "～", "~", "to ", "through ", "thru ", "until ", "bis ", "à ",
        "a ",
        "hasta ", "até ", "fino a ", "do ", "до ", "から", "至", "到",
    ].map { Array($0.utf8) }

    /// Reads "photo0–photo19" or "photo0–19" at an offset; back-ticks and bold may stand around each name.
    package init?(_ bytes: [UInt8], from start: Int, upTo limit: Int) {
        var scanner = Scanner(bytes: bytes, index: start, limit: limit)
        guard let first = scanner.name(), first.last.map(Identifier.isDigit) == true else { return nil }
        scanner.skipBlanks()
        let isHyphen = scanner.skip([UInt8(ascii: "-")])
        let mark = scanner.index
        guard isHyphen || Self.skipMark(in: bytes, at: &scanner.index, upTo: limit) else { return nil }
        scanner.skipBlanks()
        guard var last = scanner.name() else { return nil }
        if last.allSatisfy(Identifier.isDigit) {
            // "`photo1` – 2 of them"
            guard !isHyphen, mark == first.endIndex, !bytes[mark..<last.startIndex].contains(0x20) else {
                return nil
            }
            last = Self.stem(first) + last
        }
        guard let names = Self.names(from: first, through: last) else { return nil }
        self.names = names
        end = scanner.index
    }

    /// Skips a dash or a word that stands between the first name and the last; a hyphen is none by itself.
    package static func skipMark(in bytes: [UInt8], at index: inout Int, upTo limit: Int) -> Bool {
        let start = index
        let mark = marks.first { mark in
            start + mark.count <= limit && bytes[start..<start + mark.count].elementsEqual(mark)
        }
        index += mark?.count ?? 0
        return mark != nil
    }

    /// All of a text.
    package init?(_ text: String) {
        // A sign or word stands between two names.
        guard text.withBytes({ $0.contains { !Identifier.isWordByte($0) } }), text.last?.isNumber == true
        else { return nil }
        let bytes = Array(text.utf8)
        self.init(bytes, from: 0, upTo: bytes.count)
        if end < bytes.count { return nil }
    }

    /// Whether a text is what stands between the first name and the last.
    package static func isMark(_ text: some StringProtocol) -> Bool {
        let trimmed = text.utf8.filter { $0 != 0x20 }
        return trimmed == [UInt8(ascii: "-")]
            || marks.contains { mark in mark.filter { $0 != 0x20 }.elementsEqual(trimmed) }
    }

    package static func names(from first: some StringProtocol, through last: some StringProtocol) -> [String]?
    {
        names(from: Array(first.utf8)[...], through: Array(last.utf8)[...])
    }

    /// Nil where the names differ by more than the number, or the last has none that is greater.
    private static func names(from first: ArraySlice<UInt8>, through last: ArraySlice<UInt8>) -> [String]? {
        let stem = stem(first)
        let digits = first.dropFirst(stem.count)
        let lastDigits = last.dropFirst(stem.count)
        let isPadded = digits.first == UInt8(ascii: "0") && digits.count > 1
        guard !stem.isEmpty, last.starts(with: stem), Self.stem(last).count == stem.count,
            digits.count <= mostDigits, lastDigits.count <= mostDigits,
            !isPadded || digits.count == lastDigits.count,
            let low = Int(String(decoding: digits, as: UTF8.self)),
            let high = Int(String(decoding: lastDigits, as: UTF8.self)), low < high, high - low < limit
        else { return nil }
        let name = String(decoding: stem, as: UTF8.self)
        return (low...high).map { number in
            let text = String(number)
            let width = isPadded ? digits.count : 0
            return name + String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
    }

    /// What stands before the digits at the end.
    private static func stem(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = name.reversed().prefix(while: Identifier.isDigit).count
        return name.dropLast(digits)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var index: Int
        let limit: Int

        mutating func name() -> ArraySlice<UInt8>? {
            while index < limit, isMarkup(bytes[index]) { index += 1 }
            let start = index
            while index < limit, Identifier.isWordByte(bytes[index]) { index += 1 }
            let name = bytes[start..<index]
            while index < limit, isMarkup(bytes[index]) { index += 1 }
            return name.isEmpty ? nil : name
        }

        mutating func skipBlanks() {
            while index < limit, bytes[index] == 0x20 { index += 1 }
        }

        mutating func skip(_ mark: [UInt8]) -> Bool {
            guard index + mark.count <= limit, bytes[index..<index + mark.count].elementsEqual(mark) else {
                return false
            }
            index += mark.count
            return true
        }

        private func isMarkup(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
        }
    }
}
