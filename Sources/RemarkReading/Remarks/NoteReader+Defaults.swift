import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

extension NoteReader {
    /// "default: 0", "defaults to `once`", "`[]` default"; never "default category".
    mutating func defaultValue(_ phrase: Range<Int>) -> Int? {
        var position = phrase.upperBound
        var isStated = false
        while position < tokens.count {
            if isSign(.colon, at: position) || isSign(.equals, at: position) {
                isStated = true
            } else if !isLink(at: position) {
                break
            }
            position += 1
        }
        if let literal = literal(at: position) {
            let quote = phrase.lowerBound..<literal.end
            if isOneOfSeveral(literal.end) {
                refuse(.defaultText(literal.text), quote: quote, because: .ambiguous)
                return endOfSentence(literal.end)
            }
            return addDefault(literal.text, quote: quote)
        }
        if let answer = answer(of: phrase, at: position) {
            return addDefault(answer, quote: phrase.lowerBound..<position + 1)
        }
        if isStated, let words = words(at: position) {
            let quote = phrase.lowerBound..<words.end
            guard !words.text.contains(" "), !Self.placeholders.contains(words.text.lowercased()) else {
                refuse(.defaultText(words.text), quote: quote, because: .prose)
                return words.end
            }
            return addDefault(words.text, quote: quote)
        }
        if let value = listedValue(at: position) {
            return addDefault(value, quote: phrase.lowerBound..<position + 1)
        }
        return literalBefore(phrase)
    }

    /// "Default no", "defaults to yes"; but "no default, yes" says nothing of one.
    private func answer(of phrase: Range<Int>, at index: Int) -> String? {
        guard index < tokens.count, tokens[index].kind == .word, endsClause(index + 1),
            startsClause(phrase.lowerBound), AnswerWords.answer(content(at: index)) != nil
        else { return nil }
        return content(at: index)
    }

    /// "one of: a, b; defaults to a": one of the values that the note lists, at the end of its clause.
    private func listedValue(at index: Int) -> String? {
        guard index < tokens.count, tokens[index].kind == .word, endsClause(index + 1) else { return nil }
        let word = content(at: index)
        let isListed = findings.contains { finding in
            guard case .listedValues(let cases, _) = finding.fact else { return false }
            return cases.contains { $0.name == word }
        }
        return isListed ? word : nil
    }

    /// Words in the place of a value that is still to be found.
    private static let placeholders: Set = [
        "tbd", "todo", "tba", "varies", "depends", "various", "unknown", "undecided",
    ]

    /// "`a` or `b`", "true for owners, false for guests": with a further value behind the first none is the default.
    private func isOneOfSeveral(_ end: Int) -> Bool {
        if roles(at: end).contains(.or) || isSign(.slash, at: end) { return literal(at: end + 1) != nil }
        guard end < tokens.count, tokens[end].kind == .word,
            !roles(at: end).isDisjoint(with: [.functionWord, .condition])
        else { return false }
        return (end..<endOfSentence(end)).contains { index in
            startsClause(index) && literal(at: index) != nil
        }
    }

    private func endOfSentence(_ index: Int) -> Int {
        (index..<tokens.count).first { boundary(at: $0) == .sentence || boundary(at: $0) == .close }
            ?? tokens.count
    }

    private mutating func addDefault(_ text: String, quote: Range<Int>) -> Int {
        find(.defaultText(text), quote: quote)
        return quote.upperBound
    }

    /// "is", "value", "to" between the word and the value.
    private func isLink(at index: Int) -> Bool {
        tokens[index].kind == .word && roles(at: index).contains(.functionWord)
    }

