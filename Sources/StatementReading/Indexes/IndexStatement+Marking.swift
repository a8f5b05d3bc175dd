import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
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
        let place = StatedPlace(wording.tokens[sentence])
        let tokens = place.rest
        guard let verb = tokens.first, verb.kind == .word, verb.means(.marking), !wording.asks(sentence)
        else {
            return false
        }
        let groups = Self.groups(behindVerbIn: tokens)
        let names = Set(groups.flatMap { tokens[$0.names].filter { $0.kind == .code } }.map(\.text))
        let rest = tokens[(groups.last?.kinds.endIndex ?? tokens.endIndex)...]
        // "… for `Stop`", but not "… for sorting".
        let owner = StatedPlace.owner(in: rest.prefix { $0.sign != .open })?.name.text
        let named = owner.flatMap { reading.entity(named: $0) }
        let stated = place.name.map { reading.entity(named: $0.text) } ?? named
        let isStated = place.name != nil || named != nil
        guard !names.isEmpty,
            let owners = isStated
                ? owners(ofMarked: names, statedAs: stated, in: reading)
                : owners(ofMarked: names, under: reading.scopes[passage], in: &reading)
        else { return false }
        let reason = named == nil || place.name != nil ? refusal(of: rest, in: reading) : nil
        var read: [Int: Set<Index>] = [:]
        for (names, words) in groups {
            if let reason = reason ?? Wording.refusal(of: words, in: tokens) {
                reading.reportRefused(
                    .index, because: reason, at: wording.span(of: names.lowerBound..<words.upperBound))
                continue
            }
            let kinds = IndexWords(tokens[words], letters: .none).kinds
            for name in tokens[names] where name.kind == .code {
                let entities = owners[name.text] ?? []
                if entities.isEmpty { reading.reportRefused(.index, because: .unclear, at: name.span) }
                for (entity, kind) in entities.flatMap({ entity in kinds.map { (entity, $0) } }) {
                    let index = Index(kind: kind, fields: [.init(name: Self.field(of: name.text))])
                    guard read[entity, default: []].insert(index).inserted else { continue }
                    reading.schema.entities[entity].indexes.append(Declared(index, at: name.span))
                }
            }
        }
        return true
    }

    /// What stands behind the kinds: "… if you sort", "… later", "… for `Stop`", but not "…, because the app sorts".
    private func refusal(
        of rest: ArraySlice<Wording.Token>, in reading: DocumentReading
    ) -> RefusedFact.Reason? {
        if rest.first.map({ _ in rest.polarityMarks(at: rest.startIndex).contains(.condition) }) ?? false {
            return .possible
        }
        let isOfOther = rest.contains { token in
            token.kind == .code && Identifier.isTypeName(token.text)
                || token.isName && reading.entity(named: token.text) != nil
        }
        if isOfOther { return .unclear }
        return rest.prefix(1).takesNothingBack ? nil : .possible
    }

    /// Of the record type that the sentence names; nil where there is none of that name.
    private func owners(
        ofMarked names: Set<String>, statedAs entity: Int?, in reading: DocumentReading
    ) -> [String: [Int]] {
        Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, entity.flatMap { reading.owns(name, $0) ? [$0] : nil } ?? [])
            })
    }

    /// No entity for a field of which nobody knows whose it is; nil where none has any of them.
    private func owners(
        ofMarked names: Set<String>, under scope: Int?, in reading: inout DocumentReading
    ) -> [String: [Int]]? {
        let paths = names.filter { $0.contains(".") }
        let known = names.filter { !$0.contains(".") && SystemField(named: $0) == nil }
        var owners: [String: [Int]] = [:]
        for path in paths { owners[path] = owner(ofPath: path, in: reading).map { [$0] } ?? [] }
        if known.isEmpty, paths.isEmpty {
            let entity = scope ?? (reading.schema.entities.count == 1 ? 0 : nil)
            for name in names { owners[name] = entity.map { [$0] } ?? [] }
            return owners
        }
        let having = Dictionary(
            uniqueKeysWithValues: known.map { ($0, reading.entities(havingField: $0)) })
        guard !paths.isEmpty || having.values.contains(where: { !$0.isEmpty }) else { return nil }
        let all = entities(havingAll: known, scope, having, reading)
        for (name, entities) in having {
            if all.count == 1 {
                owners[name] = all
            } else if let scope, reading.hasField(name, in: scope) {
                owners[name] = [scope]
            } else {
                owners[name] = entities.count == 1 ? entities : []
            }
        }
        let owning = Set(owners.values.joined()).sorted()
        for name in names where owners[name] == nil { owners[name] = owning }
        return owners
    }

    /// The record type of the line where it has them all, or else the first two of those that have: of many no more is asked.
    private func entities(
        havingAll names: Set<String>, _ scope: Int?, _ having: [String: [Int]], _ reading: DocumentReading
    ) -> [Int] {
        func hasAll(_ entity: Int) -> Bool { names.allSatisfy { reading.hasField($0, in: entity) } }
        if let scope { return hasAll(scope) ? [scope] : [] }
        let fewest = having.values.min { $0.count < $1.count } ?? []
        return Array(fewest.lazy.filter(hasAll).prefix(2))
    }

    /// `Trip.day`
    private func owner(ofPath path: String, in reading: DocumentReading) -> Int? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, let entity = reading.entity(named: parts[0]), reading.owns(parts[1], entity)
        else { return nil }
        return entity
    }

    private static func field(of path: String) -> String {
        path.split(separator: ".").last.map(String.init) ?? path
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

extension DocumentReading {
    /// Whether it is a field of its own, or one that every record has.
    fileprivate func owns(_ field: String, _ entity: Int) -> Bool {
        hasField(field, in: entity) || SystemField(named: field) != nil
    }
}
