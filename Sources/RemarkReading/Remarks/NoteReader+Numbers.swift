import SchemaDeclaration
import SchemaModel
import Vocabulary

extension NoteReader {
    /// The integer that a number or a code span holds.
    func numberValue(at index: Int) -> Int64? {
        guard tokens.indices.contains(index) else { return nil }
        let token = tokens[index]
        guard token.kind == .number || token.kind == .code, !isPartOfNumber(index) else { return nil }
        let first = bytes[Int(token.contentLower)]
        let mayBeTrueMinus = first == 0xe2
        guard NoteLexer.isDigit(first) || first == 0x2d || mayBeTrueMinus, token.content.count < 22 else {
            return nil
        }
        let written = content(at: index)
        let text = mayBeTrueMinus ? written.replacing("\u{2212}", with: "-") : written
        if let value = Int64(text) { return value }
        // Only a fraction of zeros leaves an integer: 1.0; three may be thousands.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, 1...2 ~= parts[1].count, parts[1].allSatisfy({ $0 == "0" }) else {
            return nil
        }
        return Int64(parts[0])
    }

    /// "10,000" and "0,5": what stands on one side of the comma is not the number.
    private func isPartOfNumber(_ index: Int) -> Bool {
        func joins(_ comma: Int) -> Bool {
            isSign(.comma, at: comma) && tokens.indices.contains(comma - 1)
                && tokens.indices.contains(comma + 1)
                && tokens[comma - 1].kind == .number && tokens[comma + 1].kind == .number
                && !tokens[comma].hasSpaceBefore && !tokens[comma + 1].hasSpaceBefore
        }
        return tokens[index].kind == .number && (joins(index + 1) || joins(index - 1))
    }

    /// "0/1", "0 = green, 1 = yellow", "1 if done", "0–23".
    mutating func number(at index: Int) -> Int {
        if let end = zeroAndOne(at: index) { return end }
        if let end = numberedValues(at: index) ?? countedNames(at: index) { return end }
        if let end = oneIf(at: index) { return end }
        if let end = numberOrMore(at: index) ?? chain(at: index) { return end }
        if let end = range(at: index), isRangeAllowed(index..<end) {
            let isOfDots = isSign(.ellipsis, at: index + 1)
            if isOfDots || !isReversed(index..<end) { addRange(index, end, covering: index..<end) }
            return end
        }
        return index + 1
    }

    /// "between 1 and 5", "range 0–100".
    mutating func number(_ phrase: Range<Int>) -> Int? {
        let start = isSign(.colon, at: phrase.upperBound) ? phrase.upperBound + 1 : phrase.upperBound
        guard let end = range(at: start), endsRange(end) else { return nil }
        addRange(start, end, covering: phrase.lowerBound..<end)
        return end
    }

    private mutating func addRange(_ start: Int, _ end: Int, covering covered: Range<Int>) {
        guard let low = numberValue(at: start), let high = numberValue(at: end - 1) else { return }
        if isReversed(start..<end) {
            refuse(.range(high...low), quote: start..<end, because: .reversed)
            return
        }
        // The last of `0..<24` is 23.
        let isHalfOpen = isSign(.below, at: end - 2)
        let fact: Remark.Fact = isHalfOpen ? .integerRange(low...high - 1) : .range(low...high)
        find(fact, quote: start..<end, covering: covered)
    }

    // MARK: Booleans

    /// "0/1", "0 or 1", in either order and nothing after it.
    private mutating func zeroAndOne(at index: Int) -> Int? {
        guard let first = numberValue(at: index), let second = numberValue(at: index + 2),
            Set([first, second]) == [0, 1], isAlternative(at: index + 1)
        else { return nil }
        if isAlternative(at: index + 3), numberValue(at: index + 4) != nil { return nil }
        guard !isAlternative(at: index - 1), endsClause(index + 3) || isSign(.equals, at: index + 3) == false
        else { return nil }
        find(.boolean, quote: index..<index + 3)
        return index + 3
    }

    private func isAlternative(at index: Int) -> Bool {
        isSign(.slash, at: index) || isSign(.bar, at: index) || roles(at: index).contains(.or)
    }

    /// "1 if done, 0 if not", "`1` only when archived": at the beginning of a clause.
    ///
    /// "0 if unknown" and "1 if single, 2 if double" are of numbers, and so is "number of nights, 1 if unknown".
    private mutating func oneIf(at index: Int) -> Int? {
        guard isConditional(index), let value = numberValue(at: index), value == 0 || value == 1 else {
            return nil
        }
        let nearby = (index - Self.nearby..<index + Self.nearby).clamped(to: tokens.indices)
        let values = Set(nearby.filter(isConditional).compactMap(numberValue))
        guard values.contains(1), values.isSubset(of: [0, 1]), !isQuantity(before: index) else {
            return index + 1
        }
        find(.boolean, quote: index..<index + 2, covering: index..<index)
        return index + 2
    }

    private static let nearby = 60

    private func isConditional(_ index: Int) -> Bool {
        tokens[index].kind != .word && startsClause(index) && roles(at: index + 1).contains(.condition)
    }

    private func isQuantity(before index: Int) -> Bool {
        (max(0, index - Self.nearby)..<index).contains {
            roles(at: $0).contains(.quantity)
                && (endsClause($0 + 1) || roles(at: $0 + 1).contains(.functionWord))
        }
    }

    /// "true/false", "yes/no" and "true or false".
    mutating func truthPair(at index: Int) -> Int? {
        guard isAlternative(at: index + 1), !isAlternative(at: index + 3) else { return nil }
        let first = roles(at: index)
        let second = roles(at: index + 2)
        guard
            first.contains(.truth) && second.contains(.falsehood)
                || first.contains(.falsehood) && second.contains(.truth)
        else { return nil }
        find(.boolean, quote: index..<index + 3)
        return index + 3
    }

    // MARK: Ranges

    /// "5...1": the second number is the smaller one.
    private func isReversed(_ range: Range<Int>) -> Bool {
        guard let low = numberValue(at: range.lowerBound), let high = numberValue(at: range.upperBound - 1)
        else { return false }
        return high < low
    }

    /// The end of "0–23", "1 to 5", "0...9" at a token.
    private func range(at index: Int) -> Int? {
        guard let low = numberValue(at: index) else { return nil }
        let next = index + 1
        var last = next
        if isSign(.dash, at: next) || isSign(.hyphen, at: next) || isSign(.wave, at: next)
            || isSign(.ellipsis, at: next) || roles(at: next).contains(.rangeJoin)
        {
            last = isSign(.ellipsis, at: next) && isSign(.below, at: next + 1) ? next + 2 : next + 1
        } else if isNegativeNumber(at: next), !tokens[next].hasSpaceBefore {
            return nil
        }
        guard last > next, let high = numberValue(at: last), low != high else { return nil }
        return last + 1
    }

    private func isNegativeNumber(at index: Int) -> Bool { (numberValue(at: index) ?? 0) < 0 }

    /// A bare range is one only as a whole clause, as the beginning of a parenthesis, or after "rating" and the like.
    private func isRangeAllowed(_ range: Range<Int>) -> Bool {
        guard endsRange(range.upperBound) else { return false }
        let first = range.lowerBound
        if roles(at: range.upperBound).contains(.scale) { return isOnScale(range) }
        if startsClause(first) {
            return !isSign(.dash, at: first - 1) && !isSign(.hyphen, at: first - 1)
                && !isSign(.slash, at: first - 1)
        }
        if isMark(first - 1) { return true }
        return roles(at: first - 1).contains(.kind) || isOnScale(range)
    }

    /// "1–5 scale", "Rating from 1 to 5" at the beginning of a note that has no other number, which might be outside of it.
    private func isOnScale(_ range: Range<Int>) -> Bool {
        var start = range.lowerBound
        var end = range.upperBound
        if roles(at: end).contains(.scale) {
            end += 1
        } else {
            // "from 1 to 5", but not "scale by 2–4", where the word is a verb
            if roles(at: start - 1).contains(.functionWord), roles(at: start + 1).contains(.rangeJoin) {
                start -= 1
            }
            guard roles(at: start - 1).contains(.scale) else { return false }
            start -= 1
        }
        guard start == 0 || isSign(.stop, at: start - 1), endsClause(end),
            end >= tokens.count || content(at: end) != "?",
            let high = numberValue(at: range.upperBound - 1), high <= Self.longestScale
        else { return false }
        return tokens.indices.allSatisfy { range.contains($0) || tokens[$0].kind != .number }
    }

    private static let longestScale: Int64 = 100

    /// "optional 1–5": a mark that begins the clause.
    private func isMark(_ index: Int) -> Bool {
        guard startsClause(index), tokens[index].entry >= 0 else { return false }
        return lexicon.entries[Int(tokens[index].entry)].phrases.contains {
            [.optional, .required].contains(lexicon.phrases[$0].meaning) && lexicon.phrases[$0].length == 1
        }
    }

    /// Nothing but a unit follows: "(0-100%)", "(1–5 stars)", "-40 to 60 C", "1–5 scale".
    private func endsRange(_ index: Int) -> Bool {
        if roles(at: index).contains(.scale), endsClause(index + 1) { return true }
        if endsClause(index) { return !isSign(.slash, at: index) && !isSign(.hyphen, at: index) }
        return isSign(.close, at: index + 1) || isUnit(index) && endsClause(index + 1)
    }

    /// "%", "°C", "kg": a sign, or two letters at most.
    private func isUnit(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .sign: return tokens[index].sign == .other
        case .word: return tokens[index].range.count <= 2
        case .number, .quotation, .code: return false
        }
    }
}
