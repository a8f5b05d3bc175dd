import DocumentWording

/// Takes a line apart. Nil where the line does not begin with a name that a field can have.
package struct FieldLineParser {
    let text: [UInt8]
    var index: Int
    let end: Int
    var line = FieldLine(names: [])
    private var typeStandsBehindBlank = false

    package static func parse(_ text: [UInt8], in range: Range<Int>) -> FieldLine? {
        var parser = FieldLineParser(text: text, range: range)
        parser.skipPictograph()
        guard parser.nameBehindWords() || parser.names() else { return nil }
        parser.rest()
        return parser.line
    }

    /// Reads the remarks and the note behind a type that was found later.
    static func goOn(with line: FieldLine, in text: [UInt8], _ range: Range<Int>) -> FieldLine {
        var parser = FieldLineParser(text: text, range: range)
        parser.line = line
        parser.remarksInBrackets()
        parser.note()
        return parser.line
    }

    private init(text: [UInt8], range: Range<Int>) {
        self.text = text
        index = range.lowerBound
        end = range.upperBound
        skipBlanks()
    }

    // MARK: Names

    /// "📅 `day`", "✅ title": what a picture is of says nothing, unless it is a cross.
    private mutating func skipPictograph() {
        let end = WideMarks.pictographEnd(in: text, from: index, upTo: end)
        guard end > index, end < self.end, text[end] == 0x20 else { return }
        index = end
        skipBlanks()
    }

    private mutating func nameBehindWords() -> Bool {
        guard let found = NameBehindWords(text, from: index, upTo: end) else { return false }
        line.names = [.init(text: slice(found.name), range: found.name, isMarked: true)]
        index = found.end
        return true
    }

    private mutating func names() -> Bool {
        var last = (index: index, names: 0)
        repeat {
            skipBlanks()
            guard numberedNames() || name() else { return false }
            if line.type != nil {
                // "`a`, `due Date`, `b`": among bare names it is no type of those before it.
                if typeStandsBehindBlank, last.names > 0, opensFurtherName { goBack(to: last) }
                return true
            }
            skipBlanks()
            if skipToLastOfRange() {
                guard name() else { return false }
                skipBlanks()
            }
            last = (index, line.names.count)
        } while skipNameSeparator()
        return true
    }

    /// Behind some of the names, as if the next had not been read.
    private mutating func goBack(to last: (index: Int, names: Int)) {
        index = last.index
        line.names.removeSubrange(last.names...)
        line.type = nil
        line.marksType = false
        typeStandsBehindBlank = false
    }

    private var opensFurtherName: Bool {
        var copy = self
        copy.skipBlanks()
        guard copy.skip(",") else { return false }
        copy.skipBlanks()
        return copy.skipsTo("`")
    }

    /// `` `slot_0` through `row_9` ``: what cannot be counted are the two that are named.
    private mutating func skipToLastOfRange() -> Bool {
        guard let last = line.names.last, last.isMarked, last.text.last?.isNumber == true else {
            return false
        }
        let mark = index
        if NumberedNames.skipMark(in: text, at: &index, upTo: end) {
            skipBlanks()
            if isAtNumberedCode { return true }
        }
        index = mark
        return false
    }

    private var isAtNumberedCode: Bool {
        var copy = self
        guard copy.skip("`"), let range = copy.identifier(), copy.skipsTo("`") else { return false }
        return Identifier.isDigit(text[range.upperBound - 1])
    }

    /// `photo0`–`photo19`
    private mutating func numberedNames() -> Bool {
        guard let range = NumberedNames(text, from: index, upTo: end) else { return false }
        let isMarked = Self.isMarkup(text[index])
        for name in range.names {
            line.names.append(.init(text: name, range: index..<range.end, isMarked: isMarked))
        }
        index = range.end
        return true
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
    }

    mutating func name() -> Bool {
        let bold = skip("**") ? 2 : 0
        let isMarked: Bool
        if skip("`") {
            guard codeName() else { return false }
            isMarked = true
        } else {
            guard let range = identifier() else { return false }
            line.names.append(.init(text: slice(range), range: range, isMarked: bold > 0))
            isMarked = bold > 0
            skipListMark()
            if isOptionalMark, skip("?") { line.names[line.names.count - 1].isOptional = true }
        }
        if bold > 0 {
            // `**name:** text` has the colon inside; what follows is then read as behind it.
            if skip(":**") { hasPendingColon = true } else if !skip("**"), isInPhrase { return false }
        }
        if isMarked { skipListMark() }
        line.names[line.names.count - 1].isMarked = isMarked
        return true
    }

    /// `author?`, and then nothing, a type or the next name: a question asks on.
    private var isOptionalMark: Bool {
        guard skipsTo("?") else { return false }
        return index + 1 == end || [0x2c, 0x3a, 0x3b].contains(text[index + 1])
            || text[index + 1] == 0x20 && index + 2 < end && text[index + 2] == UInt8(ascii: "(")
    }

    /// "**Due date**": the name is only the first of several words.
    private var isInPhrase: Bool {
        index + 1 < end && text[index] == 0x20
            && (Self.isNameByte(text[index + 1]) || (0xc3...0xdf).contains(text[index + 1]))
    }

    /// Whether the colon of `**name:**` has been seen and stands for one behind the name.
    private(set) var hasPendingColon = false

    /// A name in back-ticks, perhaps with its type: `` `title: String?` ``, `` `title?: String` ``, `` `title (String)` ``, `` `title text` ``.
    private mutating func codeName() -> Bool {
        // `width, height: Double`
        repeat {
            skipBlanks()
            guard let range = identifier() else { return false }
            line.names.append(.init(text: slice(range), range: range, isMarked: true))
        } while skip(",")
        skipListMark()
        skipBlanks()
        if skip("?") {
            line.names[line.names.count - 1].isOptional = true
            skipListMark()
        }
        if skip(":") {
            skipBlanks()
            let start = index
            guard let close = text[index..<end].firstIndex(of: UInt8(ascii: "`")) else { return false }
            line.type = start..<trimmedEnd(start..<close)
            line.marksType = true
            index = close + 1
            // `scope: .none` is a value; `scope: .none | .all` lists the cases.
            return start < close
                && (text[start] != UInt8(ascii: ".")
                    || text[start..<close].contains(UInt8(ascii: "|"))
                        && start + 1 < close && text[start + 1] | 0x20 >= 0x61
                        && text[start + 1] | 0x20 <= 0x7a)
        }
        if skipsTo("(") { return typeInCode() }
        return skip("`") || typeBehindBlank()
    }

    /// `` `title text unique` ``: as SQL has it, a known type and what is said of it.
    private mutating func typeBehindBlank() -> Bool {
        let rest = text[index..<end]
        guard let close = rest.firstIndex(of: UInt8(ascii: "`")), text[index - 1] == 0x20,
            case let word = rest[..<close].prefix(while: Self.isNameByte),
            TypeVocabulary.meaning(of: String(decoding: word, as: UTF8.self)) != nil
        else { return false }
        line.type = index..<trimmedEnd(index..<close)
        line.marksType = true
        typeStandsBehindBlank = true
        index = close + 1
        return true
    }

    private mutating func typeInCode() -> Bool {
        let open = index
        guard let inner = brackets(), skip("`") else {
            index = open
            return false
        }
        readBracketed(inner)
        return line.type != nil
    }

    private mutating func skipNameSeparator() -> Bool {
        guard let last = line.names.last else { return false }
        let mark = index
        if skip(",") || skip("/") || skip("+") || skip("&") || skip("·") || skip("・") {
            skipBlanks()
            let opensName = skipsTo("`") || skipsTo("**")
            // Plain words go on only to another plain name; `width, the inner one` is a note.
            if opensName || !last.isMarked && isAtIdentifier { return true }
        }
        if last.isMarked, skipConjunction() { return true }
        index = mark
        return false
    }

    private var isAtIdentifier: Bool {
        var copy = self
        guard copy.identifier() != nil else { return false }
        _ = copy.skip("[]")
        copy.skipBlanks()
        return copy.index == copy.end || [":", "(", ","].contains { copy.skipsTo($0) }
    }

    /// Letters, digits and underscores, beginning with a letter or underscore; dots are paths, not names.
    private mutating func identifier() -> Range<Int>? {
        let start = index
        while index < end, Self.isNameByte(text[index]) { index += 1 }
        guard start < index, !(0x30...0x39).contains(text[start]), !goesOn else {
            index = start
            return nil
        }
        return start..<index
    }

    /// "due-date", "größe": what has been read is only the beginning of a word.
    private var goesOn: Bool {
        guard index < end else { return false }
        if text[index] == UInt8(ascii: "-") { return index + 1 < end && Self.isNameByte(text[index + 1]) }
        // Letters of Latin, Greek, Cyrillic; the dashes and brackets of other scripts are above.
        return (0xc3...0xdf).contains(text[index])
    }

    // MARK: What follows the names

    private mutating func rest() {
        skipBlanks()
        if line.type != nil {
            remarksInBrackets()
            note()
        } else if skipsTo("(") && !isAtRemarkOnList || isAtWideType {
            bracketedType()
            note()
        } else if hasPendingColon || skip(":") || skip("：") {
            typeBehindColon()
        } else if isAtTypeBehindComma, skip(",") {
            typeBehindColon()
        } else {
            note()
        }
    }

    /// "（String）": in full-width brackets words are a note unless they are a type.
    private var isAtWideType: Bool {
        var copy = self
        guard skipsTo("（"), let type = copy.brackets().flatMap({ Self.parts(of: text, in: $0).first }) else {
            return false
        }
        return TypeVocabulary.meaning(of: slice(type)) != nil
    }

    private mutating func bracketedType() {
        guard let inner = brackets() else { return }
        readBracketed(inner)
        skipBlanks()
        remarksInBrackets()
    }

    private mutating func readBracketed(_ inner: Range<Int>) {
        let parts = Self.parts(of: text, in: inner)
        line.type = parts.first
        line.remarks = Array(parts.dropFirst())
        line.marksType = true
    }

    /// The type ends at a bracket, a dash, a comment or the line's end.
    private mutating func typeBehindColon() {
        skipBlanks()
        let start = index
        var depth = 0
        while index < end {
            let byte = text[index]
            if "<[{".utf8.contains(byte) { depth += 1 }
            if ">]}".utf8.contains(byte) { depth -= 1 }
            if depth <= 0, endsType || endsSentence(of: start) || endsLine(of: start) { break }
            index += 1
        }
        let range = start..<trimmedEnd(start..<index)
        if !range.isEmpty {
            line.type = range
            line.marksType = true
        }
        remarksInBrackets()
        note()
    }

    private var endsType: Bool {
        skipsTo(",") && !Self.isInNumber(text, at: index, 0..<end) || skipsTo(";") || skipsTo("//")
            || skipsTo("#") || skipsTo("—") || skipsTo("–")
            || skipsTo("：") || skipsTo("•") || skipsTo(" - ") || skipsTo(" -- ") || skipsTo("（")
            || skipsTo("(") && !isSizeBracket
    }

    /// `Int(64)` and `varchar(80)`: a number in brackets belongs to the type.
    private var isSizeBracket: Bool {
        let rest = text[index..<end].dropFirst()
        let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ",") }
        return !digits.isEmpty && rest.dropFirst(digits.count).first == UInt8(ascii: ")")
    }

    /// One after the other, however many there are: `String (indexed), required, unique - text`.
    private mutating func remarksInBrackets() {
        repeat {
            skipBlanks()
            while ["(", "（", "{"].contains(where: skipsTo), let inner = brackets() {
                line.remarks += Self.parts(of: text, in: inner)
                skipBlanks()
            }
        } while remarkBehindComma()
    }

    private mutating func remarkBehindComma() -> Bool {
        guard skip(",") else { return false }
        skipBlanks()
        let start = index
        while index < end, !endsType { index += 1 }
        let remark = start..<trimmedEnd(start..<index)
        if !remark.isEmpty { line.remarks.append(remark) }
        return true
    }

    private mutating func note() {
        skipBlanks()
        for mark in ["—", "–", "--", "->", "-", "//", "#", ":", "：", ";", "→", "·", "•", ".", "。"]
        where skip(mark) {
            break
        }
        skipBlanks()
        let range = index..<trimmedEnd(index..<end)
        if !range.isEmpty { line.note = range }
        index = end
    }
}
