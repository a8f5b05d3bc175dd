import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// What was before: names, keys, and what is there for older versions of the app only.
extension NoteReader {
    /// "Original name: `amount`", "renamed from "amount"".
    mutating func originalName(_ phrase: Range<Int>) -> Int? {
        let position = valuePosition(behind: phrase)
        guard tokens.indices.contains(position), speaksOfField(phrase.lowerBound) else { return nil }
        switch tokens[position].kind {
        case .code, .quotation: break
        case .word where position > phrase.upperBound && endsClause(position + 1): break
        case .word, .number, .sign: return nil
        }
        let name = content(at: position)
        guard Identifier.isValid(name[...]) else { return nil }
        find(.originalName(name), quote: phrase.lowerBound..<position + 1)
        return position + 1
    }

    /// "Formerly `amount`", "was: oldAmount"; but not "was: a bug", "formerly private" or "was `Int`".
    mutating func formerName(_ phrase: Range<Int>) -> Int? {
        let position = valuePosition(behind: phrase)
        guard let name = name(at: position, isBareAllowed: position > phrase.upperBound),
            !refusesFormerDefault(name, phrase.lowerBound..<position + 1), speaksOfField(phrase.lowerBound),
            endsClause(position + 1) || endOfVersion(from: position + 1, after: [.since, .until]) != nil
        else { return nil }
        find(.originalName(name), quote: phrase.lowerBound..<position + 1)
        return position + 1
    }

    /// "Known as `amount` before 2.0": without the version, people call it so.
    mutating func nameUntil(_ phrase: Range<Int>) -> Int? {
        let position = valuePosition(behind: phrase)
        guard let name = name(at: position, isBareAllowed: false), speaksOfField(phrase.lowerBound),
            let end = endOfVersion(from: position + 1, after: [.until])
        else { return nil }
        find(.originalName(name), quote: phrase.lowerBound..<end)
        return end
    }

    /// "CloudKit key: `amount`", "in CloudKit still `amount`": what the production schema has is the first name.
    mutating func nameInCloudKit(_ phrase: Range<Int>) -> Int? {
        let position = valuePosition(behind: phrase)
        guard let name = name(at: position, isBareAllowed: position > phrase.upperBound),
            !name.hasPrefix("CK"), !name.hasPrefix("CD_"), speaksOfField(phrase.lowerBound),
            endsClause(position + 1)
        else { return nil }
        find(.originalName(name), quote: phrase.lowerBound..<position + 1)
        return position + 1
    }

    /// "Before that in `mail`": the key that older versions of the app write; right behind a former name, one still older.
    mutating func earlierKey(_ phrase: Range<Int>) -> Int? {
        let position = valuePosition(behind: phrase)
        guard let name = name(at: position, isBareAllowed: true), endsClause(position + 1) else { return nil }
        if let last = findings.last, last.fact.isOriginalName, last.quote.upperBound == phrase.lowerBound - 1,
            !roles(at: phrase.upperBound - 1).contains(.functionWord)
        {
            find(.originalName(name), quote: phrase.lowerBound..<position + 1)
            return position + 1
        }
        state(.earlierKey(name), phrase.lowerBound..<position + 1)
        return position + 1
    }

    /// "Encrypted", "optional and encrypted", "encrypted since 2.0", "seit 2.0 verschlüsselt".
    mutating func encrypted(_ phrase: Range<Int>) -> Int? {
        if isWholeClause(phrase) || isJoinedWithFacts(phrase) {
            find(.encrypted, quote: phrase)
            return phrase.upperBound
        }
        guard let words = dated(phrase) else {
            refuseQualifiedEncryption(phrase)
            return nil
        }
        state(.encryptedSince, words)
        return words.upperBound
    }

