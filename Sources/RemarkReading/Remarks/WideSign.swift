/// Punctuation outside ASCII: typographic marks, and the full-width signs of East Asian text.
struct WideSign {
    let meaning: Meaning
    let length: Int

    enum Meaning {
        case space
        case sign(NoteToken.Sign)

        /// An opening quotation mark and the bytes of the mark that closes it.
        case opening([UInt8])
    }

    static func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> WideSign? {
        switch bytes[index] {
        case 0xc2 where index + 1 < bytes.count:
            return latin(bytes[index + 1]).map { WideSign(meaning: $0, length: 2) }
        case 0xd8 where index + 1 < bytes.count:
            return arabic(bytes[index + 1]).map { WideSign(meaning: $0, length: 2) }
        case 0xe2, 0xe3, 0xef:
            guard index + 2 < bytes.count else { return nil }
            let code = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
            if isPictograph(code) { return pictograph(bytes, index..<index + 3) }
            return (typographic(code) ?? eastAsian(code)).map { WideSign(meaning: $0, length: 3) }
        case 0xf0 where index + 3 < bytes.count && bytes[index + 1] == 0x9f:
            return pictograph(bytes, index..<index + 4)
        default: return nil
        }
    }

    /// Whether a pictograph behind a space, or the first of its kind, begins at some bytes: "String ⚠️", "Int64 🔑".
    static func isPictograph(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard index + 2 < bytes.endIndex, index > bytes.startIndex, bytes[index - 1] == 0x20 else {
            return false
        }
        if bytes[index] == 0xf0 { return bytes[index + 1] == 0x9f }
        return bytes[index] == 0xe2 && (0x98...0x9e).contains(bytes[index + 1])
    }

    private static func pictograph(_ bytes: UnsafeBufferPointer<UInt8>, _ sign: Range<Int>) -> WideSign? {
        guard leadsWords(bytes, sign) || endsWords(bytes, sign) else { return nil }
        return WideSign(meaning: .sign(.dot), length: sign.count)
    }

    /// Behind a sign and the mark that asks for its colour.
    private static func end(of sign: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let end = sign.upperBound
        return end + 2 < bytes.count && bytes[end] == 0xef && bytes[end + 1] == 0xb8 ? end + 3 : end
    }

    /// "encrypted ⚠️": behind the last word it says nothing more.
    private static func endsWords(_ bytes: UnsafeBufferPointer<UInt8>, _ sign: Range<Int>) -> Bool {
        guard sign.lowerBound > 1, bytes[sign.lowerBound - 1] == 0x20, end(of: sign, in: bytes) == bytes.count
        else { return false }
        let before = bytes[sign.lowerBound - 2]
        return NoteLexer.isLetterOrDigit(before) || before == UInt8(ascii: ")")
    }

    /// "🔒 encrypted": a pictograph before a word stands there as a bullet does; behind a colon it is a value.
    private static func leadsWords(_ bytes: UnsafeBufferPointer<UInt8>, _ sign: Range<Int>) -> Bool {
        let next = end(of: sign, in: bytes)
        guard next + 1 < bytes.count, bytes[next] == 0x20, bytes[next + 1] >= 0x41 else { return false }
        var before = sign.lowerBound - 1
        while before >= 0, bytes[before] == 0x20 { before -= 1 }
        guard before >= 0 else { return true }
        // "not 🔒 encrypted": what a word before says is said of the words behind.
        return !NoteLexer.isLetterOrDigit(bytes[before]) && bytes[before] != UInt8(ascii: ":")
            && bytes[before] != UInt8(ascii: "=")
    }

    private static func latin(_ byte: UInt8) -> Meaning? {
        switch byte {
        case 0xa0: .space
        case 0xab: .opening([0xc2, 0xbb])
        case 0xb7: .sign(.dot)
        default: nil
        }
    }

    private static func arabic(_ byte: UInt8) -> Meaning? {
        switch byte {
        case 0x8c: .sign(.comma)
        case 0x9b: .sign(.semicolon)
        case 0x9f: .sign(.stop)
        default: nil
        }
    }

    /// Weather to scissors, without ticks, crosses and boxes: they are answers.
    private static func isPictograph(_ code: UInt32) -> Bool {
        switch code {
        case 0xe29880...0xe2988f, 0xe29893...0xe29c84, 0xe29c86...0xe29c92, 0xe29c99...0xe29d8b:
            true
        default: false
        }
    }

    private static func typographic(_ code: UInt32) -> Meaning? {
        switch code {
        case 0xe28093, 0xe28094, 0xe28892: .sign(.dash)
        case 0xe28098: .opening([0xe2, 0x80, 0x99])
        case 0xe2809a: .opening([0xe2, 0x80, 0x98])
        case 0xe2809c: .opening([0xe2, 0x80, 0x9d])
        case 0xe2809e: .opening([0xe2, 0x80, 0x9c])
        case 0xe280a6: .sign(.ellipsis)
        // The ticks stand between words as a bullet does.
        case 0xe280a2, 0xe29c93, 0xe29c94, 0xe29c85: .sign(.dot)
        case 0xe28692, 0xe28792: .sign(.arrow)
        case 0xe289a5, 0xe2a9be: .sign(.atLeast)
        case 0xe289a4, 0xe2a9bd: .sign(.atMost)
        case 0xe280af, 0xe28089, 0xefb88f: .space
        case 0xe28099, 0xe2809d: .sign(.other)
        default: nil
        }
    }

    private static func eastAsian(_ code: UInt32) -> Meaning? {
        switch code {
        case 0xe38080: .space
        case 0xe38081, 0xefbc8c: .sign(.comma)
        case 0xe38082, 0xefbc81, 0xefbc9f: .sign(.stop)
        case 0xe3808c: .opening([0xe3, 0x80, 0x8d])
        case 0xe3808e: .opening([0xe3, 0x80, 0x8f])
        case 0xe3809c, 0xefbd9e: .sign(.wave)
        case 0xefbc88: .sign(.open)
        case 0xefbc89: .sign(.close)
        case 0xefbc9a: .sign(.colon)
        case 0xefbc9b: .sign(.semicolon)
        case 0xefbc8f: .sign(.slash)
        case 0xefbc9d: .sign(.equals)
        case 0xefbd9c: .sign(.bar)
        case 0xe383bb: .sign(.dot)
        default: nil
        }
    }
}
