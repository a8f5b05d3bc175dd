import Vocabulary

/// Cuts a note into tokens in one pass, and tells whether it holds anything worth a closer look.
struct NoteLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let lexicon: NoteLexicon
    private var offset = 0
    private var hasSpace = false
    private(set) var tokens: [NoteToken] = []

    /// Whether any token can be the beginning of a remark; most notes have none.
    private(set) var hasSignal = false

    /// Whether there are words of a script without spaces, in which phrases are searched for by substring.
    private(set) var hasIdeographs = false

    /// The back-ticks at the end of code whose words are read like any others.
    private var openCode: Range<Int>?

    /// A quotation longer than this is prose with a stray quotation mark.
    private static let longestQuotation = 200

    init(_ bytes: UnsafeBufferPointer<UInt8>, lexicon: NoteLexicon) {
        self.bytes = bytes
        self.lexicon = lexicon
        tokens.reserveCapacity(16)
    }

    mutating func run() {
        while offset < bytes.count {
            let byte = bytes[offset]
            if let marks = openCode, offset == marks.lowerBound {
                offset = marks.upperBound
                openCode = nil
                continue
            }
            switch byte {
            case 0x20, 0x09, 0x0a, 0x0d:
                offset += 1
                hasSpace = true
                continue
            case 0x30...0x39: number(from: offset)
            case 0x41...0x5a, 0x61...0x7a, 0x5f: word()
            case 0x60: code()
            case 0x40: attribute()
            case 0x22: quotation(closing: [0x22], markLength: 1)
            case 0x27: apostrophe()
            case 0x80...: wide()
            default: sign()
            }
            hasSpace = false
        }
    }

    // MARK: Words and numbers

    private mutating func word() {
        let start = offset
        var hash = WordHash()
        while offset < bytes.count {
            let byte = bytes[offset]
            if Self.isLetterOrDigit(byte) || joinsWord(at: offset) || isLatinLetter(at: offset) {
                hash.add(byte)
                offset += 1
            } else {
                break
            }
        }
        if offset == start + 1, let end = abbreviationEnd(at: offset) {
            hash.add(bytes[offset])
            for byte in bytes[offset + 2..<end] { hash.add(byte) }
            offset = end
        }
        append(word: start, hash: hash.value)
    }

    /// "z. B." and "p. ex." with a space are one word.
    private func abbreviationEnd(at index: Int) -> Int? {
        guard index + 3 < bytes.count, bytes[index] == 0x2e, bytes[index + 1] == 0x20 else { return nil }
        let letters = bytes[(index + 2)...].prefix(3).prefix(while: Self.isLetterOrDigit)
        guard (1...2).contains(letters.count), letters.endIndex < bytes.count, bytes[letters.endIndex] == 0x2e
        else { return nil }
        return letters.endIndex
    }

    private mutating func ideographs() {
        let start = offset
        var hash = WordHash()
        while offset < bytes.count, bytes[offset] >= 0x80, WideSign.read(bytes, at: offset) == nil,
            !isLatinLetter(at: offset)
        {
            let end = min(bytes.count, offset + max(1, Self.length(of: bytes[offset])))
            while offset < end {
                hash.add(bytes[offset])
                offset += 1
            }
        }
        hasIdeographs = true
        append(word: start, hash: hash.value)
    }

    private mutating func append(word start: Int, hash: UInt64) {
        var token = NoteToken(.word, lower: start, upper: offset, hasSpaceBefore: hasSpace)
        token.hash = hash
        token.entry = lexicon.entry(for: hash)
        if token.entry >= 0, lexicon.entries[Int(token.entry)].isSignal { hasSignal = true }
        // "v2"
        let isVersion = bytes[start] == 0x76 && start + 1 < offset && Self.isDigit(bytes[start + 1])
        if isVersion { hasSignal = true }
        tokens.append(token)
    }

    /// Digits, with a fraction; with letters after them they are a word: `3rd`, `2x`.
    private mutating func number(from start: Int) {
        var end = offset
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        if end + 1 < bytes.count, bytes[end] == 0x2e, Self.isDigit(bytes[end + 1]) {
            end += 1
            while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        }
        if end < bytes.count, Self.isLetterOrDigit(bytes[end]) {
            word()
            return
        }
        offset = end
        hasSignal = true
        tokens.append(NoteToken(.number, lower: start, upper: end, hasSpaceBefore: hasSpace))
    }

    /// A hyphen, full stop or apostrophe between two letters belongs to the word.
    private func joinsWord(at index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        let byte = bytes[index]
        guard byte == 0x2d || byte == 0x2e || byte == 0x27 else { return false }
        if byte == 0x2d, bytes[index + 1] == 0x3e { return false }
        return Self.isLetterOrDigit(bytes[index + 1]) || isLatinLetter(at: index + 1)
    }

    /// Whether a letter with an accent begins or goes on here.
    private func isLatinLetter(at index: Int) -> Bool {
        let byte = bytes[index]
        guard byte >= 0x80 else { return false }
        if byte < 0xc0 { return index > 0 && (0xc3...0xdf).contains(bytes[index - 1]) }
        return byte >= 0xc3 && byte <= 0xdf && WideSign.read(bytes, at: index) == nil
    }

    // MARK: Quotations and code

    private mutating func code() {
        var width = 1
        while offset + width < bytes.count, bytes[offset + width] == 0x60 { width += 1 }
        let start = offset + width
        var end = start
        let limit = min(bytes.count, start + Self.longestQuotation)
        while end < limit, bytes[end] != 0x60 { end += 1 }
        guard end < limit, end > start else {
            append(.other, length: width)
            return
        }
        let upper = min(end + width, bytes.count)
        if isKindOfIndex(start..<end) {
            offset = start
            word()
            offset = upper
        } else if isDeleteRule(start..<end) {
            openCode = end..<upper
            offset = start
        } else {
            close(.code, content: start..<end, upper: upper)
        }
    }

    /// "`Queryable`": the console's own word, with its capital, stays one in back-ticks, and is no value of the field.
    private func isKindOfIndex(_ content: Range<Int>) -> Bool {
        guard bytes[content].allSatisfy(Self.isLetterOrDigit),
            (0x41...0x5a).contains(bytes[content.lowerBound])
        else { return false }
        return concepts(of: content)?.isDisjoint(with: [.queryable, .sortable, .searchable]) == false
    }

    /// "`deleteRule: .cascade`": an argument of Swift's, which says the same in back-ticks as without them.
    private func isDeleteRule(_ content: Range<Int>) -> Bool {
        guard let colon = bytes[content].firstIndex(of: 0x3a),
            bytes[content.lowerBound..<colon].allSatisfy(Self.isLetterOrDigit),
            bytes[(colon + 1)..<content.upperBound].allSatisfy({
                Self.isLetterOrDigit($0) || $0 == 0x20 || $0 == 0x2e
            })
        else { return false }
        return concepts(of: content.lowerBound..<colon)?.contains(.deleteRuleLead) ?? false
    }

    private func concepts(of word: Range<Int>) -> ConceptSet? {
        var hash = WordHash()
        for byte in bytes[word] { hash.add(byte) }
        let entry = lexicon.entry(for: hash.value)
        return entry >= 0 ? lexicon.words.concepts(at: entry) : nil
    }

    /// `@Attribute(.unique)` is code, in back-ticks or not.
    private mutating func attribute() {
        let limit = min(bytes.count, offset + Self.longestQuotation)
        var end = offset + 1
        while end < limit, Self.isLetterOrDigit(bytes[end]) { end += 1 }
        guard end < limit, bytes[end] == 0x28,
            Self.attributes.contains(where: { bytes[offset + 1..<end].elementsEqual($0.utf8) })
        else { return sign() }
        var depth = 0
        while end < limit {
            if bytes[end] == 0x28 { depth += 1 }
            if bytes[end] == 0x29 { depth -= 1 }
            end += 1
            if depth == 0 { return close(.code, content: offset..<end, upper: end) }
        }
        sign()
    }

    private static let attributes = ["Attribute", "Relationship"]

    private mutating func quotation(closing: [UInt8], markLength: Int) {
        let start = offset + markLength
        let limit = min(bytes.count, start + Self.longestQuotation)
        var end = start
        while end + closing.count <= limit {
            if markLength == 1, let next = endOfInnerMark(at: end, upTo: limit) {
                end = next
                continue
            }
            if matches(closing, at: end) {
                if end == start { break }
                close(.quotation, content: start..<end, upper: end + closing.count)
                return
            }
            end += 1
        }
        append(.other, length: markLength)
    }

    /// `"c\"d"`, of which Markdown may have taken the backslash: a mark between two letters is a part of the text
    /// where another mark closes the same word.
    private func endOfInnerMark(at index: Int, upTo limit: Int) -> Int? {
        if bytes[index] == 0x5c, index + 1 < limit, bytes[index + 1] == 0x22 { return index + 2 }
        guard bytes[index] == 0x22, index > 0, index + 1 < limit, Self.isLetterOrDigit(bytes[index - 1]),
            Self.isLetterOrDigit(bytes[index + 1])
        else { return nil }
        var end = index + 1
        while end < limit, Self.isLetterOrDigit(bytes[end]) { end += 1 }
        guard end < limit, bytes[end] == 0x22, end + 1 == bytes.count || !Self.isLetterOrDigit(bytes[end + 1])
        else { return nil }
        return end
    }

    private mutating func apostrophe() {
        var end = offset + 1
        let limit = min(bytes.count, offset + Self.longestQuotation)
        while end < limit, bytes[end] != 0x27 { end += 1 }
        let closes = end < limit && end > offset + 1
        if closes, end + 1 == bytes.count || !Self.isLetterOrDigit(bytes[end + 1]) {
            close(.quotation, content: offset + 1..<end, upper: end + 1)
        } else {
            append(.other, length: 1)
        }
    }

    private mutating func close(_ kind: NoteToken.Kind, content: Range<Int>, upper: Int) {
        var token = NoteToken(kind, lower: offset, upper: upper, hasSpaceBefore: hasSpace)
        token.contentLower = Int32(content.lowerBound)
        token.contentUpper = Int32(content.upperBound)
        tokens.append(token)
        hasSignal = true
        offset = upper
    }

    // MARK: Signs

    private mutating func sign() {
        let byte = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x20
        switch byte {
        case 0x2c: append(.comma, length: 1)
        case 0x2e where next == 0x2e: ellipsis()
        case 0x2e: append(endsSentence(before: next) ? .stop : .other, length: 1)
        case 0x3b: append(.semicolon, length: 1)
        case 0x3a: append(.colon, length: 1)
        case 0x28: append(.open, length: 1)
        case 0x29: append(.close, length: 1)
        case 0x5b: append(.openBracket, length: 1)
        case 0x5d: append(.closeBracket, length: 1)
        case 0x2f: append(.slash, length: 1, isSignal: true)
        // "queryable + sortable"
        case 0x2b: append(.dot, length: 1)
        case 0x7c: append(.bar, length: 1, isSignal: true)
        case 0x3d where next == 0x3e: append(.arrow, length: 2, isSignal: true)
        case 0x3e where next == 0x3d: append(.atLeast, length: 2, isSignal: true)
        case 0x3c where next == 0x3d: append(.atMost, length: 2, isSignal: true)
        case 0x3e: append(.above, length: 1)
        case 0x3c: append(.below, length: 1)
        case 0x3d: append(.equals, length: next == 0x3d ? 2 : 1)
        case 0x2d where next == 0x3e: append(.arrow, length: 2, isSignal: true)
        case 0x2d where Self.isDigit(next) && !followsNumber: negativeNumber()
        case 0x2d: append(next == 0x2d ? .dash : .hyphen, length: next == 0x2d ? 2 : 1)
        case 0x21, 0x3f: append(.stop, length: 1)
        default: append(.other, length: 1)
        }
    }

    private var followsNumber: Bool { tokens.last.map { $0.kind == .number } ?? false }

    private mutating func negativeNumber(signLength: Int = 1) {
        let start = offset
        offset += signLength
        number(from: start)
    }

    /// Whether the minus sign of mathematics stands before a digit.
    private var isMinus: Bool {
        offset + 3 < bytes.count && bytes[offset + 1] == 0x88 && bytes[offset + 2] == 0x92
            && Self.isDigit(bytes[offset + 3])
    }

    private mutating func ellipsis() {
        var length = 0
        while offset + length < bytes.count, bytes[offset + length] == 0x2e { length += 1 }
        append(.ellipsis, length: length)
    }

    /// A full stop ends a sentence unless it ends an abbreviation such as "e.g." or "z. B.".
    private func endsSentence(before next: UInt8) -> Bool {
        guard next == 0x20 || next == 0x0a || next == 0x29 || offset + 1 == bytes.count else { return false }
        guard let last = tokens.last, last.kind == .word else { return true }
        if last.entry >= 0, lexicon.words.concepts(at: last.entry).contains(.abbreviation) { return false }
        return last.upper - last.lower > 1
    }

    private mutating func wide() {
        guard let sign = WideSign.read(bytes, at: offset) else {
            if isLatinLetter(at: offset) { word() } else { ideographs() }
            return
        }
        switch sign.meaning {
        case .sign(.dash) where isMinus && !followsNumber: negativeNumber(signLength: sign.length)
        case .space: offset += sign.length
        case .sign(let meaning): append(meaning, length: sign.length, isSignal: meaning.isSignal)
        case .opening(let closing): quotation(closing: closing, markLength: sign.length)
        }
    }

    private mutating func append(_ sign: NoteToken.Sign, length: Int, isSignal: Bool = false) {
        var token = NoteToken(.sign, lower: offset, upper: offset + length, hasSpaceBefore: hasSpace)
        token.sign = sign
        tokens.append(token)
        if isSignal { hasSignal = true }
        offset += length
    }

    // MARK: Bytes

    private func matches(_ pattern: [UInt8], at index: Int) -> Bool {
        for (shift, byte) in pattern.enumerated() where bytes[index + shift] != byte { return false }
        return true
    }

    private static func length(of lead: UInt8) -> Int {
        lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a) || byte == 0x5f
    }
}
