/// Cuts Swift source into tokens, in one pass and without recursion, however deep the source is nested.
///
/// A string is one token with all that is interpolated into it. Damaged source gives tokens, too: a string without
/// its end is one to the end of its line.
struct SwiftLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var tokens: [SwiftToken] = []
    private(set) var comments: [SwiftComment] = []
    private var index = 0
    private var startsLine = true
    private var isJoined = false
    private var firstComment: Int32 = 0

    /// Where a search for the end of a string or regular expression has found none already, no second one begins.
    var isWithoutEnd = false

    /// The same for a line: no regular expression ends on it behind this.
    var lineWithoutRegex = -1

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func run() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        while index < bytes.count { step() }
        append(.end, upTo: index)
    }

    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func step() {
        let byte = bytes[index]
        switch byte {
        case 0x0A, 0x0D:
            startsLine = true
            isJoined = false
            index += 1
        case 0x00...0x20:
            isJoined = false
            index += 1
        case 0xC2 where self.byte(index + 1) == 0xA0:
            // A space that does not break, as web pages have it.
            isJoined = false
            index += 2
        case UInt8(ascii: "/"):
            slash()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            number()
        case UInt8(ascii: "`"):
            quotedName()
        case UInt8(ascii: "\""):
            append(.string, upTo: endOfString(from: index, marks: 0))
        case UInt8(ascii: "#"):
            numberSign()
        case UInt8(ascii: "$"):
            let end = endOfWord(from: index + 1)
            append(end > index + 1 ? .dollarName : .sign(byte), upTo: end)
        case _ where Self.isWord(byte):
            append(.word, upTo: endOfWord(from: index))
        default:
            append(.sign(byte), upTo: index + 1)
        }
    }

    private mutating func append(_ kind: SwiftToken.Kind, upTo end: Int) {
        let last = Int32(comments.count)
        tokens.append(
            SwiftToken(
                kind: kind, lower: Int32(index), upper: Int32(end), startsLine: startsLine,
                isJoined: isJoined,
                comments: firstComment..<last))
        firstComment = last
        startsLine = false
        isJoined = true
        index = end
    }

    // MARK: Words and numbers

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private func endOfWord(from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isWord(bytes[end]) {
            if bytes[end] == 0xC2, byte(end + 1) == 0xA0 { break }
            end += 1
        }
        return end
    }

    /// `1_000`, `0xFF`, `1.5e-3`; the full stop of `1.description` and of `1...5` is no part of it.
    private mutating func number() {
        var end = endOfWord(from: index)
        var isFraction = false
        let isHexadecimal = byte(index) == UInt8(ascii: "0") && byte(index + 1) == UInt8(ascii: "x")
        if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1)) {
            isFraction = true
            end = endOfWord(from: end + 1)
        }
        let exponents: [UInt8] = isHexadecimal ? Array("pP".utf8) : Array("eE".utf8)
        if exponents.contains(byte(end - 1)), [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(end)),
            isDigit(byte(end + 1))
        {
            end = endOfWord(from: end + 1)
        }
        let digits = bytes[index..<end]
        isFraction = isFraction || digits.contains { exponents.contains($0) }
        append(isFraction ? .fraction : .integer, upTo: end)
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private mutating func quotedName() {
        let content = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != 0x0A && $0 != 0x0D }
        let isClosed = !content.isEmpty && byte(content.endIndex) == UInt8(ascii: "`")
        append(
            isClosed ? .quotedName : .sign(bytes[index]), upTo: isClosed ? content.endIndex + 1 : index + 1)
    }

    // MARK: Comments

    private mutating func slash() {
        switch byte(index + 1) {
        case UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "*"): blockComment()
        default:
            if mayBeginRegex, let end = endOfRegex(from: index + 1) { return append(.regex, upTo: end) }
            append(.sign(bytes[index]), upTo: index + 1)
        }
    }

    private mutating func lineComment() {
        var end = index
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        let isDocumentation = byte(index + 2) == UInt8(ascii: "/")
        addComment(isDocumentation ? .documentation : .line, upTo: end)
    }

    /// They nest.
    private mutating func blockComment() {
        var depth = 1
        var end = index + 2
        while end < bytes.count, depth > 0 {
            if bytes[end] == UInt8(ascii: "*"), byte(end + 1) == UInt8(ascii: "/") {
                depth -= 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "/"), byte(end + 1) == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else {
                if bytes[end] == 0x0A { startsLine = true }
                end += 1
            }
        }
        addComment(.block, upTo: min(end, bytes.count))
    }

    private mutating func addComment(_ kind: SwiftComment.Kind, upTo end: Int) {
        comments.append(
            SwiftComment(kind: kind, lower: Int32(index), upper: Int32(end), startsLine: startsLine))
        isJoined = false
        index = end
    }

    // MARK: Number signs

    /// `#"…"#`, `##"…"##`, `#/…/#`, and else the sign before a macro or a condition.
    private mutating func numberSign() {
        var end = index
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        let marks = end - index
        if byte(end) == UInt8(ascii: "\"") {
            append(.string, upTo: endOfString(from: end, marks: marks))
        } else if byte(end) == UInt8(ascii: "/"), let close = endOfExtendedRegex(from: end + 1, marks: marks)
        {
            append(.regex, upTo: close)
        } else {
            for _ in 0..<marks { append(.sign(UInt8(ascii: "#")), upTo: index + 1) }
        }
    }

    /// A slash begins a regular expression where an operand may stand, and what follows is no white space.
    private var mayBeginRegex: Bool {
        let next = byte(index + 1)
        guard next > 0x20, let last = tokens.last else { return false }
        switch last.kind {
        case .sign(let sign): return "=(,[:{".utf8.contains(sign)
        case .word, .quotedName, .dollarName, .integer, .fraction, .string, .regex, .end: return false
        }
    }
}
