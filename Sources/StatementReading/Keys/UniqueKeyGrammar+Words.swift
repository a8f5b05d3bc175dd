import DocumentWording
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// The words by which a sentence states a key, and why some state none.
///
///     Natural key: `label`, `bay`
///     Crates are identified by `label` and `bay`
///     `label` must not repeat
extension UniqueKeyGrammar {
    func isTrigger(_ index: Int) -> Bool {
        if tokens[index].kind != .word { return false }
        if saysKey(index) { return true }
        // "one budget per `month`"
        guard tokens[index].means(.per), tokens[index].text.count > 1 else { return false }
        return (max(sentence.lowerBound, index - 3)..<index).contains { tokens[$0].means(.one) }
    }

    /// "Should `a` be unique?"
    private var isAsked: Bool {
        sentence.upperBound < tokens.count && tokens[sentence.upperBound].text == "?"
    }

    /// Why a word that could state a key states none: it is denied, of the past, possible or an example.
    func refusal(at trigger: Int) -> RefusedFact.Reason? {
        if let known = refusals.first(where: { $0.trigger == trigger }) { return known.reason }
        return foundRefusal(at: trigger)
    }

    /// Found out once for each word that may state a key, since every question about the sentence asks for it.
    func foundRefusals() -> [Refusal] {
        sentence.filter(isTrigger).map { Refusal(trigger: $0, reason: foundRefusal(at: $0)) }
    }

    struct Refusal {
        let trigger: Int
        let reason: RefusedFact.Reason?
    }

    private func foundRefusal(at trigger: Int) -> RefusedFact.Reason? {
        if isAsked { return .possible }
        let one = (max(sentence.lowerBound, trigger - 3)..<trigger).first { tokens[$0].means(.one) }
        if tokens[trigger].isStruckThrough { return .past }
        let start = saysKey(trigger) ? trigger : one ?? trigger
        if isTakenBack { return .possible }
        return Wording.refusal(of: start..<trigger + 1, in: tokens[sentence], as: .key)
            ?? startOfList(before: trigger).flatMap {
                Wording.refusal(of: $0..<trigger + 1, in: tokens[sentence], as: .key)
            }
    }

    /// "We once made `label`, `bay` unique": what is said before the first name is said of all.
    private func startOfList(before trigger: Int) -> Int? {
        guard saysUnique(trigger), trigger > sentence.lowerBound, tokens[trigger - 1].kind == .code else {
            return nil
        }
        let names = tokens[sentence.lowerBound..<trigger].reversed().prefix {
            $0.kind == .code || $0.sign == .comma || $0.means(.and)
        }
        return names.contains { $0.sign == .comma } ? trigger - names.count : nil
    }

    /// "`label` is unique; drafts may repeat it"
    private var isTakenBack: Bool {
        guard sentence.upperBound < tokens.count,
            [.semicolon, .stop].contains(tokens[sentence.upperBound].sign)
        else { return false }
        let next = tokens[(sentence.upperBound + 1)...].prefix { ![.semicolon, .stop].contains($0.sign) }
        guard let verb = next.firstIndex(where: { $0.means(.repeats) }),
            next.contains(where: { $0.means(.can) }),
            tokens[sentence.upperBound].sign == .semicolon || next.contains(where: { $0.means(.pronoun) })
        else { return false }
        return !next.contains { $0.kind == .code } && !next[..<verb].contains { $0.means([.no, .negation]) }
    }

    /// Words for a key: "unique", "natural key", "crates are identified by".
    func saysKey(_ index: Int) -> Bool {
        guard tokens[index].kind == .word else { return false }
        return tokens[index].means(.uniqueness) || isNaturalKey(index) || isIdentity(index)
    }

    /// "Natural key", "clave natural"
    private func isNaturalKey(_ index: Int) -> Bool {
        tokens[index].means(.naturalKey)
            && [index - 1, index, index + 1].contains { sentence.contains($0) && tokens[$0].means(.key) }
    }

    /// "Each crate is identified by": of the records themselves, and of no thing that a field keeps.
    func isIdentity(_ index: Int) -> Bool {
        guard tokens[index].means(.identified), index + 1 < sentence.upperBound, tokens[index + 1].means(.by)
        else { return false }
        return tokens[sentence.lowerBound..<index].allSatisfy {
            $0.kind == .word
                && ($0.means([.is, .can, .demand, .filler, .determiner, .every, .record, .uniqueness])
                    || isSpokenOwner($0))
        }
    }

    /// "`id` uniquely identifies the crate", "用于唯一标识": what a record is told by, and no rule for its values.
    func namesIdentity(_ trigger: Int) -> Bool {
        let words = tokens[trigger..<min(trigger + 2, sentence.upperBound)]
        return words.contains { Lexicon.shared.contains(.identified, within: $0.text) }
            || words.dropFirst().contains { $0.means(.identified) } && !isIdentity(trigger + 1)
    }

    /// "`label` must not repeat": of several names each may be meant, or all together.
    func keyOfNoRepetition() throws(UniqueKeyRest) -> DeclaredUniqueKey? {
        guard let verb = sentence.first(where: { tokens[$0].means(.repeats) }),
            tokens[sentence.lowerBound..<verb].contains(where: {
                $0.means([.demand, .can]) && !$0.means(.is)
            }),
            Wording.refusal(of: verb..<verb + 1, in: tokens[sentence]) == .denied,
            verb + 1 == sentence.upperBound || tokens[verb + 1].kind != .code,
            let no = tokens[sentence.lowerBound..<verb].firstIndex(where: { $0.means([.no, .negation]) }),
            let key = try key(before: no)
        else { return nil }
        try checkRest(behindTrigger: verb)
        let names = sentence.lowerBound..<no
        if key.fields.count > 1, !tokens[names].contains(where: { $0.means(.together) }) {
            throw UniqueKeyRest(words: names)
        }
        return key
    }
}
