import Diagnostics
package import DocumentWording
import RemarkReading
package import SchemaDeclaration
package import SchemaModel
import Vocabulary

/// What the words of an index say: kinds of index, and whether they forbid twins.
///
///     Queryable, Sortable
///     ✅ QUERYABLE (unique)
///     Q + S
package struct IndexWords {
    package private(set) var kinds: [Index.Kind] = []
    package private(set) var isUnique = false

    /// The words for kinds that the field does not have, and why.
    package private(set) var refusals: [(word: Wording.Token, reason: RefusedFact.Reason)] = []

    /// The words that were not understood.
    package private(set) var unread: [Wording.Token] = []

    package var isComplete: Bool { unread.isEmpty }

    package init(_ tokens: ArraySlice<Wording.Token>, letters: IndexLetters = .usual) {
        let begins = Self.beginsWithNo(tokens)
        for (index, token) in zip(tokens.indices, tokens) where token.kind != .sign {
            if let kind = Self.kind(of: token) ?? letters.kind(of: token.text) {
                // "sortable, not queryable", "none (was queryable)"
                let isNone = begins || token.isStruckThrough || Self.isCrossed(index, in: tokens)
                let reason = isNone ? .denied : Wording.refusal(of: index..<index + 1, in: tokens)
                if let reason {
                    refusals.append((token, reason))
                } else if !kinds.contains(kind) {
                    kinds.append(kind)
                }
            } else if let all = Self.kinds(of: token, letters) {
                kinds += all.filter { !kinds.contains($0) }
            } else if token.means(.uniqueness) {
                isUnique = true
            } else if !token.means([.index, .and, .no, .is]) {
                unread.append(token)
            }
        }
    }

    /// "ninguno (antes queryable)", "No, formerly queryable"
    private static func beginsWithNo(_ tokens: ArraySlice<Wording.Token>) -> Bool {
        guard let first = tokens.first, first.kind == .word,
            first.means(.no) || AnswerWords.answer(first.text) == .no,
            let next = tokens.dropFirst().first
        else { return false }
        return next.sign == .open || next.sign == .comma || next.sign == .semicolon
    }

    /// "Sortable ❌", and "❌ Sortable" where the marks stand before.
    private static func isCrossed(_ index: Int, in tokens: ArraySlice<Wording.Token>) -> Bool {
        let marks: Set<Wording.Sign> = [.yes, .no]
        if let first = tokens.first, marks.contains(first.sign) {
            return tokens[..<index].last { marks.contains($0.sign) }?.sign == .no
        }
        return tokens[(index + 1)...].first?.sign == .no
    }

    /// "QS": several letters, each of which is of a kind.
    private static func kinds(of token: Wording.Token, _ letters: IndexLetters) -> [Index.Kind]? {
        guard token.kind != .sign, (2...3).contains(token.text.utf8.count) else { return nil }
        let kinds = token.text.compactMap { letters.kind(of: String($0)) }
        return kinds.count == token.text.count && Set(kinds).count == kinds.count ? kinds : nil
    }

    /// The kind that a word or a name in back-ticks spells: CloudKit's own are written as code, too.
    static func kind(of token: Wording.Token) -> Index.Kind? {
        if token.spells([.queryable]) { return .queryable }
        if token.spells([.sortable]) { return .sortable }
        if token.spells([.searchable, .searchableColumn]) { return .searchable }
        return nil
    }
}
