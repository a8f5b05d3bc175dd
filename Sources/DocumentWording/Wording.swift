package import Diagnostics
package import Markdown
package import Vocabulary

/// A heading, paragraph or cell cut into words, each of which knows what it can mean.
///
/// The recognisers of statements are small grammars over these words, so that one grammar reads many
/// languages: the words themselves are data, in the files of the languages.
package struct Wording {
    package private(set) var tokens: [Token]

    /// What its words can mean, all taken together, and perhaps what words that were left out could mean.
    private var meanings: ConceptSet

    package init(_ content: Inlines) {
        var cutter = WordingCutter()
        for run in content.runs { cutter.add(run) }
        tokens = cutter.tokens
        meanings = cutter.meanings
        if let stop = stopOfRunInLabel { tokens[stop].sign = .colon }
        joinDatabases()
    }

    /// "banco de dados": the first word alone is a bank.
    private mutating func joinDatabases() {
        for index in tokens.indices.dropLast(2)
        where tokens[index + 1].text.utf8.count == 2 && !tokens[index].means(.database) {
            let words = tokens[index..<index + 3]
            guard words.allSatisfy({ $0.kind == .word }) else { continue }
            let phrase = words.map(\.text).joined(separator: " ")
            let entry = Lexicon.shared.entry(for: WordHash.of(phrase))
            guard Lexicon.shared.concepts(at: entry).contains(.database) else { continue }
            tokens[index].entry = entry
            meanings.insert(.database)
        }
    }

    /// False where no word means any of these, so that a grammar that begins with one need not look.
    package func mayMean(_ any: ConceptSet) -> Bool { !meanings.isDisjoint(with: any) }

    package func mayMean(_ concept: Concept) -> Bool { meanings.contains(concept) }

    /// The words of several cells, one behind the other.
    package mutating func append(_ other: Wording) {
        tokens += other.tokens
        meanings.formUnion(other.meanings)
    }

    /// Gives tokens another text, where there is one for them.
    package mutating func respell(_ spelling: (Token) -> String?) {
        for index in tokens.indices { tokens[index].text = spelling(tokens[index]) ?? tokens[index].text }
    }

    /// Gives tokens another sign, where there is one for them.
    package mutating func mark(_ sign: (Token) -> Sign?) {
        for index in tokens.indices { tokens[index].sign = sign(tokens[index]) ?? tokens[index].sign }
    }

    /// Takes what stands in back-ticks and is nothing but some words for those words: "`READ`", "`Read/Write`" of rights.
    package mutating func spellOut(_ concepts: ConceptSet) {
        guard tokens.contains(where: { $0.kind == .code }) else { return }
        tokens = tokens.flatMap { token -> [Token] in
            // Most are names of one word, which one look-up tells.
            guard token.kind == .code, token.text.utf8.count <= Self.longestSpelling,
                token.spells(concepts) || !Identifier.isValid(token.text)
            else { return [token] }
            let words = Wording(Inlines(Inlines.Run(token.text, span: token.span)))
            guard words.tokens.allSatisfy({ $0.kind == .sign || $0.means(concepts) }) else { return [token] }
            meanings.formUnion(words.meanings)
            return words.tokens
        }
    }

    private static let longestSpelling = 40

    /// The tokens of a range alone, in time that depends on them and not on all.
    package func part(_ range: Range<Int>) -> Wording {
        var part = self
        part.tokens = Array(tokens[range])
        return part
    }

    /// Keeps the tokens at some indices.
    package mutating func keep(_ isKept: (Int) -> Bool) {
        tokens = tokens.indices.filter(isKept).map { tokens[$0] }
    }

    package struct Token {
        package var kind: Kind
        package var sign = Sign.none

        /// Where the lexicon has the word; -1 for what it does not know.
        package var entry: Int16 = -1

        /// The hash of a word, by which tables of words know it; 0 for all others.
        package var hash: UInt64 = 0
        package var isStrong = false
        package var isStruckThrough = false

        /// Whether white space, a line break or the text's beginning stands before it.
        package var isSpaced = false

        /// Whether it is the first of a line of the source.
        package var startsLine = false

        /// As written; of code and quotations, what stands between the marks.
        package var text: String
        package var span: SourceSpan
    }

    package enum Kind: UInt8 {
        case word, number, code, quotation, sign
    }

    package enum Sign: UInt8 {
        case none, comma, stop, semicolon, colon, open, close, slash, plus, ampersand, equals, dash, arrow,
            greater
        case yes, no, other
    }
}

