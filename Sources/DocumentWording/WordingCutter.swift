import Diagnostics
import Markdown
import Vocabulary

/// Cuts runs of text into the tokens of a `Wording`.
struct WordingCutter {
    private(set) var tokens: [Wording.Token] = []
    private(set) var meanings: ConceptSet = []
    private var isSpaced = true
    private var startsLine = true

    /// A longer stretch between two quotation marks is prose with a stray mark.
    private static let longestQuotation = 80

    mutating func add(_ run: Inlines.Run) {
        if run.style.contains(.html) { return }
        if run.style.contains(.lineBreak) {
            isSpaced = true
            startsLine = true
            return
        }
        if run.style.contains(.code) {
            append(.code, run.text, run, 0..<run.text.utf8.count)
            return
        }
        var text = run.text
        text.withUTF8 { cut($0, run) }
    }

    private mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Inlines.Run) {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0a, 0x0d:
                isSpaced = true
                index += 1
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f:
                index = word(bytes, from: index, run)
            case 0x22, 0x27:
                index = quotation(bytes, from: index, mark: 1, closing: [bytes[index]], run)
            case 0x80...:
                index = wide(bytes, from: index, run)
            default:
                index = asciiSign(bytes, at: index, run)
            }
        }
    }

    // MARK: Words

    private mutating func word(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ run: Inlines.Run)
        -> Int
    {
        if let end = elisionEnd(bytes, from: start) {
            append(.word, Self.text(bytes, start..<start + 1), run, start..<start + 1)
            return end
        }
        var end = start
        var isNumber = true
        while end < bytes.count {
            let byte = bytes[end]
            if Identifier.isWordByte(byte) {
                if !Identifier.isDigit(byte) { isNumber = false }
            } else if let next = spacedLetter(bytes, at: end) {
                isNumber = false
                end = next
                continue
            } else if !joins(bytes, at: end, isNumber: isNumber) {
                break
            }
            end += 1
        }
        if let abbreviation = abbreviationEnd(bytes, start..<end) {
            let text = Self.text(bytes, start..<abbreviation).filter { $0 != " " }
            append(.word, text, run, start..<abbreviation)
            return abbreviation
        }
        let stem = stemEnd(bytes, start..<end)
        append(isNumber ? .number : .word, Self.text(bytes, start..<stem), run, start..<end)
        return end
    }

    /// Behind the last letter of "z. B." or "p. ex.": one word, which is written with a space.
    private func abbreviationEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Int? {
        let second = word.upperBound + 2
        guard word.count == 1, second < bytes.count, bytes[word.upperBound] == 0x2e,
            bytes[word.upperBound + 1] == 0x20
        else { return nil }
        let letters = bytes[second...].prefix(3).prefix { Self.isLetter($0) }
        guard Self.isLetter(bytes[word.lowerBound]), (1...2).contains(letters.count),
            letters.endIndex < bytes.count, bytes[letters.endIndex] == 0x2e
        else { return nil }
        return letters.endIndex
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7a ~= byte | 0x20 }

    /// A full stop or hyphen between two letters or digits belongs to the word: `asset.id`, `to-many`, `2.1`.
    private func joins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, isNumber: Bool) -> Bool {
        let byte = bytes[index]
        guard byte == 0x2e || byte == 0x2d || byte == 0x27, index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        if isNumber { return byte == 0x2e && Identifier.isDigit(next) }
        return Identifier.isWordByte(next) || spacedLetter(bytes, at: index + 1) != nil
    }

    /// Behind the apostrophe of "d'enregistrement", "l’album": two words written as one.
    private func elisionEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start + 2 < bytes.count, case let letter = bytes[start] | 0x20,
            letter == UInt8(ascii: "d") || letter == UInt8(ascii: "l")
        else { return nil }
        var end = start + 2
        if bytes[start + 1] != 0x27 {
            end = start + 4
            guard end < bytes.count, bytes[start + 1..<end].elementsEqual("’".utf8) else { return nil }
        }
        return Identifier.isWordByte(bytes[end]) || spacedLetter(bytes, at: end) != nil ? end : nil
    }

    /// A word ends before its apostrophe: `Type'ını`, `user's`.
    private func stemEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        for index in range where bytes[index] == 0x27 { return index }
        return range.upperBound
    }

    /// Behind the letter that begins at an offset, where its script sets words apart by spaces: Latin, Greek,
    /// Cyrillic, and the others whose letters have two bytes, such as Armenian, Hebrew and Arabic.
    private func spacedLetter(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let byte = bytes[index]
        // Vietnamese letters, from U+1E00 on.
        if byte == 0xe1, index + 2 < bytes.count, (0xb8...0xbb).contains(bytes[index + 1]) {
            return index + 3
        }
        guard byte >= 0xc2, byte <= 0xdf, index + 1 < bytes.count else { return nil }
        if byte == 0xc3, bytes[index + 1] == 0x97 || bytes[index + 1] == 0xb7 { return nil }
        // Every letter and mark from `Ã` to the end of Cyrillic; before and behind them stand signs, too.
        return 0xc3...0xd3 ~= byte || isWordScalar(bytes, at: index) ? index + 2 : nil
    }

    /// Whether a letter, or a vowel point or accent of one, begins at an offset.
    private func isWordScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let text = Self.text(bytes, index..<scalarEnd(bytes, at: index))
        guard let scalar = text.unicodeScalars.first, !WideMarks.isInvisible(scalar) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    // MARK: Other scripts

    private mutating func wide(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ run: Inlines.Run)
        -> Int
    {
        if spacedLetter(bytes, at: start) != nil { return word(bytes, from: start, run) }
        let end = scalarEnd(bytes, at: start)
        guard let scalar = Self.text(bytes, start..<end).unicodeScalars.first else { return end }
        if let closing = WideMarks.closing(scalar) {
            return quotation(bytes, from: start, mark: end - start, closing: closing, run)
        }
        if WideMarks.isSpace(scalar) { isSpaced = true; return end }
        if let sign = WideMarks.sign(scalar) {
            append(sign, Self.text(bytes, start..<end), run, start..<end)
            return end
        }
        // Variation selectors and joiners belong to the emoji before them.
        if WideMarks.isInvisible(scalar) { return end }
        guard scalar.properties.isAlphabetic else {
            append(.other, Self.text(bytes, start..<end), run, start..<end)
            return end
        }
        return ideographs(bytes, from: start, run)
    }

    /// Words of scripts without spaces: known words are cut out, what is between them is one word.
    private mutating func ideographs(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ run: Inlines.Run
    ) -> Int {
        var index = start
        var unknown = start
        repeat {
            guard let known = Lexicon.shared.longestWord(in: bytes, from: index, meaning: .statements) else {
                index = scalarEnd(bytes, at: index)
                continue
            }
            if unknown < index { append(.word, Self.text(bytes, unknown..<index), run, unknown..<index) }
            append(.word, Self.text(bytes, index..<known), run, index..<known)
            index = known
            unknown = known
        } while index < bytes.count && bytes[index] >= 0xe0 && isIdeograph(bytes, at: index)
        if unknown < index { append(.word, Self.text(bytes, unknown..<index), run, unknown..<index) }
        return index
    }

    private func isIdeograph(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let text = Self.text(bytes, index..<scalarEnd(bytes, at: index))
        return text.unicodeScalars.first.map { $0.properties.isAlphabetic && WideMarks.sign($0) == nil }
            ?? false
    }

    private func scalarEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        var end = index + 1
        while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
        return end
    }

    // MARK: Signs and quotations

    private mutating func quotation(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, mark: Int, closing: [UInt8], _ run: Inlines.Run
    ) -> Int {
        let content = start + mark
        let limit = min(bytes.count, content + Self.longestQuotation)
        var end = content
        while end + closing.count <= limit {
            if bytes[end..<end + closing.count].elementsEqual(closing), end > content {
                let text = String(Self.text(bytes, content..<end).trimming { $0 == " " || $0 == "\u{A0}" })
                append(.quotation, text, run, start..<end + closing.count)
                return end + closing.count
            }
            end += 1
        }
        append(.other, Self.text(bytes, start..<content), run, start..<content)
        return content
    }

    private mutating func asciiSign(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ run: Inlines.Run
    ) -> Int {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        var length = 1
        let sign: Wording.Sign
        switch bytes[index] {
        case UInt8(ascii: ","): sign = .comma
        case UInt8(ascii: "."): sign = endsSentence(bytes, at: index) ? .stop : .other
        case UInt8(ascii: "!"), UInt8(ascii: "?"): sign = .stop
        case UInt8(ascii: ";"): sign = .semicolon
        case UInt8(ascii: ":"): sign = .colon
        case UInt8(ascii: "("), UInt8(ascii: "["): sign = .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"): sign = .close
        case UInt8(ascii: "/"): sign = .slash
        case UInt8(ascii: "+"): sign = .plus
        case UInt8(ascii: "&"): sign = .ampersand
        case UInt8(ascii: ">"): sign = .greater
        case UInt8(ascii: "="):
            sign = next == UInt8(ascii: ">") ? .arrow : .equals
            if sign == .arrow { length = 2 }
        case UInt8(ascii: "-"):
            if next == UInt8(ascii: ">") {
                sign = .arrow
                length = 2
            } else {
                sign = isSpaced || next == UInt8(ascii: "-") ? .dash : .other
            }
        default: sign = .other
        }
        append(sign, Self.text(bytes, index..<index + length), run, index..<index + length)
        return index + length
    }

    /// A full stop ends a sentence unless it ends an abbreviation such as "e.g.".
    private func endsSentence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        guard next == 0x20 || next == 0x0a || next == 0x29 else { return false }
        guard let last = tokens.last, last.kind == .word, !last.means(.no) else { return true }
        if last.text.utf8.contains(0x2e) { return !last.means(.abbreviation) && !last.isAbbreviated }
        // "Up to 10 max. Everyone can read": it ends the sentence, too.
        guard last.means(.abbreviation) else { return true }
        return bytes[(index + 1)...].first { $0 != 0x20 }.map { 0x41...0x5a ~= $0 } ?? true
    }

    // MARK: Tokens

    private mutating func append(
        _ sign: Wording.Sign, _ text: String, _ run: Inlines.Run, _ range: Range<Int>
    ) {
        append(.sign, text, run, range)
        tokens[tokens.count - 1].sign = sign
    }

    private mutating func append(
        _ kind: Wording.Kind, _ text: String, _ run: Inlines.Run, _ range: Range<Int>
    ) {
        var token = Wording.Token(kind: kind, text: text, span: run.span(of: range))
        token.isStrong = run.style.contains(.strong)
        token.isStruckThrough = run.style.contains(.struckThrough)
        token.isSpaced = isSpaced
        token.startsLine = startsLine
        if kind == .word {
            token.hash = WordHash.of(text)
            token.entry = Lexicon.shared.entry(for: token.hash)
        }
        if token.entry >= 0 { meanings.formUnion(Lexicon.shared.concepts(at: token.entry)) }
        tokens.append(token)
        isSpaced = false
        startsLine = false
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
}

extension Wording.Token {
    /// One or two letters each, with full stops between them: "z.B", "p.ex".
    fileprivate var isAbbreviated: Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { (1...2).contains($0.count) }
            && text.utf8.allSatisfy { $0 == 0x2e || !Identifier.isDigit($0) }
    }
}
