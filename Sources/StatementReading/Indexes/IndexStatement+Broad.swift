import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// "All fields are queryable except `name`", "Only `rank` is sortable": told, since CloudKit has no index of all.
    func reportBroad(
        _ tokens: ArraySlice<Wording.Token>, of span: SourceSpan, at passage: Int,
        in reading: inout DocumentReading
    ) -> Bool {
        guard reading.scopes[passage] != nil, tokens.contains(where: { $0.means(Self.kinds) }),
            let first = tokens.first(where: { $0.kind != .sign }),
            let next = tokens.dropFirst().first(where: { !$0.means([.filler, .determiner]) }),
            first.means(.every) && next.means(.fields) || first.means(.only) && next.kind == .code
        else { return false }
        reading.reportRefused(.index, because: .unclear, at: span)
        return true
    }

    /// "`Trip` needs a queryable index so that the app can ask for it": of which field it does not say.
    func reportFieldless(
        _ range: Range<Int>, of wording: Wording, in reading: inout DocumentReading
    ) {
        let tokens = wording.tokens[range]
        guard !wording.asks(range),
            let verb = tokens.indices.dropFirst().prefix(2).first(where: { tokens[$0].means(.demand) }),
            let name = tokens[..<verb].last, name.kind == .code, reading.entity(named: name.text) != nil,
            case let words = tokens[(verb + 1)...].prefix(4), words.contains(where: { $0.means(Self.kinds) }),
            let index = words.indices.last(where: { words[$0].means(.index) }), tokens.takesNothingBack,
            // "on title", ": see the table"
            tokens[(index + 1)...].first.map({ $0.sign != .colon && !$0.means([.preposition, .per, .by]) })
                ?? true,
            !tokens[verb...].contains(where: { $0.kind == .code && reading.entity(named: $0.text) == nil })
        else { return }
        reading.report(
            .indexUnread, .note, "this names no field, so no index is read from it",
            at: wording.span(of: range), remedy: "name the fields in back-ticks: Queryable: `field`")
    }

    /// What an item says before it explains: its first sentence, and those that begin with a name or are nothing but kinds.
    static func statement(of wording: Wording) -> ArraySlice<Wording.Token> {
        var end = 0
        for sentence in wording.sentences {
            let words = wording.tokens[sentence]
            let goesOn =
                words.first?.kind == .code || words.prefix(4).contains { $0.sign == .colon }
                || sentence.lowerBound > 0 && wording.tokens[sentence.lowerBound - 1].sign == .semicolon
                    && words.first { !$0.means([.determiner, .filler]) }?.means(kinds) == true
                    && words.contains { $0.kind == .code }
                || IndexWords(words, letters: .none).isComplete
            guard end == 0 || goesOn else { break }
            end = sentence.upperBound
        }
        return wording.tokens[..<end]
    }

    /// "`made`: the wall sorts on it. Sorting needs SORTABLE, and not QUERYABLE": kinds that only the explanation names.
    static func explains(_ wording: Wording, behind statement: ArraySlice<Wording.Token>) -> Bool {
        let rest = wording.tokens[statement.endIndex...]
        return rest.contains { $0.means(kinds) } && !statement.contains { $0.spells(kinds.union([.index])) }
    }

    /// "All record types have queryable and sortable `createdAt`": of each that has the field.
    func readForAll(_ tokens: ArraySlice<Wording.Token>, in reading: inout DocumentReading) -> Bool {
        guard tokens.prefix(2).contains(where: { $0.means([.every, .everyone]) }),
            tokens.prefix(4).contains(where: { $0.means([.record, .entityLabel, .recordTypeLabel]) }),
            let word = tokens.indices.first(where: { tokens[$0].means(Self.kinds) }),
            Wording.refusal(of: word..<word + 1, in: tokens) == nil
        else { return false }
        let names = tokens.filter { $0.kind == .code }
        let kinds = IndexWords(tokens, letters: .none).kinds
        for entity in reading.schema.entities.indices {
            for name in names where reading.hasField(name.text, in: entity) {
                reading.schema.entities[entity].indexes += kinds.map {
                    Declared(Index(kind: $0, fields: [Index.Part(name: name.text)]), at: name.span)
                }
            }
        }
        return !names.isEmpty
    }
}
