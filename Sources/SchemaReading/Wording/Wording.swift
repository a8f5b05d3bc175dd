import Diagnostics
import Markdown

/// A heading, paragraph or cell cut into words, each of which knows what it can mean.
///
/// The recognisers of statements are small grammars over these words, so that one grammar reads many
/// languages: the words themselves are data, in `StatementWords`.
struct Wording {
    private(set) var tokens: [Token]

    init(_ content: Inlines) {
        var cutter = WordingCutter()
        for run in content.runs { cutter.add(run) }
        tokens = cutter.tokens
    }

    /// The words of several cells, one behind the other.
    mutating func append(_ other: Wording) {
        tokens += other.tokens
    }

    /// Gives tokens another text, where there is one for them.
    mutating func respell(_ spelling: (Token) -> String?) {
        for index in tokens.indices { tokens[index].text = spelling(tokens[index]) ?? tokens[index].text }
    }

    /// Keeps the tokens at some indices.
    mutating func keep(_ isKept: (Int) -> Bool) {
        tokens = tokens.indices.filter(isKept).map { tokens[$0] }
    }

    struct Token {
        var kind: Kind
        var sign = Sign.none
        var senses: WordSenses = []
        var isStrong = false

        /// Whether white space, a line break or the text's beginning stands before it.
        var isSpaced = false

        /// Whether it is the first of a line of the source.
        var startsLine = false

        /// As written; of code and quotations, what stands between the marks.
        var text: String
        var span: SourceSpan
    }

    enum Kind: UInt8 {
        case word, number, code, quotation, sign
    }

    enum Sign: UInt8 {
        case none, comma, stop, semicolon, colon, open, close, slash, plus, ampersand, equals, dash, arrow,
            greater
        case yes, no, other
    }
}

extension Wording.Token {
    /// Whether it can be the name of a record type or field as it stands.
    var isName: Bool {
        switch kind {
        case .word, .code, .quotation: Identifier.isValid(text)
        case .number, .sign: false
        }
    }

    /// Written so that it is meant as a name: in back-ticks or quotation marks, or bold.
    var isMarked: Bool { kind == .code || kind == .quotation || isStrong }

    func means(_ sense: WordSenses) -> Bool { !senses.isDisjoint(with: sense) }
}

extension Wording {
    /// The sentences, as ranges of `tokens`.
    var sentences: [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        for (index, token) in tokens.enumerated() {
            let isEnd = token.sign == .stop || token.sign == .semicolon
            // A line that begins in bold is a statement of its own: "**Zone:** `Main`".
            guard isEnd || token.startsLine && token.isStrong else { continue }
            if index > start { sentences.append(start..<index) }
            start = isEnd ? index + 1 : index
        }
        if start < tokens.count { sentences.append(start..<tokens.count) }
        return sentences
    }

    func span(of range: Range<Int>) -> SourceSpan {
        tokens[range.lowerBound].span.joined(with: tokens[range.upperBound - 1].span)
    }
}
