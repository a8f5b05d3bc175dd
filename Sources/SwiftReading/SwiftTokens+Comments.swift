/// The comments above and behind declarations.
extension SwiftTokens {
    /// The text of the documentation comment above a token, or nil.
    func documentation(of index: Int) -> String? {
        let lines = commentsAbove(index).filter { $0.kind == .documentation }.map {
            text(Int($0.lower) + 3..<Int($0.upper)).trimmed
        }
        let words = lines.joined(separator: " ").trimmed
        return words.isEmpty ? nil : words
    }

    /// The texts of the plain comment lines above a token.
    func lineComments(above index: Int) -> [String] {
        commentsAbove(index).filter { $0.kind == .line }.map(words)
    }

    /// The comment that follows a declaration on its last line; `index` is the token behind it.
    func commentBehind(_ index: Int) -> String? {
        let next = isSign(";", at: index) && !self[index].startsLine ? index + 1 : index
        guard let comment = comments(before: next).first, comment.kind != .block, !comment.startsLine,
            case let words = self.text(Int(comment.lower)..<Int(comment.upper)).drop(while: {
                $0 == "/" || $0 == "<"
            })
            .trimmed, !words.isEmpty
        else { return nil }
        return words
    }

    /// Those that begin a line: what stands behind the token before is about that one.
    private func commentsAbove(_ index: Int) -> some Sequence<SwiftComment> {
        comments(before: index).lazy.filter(\.startsLine)
    }

    private func comments(before index: Int) -> ArraySlice<SwiftComment> {
        let range = self[index].comments
        return comments[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    private func words(of comment: SwiftComment) -> String {
        text(Int(comment.lower)..<Int(comment.upper)).drop { $0 == "/" }.trimmed
    }
}

extension StringProtocol {
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
