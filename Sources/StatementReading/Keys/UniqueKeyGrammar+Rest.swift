import DocumentWording
import RemarkReading
import Vocabulary

/// Words of a clause about a key that may be a part of it and are not understood.
struct UniqueKeyRest: Error {
    let words: Range<Int>
}

/// A key of which a part is lost makes one record of several: so its whole clause is to be understood.
///
///     Unique: `label`, `bay` and the week number
///     The combination of `city`, code and `day` is unique
///     `code` is unique in each warehouse
extension UniqueKeyGrammar {
    /// What a field's note says of a key besides the field: "unique in each warehouse".
    var restOfNote: String? {
        if let rest = rest(isUnderLabel: false) { return rest }
        guard companions == nil, !saysWithinAll, !saysWithinOthers, keys(isUnderLabel: false).isEmpty,
            let trigger = sentence.first(where: { tokens[$0].means(.uniqueness) && saysUnique($0) }),
            refusal(at: trigger) == nil
        else { return nil }
        do {
            try checkRest(behindTrigger: trigger)
            return nil
        } catch {
            return text(of: error)
        }
    }

    /// Behind the last name of a key that stands behind the word for it.
    func checkRest(behindNames end: Int) throws(UniqueKeyRest) {
        try checkSentenceBehind()
        var index = end
        while index < sentence.upperBound {
            switch tokens[index].sign {
            case .close, .yes, .no: index += 1
            case .open: index = try checkBracket(from: index)
            case .comma:
                try checkPart(from: index + 1, isListed: true)
                return
            case .colon, .dash, .arrow, .equals:
                guard isName(index + 1) else { return }
                throw rest(from: index + 1)
            case .slash, .plus, .ampersand, .greater, .other:
                guard index + 1 < sentence.upperBound, tokens[index + 1].kind != .sign else { return }
                throw rest(from: index + 1)
            case .stop, .semicolon: return
            case .none:
                guard let next = try behindWord(index) else { return }
                index = next
            }
        }
    }

    /// "Unique: `label`; also the owner", "Unique: `label`; `bay`"
    private func checkSentenceBehind() throws(UniqueKeyRest) {
        let start = sentence.upperBound + 1
        guard start < tokens.count, tokens[start - 1].sign == .semicolon else { return }
        let end = tokens[start...].firstIndex { [.stop, .semicolon].contains($0.sign) } ?? tokens.count
        let joins = tokens[start].means([.furtherPart, .and, .together, .with])
        let part = (joins ? start + 1 : start)..<end
        let isName = part.allSatisfy {
            tokens[$0].kind == .code ? isField(tokens[$0].text) : tokens[$0].sign == .comma
        }
        guard !part.isEmpty, isName || joins && isPart(part),
            !tokens[part].contains(where: { $0.means(Self.ofField) })
        else { return }
        throw UniqueKeyRest(words: part)
    }

    /// "; also queryable"
    private static let ofField: ConceptSet = [
        .queryable, .sortable, .searchable, .index, .required, .optional, .encrypted,
    ]

    /// Nil where another thought begins.
    private func behindWord(_ index: Int) throws(UniqueKeyRest) -> Int? {
        let token = tokens[index]
        if token.kind == .quotation { return index + 1 }
        guard token.kind == .word else { throw rest(from: index) }
        if beginsThought(index) { return nil }
        if token.means([.and, .or, .furtherPart]) {
            try checkPart(from: index + 1, isListed: false)
            return nil
        }
        if leadsToScope(index) { return try behindScope(index) }
        guard isSpokenOwner(token) || token.means(Self.besideNames) || marks(index).contains(.example) else {
            throw rest(from: index)
        }
        return index + 1
    }

    /// Behind "is unique", where the names stand before it.
    func checkRest(behindTrigger trigger: Int) throws(UniqueKeyRest) {
        var index = trigger + 1
        if index < sentence.upperBound, tokens[index].sign == .open { index += 1 }
        while index < sentence.upperBound {
            let token = tokens[index]
            if token.kind == .number || token.means(.step) { throw rest(from: index) }
            if token.sign == .open, index + 1 < sentence.upperBound, tokens[index + 1].means(.step) {
                throw rest(from: index + 1)
            }
            guard token.kind == .word, !beginsThought(index) else { return }
            if leadsToScope(index), !token.means(.together) {
                let end = try behindScope(index)
                if end < sentence.upperBound, marks(end).contains(.predicate) { throw rest(from: index) }
                return
            }
            if token.means(.and) { return }
            index += 1
        }
    }

