import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// What the words of an index say: kinds of index, and whether they forbid twins.
///
///     Queryable, Sortable
///     ✅ QUERYABLE (unique)
///     Q + S
struct IndexWords {
    private(set) var kinds: [Index.Kind] = []
    private(set) var isUnique = false

    /// The words for kinds that the field does not have, and why.
    private(set) var refusals: [(word: Wording.Token, reason: RefusedFact.Reason)] = []

    /// The words that were not understood.
    private(set) var unread: [Wording.Token] = []

    var isComplete: Bool { unread.isEmpty }

    init(_ tokens: ArraySlice<Wording.Token>, letters: IndexLetters = .usual) {
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

/// The remarks of a cell in a column about indexes.
enum IndexCell {
    static func remarks(
        in cell: TableCell, column: ColumnRole, letters: IndexLetters = .usual
    ) -> [Remark] {
        if cell.content.isEmpty { return [] }
        let wording = Wording(cell.content)
        let words = IndexWords(wording.tokens[...], letters: letters)
        var facts: [Remark.Fact] = words.kinds.map { .index($0) }
        if !words.kinds.contains(.searchable), saysFullText(cell) { facts.append(.index(.searchable)) }
        if words.isUnique { facts.append(.unique) }
        if cell.content.plainText.means(.primaryKey) { facts = [.primaryKey] }
        if facts.isEmpty, AnswerWords.answer(in: cell) == .yes || isIndexWord(wording) {
            facts = [.index(kind(of: column))]
        }
        let quote = cell.content.plainText
        return facts.map { Remark($0, quote: quote, in: .column, at: cell.span) }
            + words.unread.compactMap(refusal) + words.refusals.compactMap(refusal)
    }

    /// "full text", "Queryable, full text search": of several words.
    private static func saysFullText(_ cell: TableCell) -> Bool {
        cell.content.plainText.split { ",;/+&".contains($0) }.contains {
            $0.trimmingSpaces.means([.searchable, .searchableColumn])
        }
    }

    /// A letter that stands for no kind of index, or a word that is nearly one's.
    private static func refusal(of word: Wording.Token) -> Remark? {
        let isLetter =
            word.kind == .word && word.text.utf8.count == 1 && word.text.first?.isUppercase ?? false
        let text = word.text.lowercased()
        guard isLetter || suggestion(for: text, among: ["queryable", "sortable", "searchable"]) != nil else {
            return nil
        }
        return Remark(.refused(RefusedFact(.index, .unknown)), quote: word.text, in: .column, at: word.span)
    }

    /// "Queryable if needed": a denial needs no word about it.
    private static func refusal(of word: Wording.Token, because reason: RefusedFact.Reason) -> Remark? {
        if reason == .denied || reason == .past { return nil }
        return Remark(.refused(RefusedFact(.index, reason)), quote: word.text, in: .column, at: word.span)
    }

    /// What all columns about indexes say of a field.
    static func indexes(in row: TableRow, _ plan: ColumnPlan, field: String) -> [Declared<Index>] {
        plan.roles.enumerated().flatMap { column, role -> [Declared<Index>] in
            guard let role, [.indexed, .queryable, .sortable, .searchable, .type].contains(role) else {
                return []
            }
            return remarks(in: row.cells[column], column: role, letters: plan.letters).compactMap { remark in
                guard case .index(let kind) = remark.fact else { return nil }
                let index = Index(kind: kind, fields: [Index.Part(name: field)])
                return Declared(index, at: row.cells[column].span)
            }
        }
    }

    /// "Indexed" in a column of indexes.
    private static func isIndexWord(_ wording: Wording) -> Bool {
        wording.tokens.first { $0.kind == .word }?.means(.index) ?? false
    }

    private static func kind(of column: ColumnRole) -> Index.Kind {
        switch column {
        case .sortable: .sortable
        case .searchable: .searchable
        default: .queryable
        }
    }
}