extension Wording.Token {
    /// Whether it can be the name of a record type or field as it stands.
    @inlinable package var isName: Bool {
        switch kind {
        case .word, .code, .quotation: Identifier.isValid(text)
        case .number, .sign: false
        }
    }

    /// Written so that it is meant as a name: in back-ticks or quotation marks, or bold.
    @inlinable package var isMarked: Bool { kind == .code || kind == .quotation || isStrong }

    /// What the word means in a heading or statement; a word without any may be a name.
    @inlinable package var senses: ConceptSet { concepts.intersection(.statements) }

    /// "(Date?)", "(a: Int; b: Date)": in brackets a question mark or semicolon ends no sentence.
    fileprivate var mayStandInBrackets: Bool {
        sign == .semicolon || sign == .stop && isQuestionMark
    }

    @inlinable var concepts: ConceptSet { Lexicon.shared.concepts(at: entry) }

    @inlinable package func means(_ concept: Concept) -> Bool {
        entry >= 0 && Lexicon.shared.has(concept, at: entry)
    }

    /// "✅" before the words of a line says nothing there.
    package var isOrnament: Bool { sign == .yes }

    /// "?", of whatever width.
    @inlinable package var isQuestionMark: Bool { text == "?" || text == "？" }

    /// Whether no language knows it but as the topic of a section: such a word may be a name in a statement.
    @inlinable package var saysNothing: Bool { concepts.subtracting(.topics).isEmpty }

    @inlinable package func means(_ any: ConceptSet) -> Bool {
        entry >= 0 && Lexicon.shared.hasAny(of: any, at: entry)
    }

    /// As `means`, in back-ticks and quotation marks as well.
    @inlinable package func spells(_ any: ConceptSet) -> Bool {
        !(kind == .word ? concepts : Lexicon.shared.concepts(of: text)).isDisjoint(with: any)
    }
}

extension Wording {
    /// The sentences, as ranges of `tokens`; question marks and semicolons in brackets end none.
    package var sentences: [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        let closes = holdsEndsOfBrackets ? closingBrackets : []
        var close = 0
        for index in tokens.indices {
            let sign = tokens[index].sign
            // Most tokens are words within a line.
            if sign == .none, !tokens[index].startsLine { continue }
            if !closes.isEmpty, sign == .open, index >= close { close = closes[index] }
            let isEnd =
                sign == .stop && (index >= close || !tokens[index].mayStandInBrackets)
                || sign == .semicolon && index >= close
            guard isEnd || tokens[index].startsLine && isStatement(at: index, behind: start..<index) else {
                continue
            }
            if index > start { sentences.append(start..<index) }
            start = isEnd ? index + 1 : index
        }
        if start < tokens.count { sentences.append(start..<tokens.count) }
        return sentences
    }

    /// Whether a question mark ends a sentence, or it begins as a question does: "Is `size` local only?"
    package func asks(_ sentence: Range<Int>) -> Bool {
        tokens[sentence.lowerBound].means(.is)
            || sentence.upperBound < tokens.count && tokens[sentence.upperBound].isQuestionMark
            || tokens[sentence.upperBound - 1].kind != .code
                && tokens[sentence.upperBound - 1].text.contains { "?？".contains($0) }
    }

    private var holdsEndsOfBrackets: Bool {
        tokens.indices.contains { index in
            let sign = tokens[index].sign
            return sign == .semicolon || sign == .stop && tokens[index].isQuestionMark
        }
    }