    /// "Optional and encrypted", "encrypted and queryable": a clause of nothing but facts.
    private func isJoinedWithFacts(_ phrase: Range<Int>) -> Bool {
        let before = phrase.lowerBound - 1
        let isBehindFact =
            roles(at: before).contains(.and) && findings.last.map { $0.quote.upperBound == before } ?? false
        guard startsClause(phrase.lowerBound) || isBehindFact else { return false }
        guard roles(at: phrase.upperBound).contains(.and), phrase.upperBound + 1 < tokens.count else {
            return endsClause(phrase.upperBound)
        }
        let next = Int(tokens[phrase.upperBound + 1].entry)
        return next >= 0 && !lexicon.entries[next].phrases.isEmpty
    }

    /// "Encrypted at rest", "encrypted because it is personal", "therefore encrypted": the store may do it, or the app.
    ///
    /// A field that the author believes encrypted does not go out in plain text without a word; but "an encrypted message"
    /// says what the value is.
    private mutating func refuseQualifiedEncryption(_ phrase: Range<Int>) {
        let isQualified =
            endsClause(phrase.upperBound)
            || startsClause(phrase.lowerBound)
                && !roles(at: phrase.upperBound).isDisjoint(with: [
                    .preposition, .with, .functionWord, .by, .condition,
                ])
        guard isQualified, PolarityRule(self).polarity(of: phrase, as: .mark) == .asserted else { return }
        var (start, end) = (phrase.lowerBound, phrase.upperBound)
        while !startsClause(start) { start -= 1 }
        while !endsClause(end) { end += 1 }
        refuse(.encrypted, quote: start..<end, because: .qualified)
    }

    /// "Deprecated", "retired since 2.0", "no longer written"; but not "deprecated API" or "deprecated since iOS 17".
    mutating func retired(_ phrase: Range<Int>, isWritten: Bool) -> Int? {
        let isWhole = startsClause(phrase.lowerBound) && endsClause(phrase.upperBound)
        guard let words = isWhole ? phrase : dated(phrase) ?? replaced(phrase),
            speaksOfField(words.lowerBound),
            !words.contains(where: { Self.platforms.contains(content(at: $0).lowercased()) })
        else { return nil }
        let sentence = words.lowerBound..<(endOfAdvice(behind: words.upperBound) ?? words.upperBound)
        state(.retired(Retirement(words: text(bytesOf(sentence)), isWritten: isWritten)), words)
        return words.upperBound
    }

    /// "Removed in 2.0"; without a version it may say what the field's value means.
    mutating func removed(_ phrase: Range<Int>) -> Int? {
        dated(phrase) == nil ? bareStatus(phrase) : retired(phrase, isWritten: false)
    }

    /// "Planned for 2.0", "not deployed yet", "(upcoming)"; a word among others may be what the field's value means.
    mutating func planned(_ phrase: Range<Int>) -> Int? {
        guard let end = endOfPlan(phrase), speaksOfField(phrase.lowerBound) else {
            return bareStatus(phrase)
        }
        find(.notStored, quote: phrase.lowerBound..<end)
        return end
    }

    /// "v2", "(v2)": the version may be out, or not.
    mutating func version(at index: Int) -> Int? {
        guard isVersion(index) || roles(at: index).contains(.version),
            !text(tokens[index].range).hasPrefix("v1")
        else { return nil }
        return bareStatus(index..<index + 1)
    }

    /// "Planned", "Removed" as the whole note may say what the field's value means.
    private mutating func bareStatus(_ words: Range<Int>) -> Int? {
        guard isNothingBeside(words) else { return nil }
        let end = tokens.lastIndex { $0.kind != .sign } ?? words.lowerBound
        state(.refused(RefusedFact(.status, .unclear)), words.lowerBound..<end + 1)
        return tokens.count
    }

    private func isNothingBeside(_ words: Range<Int>) -> Bool {
        tokens.indices.allSatisfy { index in
            words.contains(index) || tokens[index].kind == .sign || isVersion(index)
                || roles(at: index).contains(.version)
        }
    }

