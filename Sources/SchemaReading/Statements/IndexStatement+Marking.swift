import Diagnostics
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// "Mark `owner` and `day` queryable, and `day` sortable, because the app sorts by it", "In the CloudKit dashboard, mark
    /// `day` as Queryable": behind the verb stand names and kinds in turn.
    ///
    /// The fields are those of the record type that the line is about, or of the only one that has them all, or each of the
    /// only one that has it; what every record has, such as `recordName`, is of all these.
    func readMarking(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let tokens = Self.behindPlace(wording.tokens[sentence])
        guard let verb = tokens.first, verb.kind == .word, verb.means(.marking) else { return false }
        let groups = Self.groups(behindVerbIn: tokens)
        let names = groups.flatMap { tokens[$0.names].filter { $0.kind == .code } }.map(\.text)
        let owners = owners(ofMarked: names, under: reading.scopes[passage], in: reading)
        let isKnown = owners.contains { name, entities in
            !entities.isEmpty || reading.schema.entities.indices.contains { reading.hasField(name, in: $0) }
        }
        guard isKnown else { return false }
        for (names, words) in groups {
            if let reason = Wording.refusal(of: words, in: tokens) {
                reading.reportRefused(
                    .index, because: reason, at: wording.span(of: names.lowerBound..<words.upperBound))
                continue
            }
            let kinds = IndexWords(tokens[words], letters: .none).kinds
            for name in tokens[names] where name.kind == .code {
                let entities = owners[name.text] ?? []
                if entities.isEmpty { reading.reportRefused(.index, because: .unclear, at: name.span) }
                for (entity, kind) in entities.flatMap({ entity in kinds.map { (entity, $0) } }) {
                    let index = Index(kind: kind, fields: [.init(name: name.text)])
                    reading.schema.entities[entity].indexes.append(Declared(index, at: name.span))
                }
            }
        }
        return true
    }

    /// No entity for a field of which nobody knows whose it is.
    private func owners(
        ofMarked names: [String], under scope: Int?, in reading: DocumentReading
    ) -> [String: [Int]] {
        let own = names.filter { SystemField(named: $0) == nil }
        guard !own.isEmpty else { return [:] }
        let shared = owner(of: own, scope, in: reading)
        var owners: [String: [Int]] = [:]
        for name in own {
            owners[name] = (shared ?? owner(of: [name], nil, in: reading)).map { [$0] } ?? []
        }
        let all = Set(owners.values.joined()).sorted()
        for name in names where owners[name] == nil { owners[name] = all }
        return owners
    }

    /// Behind "In the CloudKit dashboard, ".
    private static func behindPlace(_ sentence: ArraySlice<Wording.Token>) -> ArraySlice<Wording.Token> {
        guard let comma = sentence.prefix(longestPlace).firstIndex(where: { $0.sign == .comma }),
            case let place = sentence[..<comma],
            place.contains(where: { $0.means(.preposition) || $0.means(.functionWord) }),
            place.allSatisfy({ $0.kind == .word && $0.means(placing) })
        else { return sentence }
        return sentence[(comma + 1)...]
    }

    private static let longestPlace = 7
    private static let placing: ConceptSet = [
        .preposition, .functionWord, .determiner, .cloudKit, .general, .filler, .schema,
    ]

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
