import DocumentWording
import RemarkReading
import SchemaEvidence
import Vocabulary

/// "**Primary key**: id: UUID", "Relationship: `stops: [Stop]`": a label before the line of a field.
enum LineLabel {
    /// Without a picture before a name in back-ticks.
    static func behindPicture(in text: [UInt8], _ line: Range<Int>) -> Range<Int> {
        let picture = WideMarks.pictographEnd(in: text, from: line.lowerBound, upTo: line.upperBound)
        let isBefore =
            picture > line.lowerBound && text[picture..<line.upperBound].starts(with: " `".utf8)
        return isBefore ? picture + 1..<line.upperBound : line
    }

    /// Behind the label and its colon; the range's beginning where there is none.
    static func end(in text: [UInt8], _ range: Range<Int>) -> Int {
        if let end = end(of: "primary key", in: text, range) { return end }
        if let end = end(of: "relationship", in: text, range), !isType(behind: end, in: text, range) {
            return end
        }
        return endOfRelation(in: text, range) ?? endOfGroup(in: text, range) ?? endOfField(in: text, range)
            ?? range.lowerBound
    }

    /// "Field: `title` (String)": the word alone, with a capital or in bold, before a name with a type. "field: String" and
    /// "Properties: Data (JSON)" are fields of that name.
    private static func endOfField(in text: [UInt8], _ range: Range<Int>) -> Int? {
        let label = text[range].prefix(longest).prefix { $0 != UInt8(ascii: ":") && $0 != 0x60 }
        guard label.endIndex + 1 < range.upperBound, text[label.endIndex] == UInt8(ascii: ":"),
            label.first.map({ !(0x61...0x7a).contains($0) }) ?? false,
            case let word = String(
                decoding: label.filter { $0 != UInt8(ascii: "*") && $0 != 0x20 }, as: UTF8.self),
            word.lowercased().means(.fields),
            let start = text[(label.endIndex + 1)..<range.upperBound].drop(while: { $0 == UInt8(ascii: "*") })
                .firstIndex(where: { $0 != 0x20 }),
            case let rest = start..<range.upperBound, let line = FieldLineParser.parse(text, in: rest),
            line.marksType, let type = line.type,
            // "Fields: title (String), end (Date)" is a list of its own.
            FieldLineParser.fields(of: text, in: rest) == nil, FieldSeries(text, in: rest) == nil
        else { return nil }
        // Of a name in back-ticks the type may be the app's own.
        if text[start] == UInt8(ascii: "`") { return start }
        return beginsWithType(text[rest]) || !beginsWithType(text[type]) ? nil : start
    }

    /// "relation `trip`", "Relationships : `stops: [Stop]`, `owner`": nothing but the word before names in back-ticks.
    private static func endOfRelation(in text: [UInt8], _ range: Range<Int>) -> Int? {
        guard let start = text[range].prefix(longest).firstIndex(of: UInt8(ascii: "`")),
            start > range.lowerBound,
            text[start - 1] == 0x20,
            case let words = text[range.lowerBound..<start].split(whereSeparator: {
                $0 == 0x20 || $0 == UInt8(ascii: ":")
            }),
            words.count == 1, String(decoding: words[0], as: UTF8.self).lowercased().means(.relationship),
            !isType(behind: start, in: text, range)
        else { return nil }
        return start
    }

    private static func beginsWithType(_ text: ArraySlice<UInt8>) -> Bool {
        let word = text.drop { [0x2a, 0x60, UInt8(ascii: "[")].contains($0) }
            .prefix { Identifier.isWordByte($0) || $0 == UInt8(ascii: "/") }
        let name = String(decoding: word, as: UTF8.self)
        return TypeVocabulary.meaning(of: name) != nil || name.lowercased().hasPrefix("enum")
    }

    /// "relation: `String`": a field with the name "relation".
    private static func isType(behind start: Int, in text: [UInt8], _ range: Range<Int>) -> Bool {
        let word = text[start..<range.upperBound].drop { $0 == 0x20 || $0 == UInt8(ascii: "`") }
            .prefix(while: Identifier.isWordByte)
        return TypeVocabulary.meaning(of: String(decoding: word, as: UTF8.self)) != nil
    }

    /// "Fields for colours: `fill`, `stroke`": behind words of which one means fields, where a name in back-ticks follows.
    private static func endOfGroup(in text: [UInt8], _ range: Range<Int>) -> Int? {
        let label = text[range].prefix(longest).prefix { $0 != UInt8(ascii: ":") }
        guard text[label.endIndex..<range.upperBound].starts(with: ": `".utf8),
            !label.contains(where: { [UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: ".")].contains($0) }
            ),
            case let words = String(decoding: label, as: UTF8.self).split(separator: " "), words.count > 1,
            words.contains(where: { String($0).means(.fields) }),
            !words.contains(where: { String($0).lowercased().means(ofOthers) })
        else { return nil }
        return label.endIndex + 2
    }

    /// "Optional fields", "computed properties": the label says more of them than that they are fields.
    private static let ofOthers: ConceptSet = [
        .optional, .otherFields, .goneFields, .transient, .missing, .planned, .retired, .outOfUse, .notStored,
        .no, .negation, .example, .index,
    ]

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

    /// "Relationships:" as the last line of an item, which Markdown takes as a part of it: what follows it is of that.
    static func last(in text: [UInt8], _ range: Range<Int>) -> (start: Int, senses: ConceptSet)? {
        guard let newline = text[range].lastIndex(of: 0x0a) else { return nil }
        let line = text[newline + 1..<range.upperBound].filter { $0 != UInt8(ascii: "*") }
        let label = String(decoding: line, as: UTF8.self).trimming { $0 == " " || $0 == "\r" }
        guard label.last == ":", label.utf8.count <= longest else { return nil }
        let words = label.dropLast().split(separator: " ")
        let senses = words.reduce(into: ConceptSet()) {
            $0.formUnion(StatementVocabulary.senses(of: String($1)))
        }
        let start = text[range.lowerBound..<newline].lastIndex { $0 > 0x20 }.map { $0 + 1 }
        guard let start, !senses.isDisjoint(with: ListLabel.otherTopics.union([.fields])) else { return nil }
        return (start, senses)
    }

    private static let longest = 40
}