    /// A number, quotation, code span, truth word, `nil` or `[]`.
    func literal(at index: Int) -> (text: String, end: Int)? {
        guard index < tokens.count else { return nil }
        let token = tokens[index]
        switch token.kind {
        case .number: return number(withCommaAt: index + 1) ?? (text(token.range), index + 1)
        case .quotation: return (quotation(token), index + 1)
        case .code: return (content(at: index), index + 1)
        case .sign:
            guard token.sign == .openBracket, isSign(.closeBracket, at: index + 1) else { return nil }
            return ("[]", index + 2)
        case .word:
            if isEmptyText(at: index) { return ("\"\"", index + 2) }
            if isPartedNumber(token.range) { return (text(token.range), index + 1) }
            switch text(token.range).lowercased() {
            case "true", "false", "nil", "null", "wahr", "falsch", "vrai", "faux", "verdadero", "falso",
                "verdadeiro",
                "vero", "waar", "onwaar":
                return (text(token.range), index + 1)
            case "now" where endsClause(index + 1): return (text(token.range), index + 1)
            default: return nil
            }
        }
    }

    /// "2,50", but no list of numbers and none of thousands.
    private func number(withCommaAt comma: Int) -> (text: String, end: Int)? {
        let end = comma + 2
        guard isSign(.comma, at: comma), end <= tokens.count, tokens[comma + 1].kind == .number,
            !tokens[comma].hasSpaceBefore, !tokens[comma + 1].hasSpaceBefore, endsClause(end),
            !isSign(.comma, at: end)
        else { return nil }
        let whole = tokens[comma - 1].range.lowerBound..<tokens[comma + 1].range.upperBound
        return text(whole).contains(".") ? nil : (text(whole), end)
    }

    /// With its own quotation marks, where a program would take them.
    private func quotation(_ token: NoteToken) -> String {
        bytes[token.range.lowerBound] == UInt8(ascii: "'")
            ? text(token.range) : "\"\(text(token.content))\""
    }

    /// `600_000`
    private func isPartedNumber(_ range: Range<Int>) -> Bool {
        NoteLexer.isDigit(bytes[range.lowerBound])
            && range.allSatisfy { NoteLexer.isDigit(bytes[$0]) || bytes[$0] == UInt8(ascii: "_") }
    }

    private func isEmptyText(at index: Int) -> Bool {
        guard tokens[index].entry >= 0, index + 1 < tokens.count else { return false }
        return lexicon.entries[Int(tokens[index].entry)].phrases.contains {
            let phrase = lexicon.phrases[$0]
            return phrase.meaning == .emptyText && phrase.length == 2
                && lexicon.words.words[Int(phrase.firstWord)] == tokens[index + 1].hash
        }
    }

    /// After a colon, whatever stands there up to the end of the clause.
    private func words(at index: Int) -> (text: String, end: Int)? {
        var end = index
        while end < tokens.count, !tokens[end].separatesClauses { end += 1 }
        guard end > index, end - index <= 4 else { return nil }
        return (text(Int(tokens[index].lower)..<Int(tokens[end - 1].upper)), end)
    }

    /// "(`[]` default)", "3 by default".
    private mutating func literalBefore(_ phrase: Range<Int>) -> Int? {
        let index = phrase.lowerBound - 1
        if content(at: phrase.lowerBound).lowercased() == "by" {
            guard index >= 0, startsClause(index), endsClause(phrase.upperBound),
                let literal = literal(at: index), literal.end == phrase.lowerBound
            else { return nil }
            return addDefault(literal.text, quote: index..<phrase.upperBound)
        }
        guard index >= 0, tokens[index].kind == .code, startsClause(index), endsClause(phrase.upperBound)
        else {
            return nil
        }
        return addDefault(content(at: index), quote: index..<phrase.upperBound)
    }

    mutating func defaultAfterIdeographs(token index: Int, rest: Range<Int>) {
        let remainder = text(rest)
        let isEmpty = lexicon.substrings.contains { pattern in
            pattern.meaning == .emptyText && remainder.utf8.starts(with: pattern.bytes)
        }
        if isEmpty {
            find(.defaultText("\"\""), quote: index..<index + 1)
        } else if rest.isEmpty {
            _ = defaultValue(index..<index + 1)
        }
    }
}
