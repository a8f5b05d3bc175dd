import SchemaModel

extension NoteReader {
    /// The integer that a number or a code span holds.
    func numberValue(at index: Int) -> Int64? {
        guard tokens.indices.contains(index) else { return nil }
        let token = tokens[index]
        guard token.kind == .number || token.kind == .code else { return nil }
        let first = bytes[Int(token.contentLower)]
        guard NoteLexer.isDigit(first) || first == 0x2d, token.content.count < 20 else { return nil }
        let text = content(at: index)
        if let value = Int64(text) { return value }
        // Only a fraction of zeros leaves an integer: 1.0.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ $0 == "0" }) else { return nil }
        return Int64(parts[0])
    }

    /// "0/1", "0 = green, 1 = yellow", "1 if done", "0–23".
    mutating func number(at index: Int) -> Int {
        if let end = zeroAndOne(at: index) { return end }
        if let end = numberedValues(at: index) { return end }
        if let end = oneIf(at: index) { return end }
        if let end = numberOrMore(at: index) { return end }
        if let end = range(at: index), isRangeAllowed(index..<end) {
            addRange(index, end, covering: index..<end)
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
        find(.range(low...high), quote: start..<end, covering: covered)
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

    /// "1 if done", "`1` only when archived": at the beginning of a clause.
    private mutating func oneIf(at index: Int) -> Int? {
        guard startsClause(index), let value = numberValue(at: index), value == 0 || value == 1,
            roles(at: index + 1).contains(.condition)
        else { return nil }
        find(.boolean, quote: index..<index + 2, covering: index..<index)
        return index + 2
    }

    /// "true/false", "yes/no" and "true or false".
    mutating func truthPair(at index: Int) -> Int? {
        let first = roles(at: index)
        let second = roles(at: index + 2)
        guard isAlternative(at: index + 1), !isAlternative(at: index + 3) else { return nil }
        guard
            first.contains(.truth) && second.contains(.falsehood)
                || first.contains(.falsehood) && second.contains(.truth)
        else { return nil }
        find(.boolean, quote: index..<index + 3)
        return index + 3
    }

    // MARK: Numbers with names

    /// "0 = green, 1 = yellow, 2 = red", "1: low, 2: high".
    private mutating func numberedValues(at index: Int) -> Int? {
        var cases: [EnumType.Case] = []
        var position = index
        var end = index
        while let number = numberValue(at: position), isNaming(at: position + 1) {
            let label = labelEnd(from: position + 2)
            guard label > position + 2 else { break }
            cases.append(
                EnumType.Case(name: name(position + 2..<label), rawValue: String(number)))
            end = label
            position = label
            if isListSeparator(at: position) { position += 1 }
            if roles(at: position).contains(.or) || roles(at: position).contains(.and) { position += 1 }
        }
        guard !cases.isEmpty else { return nil }
        if context.hasExample || isOpenEnded(at: end) { return end }
        return add(cases, index..<end)
    }

    /// Returns the end of the list in any case, so that none is read twice.
    private mutating func add(_ cases: [EnumType.Case], _ range: Range<Int>) -> Int {
        let numbers = Set(cases.map(\.rawValue))
        guard numbers.count == cases.count, Set(cases.map(\.name)).count == cases.count else {
            return range.upperBound
        }
        if numbers.isSubset(of: ["0", "1"]) {
            let truth = truthOf(range)
            if truth { find(.boolean, quote: range) }
            guard cases.count == 2 else { return range.upperBound }
            let none = range.lowerBound..<range.lowerBound
            if !truth, cases[0].rawValue == "1" || areOpposites(cases[0].name, cases[1].name) {
                find(.boolean, quote: range, covering: none)
            } else if !truth {
                find(.listedValues(cases, name: nil), quote: range)
            }
            return range.upperBound
        }
        if cases.count > 1 { find(.listedValues(cases, name: nil), quote: range) }
        return range.upperBound
    }

    /// Whether the labels are "true", "yes", "off" and the like.
    private func truthOf(_ range: Range<Int>) -> Bool {
        let labels = range.filter { tokens[$0].kind == .word && !roles(at: $0).contains(.or) }
        return !labels.isEmpty
            && labels.allSatisfy { !roles(at: $0).isDisjoint(with: [.truth, .falsehood, .and]) }
    }

    /// "done" and "not done", "active" and "inactive", "visible" and "unvisible".
    private func areOpposites(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
        return !short.isEmpty && short != long && long.lowercased().hasSuffix(short.lowercased())
    }

    private func isNaming(at index: Int) -> Bool {
        isSign(.equals, at: index) || isSign(.colon, at: index) || isSign(.arrow, at: index)
            || (isSign(.hyphen, at: index) && tokens[index].hasSpaceBefore)
            || (isSign(.dash, at: index) && tokens[index].hasSpaceBefore)
    }

    func isListSeparator(at index: Int) -> Bool {
        isSign(.comma, at: index) || isSign(.semicolon, at: index) || isSign(.slash, at: index)
            || isSign(.bar, at: index) || isSign(.dot, at: index)
    }

    /// A label is at most five words, quotations or code spans.
    private func labelEnd(from start: Int) -> Int {
        var end = start
        while end < tokens.count, tokens[end].kind != .sign, tokens[end].kind != .number, end - start < 6 {
            if end > start, roles(at: end).contains(.or) { break }
            end += 1
        }
        return end - start < 6 ? end : start
    }

    private func name(_ range: Range<Int>) -> String {
        if range.count == 1 { return content(at: range.lowerBound) }
        return text(Int(tokens[range.lowerBound].lower)..<Int(tokens[range.upperBound - 1].upper))
    }

    // MARK: Ranges

    /// The end of "0–23", "1 to 5", "0...9" at a token.
    private func range(at index: Int) -> Int? {
        guard let low = numberValue(at: index) else { return nil }
        let next = index + 1
        var last = next
        if isSign(.dash, at: next) || isSign(.hyphen, at: next) || isSign(.wave, at: next)
            || isSign(.ellipsis, at: next) || roles(at: next).contains(.rangeJoin)
        {
            last = next + 1
        } else if isNegativeNumber(at: next), !tokens[next].hasSpaceBefore {
            return nil
        }
        guard last > next, let high = numberValue(at: last), low < high else { return nil }
        return last + 1
    }

    private func isNegativeNumber(at index: Int) -> Bool { (numberValue(at: index) ?? 0) < 0 }

    /// A bare range is one only as a whole clause, as the beginning of a parenthesis, or after "rating" and the like.
    private func isRangeAllowed(_ range: Range<Int>) -> Bool {
        guard endsRange(range.upperBound), !context.hasExample else { return false }
        let first = range.lowerBound
        if startsClause(first) {
            return !isSign(.dash, at: first - 1) && !isSign(.hyphen, at: first - 1)
                && !isSign(.slash, at: first - 1)
        }
        return roles(at: first - 1).contains(.kind)
    }

    /// Nothing but a unit follows: "(0-100%)", "(1–5 stars)".
    private func endsRange(_ index: Int) -> Bool {
        if endsClause(index) { return !isSign(.slash, at: index) && !isSign(.hyphen, at: index) }
        return isSign(.close, at: index + 1)
    }
}
