/// "**Primary key**: id: UUID", "Relationship: `stops: [Stop]`": a label before the line of a field.
enum LineLabel {
    /// Behind the label and its colon; the range's beginning where there is none.
    static func end(in text: [UInt8], _ range: Range<Int>) -> Int {
        for label: StaticString in ["primary key", "relationship"] {
            if let end = end(of: label, in: text, range) { return end }
        }
        return range.lowerBound
    }

    private static func end(of label: StaticString, in text: [UInt8], _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        skip("**", in: text, range, &index)
        guard skip(label, in: text, range, &index) else { return nil }
        skip(":", in: text, range, &index)
        skip("**", in: text, range, &index)
        skip(":", in: text, range, &index)
        // "primary key (UUID)" is a field with an odd name.
        return text[index - 1] == UInt8(ascii: ":") || text[index - 1] == UInt8(ascii: "*") ? index : nil
    }

    /// Whether the text goes on with some words, in whatever case; then behind them.
    @discardableResult
    private static func skip(
        _ words: StaticString, in text: [UInt8], _ range: Range<Int>, _ index: inout Int
    ) -> Bool {
        guard index + words.utf8CodeUnitCount <= range.upperBound else { return false }
        let isThere = words.withUTF8Buffer { words in
            zip(text[index...], words).allSatisfy { (byte: UInt8, word: UInt8) -> Bool in
                let isLetter = word >= 0x61
                return byte == word || isLetter && byte | 0x20 == word
            }
        }
        if isThere { index += words.utf8CodeUnitCount }
        return isThere
    }
}
