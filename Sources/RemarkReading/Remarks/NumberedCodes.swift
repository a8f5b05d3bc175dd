import Diagnostics
import DocumentWording

/// Cases with their numbers, each in back-ticks of its own.
///
///     `0 = open`, `1 = closed`
///     `open: 0`, `closed: 1`
enum NumberedCodes {
    /// The note with blanks in the place of these back-ticks, so that every byte stays where it is; nil for a note with
    /// fewer than two.
    static func asWords(_ note: String) -> [UInt8]? {
        // Nearly every note has none, and one pass tells.
        guard note.withBytes({ $0.contains(mark) && $0.contains { $0 == equals || $0 == colon } }) else {
            return nil
        }
        var bytes = Array(note.utf8)
        let marks = bytes.indices.filter { bytes[$0] == mark }
        var found = 0
        for index in stride(from: 1, to: marks.count, by: 2) {
            let (open, close) = (marks[index - 1], marks[index])
            guard isNumbered(bytes[(open + 1)..<close]) else { continue }
            bytes[open] = 0x20
            bytes[close] = 0x20
            found += 1
        }
        return found > 1 ? bytes : nil
    }

    /// A number and a name on either side of the sign.
    private static func isNumbered(_ code: ArraySlice<UInt8>) -> Bool {
        let sides = code.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == equals || $0 == colon }
        guard sides.count == 2 else { return false }
        let words = sides.map { String(decoding: $0, as: UTF8.self)[...].trimmingSpaces }
        let numbers = words.map { !$0.isEmpty && $0.utf8.allSatisfy(Identifier.isDigit) }
        return numbers[0] != numbers[1] && Identifier.isValid(numbers[0] ? words[1] : words[0])
    }

    private static let mark = UInt8(ascii: "`")
    private static let equals = UInt8(ascii: "=")
    private static let colon = UInt8(ascii: ":")
}
