import Diagnostics
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// "Mark `owner` and `day` queryable, and `day` sortable, because the app sorts by it", "In the CloudKit dashboard, mark
    /// `day` as Queryable": behind the verb stand names and kinds in turn.
    ///
    /// The fields are those of the record type that the sentence names or the line is about, or of the only one that has them
    /// all, or each of the only one that has it; what every record has, such as `recordName`, is of all these.
    func readMarking(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let place = behindPlace(wording.tokens[sentence], reading)
        let tokens = place.rest
        guard let verb = tokens.first, verb.kind == .word, verb.means(.marking), !wording.asks(sentence)
        else {
            return false
        }
        let groups = Self.groups(behindVerbIn: tokens)
        let names = groups.flatMap { tokens[$0.names].filter { $0.kind == .code } }.map(\.text)
        guard !names.isEmpty,
            let owners = owners(
                ofMarked: Set(names), under: place.entity ?? reading.scopes[passage], in: &reading)
        else { return false }
        // "… if you sort", but "…, because the app sorts".
        let end = groups.last?.kinds.endIndex ?? tokens.endIndex
        let isTied = end < tokens.endIndex && tokens.polarityMarks(at: end).contains(.condition)
        var read: Set<Index> = []
        for (names, words) in groups {
            if let reason = isTied ? .possible : Wording.refusal(of: words, in: tokens) {
                reading.reportRefused(
                    .index, because: reason, at: wording.span(of: names.lowerBound..<words.upperBound))
                continue
            }
            let kinds = IndexWords(tokens[words], letters: .none).kinds
            for name in tokens[names] where name.kind == .code {
                let entities = owners[name.text] ?? []
                if entities.isEmpty { reading.reportRefused(.index, because: .unclear, at: name.span) }
                for kind in kinds {
                    let index = Index(kind: kind, fields: [.init(name: Self.field(of: name.text))])
                    guard read.insert(index).inserted else { continue }
                    for entity in entities {
                        reading.schema.entities[entity].indexes.append(Declared(index, at: name.span))
                    }
                }
            }
        }
        return true
    }

    /// No entity for a field of which nobody knows whose it is; nil where none has any of them.
    private func owners(
        ofMarked names: Set<String>, under scope: Int?, in reading: inout DocumentReading
    ) -> [String: [Int]]? {
        let known = names.filter { SystemField(named: $0) == nil }
        guard !known.isEmpty else {
            let entity = scope ?? (reading.schema.entities.count == 1 ? 0 : nil)
            return Dictionary(uniqueKeysWithValues: names.map { ($0, entity.map { [$0] } ?? []) })
        }
        let having = Dictionary(
            uniqueKeysWithValues: known.map { ($0, entities(having: $0, in: &reading)) })
        guard having.values.contains(where: { !$0.isEmpty }) else { return nil }
        let fewest = having.values.min { $0.count < $1.count } ?? []
        let all = fewest.filter { entity in
            (scope ?? entity) == entity && having.values.allSatisfy { $0.contains(entity) }
        }
        var owners = having.mapValues { entities -> [Int] in
            if all.count == 1 { return all }
            if let scope, entities.contains(scope) { return [scope] }
            return entities.count == 1 ? entities : []
        }
        let owning = Set(owners.values.joined()).sorted()
        for name in names where owners[name] == nil { owners[name] = owning }
        return owners
    }

    /// Of `Trip.day` the record type that the path begins with.
    private func entities(having name: String, in reading: inout DocumentReading) -> [Int] {
        let parts = name.split(separator: ".")
        guard parts.count == 2 else { return reading.entities(havingField: name) }
        guard let entity = reading.entity(named: String(parts[0])),
            reading.hasField(String(parts[1]), in: entity)
        else { return [] }
        return [entity]
    }

    private static func field(of path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
    }

    /// Behind "In the CloudKit dashboard, " and "In `Trip`, ", and the record type that is named there.
    private func behindPlace(
        _ sentence: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> (rest: ArraySlice<Wording.Token>, entity: Int?) {
        guard let comma = sentence.prefix(Self.longestPlace).firstIndex(where: { $0.sign == .comma }),
            case let place = sentence[..<comma],
            place.contains(where: { $0.means(.preposition) || $0.means(.functionWord) })
        else { return (sentence, nil) }
        var named: Int?
        for token in place where token.kind != .word || !token.means(Self.placing) {
            guard named == nil, token.isName, let entity = reading.entity(named: token.text) else {
                return (sentence, nil)
            }
            named = entity
        }
        return (sentence[(comma + 1)...], named)
    }

    private static let longestPlace = 7
    private static let placing: ConceptSet = [
        .preposition, .functionWord, .determiner, .cloudKit, .general, .filler, .schema, .record,
        .recordTypeLabel, .type,
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
