import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Names of fields that say themselves whose they are.
extension IndexStatement {
    /// `Trip.start`, and what a slash adds to it: `Trip.start`/`end`.
    static func paths(
        in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> [(entity: Int, field: Wording.Token)] {
        var paths: [(entity: Int, field: Wording.Token)] = []
        var owner: Int?
        for (index, token) in zip(tokens.indices, tokens) {
            guard token.kind == .code else {
                if token.sign != .slash { owner = nil }
                continue
            }
            var field = token
            let parts = token.text.split(separator: ".").map(String.init)
            if parts.count == 2 {
                owner = reading.entity(named: parts[0])
                field.text = parts[1]
            } else if index == tokens.startIndex || tokens[index - 1].sign != .slash {
                owner = nil
            }
            guard let entity = owner, reading.hasField(field.text, in: entity) else { continue }
            paths.append((entity, field))
        }
        return paths
    }

    /// "`Trip.start` is queryable and `Stop.place` is sortable": what each path that names a field is said to be.
    func readPaths(_ tokens: ArraySlice<Wording.Token>, in reading: inout DocumentReading) -> Bool {
        var isRead = false
        for index in tokens.indices.dropLast(2)
        where tokens[index].kind == .code && tokens[index + 1].means(.is)
            && tokens[index + 2].means(Self.kinds)
        {
            guard let path = Self.paths(in: tokens[index...index], reading).first,
                Wording.refusal(of: index + 2..<index + 3, in: tokens) == nil
            else { continue }
            let words = tokens[(index + 2)...].prefix {
                $0.means(Self.kinds) || $0.means(.and) || $0.sign == .comma
            }
            let next = words.endIndex
            guard next == tokens.endIndex || tokens[next].kind == .sign || tokens[next].kind == .code else {
                continue
            }
            for kind in IndexWords(words, letters: .none).kinds {
                reading.schema.entities[path.entity].indexes.append(
                    Declared(Index(kind: kind, fields: [.init(name: path.field.text)]), at: path.field.span))
            }
            isRead = true
        }
        return isRead
    }

    /// "Make sure that the **queryable** indexes are there: `Trip.start`, `Stop.place` (sortable, too)": the kinds stand before
    /// the colon, and in brackets those that a field has besides. Nothing but paths stands behind it.
    func readListedPaths(_ tokens: ArraySlice<Wording.Token>, in reading: inout DocumentReading) -> Bool {
        guard let listing = Self.listing(in: tokens),
            case let head = tokens[..<listing.lowerBound],
            let trigger = head.firstIndex(where: { $0.means(Self.kinds.union([.index])) }),
            !head.contains(where: { $0.means([.unique, .uniqueness, .compound, .primary]) })
        else { return false }
        let list = tokens.outsideBrackets(listing)
        let names = list.filter { tokens[$0].kind == .code }
        let paths = Self.paths(in: tokens[listing], reading)
        let known = Set(paths.map(\.field.span.lower))
        let unknown = names.filter { !known.contains(tokens[$0].span.lower) }
        guard !paths.isEmpty || unknown.allSatisfy({ Self.isPath(tokens[$0].text) }), !names.isEmpty,
            list.allSatisfy({
                tokens[$0].kind == .code || tokens[$0].means(.and)
                    || [.comma, .plus, .slash, .ampersand, .close, .stop].contains(tokens[$0].sign)
            })
        else { return false }
        if let reason = Wording.refusal(of: trigger..<trigger + 1, in: tokens), let last = tokens.last {
            let span = tokens[tokens.startIndex].span.joined(with: last.span)
            reading.reportRefused(.index, because: reason, at: span)
            return true
        }
        let said = IndexWords(head, letters: .none).kinds
        let places = Dictionary(names.map { (tokens[$0].span.lower, $0) }) { first, _ in first }
        for path in paths {
            let own = places[path.field.span.lower].map { Self.kinds(inBracketsBehind: $0, in: tokens) } ?? []
            for kind in (said.isEmpty ? [.queryable] : said) + own {
                reading.schema.entities[path.entity].indexes.append(
                    Declared(Index(kind: kind, fields: [.init(name: path.field.text)]), at: path.field.span))
            }
        }
        for name in unknown {
            reportUnknown(path: tokens[name], in: &reading)
        }
        return true
    }

    /// What stands behind the last colon; or in brackets at the end of what tells to add indexes: "Add all indexes
    /// (`Trip.start`, `Stop.place`)."
    private static func listing(in tokens: ArraySlice<Wording.Token>) -> Range<Int>? {
        func isDotted(_ index: Int) -> Bool {
            index < tokens.endIndex && tokens[index].kind == .code && tokens[index].text.utf8.contains(0x2e)
        }
        if let colon = tokens.lastIndex(where: { $0.sign == .colon }) {
            return isDotted(colon + 1) ? colon + 1..<tokens.endIndex : nil
        }
        let end = tokens.last?.sign == .stop ? tokens.endIndex - 1 : tokens.endIndex
        guard let first = tokens.first, first.means([.create, .filler]), !first.means(.determiner),
            tokens[..<end].last?.sign == .close,
            let open = tokens[..<end].lastIndex(where: { $0.sign == .open }), isDotted(open + 1),
            tokens[..<open].takesNothingBack,
            !tokens.contains(where: {
                $0.isQuestionMark || $0.means([.condition, .exception, .forExample, .example])
            })
        else { return nil }
        return open + 1..<end - 1
    }

    /// `Trip.start`, but not `trips.json`.
    private static func isPath(_ text: String) -> Bool {
        let parts = text.split(separator: ".").map(String.init)
        return parts.count == 2 && Identifier.isTypeName(parts[0]) && Identifier.isValid(parts[1])
    }

    private static func owner(of path: Wording.Token, _ reading: DocumentReading) -> Int? {
        let parts = path.text.split(separator: ".").map(String.init)
        return parts.count == 2 ? reading.entity(named: parts[0]) : nil
    }

    private func reportUnknown(path: Wording.Token, in reading: inout DocumentReading) {
        guard let owner = Self.owner(of: path, reading),
            let field = path.text.split(separator: ".").last.map(String.init)
        else { return reading.reportRefused(.index, because: .unknown, at: path.span) }
        reportNoField(field, of: owner, at: path.span, in: &reading)
    }

    private static func kinds(
        inBracketsBehind name: Int, in tokens: ArraySlice<Wording.Token>
    ) -> [Index.Kind] {
        guard tokens.indices.contains(name + 1), tokens[name + 1].sign == .open else { return [] }
        return IndexWords(tokens[(name + 2)...].prefix { $0.sign != .close }, letters: .none).kinds
    }

    /// `Trip.start` + `Trip.end`, whose names say themselves whose they are; of "unique (trip, place)" in a line about
    /// another entity's fields, the only one that has them all.
    static func withoutOwner(
        _ entry: IndexLine.Entry, of subject: Int?, _ reading: DocumentReading
    ) -> (entry: IndexLine.Entry, entity: Int?) {
        let paths = entry.fields.map { $0.name.split(separator: ".").map(String.init) }
        guard let path = paths.first, path.count > 1, let owner = reading.entity(named: path[0]) else {
            let isOfSubject = subject.map { subject in
                entry.fields.contains { reading.hasField($0.name, in: subject) }
            }
            let names = entry.fields.map(\.name)
            return (entry, isOfSubject == false ? reading.owner(of: names) ?? subject : subject)
        }
        var entry = entry
        for (index, other) in paths.enumerated() where other.count > 1 && other[0] == path[0] {
            entry.fields[index].name = other.dropFirst().joined(separator: ".")
        }
        return (entry, owner)
    }

    /// "Indexes: `trips(owner, start)`": the name before the brackets is a table's or record type's.
    static func calls(
        in tokens: ArraySlice<Wording.Token>, _ reading: DocumentReading
    ) -> [(entity: Int, index: Declared<Index>)] {
        let kinds = IndexWords(tokens, letters: .none).kinds
        return tokens.flatMap { token -> [(entity: Int, index: Declared<Index>)] in
            guard token.kind == .code, token.text.last == ")", let open = token.text.firstIndex(of: "("),
                let entity = reading.entity(named: String(token.text[..<open])),
                let names = NameList.names(inCode: String(token.text[open...])),
                names.allSatisfy({ reading.hasField($0, in: entity) })
            else { return [] }
            let parts = names.map { Index.Part(name: $0) }
            return (kinds.isEmpty ? [.queryable] : kinds).map {
                (entity, Declared(Index(kind: $0, fields: parts), at: token.span))
            }
        }
    }
}
