import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaModel
import Vocabulary

/// Walks over a note's tokens once and collects remarks; one extension a kind of wording.
struct NoteReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [NoteToken]
    let lexicon: NoteLexicon
    let span: SourceSpan
    let place: Remark.Place

    private(set) var findings: [Finding] = []
    private(set) var refusals: [Refusal] = []

    /// The end of the last phrase such as "one of" or "values:".
    var valuesEnd = -1

    init(
        bytes: UnsafeBufferPointer<UInt8>, tokens: [NoteToken], lexicon: NoteLexicon, span: SourceSpan,
        place: Remark.Place
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.lexicon = lexicon
        self.span = span
        self.place = place
    }

    struct Finding {
        var fact: Remark.Fact
        var quote: Range<Int>

        /// The tokens whose words are used up by the fact; empty where the words say more than it.
        var covered: Range<Int>
    }

    mutating func run() {
        var index = 0
        while index < tokens.count { index = max(index + 1, read(at: index)) }
    }

    /// Returns where to go on.
    private mutating func read(at index: Int) -> Int {
        let token = tokens[index]
        switch token.kind {
        case .word:
            return absence(at: index) ?? phrase(at: index) ?? version(at: index) ?? namedNumbers(at: index)
                ?? barList(at: index)
                ?? slashList(at: index)
                ?? truthPair(at: index)
                ?? index + 1
        case .number: return number(at: index)
        case .code:
            if numberValue(at: index) != nil { return number(at: index) }
            return absence(at: index) ?? boundInCode(at: index) ?? attributes(at: index) ?? rawValueInCode(
                at: index)
                ?? namedNumbers(at: index) ?? codeWithBars(at: index) ?? stateChain(at: index)
                ?? uuidInCode(at: index)
                ?? listedValues(at: index) ?? index + 1
        case .quotation: return namedNumbers(at: index) ?? listedValues(at: index) ?? index + 1
        case .sign: return sign(token.sign, at: index)
        }
    }

    private mutating func sign(_ sign: NoteToken.Sign, at index: Int) -> Int {
        switch sign {
        case .openBracket: return interval(at: index) ?? index + 1
        case .open: return kindList(at: index) ?? index + 1
        case .atLeast, .atMost, .above, .below: return bound(index..<index + 1, sign) ?? index + 1
        case .arrow where startsClause(index) || findings.last?.quote.upperBound == index:
            return reference(at: index, until: index + 1, isStrong: true)
        default: break
        }
        return index + 1
    }

    mutating func accept(_ finding: Finding) { findings.append(finding) }

    mutating func refuse(_ fact: Remark.Fact, quote: Range<Int>, because reason: RefusedFact.Reason) {
        refusals.append(Refusal(fact: fact, quote: quote, reason: reason))
    }

    // MARK: Phrases

    private mutating func phrase(at index: Int) -> Int? {
        guard tokens[index].entry >= 0 else { return nil }
        for position in lexicon.entries[Int(tokens[index].entry)].phrases {
            let phrase = lexicon.phrases[position]
            guard matches(phrase, at: index) else { continue }
            let end = index + Int(phrase.length)
            if let next = denied(phrase.meaning, index..<end) { return next }
            if let next = handle(phrase.meaning, index..<end) { return next }
        }
        return nil
    }

    private func matches(_ phrase: NoteLexicon.Phrase, at index: Int) -> Bool {
        let end = index + Int(phrase.length)
        guard end <= tokens.count else { return false }
        var word = Int(phrase.firstWord)
        for position in index + 1..<max(index + 1, end) {
            if tokens[position].hash != lexicon.words.words[word] { return false }
            word += 1
        }
        switch phrase.scope {
        case .anywhere: return true
        case .clauseStart: return startsClause(index)
        case .wholeClause:
            return isWholeClause(index..<end) || isAmongIndexWords(index..<end, phrase.meaning)
        }
    }

    /// Returns where to go on, or nil where the words mean something else here.
    private mutating func handle(_ meaning: PhraseMeaning, _ range: Range<Int>) -> Int? {
        switch meaning {
        case .boolean: return boolean(range)
        case .uuid: return isOther(range.lowerBound) ? nil : found(.uuid, range)
        case .rawValue: return rawValue(range)
        case .optional: return notOptional(range) ?? optional(range)
        case .required: return mark(isOptional: false, range)
        case .defaultValue: return defaultValue(range)
        case .encrypted: return encrypted(range)
        case .json: return found(.json, range, isExhausted: false)
        case .list: return found(.list, range)
        case .toMany:
            if place == .type { return found(.list, range) }
            return isWholeClause(range) ? found(.toMany(""), range) : nil
        case .unique: return unique(range)
        case .primaryKey: return found(.primaryKey, range)
        case .queryable: return index(.queryable, range)
        case .sortable: return index(.sortable, range)
        case .searchable: return index(.searchable, range)
        case .notStored: return found(.notStored, range)
        case .deviceOnly: return found(.deviceOnly, range)
        case .externalStorage: return found(.attributeOptions(.externalStorage), range)
        case .preserveValueOnDeletion: return found(.attributeOptions(.preserveValueOnDeletion), range)
        case .spotlight: return found(.attributeOptions(.spotlight), range)
        case .originalName: return originalName(range)
        case .formerName: return formerName(range)
        case .nameUntil: return nameUntil(range)
        case .nameInCloudKit: return nameInCloudKit(range)
        case .earlierKey: return earlierKey(range)
        case .retired: return retired(range, isWritten: true)
        case .unwritten: return retired(range, isWritten: false)
        case .removed: return removed(range)
        case .planned: return planned(range)
        case .merge(let rule): return found(.merge(rule), range)
        case .cascade: return found(.onDelete(.cascade), range)
        case .nullify: return found(.onDelete(.nullify), range)
        case .deny: return found(.onDelete(.deny), range)
        case .noAction: return found(.onDelete(.noAction), range)
        case .deleteRule: return deleteRule(range)
        case .deletedWhen: return deletion(range, .cascade)
        case .nilWhen: return deletion(range, .nullify)
        case .deletedWith: return deletionTogether(range)
        case .deleting: return deletionOfOthers(range)
        case .reference: return reference(at: range.lowerBound, until: range.upperBound, isStrong: true)
        case .identifier: return reference(at: range.lowerBound, until: range.upperBound, isStrong: false)
        case .selfReference: return found(.references(Remark.ownEntity), range)
        case .inverse: return inverse(range)
        case .values: return values(range)
        case .markedValues: return markedValues(range)
        case .range: return number(range)
        case .lowerBound: return bound(range, .atLeast)
        case .upperBound: return bound(range, .atMost)
        case .exclusiveLowerBound: return bound(range, .above)
        case .exclusiveUpperBound: return bound(range, .below)
        case .positive: return positive(range)
        case .nonNegative: return found(.range(0...Int64.max), range)
        case .emptyText: return nil
        }
    }

    private mutating func found(_ fact: Remark.Fact, _ range: Range<Int>, isExhausted: Bool = true) -> Int {
        find(fact, quote: range, covering: isExhausted ? range : range.lowerBound..<range.lowerBound)
        return range.upperBound
    }

    /// "Queryable", "Index: Yes"; "Index: None" says that there is none.
    private mutating func index(_ kind: Index.Kind, _ range: Range<Int>) -> Int {
        guard let answer = answer(at: range.upperBound) else { return found(.index(kind), range) }
        if answer.isYes { return found(.index(kind), range.lowerBound..<answer.end) }
        refuse(.index(kind), quote: range.lowerBound..<answer.end, because: .denied)
        return answer.end
    }

    /// "optional", and "Optional: No" with an answer behind it.
    private mutating func mark(isOptional: Bool, _ range: Range<Int>) -> Int {
        guard let answer = answer(at: range.upperBound) else { return found(.optional(isOptional), range) }
        return found(.optional(answer.isYes == isOptional), range.lowerBound..<answer.end)
    }

    /// ": Yes", ": No", ": [x]", where the clause ends behind it.
    func answer(at colon: Int) -> (isYes: Bool, end: Int)? {
        guard isSign(.colon, at: colon), colon + 1 < tokens.count else { return nil }
        if isCross(colon + 1) || isSign(.dash, at: colon + 1), endsClause(colon + 2) {
            return (false, colon + 2)
        }
        if isSign(.openBracket, at: colon + 1) {
            let isTicked = !isSign(.closeBracket, at: colon + 2)
            let end = colon + (isTicked ? 4 : 3)
            return isSign(.closeBracket, at: end - 1) ? (isTicked, end) : nil
        }
        guard endsClause(colon + 2), let answer = AnswerWords.answer(content(at: colon + 1)) else {
            return nil
        }
        return (answer == .yes, colon + 2)
    }

    /// "Optional", but not the "optional index" of a field.
    private mutating func optional(_ range: Range<Int>) -> Int? {
        if range.upperBound < tokens.count, tokens[range.upperBound].kind == .word,
            StatementVocabulary.isNounOfIndex(content(at: range.upperBound))
        {
            return nil
        }
        // "Set to nil when the folder is closed" tells of a moment.
        let isCondition =
            polarityMarks(at: range.lowerBound).contains(.void)
            && !polarityMarks(at: range.upperBound - 1).isDisjoint(with: [.condition, .limit])
        if isCondition, !startsClause(range.lowerBound) { return nil }
        return mark(isOptional: true, range)
    }

    /// "NOT optional", but not "no, optional".
    private mutating func notOptional(_ range: Range<Int>) -> Int? {
        let before = range.lowerBound - 1
        guard before >= 0, ["not", "non", "nicht"].contains(content(at: before).lowercased()) else {
            return nil
        }
        return found(.optional(false), before..<range.upperBound)
    }

    /// "flag" beside "bit", "country" and the like is something else.
    private mutating func boolean(_ range: Range<Int>) -> Int? {
        let neighbours = [range.lowerBound - 1, range.upperBound]
        if neighbours.contains(where: { roles(at: $0).contains(.noFlag) }) { return nil }
        return found(.boolean, range)
    }

    /// "Unique" before another word is quoted with it: whether that is the field is decided elsewhere.
    private mutating func unique(_ range: Range<Int>) -> Int? {
        let isAsked = range.upperBound < tokens.count && content(at: range.upperBound) == "?"
        let polarity = PolarityRule(self).polarity(of: range, as: .key)
        if let reason = isAsked ? .possible : RefusedFact.Reason(polarity) {
            refuse(.unique, quote: range, because: reason)
            return range.upperBound
        }
        if let end = endOfKeyNames(range.upperBound) { return found(.unique, range.lowerBound..<end) }
        if endsClause(range.upperBound) { return found(.unique, range) }
        guard tokens[range.upperBound].kind == .word else { return nil }
        find(
            .unique, quote: range.lowerBound..<range.upperBound + 1,
            covering: range.lowerBound..<range.lowerBound)
        return range.upperBound
    }

    /// Behind "Unique key: `code`": one field, and the sentence is over.
    private func endOfKeyNames(_ colon: Int) -> Int? {
        let end = colon + 2
        guard isSign(.colon, at: colon), end <= tokens.count, tokens[colon + 1].kind == .code,
            end == tokens.count || isSign(.stop, at: end) || isSign(.semicolon, at: end)
        else { return nil }
        return end
    }

    // MARK: Neighbours

    func roles(at index: Int) -> ConceptSet {
        tokens.indices.contains(index) ? lexicon.words.concepts(at: tokens[index].entry) : []
    }

    func isSign(_ sign: NoteToken.Sign, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].sign == sign
    }

    func startsClause(_ index: Int) -> Bool { index == 0 || index > 0 && tokens[index - 1].separatesClauses }

    /// Whether nothing but a word that denies them or asks stands beside some words: "not indexed", "maybe unique".
    func isWholeClause(_ words: Range<Int>) -> Bool {
        guard endsClause(words.upperBound) else { return false }
        let before = words.lowerBound - 1
        return startsClause(words.lowerBound)
            || startsClause(before) && !polarityMarks(at: before).isDisjoint(with: [.negation, .undecided])
    }

    /// "queryable sortable": several words for kinds of index, and nothing else.
    private func isAmongIndexWords(_ words: Range<Int>, _ meaning: PhraseMeaning) -> Bool {
        guard meaning == .queryable || meaning == .sortable || meaning == .searchable else { return false }
        func isKind(_ index: Int) -> Bool {
            tokens.indices.contains(index) && tokens[index].kind == .word
                && !roles(at: index).isDisjoint(with: [.queryable, .sortable, .searchable])
        }
        var (start, end) = (words.lowerBound, words.upperBound)
        func joins(_ index: Int) -> Bool {
            tokens.indices.contains(index) && ["&", "+", "and"].contains(content(at: index).lowercased())
        }
        while isKind(start - 1) || joins(start - 1) && isKind(start - 2) { start -= 1 }
        while isKind(end) || joins(end) && isKind(end + 1) { end += 1 }
        return end - start > words.count && isWholeClause(start..<end)
    }

    func endsClause(_ index: Int) -> Bool { index >= tokens.count || tokens[index].separatesClauses }

    /// "Comma-separated UUIDs", "derived from the UUID of the owner": the value is made of the UUID. In the same
    /// sentence or parenthesis, a derivation also in the same clause.
    func isOther(_ index: Int) -> Bool {
        var isInClause = true
        for position in stride(from: index - 1, through: max(0, index - 12), by: -1) {
            switch boundary(at: position) {
            case .sentence, .open, .close: return false
            case .clause, .colon: isInClause = false
            case .none: break
            }
            if roles(at: position).contains(.collection) { return true }
            if isInClause, roles(at: position).contains(.derivation) { return true }
        }
        return false
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func content(at index: Int) -> String { text(tokens[index].content) }
}
