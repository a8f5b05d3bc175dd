import Diagnostics
import DocumentWording
package import Markdown
package import SchemaDeclaration
import SchemaEvidence
package import SchemaModel
import Vocabulary

/// The remarks of a cell in a column about indexes.
package enum IndexCell {
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
    package static func indexes(in row: TableRow, _ plan: ColumnPlan, field: String) -> [Declared<Index>] {
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
