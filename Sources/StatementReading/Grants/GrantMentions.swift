import DocumentWording
import RemarkReading
import SchemaEvidence
import Vocabulary

/// The record types that words about rights name, and those that they except.
///
///     Read (except `Complaint`) · Create on `Photo` only · all types but `Trip` and `Stop`
struct GrantMentions {
    private(set) var named: [Int] = []
    private(set) var excepted: [Int] = []

    /// Whether something is excepted that is neither a record type nor a role: "everything except delete".
    private(set) var exceptsUnknown = false

    init(_ tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading) {
        var exception: (isSure: Bool, count: Int)?
        var end = tokens.startIndex
        for index in tokens.indices where index >= end {
            let token = tokens[index]
            if Self.begins(index, in: tokens, reading) {
                if token.means(.exception), Self.isBehindNames(index, in: tokens, reading) {
                    excepted += named
                    named = []
                    continue
                }
                let words = tokens.wordsOfException(at: index)
                exception = (words != nil, excepted.count)
                end = index + (words ?? 1)
            } else if let entity = Self.entity(token, reading)
                ?? exception.flatMap({ $0.isSure ? Self.plural(token, reading) : nil })
            {
                if exception != nil { excepted.append(entity) } else { named.append(entity) }
            } else if let current = exception, !Self.goesOn(token) {
                let isNothing = current.isSure && current.count == excepted.count
                if isNothing, !token.means(Self.roles), !GrantGrammar.isSystemRole(token) {
                    exceptsUnknown = true
                }
                exception = nil
            }
        }
    }

    /// Of the record types that are spoken of, those that the words are about, and others that they name beside one.
    func entities(of all: [Int]) -> [Int] {
        (named.contains(where: all.contains) ? named : all).filter { !excepted.contains($0) }
    }

    /// "Except `Complaint`", "not on `Complaint`"; but "read, but only the owner may write" excepts nothing.
    private static func begins(
        _ index: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> Bool {
        guard tokens[index].kind == .word else { return false }
        if tokens[index].means(.no) { return true }
        guard tokens.wordsOfException(at: index) != nil else { return false }
        guard tokens.polarityMarks(at: index).contains(.contrast) else { return true }
        let next = tokens[(index + 1)...].first { !goesOn($0) }
        if tokens[..<index].last?.sign != .comma, let next,
            entity(next, reading) ?? plural(next, reading) != nil
        {
            return true
        }
        let clause = tokens[(index + 1)...].prefix { ![.comma, .semicolon, .stop, .close].contains($0.sign) }
        return !clause.contains { $0.means(roles.union([.can, .only])) || GrantGrammar.isSystemRole($0) }
    }

    /// "`Complaint` ausgenommen", "`Complaint` 除外": behind the names, where no name follows.
    private static func isBehindNames(
        _ index: Int, in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> Bool {
        guard index > tokens.startIndex, entity(tokens[index - 1], reading) != nil else { return false }
        return tokens[(index + 1)...].first.map { $0.kind == .sign } ?? true
    }

    /// Between the words of an exception and its names.
    private static func goesOn(_ token: Wording.Token) -> Bool {
        switch token.sign {
        case .comma, .slash, .ampersand, .plus, .open: return true
        case .none:
            return token.kind == .word
                && token.means([
                    .and, .or, .filler, .determiner, .preposition, .entityLabel, .type, .record,
                    .recordTypeLabel, .exception,
                ]) && !token.means(roles)
        case .stop, .semicolon, .colon, .close, .equals, .dash, .arrow, .greater, .yes, .no, .other:
            return false
        }
    }

    private static let roles: ConceptSet = [.creator, .signedIn, .everyone, .user, .role]
    private static let rights: ConceptSet = [.read, .write, .create, .access, .full, .security]

    /// "except profiles"
    private static func plural(_ token: Wording.Token, _ reading: DocumentReading) -> Int? {
        guard token.kind == .word, token.text.utf8.last == UInt8(ascii: "s"),
            !token.means(roles.union(rights))
        else { return nil }
        return reading.entity(pluralIn: token)
    }

    /// "User", where it is no name in back-ticks, is a role.
    private static func entity(_ token: Wording.Token, _ reading: DocumentReading) -> Int? {
        guard token.isMarked && token.kind != .word || !token.means(roles.union(rights)) else { return nil }
        return reading.entity(mentionedIn: CollectionOfOne(token)) ?? reading.entity(namedInPlural: token)
    }
}