    /// Before the first of the names that are said to be unique.
    func checkRest(beforeNames start: Int) throws(UniqueKeyRest) {
        try checkField(beforeNames: start)
        var joiner = start - 1
        while joiner >= sentence.lowerBound, isArticle(joiner) { joiner -= 1 }
        guard joiner > sentence.lowerBound else { return }
        try checkScope(leadingTo: joiner)
        if tokens[joiner].sign == .dash, tokens[joiner - 1].kind == .code {
            throw UniqueKeyRest(words: joiner - 1..<start)
        }
        guard joins(joiner) else { return }
        let words = tokens[sentence.lowerBound..<joiner].suffix(Self.reach)
        let first = words.lastIndex { $0.kind == .sign }.map { $0 + 1 } ?? words.startIndex
        guard first < joiner, tokens[joiner - 1].kind != .code, isPart(first..<joiner) else { return }
        throw UniqueKeyRest(words: first..<joiner)
    }

    /// "Inside a `shelf` the `label` is unique": another field, and nothing but words between.
    private func checkField(beforeNames start: Int) throws(UniqueKeyRest) {
        for index in (sentence.lowerBound..<start).reversed() {
            if isName(index) { throw UniqueKeyRest(words: index..<start) }
            guard tokens[index].kind == .word, !tokens[index].means([.and, .or]), !beginsThought(index) else {
                return
            }
        }
    }

    /// "In each hall `label` is unique"
    private func checkScope(leadingTo last: Int) throws(UniqueKeyRest) {
        let words = tokens[sentence.lowerBound...last].suffix(Self.reach)
        let first = words.lastIndex { $0.kind == .sign }.map { $0 + 1 } ?? words.startIndex
        guard first < last, leadsToScope(first), !tokens[first].means([.with, .together]),
            let named = (first + 1...last).first(where: { !isArticle($0) && !tokens[$0].means(.every) }),
            tokens[named].kind == .word, !tokens[named].means(.together),
            Noun.field(spokenBy: tokens[named], isField: isField) == nil
        else { return }
        _ = try behindScope(first)
    }

    /// "`city`, `bay`, owner: unique": between the names and the word for it.
    func checkRest(between end: Int, and trigger: Int) throws(UniqueKeyRest) {
        // "`shelf` ごとに一意": there the word stands behind the name of what it is unique in.
        let start = end < trigger && (tokens[end].text.utf8.first ?? 0) >= 0xe3 ? end + 1 : end
        for index in start..<max(start, trigger)
        where leadsToScope(index) && !tokens[index].means(.together) {
            let named = (index + 1..<trigger).first { !isArticle($0) }
            if named.map({ tokens[$0].kind == .word && !tokens[$0].means(.together) }) ?? false {
                _ = try behindScope(index)
            }
        }
        guard end < trigger, joins(end) else { return }
        let words = (end + 1)..<max(end + 1, trigger)
        let last = words.first { tokens[$0].kind == .sign || beginsThought($0) } ?? words.upperBound
        let part = words.lowerBound..<last
        let isSaid = part.allSatisfy { index in
            isArticle(index) || tokens[index].means([.required, .optional, .functionWord, .index, .every])
                || TypeVocabulary.meaning(of: tokens[index].text) != nil
        }
        if !isSaid { throw UniqueKeyRest(words: part) }
    }

    /// "The week of `day` is unique": one name, and it is not the field itself that is.
    func checkDerivation(before start: Int) throws(UniqueKeyRest) {
        var of = start - 1
        while of >= sentence.lowerBound, isArticle(of), !tokens[of].means(.composedOf) { of -= 1 }
        guard of > sentence.lowerBound, tokens[of].kind == .word, tokens[of].means(.composedOf),
            !tokens[of].means([.by, .with])
        else { return }
        let noun = tokens[of - 1]
        guard noun.kind == .word, !noun.means(Self.besideNames.union([.functionWord, .together, .name])),
            !noun.means([.every, .no, .is, .can]), !isSpokenOwner(noun)
        else { return }
        throw UniqueKeyRest(words: of - 1..<start + 1)
    }

    /// "Unique on lower(`label`)": what stands between the words for a key that opens the sentence and the first name.
    var wordsBeforeNames: String? {
        guard
            let trigger = sentence.prefix(3).first(where: { tokens[$0].means(.uniqueness) && saysUnique($0) }
            ),
            trigger + 1 < sentence.upperBound, tokens[trigger + 1].means([.key, .index, .by, .compound]),
            let name = sentence.first(where: { $0 > trigger + 1 && isName($0) }), refusal(at: trigger) == nil
        else { return nil }
        return text(of: UniqueKeyRest(words: trigger + 1..<name))
    }

    // MARK: Parts

