import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Lines of a listing below "Indexes:" and "Relationships:".
extension CodeText {
    /// `QUERYABLE: deck + title (desc)`, `deck (Queryable, Sortable)`, `deck: Queryable`; empty for anything else.
    ///
    /// A name before the kinds must be that of a field.
    func listedIndexes(_ body: Range<Int>, of fields: [DeclaredField]) -> [Declared<Index>] {
        if let index = indexOfKind(body) { return [index] }
        let words = text(in: body)
        let name = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let kinds = words[name.endIndex...].split { " ,+&/:()".contains($0) }.map {
            Index.Kind(rawValue: $0.lowercased())
        }
        guard !kinds.isEmpty, kinds.allSatisfy({ $0 != nil }),
            fields.contains(where: { $0.name.value == name })
        else { return [] }
        return kinds.compactMap(\.self).map {
            Declared(Index(kind: $0, fields: [.init(name: String(name))]), at: span(body))
        }
    }

    private func indexOfKind(_ body: Range<Int>) -> Declared<Index>? {
        let words = text(in: body)
        guard let colon = words.firstIndex(of: ":"),
            let kind = Index.Kind(rawValue: words[..<colon].lowercased().filter(\.isLetter))
        else { return nil }
        let parts = words[words.index(after: colon)...].split(separator: "+").compactMap {
            Index.Part(listed: $0)
        }
        return parts.isEmpty ? nil : Declared(Index(kind: kind, fields: parts), at: span(body))
    }

    /// `deck: Many-to-One -> Deck (cascade, inverse: cards)`
    func listedRelationship(_ body: Range<Int>) -> DeclaredRelationship? {
        let wording = Wording(Inlines(Inlines.Run(text(in: body), span: span(body))))
        let grammar = RelationshipGrammar(wording, wording.tokens.indices)
        // Nothing but an arrow shows which of the names is the target.
        let relationship = grammar.listed(isEntity: { _ in false })
        return relationship.flatMap { $0.target.isEmpty ? nil : $0 }
    }
}

extension Index.Part {
    /// `title (desc)` in a line of indexes.
    fileprivate init?(listed words: Substring) {
        let name = words.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        let remark = words[name.endIndex...].lowercased()
        self.init(name: String(name), descending: remark.contains("(desc"))
    }
}
