import SchemaDeclaration
import SchemaModel
import Vocabulary

extension NoteReader {
    private static let longestValue = 60

    /// `"once", "daily" or "weekly"`, `` `a` / `b` ``: quotations or code spans, to the end of their clause.
    mutating func listedValues(at index: Int) -> Int? {
        guard let list = sequence(at: index, of: tokens[index].kind) else { return nil }
        let isClosed = isSign(.close, at: list.end - 1) || endsClause(list.end) || saysOneOf(list.end)
        if list.values.count > 1, isClosed, !isOpenEnded(at: list.end), isListAllowed(at: index),
            !areExamples(index..<list.end)
        {
            addValues(list.values, index..<list.end)
            addDefault(list)
        }
        return list.end
    }

    /// "のいずれか", "其中之一" right behind the values, in scripts without spaces.
    private func saysOneOf(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), bytes[Int(tokens[index].lower)] >= 0xe0 else { return false }
        return lexicon.words.ideographs.contains { phrase, word in
            lexicon.words.phrases[phrase].concept == .valuesLead
                && bytes[tokens[index].range].firstRange(of: word) != nil
        }
    }

    /// `` `open|done|dropped` ``: all in one code span.
    mutating func codeWithBars(at index: Int) -> Int? {
        let content = tokens[index].content
        guard bytes[content].contains(UInt8(ascii: "|")) else { return nil }
        let parts = bytes[content].split(separator: UInt8(ascii: "|"))
        let values = parts.compactMap { value($0.startIndex..<$0.endIndex) }
        guard values.count > 1, values.count == parts.count else { return nil }
        addValues(values, index..<index + 1)
        return index + 1
    }

    /// `gentle|balanced|direct` as a whole clause.
    mutating func barList(at index: Int) -> Int? {
        guard startsClause(index), isSign(.bar, at: defaultMark(at: index + 1) ?? index + 1)
        else { return nil }
        guard let list = words(at: index, separator: .bar), list.values.count > 1 else { return nil }
        if endsClause(list.end), !isOpenEnded(at: list.end) {
            addValues(list.values, index..<list.end)
            addDefault(list)
        }
        return list.end
    }

    /// `` `draft` → `sent` → `paid` ``: the states that a value passes through, three or more of them.
    mutating func stateChain(at index: Int) -> Int? {
        guard startsClause(index), !isSign(.arrow, at: index - 1), isListAllowed(at: index) else {
            return nil
        }
        var values: [String] = []
        var end = index
        var position = index
        while position < tokens.count, tokens[position].kind == .code, Self.isState(content(at: position)) {
            values.append(content(at: position))
            end = position + 1
            guard isSign(.arrow, at: end) else { break }
            position = end + 1
        }
        guard values.count > 2, endsClause(end), !isSign(.arrow, at: end), !isOpenEnded(at: end) else {
            return nil
        }
        addValues(values, index..<end)
        return end
    }

    private static func isState(_ text: String) -> Bool {
        beginsLower(text) && text.utf8.allSatisfy { NoteLexer.isLetterOrDigit($0) || $0 == 0x2d }
    }

    /// `light/dark/sepia` as the whole note; in a type also as its whole parenthesis, from two values on.
    mutating func slashList(at index: Int) -> Int? {
        guard isSign(.slash, at: index + 1), !isSign(.slash, at: index - 1),
            index == 0 || place == .type && startsClause(index)
        else { return nil }
        guard let list = words(at: index, separator: .slash), list.values.count > (place == .type ? 1 : 2)
        else { return nil }
        let isWhole =
            list.end == tokens.count || isSign(place == .type ? .close : .open, at: list.end)
            || isSign(.stop, at: list.end)
        // "active / inactive" is a flag; "queued / active / done" has one of its words.
        let flags = (index..<list.end).count {
            tokens[$0].kind == .word && !roles(at: $0).isDisjoint(with: [.truth, .falsehood])
        }
        if flags == list.values.count || flags > 0 && list.values.count < 3 { return nil }
        if isWhole, areValues(list.values) { addValues(list.values, index..<list.end) }
        return list.end
    }

    /// "Must be `draft` or `sent`": values may stand behind the words.
    mutating func markedValues(_ phrase: Range<Int>) -> Int? {
        valuesEnd = phrase.upperBound + (isSign(.colon, at: phrase.upperBound) ? 1 : 0)
        return nil
    }

    /// "one of: a, b, c", "Values: a, b": bare words, because the words before say that they are values.
    mutating func values(_ phrase: Range<Int>) -> Int? {
        let hasColon = isSign(.colon, at: phrase.upperBound)
        _ = markedValues(phrase)
        let start = valuesEnd
        guard start < tokens.count, tokens[start].kind == .word, hasColon || phrase.count > 1 else {
            return nil
        }
        let separators: [NoteToken.Sign] = [.comma, .slash, .bar, .dot]
        let lists = separators.compactMap { words(at: start, separator: $0) }
        guard let list = lists.first(where: { $0.values.count > 1 }) else { return nil }
        let isClosed = endsClause(list.end) && !isSign(.colon, at: list.end) && !isOpenEnded(at: list.end)
        if isClosed {
            addValues(list.values, start..<list.end, covering: phrase.lowerBound..<list.end)
            addDefault(list)
        }
        return list.end
    }

    /// "Role (customer, driver, admin)", "Status (open/done)": bare words in parentheses after a word that promises a choice.
    mutating func kindList(at index: Int) -> Int? {
        guard roles(at: index - 1).contains(.kind), place != .type else { return nil }
        // Two words with a slash may be anything: "type (image/pdf)".
        let lists = [words(at: index + 1, separator: .comma), words(at: index + 1, separator: .slash)]
        let fewest = [1, 2]
        let whole = zip(lists, fewest).first { list, fewest in
            list.map { $0.values.count > fewest && isSign(.close, at: $0.end) } ?? false
        }
        guard let list = whole?.0, list.values.allSatisfy(Self.beginsLower) else { return nil }
        addValues(list.values, index + 1..<list.end)
        addDefault(list)
        return list.end
    }

    // MARK: Sequences

    /// `marked` are the values that say of themselves that they are the default.
    private struct ValueList {
        var values: [String] = []
        var marked: [Int] = []
        var end: Int
    }

    private func sequence(at index: Int, of kind: NoteToken.Kind) -> ValueList? {
        var list = ValueList(end: index)
        var position = index
        while position < tokens.count, tokens[position].kind == kind {
            guard let value = value(tokens[position].content, isQuoted: kind == .quotation) else {
                return nil
            }
            list.values.append(value)
            let mark = defaultMark(at: position + 1)
            if mark != nil { list.marked.append(position) }
            list.end = mark ?? endOfRemark(after: position + 1) { afterSeparator(at: $0) != nil }
            guard let next = afterSeparator(at: list.end) else {
                // What stands behind a single value is no part of a list.
                if list.values.count == 1 { list.end = position + 1 }
                break
            }
            position = next
        }
        return list.values.isEmpty ? nil : list
    }

    private mutating func addDefault(_ list: ValueList) {
        guard list.marked.count == 1, let marked = list.marked.first else { return }
        let written = literal(at: marked)?.text ?? content(at: marked)
        find(.defaultText(written), quote: marked..<marked + 1)
    }

    /// Behind a comma, slash, bar, "or", ", or" where a further value follows.
    private func afterSeparator(at index: Int) -> Int? {
        var position = index
        let hasSign =
            isSign(.comma, at: position) || isSign(.slash, at: position) || isSign(.bar, at: position)
        if hasSign { position += 1 }
        let joins: ConceptSet = hasSign ? [.or, .and] : [.or]
        if !roles(at: position).isDisjoint(with: joins) {
            position += 1
        } else if !hasSign {
            return nil
        }
        guard position < tokens.count else { return nil }
        let kind = tokens[position].kind
        return kind == .quotation || kind == .code ? position : nil
    }

    private func words(at index: Int, separator: NoteToken.Sign) -> ValueList? {
        var list = ValueList(end: index)
        var position = index
        while position < tokens.count, tokens[position].kind != .sign {
            let isExample = roles(at: position).contains(.forExample) && !roles(at: position).contains(.is)
            if isExample || roles(at: position).contains(.openEnd) { return nil }
            guard let value = value(tokens[position].content) else { return nil }
            list.values.append(value)
            let mark = defaultMark(at: position + 1)
            if mark != nil { list.marked.append(position) }
            list.end = mark ?? endOfRemark(after: position + 1) { afterSeparator(at: $0, separator) != nil }
            guard let next = afterSeparator(at: list.end, separator),
                separator != .comma || list.values.count < 2 || !beginsMarks(next)
            else { break }
            position = next
        }
        return list.values.isEmpty ? nil : list
    }

    /// "calm, nervous, optional", "calm, nervous, default calm": what stands behind the values is said of the field.
    private func beginsMarks(_ index: Int) -> Bool {
        if isDefaultWord(index) { return !endsClause(index + 1) }
        return tokens[index...].allSatisfy { token in
            token.kind == .sign
                ? token.sign == .comma || token.sign == .close
                : !lexicon.words.concepts(at: token.entry).isDisjoint(with: Self.marks)
        }
    }

    private static let marks: ConceptSet = [
        .optional, .optionalClause, .required, .unique, .queryable, .sortable, .searchable, .encrypted,
    ]

    /// Behind a separator, ", or", where a word follows.
    private func afterSeparator(at index: Int, _ separator: NoteToken.Sign) -> Int? {
        var next = index
        if isSign(separator, at: next) { next += 1 }
        if separator == .comma, !roles(at: next).isDisjoint(with: next > index ? [.or, .and] : [.or]) {
            next += 1
        }
        return next == index || next >= tokens.count || tokens[next].kind == .sign ? nil : next
    }

    // MARK: Conditions

    /// Code spans only where a clause begins or after "one of" and the like, because prose is full of code that is no
    /// value.
    private func isListAllowed(at index: Int) -> Bool {
        if tokens[index].kind == .quotation { return true }
        return startsClause(index) || index == valuesEnd
    }

    /// `ISO 639 code ("en", "de")`: there are more codes than these, unless a word such as "status" stands before it or
    /// an "or" ends the list.
    private func areExamples(_ list: Range<Int>) -> Bool {
        let index = list.lowerBound
        guard isSign(.open, at: index - 1), !list.contains(where: { roles(at: $0).contains(.or) }) else {
            return false
        }
        let head = max(0, index - 4)..<index - 1
        let clause = head[(head.last { tokens[$0].separatesClauses }.map { $0 + 1 } ?? head.lowerBound)...]
        return clause.contains { roles(at: $0).contains(.openSet) }
            && !clause.contains { roles(at: $0).contains(.kind) }
    }

    func isOpenEnded(at index: Int) -> Bool {
        if isSign(.ellipsis, at: index) || roles(at: index).contains(.openEnd) { return true }
        guard isSign(.comma, at: index) else { return roles(at: index).contains(.or) }
        return isSign(.ellipsis, at: index + 1)
            || !roles(at: index + 1).isDisjoint(with: [.openEnd, .or])
    }

    /// A value without quotation marks or the dot of a Swift case; nil for what cannot be one.
    private func value(_ content: Range<Int>, isQuoted: Bool = false) -> String? {
        var range = content
        var isQuoted = isQuoted
        while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
        while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
        if range.count > 2, let first = range.first, let last = range.last, bytes[first] == bytes[last],
            bytes[first] == 0x27 || bytes[first] == 0x22
        {
            range = first + 1..<last
            isQuoted = true
        }
        if range.count > 1, let first = range.first, bytes[first] == 0x2e { range.removeFirst() }
        guard !range.isEmpty, range.count <= Self.longestValue else { return nil }
        if bytes[range].contains(where: Self.isForbidden) {
            return isQuoted ? quotedValue(range) : nil
        }
        return text(range)
    }

    /// `c\"d`: between quotation marks, others are a part of the value.
    private func quotedValue(_ range: Range<Int>) -> String? {
        var value: [UInt8] = []
        for index in range {
            let escapes = bytes[index] == 0x5c && index + 1 < range.upperBound && bytes[index + 1] == 0x22
            if !escapes { value.append(bytes[index]) }
        }
        let isForbidden = value.contains { $0 != 0x22 && Self.isForbidden($0) }
        return isForbidden ? nil : String(decoding: value, as: UTF8.self)
    }

    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case ..<0x20, 0x22, 0x28, 0x29, 0x2f, 0x3a...0x3e, 0x5b...0x5d, 0x60, 0x7b, 0x7d: true
        default: false
        }
    }

    /// `light/dark`; with capitals only a type's, and three or more. In a note they may name what the text is made of:
    /// `Name / Email / Phone`.
    private func areValues(_ values: [String]) -> Bool {
        if values.contains(where: Self.isPattern) { return false }
        return values.allSatisfy(Self.beginsLower)
            || place == .type && values.count > 2 && values.allSatisfy { $0.first?.isUppercase ?? false }
    }

    /// `DD`, `YYYY`: a part of a date's format.
    private static func isPattern(_ value: String) -> Bool {
        value.utf8.count > 1 && Set(value.utf8).count == 1
    }

    private static func beginsLower(_ value: String) -> Bool {
        value.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false
    }

    private mutating func addValues(
        _ values: [String], _ range: Range<Int>, covering covered: Range<Int>? = nil
    ) {
        guard !values.allSatisfy({ Int64($0) != nil }) else { return }
        let cases = values.map { EnumType.Case(name: $0, rawValue: $0) }
        guard Set(values).count == values.count else {
            // Without such words before them, names may be repeated for any reason.
            if valuesEnd == range.lowerBound {
                refuse(.listedValues(cases, name: nil), quote: range, because: .repeated)
            }
            return
        }
        let start = covered?.lowerBound ?? (valuesEnd == range.lowerBound ? valuesStart : range.lowerBound)
        find(
            .listedValues(cases, name: typeName(before: range.lowerBound)), quote: range,
            covering: start..<range.upperBound)
    }

    /// The phrase before the list is used up with it.
    private var valuesStart: Int {
        var start = valuesEnd
        while start > 0, isSign(.colon, at: start - 1) || tokens[start - 1].kind == .word,
            valuesEnd - start < 3
        {
            if tokens[start - 1].kind == .word, roles(at: start - 1).isEmpty, !isValuesWord(start - 1) {
                break
            }
            start -= 1
        }
        return start
    }

    private func isValuesWord(_ index: Int) -> Bool {
        guard tokens[index].entry >= 0 else { return false }
        return lexicon.entries[Int(tokens[index].entry)].phrases.contains {
            [.values, .markedValues].contains(lexicon.phrases[$0].meaning)
        }
    }

    /// `` `EventPriority` (`low`/`high`) `` names the enumeration.
    private func typeName(before index: Int) -> String? {
        guard isSign(.open, at: index - 1), index >= 2 else { return nil }
        let token = tokens[index - 2]
        guard token.kind == .code, let first = bytes[token.content].first, first >= 0x41, first <= 0x5a else {
            return nil
        }
        let name = content(at: index - 2)
        return name.utf8.allSatisfy { NoteLexer.isLetterOrDigit($0) || $0 == 0x2e }
            ? String(name.split(separator: ".").last ?? "") : nil
    }
}
