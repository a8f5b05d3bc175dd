import DocumentWording
import SchemaModel
import Vocabulary

extension GrantGrammar {
    /// The role that CloudKit's console calls so, in back-ticks: "`World`: Read".
    static func consoleRole(_ token: Wording.Token) -> String? {
        token.kind == .code ? consoleRoles[token.text] : nil
    }

    /// "World", in back-ticks or not.
    static func namesConsoleRole(_ token: Wording.Token) -> Bool { consoleRoles[token.text] != nil }

    private static let consoleRoles = [
        "World": "_world", "Authenticated": "_icloud", "Creator": "_creator",
    ]

    /// CloudKit's own name of a role needs no "can" behind it: "`_world` read; `_creator` write".
    static func isSystemRole(_ token: Wording.Token) -> Bool {
        token.text.utf8.first == UInt8(ascii: "_") && ["_creator", "_icloud", "_world"].contains(token.text)
    }
}

/// Items of lists.
extension GrantGrammar {
    /// What an item says before it explains: its first sentence, and those behind it that begin with a role or a right.
    ///
    ///     `_world`: nothing. Untick Read, or anyone could read all        Read: all. Write: owner
    static func statement(of line: Wording) -> Range<Int> {
        // "Read, write. In development only."
        let isOfDevelopment = line.tokens.contains { $0.means(.development) }
        guard var sentence = line.sentences.first, !isOfDevelopment else { return line.tokens.indices }
        for next in line.sentences.dropFirst() {
            let first = line.tokens[next.lowerBound]
            // "Write: owner", "everyone can read", and not "Write is never granted".
            let isRole = first.means([.creator, .signedIn, .everyone, .user, .role]) || isSystemRole(first)
            let start = line.tokens[next].prefix(4)
            let goesOn = start.contains { $0.sign == .colon } || isRole && start.contains { $0.means(.can) }
            guard goesOn, isRole || first.means([.read, .write, .create]) else { break }
            sentence = sentence.lowerBound..<next.upperBound
        }
        return sentence
    }

}

/// Rights that an adjective gives.
///
///     Readable by everyone, and writable by the creator
///     All records are readable by `_world`
extension GrantGrammar {
    /// Nil unless each role stands right behind such words, and the sentence is about records.
    func readingOfPermitted(byRoles roles: [Int]) -> GrantReading? {
        guard let first = tokens.firstIndex(where: { $0.means(.permitted) }), !roles.isEmpty,
            tokens[..<first].allSatisfy(isOfRecords)
        else { return nil }
        var reading = GrantReading()
        var start = tokens.startIndex
        for role in roles {
            guard let last = (start..<role).last(where: { tokens[$0].means(.permitted) }),
                role - last > 1, role - last < 5, (last + 1..<role).allSatisfy({ leads(tokens[$0]) })
            else { return nil }
            reading += grant(inPart: start..<last + 1, toRoleAt: role)
            start = role + 1
        }
        return reading
    }

    /// "Read, but write only for `_icloud`": the right belongs to the role behind it, whatever stands before.
    func leadsToRole(at role: Int) -> Bool {
        let words = tokens[..<role].reversed().prefix { token in
            token.kind == .word && token.means([.by, .preposition, .filler, .determiner, .only])
        }
        return !words.isEmpty && words.contains { $0.means(.only) }
            && words.contains { $0.means([.by, .preposition]) }
            && tokens[..<role].dropLast(words.count).last.map { $0.means([.read, .write, .create]) } ?? false
    }

    /// "All record types are", "Records should be".
    private func isOfRecords(_ token: Wording.Token) -> Bool {
        token.kind == .sign
            || token.means([
                .every, .record, .type, .entityLabel, .recordTypeLabel, .is, .filler, .determiner,
                .functionWord,
                .demand, .negation, .no, .security, .role, .auxiliary,
            ])
    }

    /// "by all", "for the".
    private func leads(_ token: Wording.Token) -> Bool {
        token.kind == .word
            && token.means([.by, .preposition, .filler, .determiner, .functionWord, .every, .only, .creator])
    }
}
