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
            } else if text[index..<range.upperBound].starts(with: ideographicStop) {
                sentences.append(current)
                current = QuerySentence()
                index += ideographicStop.count
            } else if isWord(byte) {
                let end = endOfWord(from: index, text, range)
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

    /// "。", which no space follows.
    private static let ideographicStop: [UInt8] = [0xE3, 0x80, 0x82]

    private static func endOfWord(from start: Int, _ text: [UInt8], _ range: Range<Int>) -> Int {
        var end = start
        while end < range.upperBound, isWord(text[end]),
            !text[end..<range.upperBound].starts(with: ideographicStop)
        {
            end += 1
        }
        return end
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
    /// Each of the fields by which records are found or sorted, in the words of whatever language says so.
    func uses(of fields: Set<String>) -> [(token: Token, use: QueriedField.Use)] {
        guard tokens.contains(where: { $0.isCode && fields.contains($0.text) }) else { return [] }
        for words in QueryWords.all {
            let steps = steps(in: words, fields)
            if steps.isEmpty { continue }
            return steps.verbStandsFirst ? steps.usesBehindVerbs : steps.usesBeforeVerbs
        }
        return []
    }

    /// What matters of it in a language; nothing where no verb is of it, or where it denies or supposes something.
    private func steps(in words: QueryWords, _ fields: Set<String>) -> [Step] {
        var steps: [Step] = []
        var hasVerb = false
        for token in tokens {
            if token.isCode {
                if fields.contains(token.text) { steps.append(.field(token)) }
                continue
            }
            if token.text.lowercased().hasSuffix("n't") { return [] }
            for meaning in words.meanings(of: token.text) {
                switch meaning {
                case .doubt: return []
                case .verb(let use):
                    hasVerb = true
                    steps.append(.verb(use))
                case .by: steps.append(.by)
                case .turn: steps.append(.turn)
                }
            }
        }
        return hasVerb ? steps : []
    }

    fileprivate enum Step {
        case verb(QueriedField.Use)
        case by, turn
        case field(Token)
    }
}

extension [QuerySentence.Step] {
    /// "Fetched by `owner`" has its verb before the field, "nach `owner` gesucht" behind it.
    fileprivate var verbStandsFirst: Bool {
        for step in self {
            switch step {
            case .verb: return true
            case .field: return false
            case .by, .turn: continue
            }
        }
        return false
    }

    /// Each field behind a verb and a preposition.
    fileprivate var usesBehindVerbs: [(token: QuerySentence.Token, use: QueriedField.Use)] {
        var use: QueriedField.Use?
        var isBehindPreposition = false
        var uses: [(token: QuerySentence.Token, use: QueriedField.Use)] = []
        for step in self {
            switch step {
            case .verb(let verb):
                use = verb
                isBehindPreposition = false
            case .by: isBehindPreposition = true
            case .turn: use = nil
            case .field(let token): if let use, isBehindPreposition { uses.append((token, use)) }
            }
        }
        return uses
    }

    /// Each field before a verb, with a preposition before it or behind it.
    fileprivate var usesBeforeVerbs: [(token: QuerySentence.Token, use: QueriedField.Use)] {
        var waiting: [QuerySentence.Token] = []
        var hasPreposition = false
        var uses: [(token: QuerySentence.Token, use: QueriedField.Use)] = []
        for step in self {
            switch step {
            case .verb(let use):
                if hasPreposition { uses += waiting.map { ($0, use) } }
                waiting = []
                hasPreposition = false
            case .by: hasPreposition = true
            case .turn:
                waiting = []
                hasPreposition = false
            case .field(let token): waiting.append(token)
            }
        }
        return uses
    }
}
