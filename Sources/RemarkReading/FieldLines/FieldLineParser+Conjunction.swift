import Vocabulary

/// Names that a word joins: `` `from` and `to`: Int64 ``, "**from** und **to** (Int64)".
extension FieldLineParser {
    /// Whether "and" stands here, and behind it the last name with what it is: `` `from` and `to` are equal `` is prose.
    mutating func skipConjunction() -> Bool {
        let mark = index
        skipBlanks()
        if skipWord(meaning: .and), isAtLastName { return true }
        index = mark
        return false
    }

    private mutating func skipWord(meaning concept: Concept) -> Bool {
        let word = text[index..<end].prefix(Self.longestConjunction).prefix {
            $0 > 0x20 && !Self.opensName($0)
        }
        let isMeant = Lexicon.shared.concepts(of: String(decoding: word, as: UTF8.self)).contains(concept)
        guard !word.isEmpty, isMeant else { return false }
        index = word.endIndex
        skipBlanks()
        return true
    }

    /// In bytes; no language has a longer word for it.
    private static let longestConjunction = 12

    private static func opensName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
    }

    private var isAtLastName: Bool {
        guard skipsTo("`") || skipsTo("**") else { return false }
        var copy = self
        guard copy.name() else { return false }
        if copy.line.type != nil || copy.hasPendingColon { return true }
        copy.skipBlanks()
        return [":", "：", "(", "（"].contains { copy.skipsTo($0) }
    }
}
