import Diagnostics

/// A sentence as words and names in back-ticks.
struct QuerySentence {
    private(set) var tokens: [Token] = []

    struct Token {
        let text: String
        let isCode: Bool

        /// In the text of the document.
        let range: Range<Int>
    }

    /// The sentences of a stretch of a document that have a name in back-ticks.
    static func all(in range: Range<Int>, of file: SourceFile) -> [QuerySentence] {
        let text = file.text
        guard text[range].contains(UInt8(ascii: "`")) else { return [] }
        var sentences: [QuerySentence] = []
        var current = QuerySentence()
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            if byte == UInt8(ascii: "`"),
                let close = text[(index + 1)..<range.upperBound].firstIndex(of: byte)
            {
                current.add(text, (index + 1)..<close, isCode: true)
                index = close + 1
            } else if isWord(byte) {
                let end = text[index..<range.upperBound].firstIndex { !isWord($0) } ?? range.upperBound
                current.add(text, index..<end, isCode: false)
                index = end
            } else {
                if endsSentence(at: index, text, range) {
                    sentences.append(current)
                    current = QuerySentence()
                }
                index += 1
            }
        }
        sentences.append(current)
        return sentences.filter { $0.tokens.contains(where: \.isCode) }
    }

    private mutating func add(_ text: [UInt8], _ range: Range<Int>, isCode: Bool) {
        let words = String(decoding: text[range], as: UTF8.self)
        tokens.append(Token(text: words, isCode: isCode, range: range))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "'") || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func endsSentence(at index: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        if text[index] == UInt8(ascii: "|") || text[index] == UInt8(ascii: ";") { return true }
        guard ".!?".utf8.contains(text[index]) else { return false }
        return index + 1 >= range.upperBound || text[index + 1] <= UInt8(ascii: " ")
    }
}

// MARK: - What it says

extension QuerySentence {
    /// Whether it denies or supposes something, or speaks of what the device does by itself.
    var isDoubtful: Bool {
        tokens.contains { token in
            let word = token.text.lowercased()
            return !token.isCode && (Self.doubts.contains(word) || word.hasSuffix("n't"))
        }
    }

    /// Each name behind a word for finding or sorting and a preposition.
    var uses: [(token: Token, use: QueriedField.Use)] {
        var use: QueriedField.Use?
        var isBehindPreposition = false
        var uses: [(token: Token, use: QueriedField.Use)] = []
        for token in tokens {
            let word = token.text.lowercased()
            if token.isCode {
                if let use, isBehindPreposition { uses.append((token, use)) }
            } else if let verb = Self.verbs[word] {
                use = verb
                isBehindPreposition = false
            } else if Self.prepositions.contains(word) {
                isBehindPreposition = true
            } else if Self.turns.contains(word) {
                use = nil
            }
        }
        return uses
    }

    private static let verbs: [String: QueriedField.Use] = {
        let find = [
            "fetch", "fetched", "fetches", "fetching", "filter", "filtered", "filtering", "filters", "looked",
            "queried",
            "queries", "query", "querying", "search", "searched", "searches", "searching",
        ]
        let sort = ["ordered", "sort", "sorted", "sorting", "sorts"]
        return Dictionary(uniqueKeysWithValues: find.map { ($0, .find) } + sort.map { ($0, .sort) })
    }()

    private static let prepositions: Set = ["by", "on", "where", "whose"]

    /// Something else begins: "sorted by `date` to show `title`".
    private static let turns: Set = ["show", "shows", "to", "store", "stores", "then", "using", "with"]

    private static let doubts: Set = [
        "avoid", "cache", "cannot", "client", "consider", "could", "device", "future", "instead", "later",
        "local",
        "locally", "may", "memory", "might", "never", "no", "not", "planned", "previously", "was", "were",
        "without",
    ]
}
