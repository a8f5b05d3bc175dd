/// A piece of Swift source: a word, a literal text with its quotes, or one sign.
struct Token {
    let text: Substring

    /// Whether a line ends somewhere between it and the token before.
    let beginsLine: Bool

    /// The tokens of a source, less white space and comments.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        return lexer.tokens()
    }
}

/// Works on scalars: to a `Character` a quote with an accent behind it would be no quote.
private struct Lexer {
    private var rest: Substring.UnicodeScalarView
    private var beginsLine = true

    init(_ source: String) { rest = source.unicodeScalars[...] }

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        while skipSpace(), let first = rest.first {
            let length: Int
            if begins("\"") || begins("#\"") {
                length = lengthOfText()
            } else if first == "`" {
                length = rest.dropFirst().prefix { $0 != "`" }.count + 2
            } else {
                length = max(1, rest.prefix(while: Self.isOfWord).count)
            }
            tokens.append(Token(text: Substring(rest.prefix(length)), beginsLine: beginsLine))
            rest = rest.dropFirst(length)
            beginsLine = false
        }
        return tokens
    }

    private func begins(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return true }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_$".unicodeScalars.contains(scalar)
    }

    /// Always true, so that it can stand in a condition.
    private mutating func skipSpace() -> Bool {
        while let first = rest.first {
            if first == "\n" { beginsLine = true }
            if first.properties.isWhitespace {
                rest.removeFirst()
            } else if begins("//") {
                rest = rest.drop { $0 != "\n" }
            } else if begins("/*") {
                skipBlockComment()
            } else {
                break
            }
        }
        return true
    }

    /// They nest in Swift.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if begins("/*") {
                depth += 1
                rest.removeFirst(2)
            } else if begins("*/") {
                depth -= 1
                rest.removeFirst(2)
            } else {
                rest.removeFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// Of a literal on one or several lines, raw or not; what is put into it counts as its text.
    private func lengthOfText() -> Int {
        let hashes = String(repeating: "#", count: rest.prefix { $0 == "#" }.count)
        let isLong = begins(hashes + "\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + hashes
        let escape = "\\" + hashes
        var text = rest.dropFirst(hashes.count + (isLong ? 3 : 1))
        while !text.isEmpty, !text.starts(with: end.unicodeScalars) {
            text = text.dropFirst(text.starts(with: escape.unicodeScalars) ? escape.count + 1 : 1)
        }
        return rest.count - text.count + end.count
    }
}
