import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Sentences that ask for indexes: `IndexSentence` tells what one asks for.
extension IndexStatement {
    /// "`a` must be queryable, `b` must be sortable": one demand after the other. Returns whether all names are fields.
    func readDemands(
        _ range: Range<Int>, of wording: Wording, at passage: Int, in reading: inout DocumentReading
    ) -> Bool {
        var rest = wording.tokens[range]
        let scope = owner(in: rest, reading) ?? reading.scopes[passage]
        var areKnown = false
        var count = 0
        while count < Self.mostDemands, let sentence = IndexSentence(rest) {
            count += 1
            let words = rest[sentence.words]
            let found = indexes(rest, sentence.names, words, of: scope, in: reading)
            if found.isEmpty {
                reportUnknown(rest, sentence, at: passage, in: &reading)
                reportFieldless(range, of: wording, in: &reading)
                return false
            }
            if let reason = sentence.refusal {
                reading.reportRefused(.index, because: reason, at: wording.span(of: rest.indices))
                return true
            }
            let known = Set(found.flatMap { $0.1.value.fields.map(\.name) })
            areKnown = rest[sentence.names].allSatisfy { token in
                token.kind != .code || known.contains { token.text.hasSuffix($0) }
            }
            for (entity, index) in found { reading.schema.entities[entity].indexes.append(index) }
            rest = rest[sentence.words.upperBound...]
        }
        if count == 0 { reportFieldless(range, of: wording, in: &reading) }
        return areKnown && count < Self.mostDemands
    }

    /// "`Stop` needs a queryable index for `name`": the only record type that the sentence names in back-ticks.
    private func owner(in sentence: ArraySlice<Wording.Token>, _ reading: DocumentReading) -> Int? {
        let owners = sentence.filter { $0.kind == .code }.compactMap { reading.entity(named: $0.text) }
        return owners.count == 1 ? owners[0] : nil
    }

    /// Each looks at the whole rest of the sentence; no sentence that a person reads has more.
    private static let mostDemands = 64

    /// "Index on `nothing`"
    private func reportUnknown(
        _ tokens: ArraySlice<Wording.Token>, _ sentence: IndexSentence, at passage: Int,
        in reading: inout DocumentReading
    ) {
        guard let scope = reading.scopes[passage], sentence.refusal == nil, tokens.count <= 8,
            let name = tokens[sentence.names].first(where: { $0.kind == .code && $0.isName }),
            reading.schema.entities.allSatisfy({ $0.name.value != name.text })
        else { return }
        reportNoField(name.text, of: scope, at: name.span, in: &reading)
    }

    func reportNoField(
        _ name: String, of entity: Int, at span: SourceSpan, in reading: inout DocumentReading
    ) {
        let owner = reading.schema.entities[entity].name.value
        reading.report(
            .indexUnread, .warning, "'\(name)' is no field of '\(owner)', so no index is read from it",
            at: span,
            remedy: didYouMean(name, among: reading.fieldNames(of: entity))
                ?? "describe the field, or leave the index out")
    }
}
