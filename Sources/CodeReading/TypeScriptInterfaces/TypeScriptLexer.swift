import DocumentWording

/// Cuts TypeScript into tokens and comments. What it does not know becomes marks: the reader passes over it.
struct TypeScriptLexer {
    private let text: [UInt8]
    private var index = 0
    private var startsLine = true
    private(set) var tokens: [TypeScriptToken] = []
    private(set) var comments: [Comment] = []

    /// A comment's words, without its marks.
    struct Comment {
        var range: Range<Int>
        var text: String
    }

    init(_ text: [UInt8]) {
        self.text = text
        while index < text.count { step() }
    }

    private mutating func step() {
        let byte = text[index]
        switch byte {
        case 0x0A:
            startsLine = true
            index += 1
        case 0x20, 0x09, 0x0D:
            index += 1
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
            lineComment()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
            blockComment()
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
            string(closedBy: byte)
        case UInt8(ascii: "="):
            let isArrow = next == UInt8(ascii: ">")
            append(isArrow ? .arrow : .mark(byte), index..<index + (isArrow ? 2 : 1))
        case _ where Self.isWordByte(byte):
            word(from: index)
        default:
            append(.mark(byte), index..<index + 1)
        }
    }

    private var next: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

    private mutating func append(_ kind: TypeScriptToken.Kind, _ range: Range<Int>) {
        tokens.append(TypeScriptToken(kind: kind, range: range, startsLine: startsLine))
        startsLine = false
        index = range.upperBound
    }

    private mutating func word(from start: Int) {
        let isNumber = Identifier.isDigit(text[start])
        var end = start
        while end < text.count, Self.isWordByte(text[end]) || isNumber && text[end] == UInt8(ascii: ".") {
            end += 1
        }
        let content = String(decoding: text[start..<end], as: UTF8.self)
        append(isNumber ? .number(content) : .word(content), start..<end)
    }

    /// A literal that its line does not close is a stray mark.
    private mutating func string(closedBy mark: UInt8) {
        var end = index + 1
        while end < text.count, text[end] != mark, text[end] != 0x0A { end += 1 }
        guard end < text.count, text[end] == mark else { return append(.mark(mark), index..<index + 1) }
        append(.string(String(decoding: text[index + 1..<end], as: UTF8.self)), index..<end + 1)
    }

    // MARK: Comments

    private mutating func lineComment() {
        let end = text[index...].firstIndex(of: 0x0A) ?? text.count
        add(comment: index..<end)
    }

    private mutating func blockComment() {
        var end = index + 2
        while end + 1 < text.count, text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/") {
            end += 1
        }
        add(comment: index..<min(end + 2, text.count))
    }

    private mutating func add(comment range: Range<Int>) {
        let lines = text[range].split(separator: 0x0A).map { line in
            String(decoding: line, as: UTF8.self).trimming { $0 == "/" || $0 == "*" || $0.isWhitespace }
        }
        let words = lines.filter { !$0.isEmpty }.joined(separator: " ")
        if !words.isEmpty { comments.append(Comment(range: range, text: words)) }
        index = range.upperBound
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        Identifier.isWordByte(byte) || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
