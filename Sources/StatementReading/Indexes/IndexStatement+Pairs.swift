import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
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

    /// "For `day` enable the index **Sortable**, for `state` — **Queryable**", "`Trip` → Indexes → **Add** → field `day`,
    /// type **Sortable**": behind each field the kinds of its index.
    ///
    /// The fields are those of the record type that the line is about, or of the only one that has them all.
    func readPairs(
        _ sentence: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        let tokens = wording.tokens[sentence]
        let path = Self.path(tokens, in: reading)
        let names = tokens.indices.filter { tokens[$0].kind == .code && $0 >= path?.start ?? 0 }
        guard let first = names.first,
            case let lead = tokens[(path?.start ?? tokens.startIndex)..<first],
            lead.allSatisfy(Self.leadsToField),
            path != nil || lead.contains(where: { $0.means(.preposition) || IndexSentence.isAim($0) }),
            let entity = owner(
                of: names.map { tokens[$0].text }, path?.entity ?? reading.scopes[passage], in: reading)
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

    /// "`Trip` → Indexes → **Add** → field": where to click in the console, and whose index it is.
    private static func path(
        _ tokens: ArraySlice<Wording.Token>, in reading: DocumentReading
    ) -> (entity: Int?, start: Int)? {
        guard let last = tokens.lastIndex(where: isArrow) else { return nil }
        let steps = tokens[..<last].split(whereSeparator: isArrow)
        let isWay = tokens[..<last].allSatisfy { token in
            isArrow(token) || isStep(token) || reading.entity(named: token.text) != nil
        }
        guard isWay, steps.joined().contains(where: { $0.means(.index) }),
            !tokens[..<last].contains(where: { $0.means([.removal, .no, .negation]) }),
            last < tokens.endIndex - 1
        else {
            return nil
        }
        let names = steps.joined().filter { reading.entity(named: $0.text) != nil || $0.kind == .code }
        if names.isEmpty { return (nil, last) }
        guard names.count == 1, let entity = reading.entity(named: names[0].text) else { return nil }
        return (entity, last)
    }

    private static func isArrow(_ token: Wording.Token) -> Bool {
        token.sign == .arrow || token.sign == .greater
    }

    /// "`Trip`", "Open Indexes", but not "Later: Indexes", "If a query fails: Indexes".
    private static func isStep(_ token: Wording.Token) -> Bool {
        token.kind == .code
            || token.kind == .word
                && token.means([
                    .index, .filler, .create, .marking, .preposition, .schema, .cloudKit, .recordTypeLabel,
                    .type,
                    .record,
                ])
    }

    private static func leadsToField(_ token: Wording.Token) -> Bool {
        token.kind == .sign
            || token.means([.preposition, .functionWord, .filler, .determiner, .fields])
                && !token.means(.only)
    }

    func owner(of names: [String], _ scope: Int?, in reading: DocumentReading) -> Int? {
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
            own.allSatisfy({ tokens[$0].kind == .sign || tokens[$0].means(wording) }),
            Wording.refusal(of: kind..<kind + 1, in: tokens) == nil
        else { return nil }
        return IndexWords(tokens[kind..<last + 1], letters: .none).kinds
    }

    private static let wording: ConceptSet = [
        .queryable, .sortable, .searchable, .index, .filler, .determiner, .and, .type, .marking, .create,
        .functionWord,
    ]
}