    /// For each token that opens a bracket where the one that closes it stands; 0 for all others.
    private var closingBrackets: [Int] {
        var closes = Array(repeating: 0, count: tokens.count)
        var open: [Int] = []
        for index in tokens.indices {
            if tokens[index].sign == .open { open.append(index) }
            if tokens[index].sign == .close, let start = open.popLast() { closes[start] = index }
        }
        return closes
    }

    /// A line that begins in bold or with a label is a statement of its own: "**Zone:** `Main`", "Queryable: `title`".
    ///
    /// So is one below such a label that begins with a capital: "Only the creating user may read it".
    private func isStatement(at index: Int, behind statement: Range<Int>) -> Bool {
        if tokens[index].isStrong {
            return
                !(statement.last.map {
                    isUnfinished(tokens[$0]) || isZone(statement.lowerBound...$0, calledAt: index)
                } ?? false)
        }
        guard let last = statement.last, startsWithCapital(tokens[index]), !isOpen(tokens[last]) else {
            return false
        }
        return isLabel(at: index) || isLabel(at: statement.lowerBound)
    }

    /// "Queryable:", "Unique key of `Trip`:": a word for what is stated, and a colon in the same line.
    private func isLabel(at start: Int) -> Bool {
        guard tokens[start].kind == .word, tokens[start].means(Self.stated) else { return false }
        for token in tokens[start...].dropFirst().prefix(5) {
            if token.startsLine || token.sign == .comma { return false }
            if token.sign == .colon { return true }
        }
        return false
    }

    private static let stated: ConceptSet = [
        .index, .queryable, .sortable, .searchable, .uniqueness, .primary, .zone, .database, .record,
        .security,
    ]

    private func startsWithCapital(_ token: Token) -> Bool {
        token.kind == .word && (token.text.utf8.first.map { $0 < 0x61 || $0 > 0x7a } ?? false)
    }

    /// Behind a comma or an "and" the statement goes on.
    private func isOpen(_ last: Token) -> Bool {
        switch last.sign {
        case .comma, .colon, .open, .slash, .plus, .ampersand, .equals, .dash, .arrow, .greater: true
        case .none, .stop, .semicolon, .close, .yes, .no, .other:
            last.means([.and, .or, .filler, .by, .per, .is])
        }
    }

    /// "all of type", "with the", "**Read,": something must follow, though it be bold in the next line.
    private func isUnfinished(_ last: Token) -> Bool {
        last.isStrong && last.sign == .comma
            || last.kind == .word && !last.isStrong
                && last.means([.type, .determiner, .functionWord, .preposition, .and, .or, .with, .by, .is])
    }

    /// "in the custom zone", and in the next line "**`Main`** (made at the first start)": no default zone, and no field with
    /// its type or index.
    private func isZone(_ statement: ClosedRange<Int>, calledAt name: Int) -> Bool {
        guard tokens[statement.upperBound].means(.zone), tokens[name].kind == .code,
            statement.count <= Self.longestZoneStatement,
            !tokens[statement].contains(where: {
                $0.means([.negation, .no, .condition]) || $0.text.lowercased() == "default"
            })
        else { return false }
        let rest = tokens[(name + 1)...]
        guard let next = rest.first, next.sign == .open else { return rest.first?.sign ?? .stop == .stop }
        return !rest.prefix { $0.sign != .close }.contains {
            $0.sign == .colon || $0.means([.queryable, .sortable, .searchable, .index])
        }
    }

    private static let longestZoneStatement = 40

    /// Some words as a note would have them, code in back-ticks.
    package func noteText(of range: Range<Int>) -> String {
        var text = ""
        for token in tokens[range] {
            if token.isSpaced, !text.isEmpty { text += " " }
            switch token.kind {
            case .code: text += "`\(token.text)`"
            case .quotation: text += "\"\(token.text)\""
            case .word, .number, .sign: text += token.text
            }
        }
        return text
    }

    package func span(of range: Range<Int>) -> SourceSpan {
        tokens[range.lowerBound].span.joined(with: tokens[range.upperBound - 1].span)
    }
}