    private func endOfPlan(_ phrase: Range<Int>) -> Int? {
        if endsClause(phrase.upperBound) {
            return phrase.count > 1 || isJoinedPhrase(phrase.lowerBound) || isWholeNote(phrase)
                ? phrase.upperBound : nil
        }
        let versions = phrase.upperBound + 1..<phrase.upperBound + Self.longestVersion / 2
        return versions.first { isVersion($0) && endsClause($0 + 1) }.map { $0 + 1 }
    }

    /// "将来対応予定": several words in a script without spaces.
    private func isJoinedPhrase(_ index: Int) -> Bool {
        let word = bytes[tokens[index].content]
        return word.first.map { $0 >= 0xe3 } ?? false && word.count >= Self.longJoined
    }

    /// Four signs of three bytes.
    private static let longJoined = 12

    /// "(future)", "upcoming (v2)"; but "Planned" may be what the value is.
    private func isWholeNote(_ words: Range<Int>) -> Bool {
        isNothingBeside(words) && tokens.contains { $0.sign == .open }
    }

    /// "Deprecated in favor of `title`".
    private func replaced(_ phrase: Range<Int>) -> Range<Int>? {
        guard startsClause(phrase.lowerBound), roles(at: phrase.upperBound).contains(.since) else {
            return nil
        }
        var end = phrase.upperBound + 1
        while end < tokens.count, tokens[end].kind == .word, end - phrase.upperBound < 4 { end += 1 }
        guard end < tokens.count, tokens[end].kind == .code, endsClause(end + 1) else { return nil }
        return phrase.lowerBound..<end + 1
    }

    /// "Deprecated since 2.0, use `title`": what the sentence goes on to say of another thing in code tells what to do.
    private func endOfAdvice(behind start: Int) -> Int? {
        guard start < tokens.count, [.comma, .colon, .dash, .semicolon].contains(tokens[start].sign) else {
            return nil
        }
        var end = start + 1
        while end < tokens.count, !endsAdvice(end) { end += 1 }
        let advice = start + 1..<end
        return advice.count <= Self.longestAdvice && advice.contains { tokens[$0].kind == .code } ? end : nil
    }

    private func endsAdvice(_ index: Int) -> Bool {
        [.stop, .semicolon, .close, .closeBracket].contains(tokens[index].sign)
    }

    private static let longestAdvice = 12

    /// The words stay in the documentation: they say when, and people look for them.
    private mutating func state(_ fact: Remark.Fact, _ words: Range<Int>) {
        find(fact, quote: words, covering: words.lowerBound..<words.lowerBound)
    }

    private static let platforms: Set = [
        "ios", "ipados", "macos", "watchos", "tvos", "visionos", "swift", "xcode", "swiftui", "uikit",
    ]

    // MARK: Names

    private func valuePosition(behind phrase: Range<Int>) -> Int {
        var position = phrase.upperBound
        while isSign(.colon, at: position) || isSign(.equals, at: position) { position += 1 }
        return position
    }

    /// A name in back-ticks, or one that only code spells so: `oldName`, `old_name`.
    private func name(at index: Int, isBareAllowed: Bool) -> String? {
        guard tokens.indices.contains(index) else { return nil }
        let name = content(at: index)
        guard Identifier.isValid(name[...]), !Self.isType(name), !Self.literals.contains(name.lowercased())
        else { return nil }
        switch tokens[index].kind {
        case .code: return name
        case .word where isBareAllowed && Self.looksLikeCode(name): return name
        case .word, .number, .quotation, .sign: return nil
        }
    }

    /// `String`, `Int64`, `bool`; but fields are called `text`, `date` and `url`, too.
    private static func isType(_ name: String) -> Bool {
        guard TypeVocabulary.meaning(of: name) != nil else { return false }
        return name.first?.isUppercase == true || programmingTypes.contains(name.prefix { $0.isLetter })
    }

    private static let programmingTypes: Set<Substring> = [
        "string", "int", "integer", "bool", "boolean", "double", "float", "decimal", "varchar", "bigint",
        "uuid",
    ]

    private static let literals: Set = ["nil", "null", "none", "true", "false", "self", "now"]

