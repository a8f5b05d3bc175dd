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

    /// Nil where none stands close behind the field, or it is denied.
    private static func kinds(
        behind name: Int, upTo end: Int, in tokens: ArraySlice<Wording.Token>
    ) -> [Index.Kind]? {
        let words = (name + 1..<end).filter { tokens[$0].kind == .word }
        guard let kind = words.prefix(longestWay).first(where: { tokens[$0].means(kinds) }),
            Wording.refusal(of: kind..<kind + 1, in: tokens) == nil
        else { return nil }
        let found = words.filter { $0 >= kind && tokens[$0].means(kinds) }
        return IndexWords(tokens[kind..<(found.last ?? kind) + 1], letters: .none).kinds
    }

    /// "enable the index Sortable": how many words may stand between, and the kind itself.
    private static let longestWay = 4
}