    /// Throws where a part of the key may stand, and not another thought: "and the owner", ", recipient".
    private func checkPart(from start: Int, isListed: Bool) throws(UniqueKeyRest) {
        let words = words(from: start)
        if words.isEmpty, start < sentence.upperBound { throw rest(from: start) }
        guard !words.isEmpty, !beginsThought(words.lowerBound), isPart(words) else { return }
        let isLong = words.count > Self.longestPart && !isArticle(start)
        let isAside = isListed && isLong && !words.contains(where: isName) && !tokens[start].means(.and)
        if !isAside { throw UniqueKeyRest(words: words) }
    }

    private func isPart(_ words: Range<Int>) -> Bool {
        // "and of `Stop` it is `day`"
        if let first = words.first, isArticle(first) || tokens[first].means(.filler),
            let other = words.first(where: { !isArticle($0) }), tokens[other].kind == .code, !isName(other)
        {
            return false
        }
        return isListed(words)
    }

    private func isListed(_ words: Range<Int>) -> Bool {
        !words.contains { index in
            tokens[index].kind == .word
                && (!marks(index).isDisjoint(with: [.predicate, .negation, .condition, .contrast])
                    && !tokens[index].means([.and, .per]) || tokens[index].means(.uniqueness)
                    || tokens[index].means([.is, .demand]) && !isArticle(index))
        }
    }

    /// Words of an aside are more than those of a part: "enforced by the server", "recipient".
    private static let longestPart = 3

    private func words(from start: Int) -> Range<Int> {
        let first =
            (start..<max(start, sentence.upperBound)).first { !tokens[$0].means([.and, .furtherPart]) }
            ?? start
        let end = tokens[min(first, sentence.upperBound)..<sentence.upperBound].firstIndex {
            [.comma, .open, .dash, .colon].contains($0.sign)
        }
        return min(first, sentence.upperBound)..<(end ?? sentence.upperBound)
    }

    /// Behind the closing bracket: what stands in it explains the name, unless it names another.
    private func checkBracket(from open: Int) throws(UniqueKeyRest) -> Int {
        let close = tokens[open..<sentence.upperBound].firstIndex { $0.sign == .close }
        let end = close ?? sentence.upperBound
        let goesOn = open + 1 < end && (joins(open + 1) || tokens[open + 1].means([.with, .together]))
        if goesOn || (open..<end).contains(where: isName), isPart(open + 1..<end), open + 1 < end {
            throw UniqueKeyRest(words: open + 1..<end)
        }
        return min(end + 1, sentence.upperBound)
    }

    // MARK: Scopes

    private func leadsToScope(_ index: Int) -> Bool {
        marks(index).contains(.scope) || tokens[index].means([.per, .within, .with])
    }

    /// Behind "in the app", "for the records"; what is unique in something else has that as a part of its key.
    private func behindScope(_ index: Int) throws(UniqueKeyRest) -> Int {
        var named = index + 1
        var isOfEach = false
        while named < sentence.upperBound, isArticle(named) || tokens[named].means([.every, .one, .same]) {
            isOfEach = isOfEach || tokens[named].means(.every)
            named += 1
        }
        let isAll =
            isOfEach
            ? named < sentence.upperBound
                && (tokens[named].spells([.user, .entityLabel, .type, .record, .device])
                    || isSpokenOwner(tokens[named]))
            : UniqueKeyCompanions.isAll(named, in: tokens, sentence, owner: owner)
        guard isAll else { throw rest(from: index) }
        return min(named + 1, sentence.upperBound)
    }

    // MARK: Words

    private static let besideNames: ConceptSet = [
        .fields, .key, .index, .uniqueness, .together, .compound, .record, .entityLabel, .type, .filler,
        .functionWord, .required, .composed,
    ]

    private func marks(_ index: Int) -> PolarityMarks { tokens[...].polarityMarks(at: index) }

    private func isName(_ index: Int) -> Bool {
        index < sentence.upperBound && tokens[index].kind == .code && isField(tokens[index].text)
    }

    private func isArticle(_ index: Int) -> Bool {
        index < sentence.upperBound && tokens[index].kind == .word
            && tokens[index].means([.filler, .determiner]) && !tokens[index].means(.and)
    }

    private func beginsThought(_ index: Int) -> Bool {
        tokens[index].kind == .word
            && (!marks(index).isDisjoint(with: [.predicate, .need, .condition, .negation])
                || tokens[index].means([.is, .demand, .no, .condition]) && !isArticle(index))
    }

    private func joins(_ index: Int) -> Bool {
        [.comma, .plus, .slash, .ampersand, .other].contains(tokens[index].sign)
            || tokens[index].means([.and, .or, .furtherPart])
    }

    private func rest(from index: Int) -> UniqueKeyRest {
        let end = tokens[(index + 1)..<sentence.upperBound].firstIndex { $0.kind == .sign }
        return UniqueKeyRest(words: index..<(end ?? sentence.upperBound))
    }
}