    private static func looksLikeCode(_ name: String) -> Bool {
        name.contains("_")
            || name.dropFirst().contains(where: \.isUppercase) && name.first?.isLowercase == true
    }

    // MARK: Surroundings

    /// Whether words are about the field itself: not behind a value or another thing in code in their sentence, and
    /// not in the middle of a long one.
    private func speaksOfField(_ index: Int) -> Bool {
        var words = 0
        // A name before the former one is of the field, too.
        let start = findings.last.map { $0.fact.isOriginalName ? $0.quote.upperBound : 0 } ?? 0
        for position in stride(from: index - 1, through: max(start, index - Self.reach), by: -1) {
            if case .sentence = boundary(at: position) { break }
            switch tokens[position].kind {
            case .code where ![0x2e, 0x40].contains(bytes[tokens[position].content.lowerBound]): return false
            case .quotation: return false
            case .word, .number: words += 1
            case .code, .sign: break
            }
        }
        return !isSign(.comma, at: index - 1) || words <= 3
    }

    private static let reach = 64

    /// "Default `low`, formerly `high`": the former default, which nothing keeps.
    private mutating func refusesFormerDefault(_ name: String, _ words: Range<Int>) -> Bool {
        guard speaksOfValues(before: words.lowerBound) else { return false }
        if case .defaultText? = findings.last?.fact {
            refuse(.defaultText(name), quote: words, because: .past)
        }
        return true
    }

    /// Whether the same sentence has told a default or values with names: what was before may be one of those.
    private func speaksOfValues(before index: Int) -> Bool {
        findings.contains { finding in
            finding.fact.hasNamedValue && finding.quote.upperBound <= index
                && !(finding.quote.upperBound..<index).contains { position in
                    if case .sentence = boundary(at: position) { true } else { false }
                }
        }
    }

    // MARK: Versions

    /// The clause of a phrase with the version since which it holds, before it or behind it.
    private func dated(_ phrase: Range<Int>) -> Range<Int>? {
        if startsClause(phrase.lowerBound), let end = endOfVersion(from: phrase.upperBound) {
            return phrase.lowerBound..<end
        }
        guard endsClause(phrase.upperBound) else { return nil }
        var start = phrase.lowerBound
        while !startsClause(start), phrase.lowerBound - start <= Self.longestVersion { start -= 1 }
        let before = start..<phrase.lowerBound
        // The scripts without spaces join "since" with the phrase itself.
        let isJoined = bytes[tokens[phrase.lowerBound].content.lowerBound] >= 0xe3
        guard startsClause(start), before.contains(where: isVersion),
            isJoined || before.contains(where: { roles(at: $0).contains(.since) })
        else { return nil }
        return start..<phrase.upperBound
    }

    /// Behind "since 2.0", "before version 2.0", where the clause ends; nil where something else is said.
    private func endOfVersion(from start: Int, after words: ConceptSet = [.since]) -> Int? {
        guard !roles(at: start).isDisjoint(with: words) else { return nil }
        var end = start + 1
        while !endsClause(end), end - start <= Self.longestVersion { end += 1 }
        return endsClause(end) && isVersion(end - 1) ? end : nil
    }

    private static let longestVersion = 8

    func isVersion(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .number: return true
        case .code: return content(at: index).contains(where: \.isNumber)
        case .word:
            let word = bytes[tokens[index].content]
            return word.count > 1 && word[word.startIndex] | 0x20 == UInt8(ascii: "v")
                && Identifier.isDigit(word[word.startIndex + 1])
        case .quotation, .sign: return false
        }
    }
}

extension Remark.Fact {
    fileprivate var isOriginalName: Bool { if case .originalName = self { true } else { false } }

    /// A default or values that a name in code could be one of: no number is.
    fileprivate var hasNamedValue: Bool {
        switch self {
        case .listedValues: true
        case .defaultText(let text): !text.contains { $0.isNumber } || text.contains { $0.isLetter }
        default: false
        }
    }
}
