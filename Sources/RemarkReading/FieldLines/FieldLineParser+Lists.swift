import Vocabulary

/// Brackets right behind a name: `stops[]`; several names in one pair of back-ticks: `width, height: Double`.
extension FieldLineParser {
    /// `stops[]`, but not `String[] stops`, whose type stands first.
    mutating func skipListMark() {
        guard let name = line.names.last, skipsTo("[]") else { return }
        let isBeforeName = index + 3 < end && text[index + 2] == 0x20 && Self.isNameByte(text[index + 3])
        if isBeforeName, TypeVocabulary.meaning(of: name.text) != nil { return }
        index += 2
        line.names[line.names.count - 1].isList = true
    }

    /// "tags[] (removed)": the mark says what a type would, so that other words are a note.
    var isAtRemarkOnList: Bool {
        var copy = self
        guard line.names.last?.isList == true, let inner = copy.brackets(),
            let type = Self.parts(of: text, in: inner).first
        else { return false }
        return TypeVocabulary.meaning(of: slice(type)) == nil
            && text[type.lowerBound] | 0x20 == text[type.lowerBound]
    }

    /// `` `width, height: Double` ``: all that is in the first pair of back-ticks is names and the one type of them.
    package static func sharesTypeInCode(_ text: [UInt8], in range: Range<Int>) -> Bool {
        let mark = UInt8(ascii: "`")
        guard text[range].first == mark, let line = parse(text, in: range), line.names.count > 1,
            let type = line.type, let close = text[range].dropFirst().firstIndex(of: mark),
            !text[close..<range.upperBound].dropFirst().contains(mark)
        else { return false }
        return type.upperBound <= close && !text[type].contains(UInt8(ascii: ","))
    }

    /// Without the back-ticks around all of it: `` `start: Date, end: Date` ``.
    package static func insideCode(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
        let mark = UInt8(ascii: "`")
        guard range.count > 2, text[range].first == mark, text[range].last == mark,
            text[range].dropFirst().firstIndex(of: mark) == range.upperBound - 1
        else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }
}
