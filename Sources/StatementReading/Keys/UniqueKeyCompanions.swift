import DocumentWording
import SchemaEvidence
import Vocabulary

/// The other parts of a key, which words say that something is unique only together with.
///
///     `number`: unique together with `hall`
///     `number`: in combination with `hall` unique
///     `number`: unique in its `hall`
///
/// By itself none of them is unique.
struct UniqueKeyCompanions {
    /// Empty where the words name no field.
    let names: [String]

    /// From the first of the words to behind the last name.
    let range: Range<Int>

    /// `trigger` is the word that says unique, `owner` the entity that has the key.
    init?(
        at trigger: Int, in tokens: [Wording.Token], _ sentence: Range<Int>, owner: String?,
        isField: @escaping (String) -> Bool
    ) {
        let words = Words(tokens: tokens, sentence: sentence, owner: owner?.lowercased(), isField: isField)
        guard let found = words.behind(trigger) ?? words.before(trigger) else { return nil }
        self = found
    }

    /// Whether it is unique for each user, or among all records of the entity.
    static func areNone(
        at trigger: Int, in tokens: [Wording.Token], _ sentence: Range<Int>, owner: String?
    ) -> Bool {
        Words(tokens: tokens, sentence: sentence, owner: owner?.lowercased(), isField: { _ in false })
            .isOfAll(trigger)
    }

    /// Whether a word names what each record is in, or the entity itself.
    static func isAll(
        _ index: Int, in tokens: [Wording.Token], _ sentence: Range<Int>, owner: String?
    ) -> Bool {
        Words(tokens: tokens, sentence: sentence, owner: owner?.lowercased(), isField: { _ in false })
            .isAll(index)
    }

    private init(names: [String], range: Range<Int>) {
        self.names = names
        self.range = range
    }

    private struct Words {
        let tokens: [Wording.Token]
        let sentence: Range<Int>
        let owner: String?
        let isField: (String) -> Bool

        /// "unique together with `hall`", "unique with `hall`", "unique in its `hall`", "unique for each `hall`"
        func behind(_ trigger: Int) -> UniqueKeyCompanions? {
            if let found = behindNoun(trigger) { return found }
            let near = (trigger + 1)..<min(sentence.upperBound, trigger + 5)
            if let with = near.first(where: { tokens[$0].means(.with) }),
                with == trigger + 1 || tokens[with - 1].means(.together)
            {
                return companions(from: with + 1, behind: trigger + 1, isCertain: with > trigger + 1)
            }
            let index = near.first { !tokens[$0].means(.filler) } ?? near.upperBound
            guard trigger + 1 < index, index < sentence.upperBound else { return nil }
            if tokens[index].means(.every) {
                return companions(from: index + 1, behind: trigger + 1, isCertain: !isEach(index + 1))
            }
            let isInside = tokens[trigger + 1].text.lowercased() == "in"
            return isInside ? companions(from: index, behind: trigger + 1, isCertain: !isAll(index)) : nil
        }

        /// "Unique number within `hall`"
        private func behindNoun(_ trigger: Int) -> UniqueKeyCompanions? {
            let near = (trigger + 1)..<min(sentence.upperBound, trigger + 4)
            guard let scope = near.first(where: { tokens[$0].means([.within, .per]) }), scope > trigger + 1,
                (trigger + 1..<scope).allSatisfy({
                    tokens[$0].kind == .word && !tokens[$0].means([.key, .index])
                })
            else { return nil }
            return companions(from: scope + 1, behind: trigger + 1, isCertain: !isAll(scope + 1))
        }

        /// "Unique for each user", "unique in every hive"
        func isOfAll(_ trigger: Int) -> Bool {
            let every = (trigger + 1..<sentence.upperBound).first { !tokens[$0].means(.filler) }
            return every.map { $0 > trigger + 1 && tokens[$0].means(.every) && isEach($0 + 1) } ?? false
        }

        /// "For each user", and not "for each account", of which a user may have several.
        private func isEach(_ index: Int) -> Bool {
            guard index < sentence.upperBound, isAll(index) else { return false }
            return !tokens[index].spells([.keyScope]) || tokens[index].spells([.user, .record, .entityLabel])
        }

        /// What each record has, or is one of: nothing that other records do not share.
        func isAll(_ index: Int) -> Bool {
            guard index < sentence.upperBound else { return true }
            let word = tokens[index].text.lowercased()
            return tokens[index].spells([.keyScope, .entityLabel, .type, .record])
                || owner.map { word == $0 || word == $0 + "s" } ?? true
        }

        /// "together with `hall` unique", "`number` together with `hall` is unique"
        func before(_ trigger: Int) -> UniqueKeyCompanions? {
            guard
                let with = (max(sentence.lowerBound, trigger - Self.reach)..<trigger).dropFirst().last(
                    where: {
                        tokens[$0].means(.with) && tokens[$0 - 1].means(.together)
                    }), let found = companions(from: with + 1, behind: with - 1, isCertain: true),
                trigger - found.range.upperBound <= Self.mostWordsBetween,
                (found.range.upperBound..<trigger).allSatisfy({ isBetween(tokens[$0]) })
            else { return nil }
            return found
        }

        private func companions(from start: Int, behind first: Int, isCertain: Bool) -> UniqueKeyCompanions? {
            var index = start
            while index < sentence.upperBound, tokens[index].means([.filler, .every, .is, .one]),
                !isField(tokens[index].text)
            {
                index += 1
            }
            let list = NameList(tokens, from: index, upTo: sentence.upperBound, isName: isField)
            if !list.names.isEmpty, list.names.allSatisfy(isField) {
                return UniqueKeyCompanions(names: list.names, range: first..<list.end)
            }
            return isCertain ? UniqueKeyCompanions(names: [], range: first..<start) : nil
        }

        /// "it must be", "muss er"
        private func isBetween(_ token: Wording.Token) -> Bool {
            token.sign == .comma || token.kind == .word && !isField(token.text)
        }

        private static let mostWordsBetween = 4

        /// So far before the word that says unique, so that a long sentence with many is read as fast.
        private static let reach = 40
    }
}
