import Diagnostics
import DocumentWording
import SchemaDeclaration
import Vocabulary

extension FieldLine {
    /// The line with the type that stands where its note does, if it is one and nothing else stands before a
    /// bracket, comma or dash.
    ///
    ///     - `title` String?
    ///     - `id` - UUID (required)
    ///     - `start` - Type: Date, Optional: No
    package func withTypeInNote(_ text: [UInt8]) -> FieldLine {
        guard type == nil || marksType, let range = type ?? note else { return self }
        if type == nil, let bold = boldType(text, range) { return bold }
        let start = Self.behindTypeLabel(text, range)
        if type != nil {
            guard start > range.lowerBound else { return self }
            var line = self
            line.type = start..<range.upperBound
            return line
        }
        var end = Self.typeEnd(text, start..<range.upperBound)
        // "Support datetime with no time" is a sentence.
        if names.allSatisfy(\.isMarked), let word = Self.typeBeforeClause(text, start..<range.upperBound) {
            end = word
        }
        guard Self.isType(text, start..<end) else { return self }
        var line = self
        line.type = start..<end
        line.marksType = true
        line.note = nil
        return FieldLineParser.goOn(with: line, in: text, end..<range.upperBound)
    }

    /// "(relationship)", "(character/word)": the words in brackets are about the field, and no type.
    package var withBracketAsNote: FieldLine {
        guard let type else { return self }
        var line = self
        line.note = type.lowerBound..<(remarks.last?.upperBound ?? type.upperBound)
        line.type = nil
        line.remarks = []
        return line
    }

    /// "hive → Hive (required)": the type that stands behind the arrow, where it is one that is meant.
    package func withTypeBehindArrow(_ text: [UInt8], isMeant: (String) -> Bool) -> FieldLine? {
        guard type == nil, let note,
            case let before = text[..<note.lowerBound].reversed().drop(while: { $0 == 0x20 }),
            ["→", "->"].contains(where: { before.starts(with: $0.utf8.reversed()) }),
            case let name = text[note].drop(while: Self.isMark).prefix(while: Identifier.isWordByte),
            !name.isEmpty,
            isMeant(String(decoding: name, as: UTF8.self))
        else { return nil }
        var line = self
        line.type = name.startIndex..<name.endIndex
        line.marksType = true
        line.note = nil
        let rest = text[name.endIndex..<note.upperBound].drop(while: Self.isMark)
        return FieldLineParser.goOn(with: line, in: text, rest.startIndex..<note.upperBound)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
    }

    /// "Type: **Int(64)**": between the stars nothing but a type.
    private func boldType(_ text: [UInt8], _ note: Range<Int>) -> FieldLine? {
        let stars = "**"
        let start = Self.behindTypeLabel(text, note)
        guard text[start..<note.upperBound].starts(with: stars.utf8),
            let close = text[start + 2..<note.upperBound].firstRange(ofBytes: stars),
            Self.isType(text, start + 2..<close.lowerBound)
        else { return nil }
        var line = self
        line.type = start + 2..<close.lowerBound
        line.marksType = true
        line.note = nil
        return FieldLineParser.goOn(with: line, in: text, close.upperBound..<note.upperBound)
    }

    /// "Type: UUID": what stands before the colon is the label; "type **UUID**" does without.
    private static func behindTypeLabel(_ text: [UInt8], _ range: Range<Int>) -> Int {
        let beginning = text[range].prefix(longestLabel)
        guard let end = beginning.firstIndex(of: UInt8(ascii: ":")) ?? beginning.firstIndex(of: 0x20),
            HeaderVocabulary.role(of: String(decoding: text[range.lowerBound..<end], as: UTF8.self))
                == .type
        else { return range.lowerBound }
        return text[end + 1..<range.upperBound].firstIndex { $0 != 0x20 } ?? range.lowerBound
    }

    private static let longestLabel = 24

    private static func typeEnd(_ text: [UInt8], _ range: Range<Int>) -> Int {
        var end = range.lowerBound
        var depth = 0
        while end < range.upperBound {
            let byte = text[end]
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") { depth -= 1 }
            if let size = sizeEnd(text, end..<range.upperBound) {
                end = size
                continue
            }
            if depth <= 0, endsType(text[end..<range.upperBound]) { break }
            end += 1
        }
        while end > range.lowerBound, text[end - 1] == 0x20 { end -= 1 }
        return end
    }

    /// Behind the `(64)` of `Int(64)` and the `(10,2)` of `decimal(10,2)`.
    private static func sizeEnd(_ text: [UInt8], _ rest: Range<Int>) -> Int? {
        guard text[rest.lowerBound] == UInt8(ascii: "(") else { return nil }
        let digits = text[rest].dropFirst().prefix { Identifier.isDigit($0) || $0 == UInt8(ascii: ",") }
        return !digits.isEmpty && digits.endIndex < rest.upperBound
            && text[digits.endIndex] == UInt8(ascii: ")")
            ? digits.endIndex + 1 : nil
    }

    private static func endsType(_ rest: ArraySlice<UInt8>) -> Bool {
        ["(", ",", ";", "（", "—", "–", " - ", " · ", "//", ". "].contains { rest.starts(with: $0.utf8) }
    }

    /// "Asset containing a film": behind a type that is no everyday word.
    private static func typeBeforeClause(_ text: [UInt8], _ range: Range<Int>) -> Int? {
        let words = text[range].prefix(longestType).split(separator: 0x20, maxSplits: 2)
        guard words.count > 2, String(decoding: words[1], as: UTF8.self).means(.with) else { return nil }
        let type = String(decoding: words[0], as: UTF8.self)
        return TypeVocabulary.meaning(of: type) != nil && EverydayTypes.type(of: type) == nil
            ? words[0].endIndex : nil
    }

    /// All of it spells a type that is known; "Date of birth" does not.
    private static func isType(_ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard !range.isEmpty, range.count <= longestType else { return false }
        let head = String(
            decoding: text[range].filter { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "*") }, as: UTF8.self
        )
        let span = SourceSpan(file: 0, lower: 0, upper: Int32(head.utf8.count))
        guard let spelling = TypeSpelling(head, at: span) else { return false }
        let type = spelling.type
        guard
            TypeVocabulary.meaning(of: type.name) != nil
                || type.isList && EverydayTypes.type(of: type.name) != nil
        else { return false }
        // "Reference → Trip"
        let namesTarget = spelling.remarks.contains { if case .references = $0.fact { true } else { false } }
        let others = spelling.remarks.count { !$0.isRange }
        return TypeHead.isConstraint(head.dropFirst(type.written.count))
            || others <= (namesTarget ? 1 : 0)
                && (namesTarget || type.written.utf8.count + 1 >= head.utf8.count
                    || isRemark(head.dropFirst(type.written.count)))
    }

    /// "Int64 enum", "Double > 0": what says something of a type, and is no sentence that begins with a word such as "date".
    private static func isRemark(_ words: Substring) -> Bool {
        words.split(separator: " ").allSatisfy { word in
            String(word).means(.enumerationLabel) || !word.contains(where: \.isLetter)
        }
    }

    private static let longestType = 40
}

extension Remark {
    fileprivate var isRange: Bool {
        switch fact {
        case .range, .integerRange: true
        default: false
        }
    }
}
