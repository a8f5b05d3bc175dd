import DocumentWording
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Names that stand before the word that says unique.
///
///     `month` and `goal` are unique together
extension UniqueKeyGrammar {
    /// "`month` and `goal` are unique together": names in back-ticks right before the trigger.
    func key(before trigger: Int) throws(UniqueKeyRest) -> DeclaredUniqueKey? {
        var (start, last) = (trigger, trigger)
        var names: [String] = []
        // "Cards with the same `a` on the same `b`"
        let near = tokens[max(sentence.lowerBound, trigger - Self.reach)..<trigger]
        let isOfSame = near.count(where: { $0.means(.same) }) > 1
        for index in stride(from: trigger - 1, through: sentence.lowerBound, by: -1) {
            let token = tokens[index]
            // "`number` in `Shelf` is unique"
            if names.isEmpty, isOwner(token) { continue }
            if token.kind == .code, let found = NameList.names(inCode: token.text),
                found.allSatisfy(isField) || found.count > 1
            {
                if names.isEmpty { last = index }
                names.insert(contentsOf: found, at: 0)
                start = index
                // "`town`, `mail` (unique), `nick`": said of one name of a list.
                if isBracketed(trigger, behind: index) { break }
            } else if token.kind == .code || names.isEmpty && trigger - index > 4 {
                break
            } else if !names.isEmpty, !isJoint(index), !token.means([.and, .with, .per, .within]),
                !(isOfSame && token.means([.same, .by, .filler]))
            {
                // "`a`, not `b`, is unique": what is denied is no part.
                guard token.means([.no, .exception]) else { break }
                (names, last) = ([], trigger)
            }
        }
        guard !names.isEmpty else { return nil }
        if let verb = ComposedValue.verb(
            before: start, upTo: trigger, in: tokens, from: sentence.lowerBound)
        {
            return saysUnique(trigger) ? try key(before: verb) : nil
        }
        if ComposedValue.isJoined(start, toNameIn: tokens[sentence]) { return nil }
        try checkRest(beforeNames: start)
        try checkRest(between: last + 1, and: trigger)
        if names.count == 1 { try checkDerivation(before: start) }
        return DeclaredUniqueKey(fields: names, span: wording.span(of: start..<trigger))
    }

    /// "`mail` (unique), `nick`", but not "`mail`, `nick` (unique)" at the end of a list.
    private func isBracketed(_ trigger: Int, behind name: Int) -> Bool {
        guard name + 1 < trigger, tokens[name + 1].sign == .open,
            let close = tokens[trigger..<sentence.upperBound].firstIndex(where: { $0.sign == .close })
        else { return false }
        return tokens[close..<sentence.upperBound].contains { $0.kind == .code }
    }

    /// "`mail`, `nick` (unique)": what stands in brackets behind the names.
    var isInBracket: Bool {
        sentence.contains {
            tokens[$0].means(.uniqueness) && $0 > sentence.lowerBound && tokens[$0 - 1].sign == .open
        }
    }

    /// What joins names: "`a`/`b`", "`a`–`b`" without spaces.
    private func isJoint(_ index: Int) -> Bool {
        let token = tokens[index]
        if [.comma, .plus, .open, .slash, .ampersand].contains(token.sign) { return true }
        guard [.dash, .other].contains(token.sign), index > sentence.lowerBound else { return false }
        return !token.isSpaced && tokens[index - 1].kind == .code && tokens[index + 1].kind == .code
    }

    /// "`hull` and `sail` are each unique", "both `hull` and `sail` must be unique": nothing but such words and the
    /// names stand there.
    func isOfEach(_ trigger: Int) -> Bool {
        let end = min(sentence.upperBound, trigger + 3)
        if tokens[trigger..<end].contains(where: { $0.means(.together) }) { return false }
        let clause = tokens[sentence.lowerBound..<trigger].reversed().prefix {
            $0.kind == .code || isBeside($0)
        }
        return clause.contains { $0.means(.every) }
    }

    private func isBeside(_ token: Wording.Token) -> Bool {
        token.sign == .comma || token.sign == .ampersand
            || token.means([.and, .is, .can, .every, .demand, .functionWord, .fields, .one])
    }

    func single(_ key: DeclaredUniqueKey) -> [DeclaredUniqueKey] {
        key.fields.map { DeclaredUniqueKey(fields: [$0], span: key.span) }
    }
}
