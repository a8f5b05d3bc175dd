import DocumentWording
import Vocabulary

/// What a key is unique in: only together with that are its fields unique.
extension UniqueKeyGrammar {
    /// "Unique per show", "unique within a show": what it is said of is unique only together with the others.
    var saysWithinOthers: Bool {
        companions != nil || sentence.contains { isWithinOthers($0) && refusal(at: $0) == nil }
    }

    func isWithinOthers(_ index: Int) -> Bool {
        guard tokens[index].kind == .word, tokens[index].means(.uniqueness), saysUnique(index) else {
            return false
        }
        return scopeWord(behind: index) != nil
    }

    /// "Unique per", "unique (within", "unique, pro": the word behind which stands what it is unique in.
    func scopeWord(behind trigger: Int) -> Int? {
        let next = trigger + 1
        guard next < sentence.upperBound else { return nil }
        if tokens[next].means([.per, .by, .within]) { return next }
        let isSetOff = [.open, .comma, .dash, .colon].contains(tokens[next].sign)
        guard isSetOff, next + 1 < sentence.upperBound, tokens[next + 1].kind == .word,
            tokens[next + 1].means([.per, .within])
        else { return nil }
        return next + 1
    }

    /// "je `shelf` eindeutig", "`shelf` ごとに一意": what it is unique in stands before.
    var hasScopeBefore: Bool {
        guard let trigger = sentence.first(where: { tokens[$0].means(.uniqueness) && saysUnique($0) }),
            refusal(at: trigger) == nil
        else { return false }
        let before = tokens[sentence.lowerBound..<trigger]
        return before.contains { $0.kind == .word && $0.means([.per, .within]) }
            && before.contains { $0.kind == .code && isField($0.text) }
    }

    /// "Within a garden the label is unique": both without back-ticks.
    var hasSpokenScopeBefore: Bool {
        guard let trigger = sentence.first(where: { tokens[$0].means(.uniqueness) && saysUnique($0) }),
            refusal(at: trigger) == nil
        else { return false }
        let before = tokens[sentence.lowerBound..<trigger]
        return before.contains { $0.kind == .word && $0.means([.per, .within]) }
            && !(spokenSubjects(before: trigger) ?? []).isEmpty
    }

    /// "The label of a bed is unique within a garden": the fields that words without back-ticks name before the verb.
    /// Empty where they name the records themselves, or nothing at all; nil where they name something else.
    func spokenSubjects(before trigger: Int) -> [String]? {
        var fields: [String] = []
        for index in stride(
            from: trigger - 1, through: max(sentence.lowerBound, trigger - Self.reach), by: -1)
        {
            let token = tokens[index]
            if let field = Noun.field(spokenBy: token, isField: isField) {
                fields.insert(field, at: 0)
                continue
            }
            if token.sign == .comma || token.means(Self.besideSubject) || isSpokenOwner(token) { continue }
            return fields.isEmpty && token.kind == .word ? nil : fields
        }
        return fields
    }

    /// Words that may stand between a subject and "unique".
    private static let besideSubject: ConceptSet = [
        .is, .can, .demand, .filler, .functionWord, .every, .together, .and, .one, .key, .by, .record,
        .entityLabel,
        .type, .fields, .per, .within, .uniqueness, .general,
    ]

    func isSpokenOwner(_ token: Wording.Token) -> Bool {
        guard let owner, token.kind != .sign else { return false }
        let name = owner.lowercased()
        return Noun.singulars(of: token.text.lowercased()).contains {
            name.hasSuffix($0) || name.hasPrefix($0)
        }
    }

    /// "Unique per user": a private database has one, and so the field is unique by itself.
    func isWithinAll(_ index: Int) -> Bool {
        guard let scope = scopeWord(behind: index),
            let first = (scope + 1..<sentence.upperBound).first(where: { !tokens[$0].means(.filler) })
        else { return false }
        if tokens[first].spells([.keyScope]) { return true }
        // "Unique across all devices", but not "within each hall".
        return tokens[scope].means(.within) && tokens[first].means(.every)
            && (first + 1 < sentence.upperBound && tokens[first + 1].means(.device)
                || UniqueKeyCompanions.isAll(first + 1, in: tokens, sentence, owner: owner))
    }

    var saysWithinAll: Bool {
        sentence.contains { isWithinOthers($0) && isWithinAll($0) || isTrigger($0) && isOfAll($0) }
    }

    /// "Unique for each user", "unique in every hive" where that is the entity.
    func isOfAll(_ trigger: Int) -> Bool {
        UniqueKeyCompanions.areNone(at: trigger, in: tokens, sentence, owner: owner)
    }
}
