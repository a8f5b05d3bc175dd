package import DocumentWording
import Vocabulary

/// Names of fields in a row of tokens: "`a`, `b` and `c`", "(a, b)", "`(a, b)`".
package struct NameList {
    package private(set) var names: [String] = []

    /// Behind the last name, its bracket included.
    package private(set) var end: Int

    /// Whether a bracket held them: then plain words are names, too.
    package private(set) var isTuple = false

    /// Reads from an index on. `isName` says which plain words are names.
    package init(_ tokens: [Wording.Token], from start: Int, upTo limit: Int, isName: (String) -> Bool) {
        end = start
        var index = start
        var depth = 0
        var isJoined = true
        while index < limit {
            let token = tokens[index]
            if token.sign == .open {
                // What stands in brackets behind a name explains it.
                if !names.isEmpty { break }
                depth += 1
                isTuple = true
            } else if token.sign == .close {
                depth -= 1
                if depth >= 0, !names.isEmpty { end = index + 1 }
                if depth <= 0 { break }
            } else if let found = Self.names(of: token, isInBrackets: depth > 0, isName: isName) {
                // Two tuples side by side are two lists; two plain words are prose.
                if found.count > 1, !names.isEmpty { break }
                if !isJoined, token.kind == .word, depth > 0 {
                    names = []
                    return
                }
                names += found
                end = index + 1
                if found.count > 1 {
                    isTuple = true
                    break
                }
            } else if !Self.joins(index, in: tokens) || names.isEmpty {
                break
            }
            isJoined = token.kind == .sign || token.means([.and, .with])
            index += 1
        }
    }

    private static func joins(_ index: Int, in tokens: [Wording.Token]) -> Bool {
        let token = tokens[index]
        if [.comma, .plus, .ampersand, .slash].contains(token.sign) { return true }
        // "`a` together with `b`"
        let isBehindTogether = index > 0 && tokens[index - 1].means(.together)
        if token.means(.together) || token.means(.with) && isBehindTogether { return true }
        return token.means(.and) && !token.means(.or)
    }

    private static func names(
        of token: Wording.Token, isInBrackets: Bool, isName: (String) -> Bool
    ) -> [String]? {
        switch token.kind {
        case .code, .quotation: return Self.names(inCode: token.text)
        case .word:
            let isPlainName = isInBrackets && !token.means(.and) || isName(token.text)
            return isPlainName && Identifier.isValid(token.text) ? [token.text] : nil
        case .number, .sign: return nil
        }
    }

    /// `a`, `(a, b)`, `a + b`.
    package static func names(inCode text: String) -> [String]? {
        var text = text[...]
        if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
        let parts = text.split(whereSeparator: { $0 == "," || $0 == "+" }).map { $0.trimmingSpaces }
        guard !parts.isEmpty, parts.allSatisfy({ Identifier.isValid($0) }) else { return nil }
        return parts.map(String.init)
    }
}
