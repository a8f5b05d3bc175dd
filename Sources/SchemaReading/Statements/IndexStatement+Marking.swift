import Diagnostics
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// "Mark `owner` and `day` queryable, and `day` sortable, because the app sorts by it": behind the verb stand names and
    /// kinds in turn.
    ///
    /// The fields are those of the record type that the line is about, or of the only one that has them all.
    func readMarking(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let tokens = wording.tokens[sentence]
        guard let verb = tokens.first, verb.kind == .word, verb.means(.marking) else { return false }
        let groups = Self.groups(behindVerbIn: tokens)
        let names = groups.flatMap { tokens[$0.names].filter { $0.kind == .code } }
        guard !names.isEmpty, let entity = owner(of: names.map(\.text), reading.scopes[passage], in: reading)
        else { return false }
        for (names, words) in groups {
            if let reason = Wording.refusal(of: words, in: tokens) {
                reading.reportRefused(
                    .index, because: reason, at: wording.span(of: names.lowerBound..<words.upperBound))
                continue
            }
            for kind in IndexWords(tokens[words], letters: .none).kinds {
                reading.schema.entities[entity].indexes += tokens[names].filter { $0.kind == .code }.map {
                    Declared(Index(kind: kind, fields: [.init(name: $0.text)]), at: $0.span)
                }
            }
        }
        return true
    }

    /// Names and the kinds behind them, up to the first words that are neither.
    private static func groups(
        behindVerbIn tokens: ArraySlice<Wording.Token>
    ) -> [(names: Range<Int>, kinds: Range<Int>)] {
        var groups: [(names: Range<Int>, kinds: Range<Int>)] = []
        var start = tokens.startIndex + 1
        while start < tokens.endIndex {
            let names = tokens[start...].prefix { $0.kind == .code || joins($0) }
            let words = tokens[names.endIndex...].prefix { $0.means(kinds) || $0.means([.and, .index]) }
            guard names.contains(where: { $0.kind == .code }), words.contains(where: { $0.means(kinds) })
            else { break }
            groups.append((names.indices, words.indices))
            start = words.endIndex
        }
        return groups
    }

    private static func joins(_ token: Wording.Token) -> Bool {
        token.sign == .comma || token.sign == .slash
            || token.kind == .word && token.means([.and, .determiner, .filler, .fields])
    }
}
