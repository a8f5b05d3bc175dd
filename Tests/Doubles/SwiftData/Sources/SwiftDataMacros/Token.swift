/// A piece of Swift source: a word, a literal text with its quotes, or one sign.
struct Token {
    let text: Substring

    /// Whether a line ends somewhere between it and the token before.
    let beginsLine: Bool

    /// The tokens of a source, less white space and comments.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(rest: source[...])
        return lexer.tokens()
    }
}

private struct Lexer {
    var rest: Substring
    private var beginsLine = true

    init(rest: Substring) { self.rest = rest }

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        while skipSpace(), let first = rest.first {
            let length: Int
            if rest.hasPrefix("\"") || rest.hasPrefix("#\"") {
                length = lengthOfText()
            } else if first == "`" {
                length =
                    (rest.dropFirst().firstIndex(of: "`").map { rest.distance(from: rest.startIndex, to: $0) }
                        ?? 0) + 1
            } else {
                length = max(1, rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }.count)
            }
            tokens.append(Token(text: rest.prefix(length), beginsLine: beginsLine))
            rest = rest.dropFirst(length)
            beginsLine = false
        }
        return tokens
    }

    /// Always true, so that it can stand in a condition.
    private mutating func skipSpace() -> Bool {
        while let first = rest.first {
            if first.isNewline { beginsLine = true }
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
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
            if rest.hasPrefix("/*") {
                depth += 1
                rest.removeFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest.removeFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// Of a literal on one or several lines, raw or not; what is put into it counts as its text.
    private func lengthOfText() -> Int {
        let hashes = rest.prefix { $0 == "#" }
        let isLong = rest.dropFirst(hashes.count).hasPrefix("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + hashes
        let escape = "\\" + hashes
        var text = rest.dropFirst(hashes.count + (isLong ? 3 : 1))
        while !text.isEmpty, !text.hasPrefix(end) {
            text = text.dropFirst(text.hasPrefix(escape) ? escape.count + 1 : 1)
        }
        return rest.count - text.count + end.count
    }
}
