import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// In a paragraph whose other sentences declare the fields.
    func readPairs(at passage: Int, in reading: inout DocumentReading) {
        guard let wording = reading.wordings[passage], wording.mayMean(Self.kinds) else { return }
        for sentence in wording.sentences {
            _ = readPairs(sentence, of: wording, at: passage, in: &reading)
        }
    }

    /// "For `day` enable the index **Sortable**, for `state` — **Queryable**": behind each field the kinds of its index.
    ///
    /// The fields are those of the record type that the line is about, or of the only one that has them all.
    func readPairs(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let tokens = wording.tokens[sentence]
        let names = tokens.indices.filter { tokens[$0].kind == .code }
        guard let first = names.first, tokens[..<first].contains(where: { $0.means(.preposition) }),
            tokens[..<first].allSatisfy(Self.leadsToField),
            let entity = owner(of: names.map { tokens[$0].text }, reading.scopes[passage], in: reading)
        else { return false }
        let pairs = zip(names, names.dropFirst() + [tokens.endIndex]).compactMap { name, end in
            Self.kinds(behind: name, upTo: end, in: tokens).map { (tokens[name], $0) }
        }
        guard pairs.count == names.count else { return false }
        for (name, kinds) in pairs {
            reading.schema.entities[entity].indexes += kinds.map {
                Declared(Index(kind: $0, fields: [.init(name: name.text)]), at: name.span)
            }
        }
        return true
    }

    private static func leadsToField(_ token: Wording.Token) -> Bool {
        token.kind == .sign || token.means([.preposition, .filler, .determiner, .fields])
    }

    private func owner(of names: [String], _ scope: Int?, in reading: DocumentReading) -> Int? {
        let entities = scope.map { [$0] } ?? Array(reading.schema.entities.indices)
        let owners = entities.filter { entity in
            names.allSatisfy { reading.hasField($0, in: entity) }
        }
        return owners.count == 1 ? owners[0] : nil
    }

    /// Nil where anything but words of indexes stands behind the field, or the kind is denied.
    private static func kinds(
        behind name: Int, upTo end: Int, in tokens: ArraySlice<Wording.Token>
    ) -> [Index.Kind]? {
        // The next field has its own "for the field" before it.
        let own = (name + 1..<end).reversed().drop { end < tokens.endIndex && leadsToField(tokens[$0]) }
            .reversed()
        guard let kind = own.first(where: { tokens[$0].means(kinds) }), let last = own.last,
            own.allSatisfy({ tokens[$0].kind == .sign || tokens[$0].means(wording) || isSetting(tokens[$0]) }
            ),
            Wording.refusal(of: kind..<kind + 1, in: tokens) == nil
        else { return nil }
        return IndexWords(tokens[kind..<last + 1], letters: .none).kinds
    }

    private static let wording: ConceptSet = [
        .queryable, .sortable, .searchable, .index, .filler, .determiner, .and,
    ]

    /// "Enable", "set": what to do in the console.
    private static func isSetting(_ token: Wording.Token) -> Bool {
        ["enable", "set", "choose", "select"].contains(StatementVocabulary.lowercased(token.text))
    }
}
