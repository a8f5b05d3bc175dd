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
            if isPictograph(code) {
                return leadsWords(bytes, index..<index + 3)
                    ? WideSign(meaning: .sign(.dot), length: 3) : nil
            }
            return (typographic(code) ?? eastAsian(code)).map { WideSign(meaning: $0, length: 3) }
        case 0xf0 where index + 3 < bytes.count && bytes[index + 1] == 0x9f:
            return leadsWords(bytes, index..<index + 4) ? WideSign(meaning: .sign(.dot), length: 4) : nil
        default: return nil
        }
    }

    /// "🔒 encrypted": a pictograph before a word stands there as a bullet does; behind a colon it is a value.
    private static func leadsWords(_ bytes: UnsafeBufferPointer<UInt8>, _ sign: Range<Int>) -> Bool {
        var next = sign.upperBound
        // The mark that asks for colour.
        if next + 2 < bytes.count, bytes[next] == 0xef, bytes[next + 1] == 0xb8 { next += 3 }
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
