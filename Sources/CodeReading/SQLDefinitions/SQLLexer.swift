/// Cuts SQL into tokens. Text that no dialect knows becomes marks: the reader passes over it.
package struct SQLLexer {
    private let text: [UInt8]
    private var index = 0
    private var tokens: [SQLToken] = []

    /// Comments to the line's end, by their offset.
    private(set) var comments: [(offset: Int, text: String)] = []

    package static func tokens(of text: [UInt8]) -> (
        tokens: [SQLToken], comments: [(offset: Int, text: String)]
    ) {
        var lexer = SQLLexer(text: text)
        while lexer.index < text.count { lexer.step() }
        return (lexer.tokens, lexer.comments)
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func step() {
        let byte = text[index]
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D:
            index += 1
        case UInt8(ascii: "-") where next == UInt8(ascii: "-"), UInt8(ascii: "#"):
            lineComment(marks: byte == UInt8(ascii: "#") ? 1 : 2)
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
            blockComment()
        case UInt8(ascii: "'"):
            delimited(by: byte) { .string($0) }
        case UInt8(ascii: "\""), UInt8(ascii: "`"):
            delimited(by: byte) { .quoted($0) }
        case UInt8(ascii: "[") where text[index...].dropFirst().first.map(Self.isWordByte) ?? false:
            delimited(by: UInt8(ascii: "]")) { .quoted($0) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            run(where: { Self.isWordByte($0) || $0 == UInt8(ascii: ".") }) { .number($0) }
        case _ where Self.isWordByte(byte):
            run(where: Self.isWordByte) { .word($0) }
        default:
            tokens.append(SQLToken(kind: .mark(byte), range: index..<index + 1))
            index += 1
        }
    }

    private var next: UInt8? { index + 1 < text.count ? text[index + 1] : nil }

    private mutating func run(where isPart: (UInt8) -> Bool, _ kind: (String) -> SQLToken.Kind) {
        let start = index
        while index < text.count, isPart(text[index]) { index += 1 }
        tokens.append(SQLToken(kind: kind(slice(start..<index)), range: start..<index))
    }

    /// A doubled closing mark stands for itself.
    private mutating func delimited(by close: UInt8, _ kind: (String) -> SQLToken.Kind) {
        let start = index
        var content: [UInt8] = []
        index += 1
        while index < text.count {
            if text[index] == close {
                guard next == close else { break }
                index += 1
            }
            content.append(text[index])
            index += 1
        }
        index = min(index + 1, text.count)
        tokens.append(SQLToken(kind: kind(String(decoding: content, as: UTF8.self)), range: start..<index))
    }

    private mutating func lineComment(marks: Int) {
        let start = index
        while index < text.count, text[index] != 0x0A { index += 1 }
        let words = slice(start + marks..<index).split(whereSeparator: \.isWhitespace)
        comments.append((start, words.joined(separator: " ")))
    }

    private mutating func blockComment() {
        index += 2
        while index < text.count, !(text[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
            index += 1
        }
        index = min(index + 2, text.count)
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
