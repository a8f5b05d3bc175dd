import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads a sentence that adds fields with their types to a record type.
///
///     Add `cover` (Asset) and `rank` (Int64) to `Trip`.
///     7. Add `thumbnail` (**Bytes**) to the `Photo` record type. Leave it unindexed.
///
/// It counts as a step below a heading of steps or of the schema; elsewhere, and with other words in it, it is told.
package struct AddedFieldsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        var described: [String: Int]?
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(.adding), !reading.standing(of: index).isExample else {
                continue
            }
            let known = described ?? Self.described(in: reading)
            described = known
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                // The paragraph is asked last: most sentences of a long one add nothing.
                if let added = AddedFields(tokens, reading),
                    added.isLabelled || known[added.name.text] != nil,
                    !wording.asks(sentence), isStep(index, in: reading),
                    speaksOfNothingElse(wording, sentence)
                {
                    declare(added, of: known[added.name.text], at: index, sentence, &reading)
                } else if let told = unread(in: tokens, besides: known, reading) {
                    report(told.field, of: told.owner, &reading)
                }
            }
        }
    }

    private static func described(in reading: DocumentReading) -> [String: Int] {
        Dictionary(
            reading.schema.entities.enumerated().map { ($1.name.value, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    // MARK: Steps

    /// Below nothing but words for steps, the schema and record types, or the name of one.
    private func isStep(_ passage: Int, in reading: DocumentReading) -> Bool {
        guard reading.isAsserted(passage), !isOpenTask(passage, in: reading) else { return false }
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard let heading = section.heading else { return true }
        return reading.claims.anchorSet.contains(section.start)
            || heading.tokens.allSatisfy { token in
                token.kind == .sign || token.kind == .number || token.means(Self.stepWords)
            }
    }

    /// "- [ ] Add …": what is still to be done may never be.
    private func isOpenTask(_ passage: Int, in reading: DocumentReading) -> Bool {
        let start = Int(reading.outline.passages[passage].block.span.lower)
        return reading.document.source.text[..<start].suffix(4).elementsEqual("[ ] ".utf8)
    }

    private static let stepWords: ConceptSet = [
        .step, .filler, .general, .cloudKit, .coreData, .swiftData, .schema, .record, .type, .recordTypeLabel,
        .entityLabel, .fields, .create, .adding, .functionWord, .preposition, .determiner, .and,
    ]

    /// A paragraph that goes on about other names with types is told as a whole.
    private func speaksOfNothingElse(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        let tokens = wording.tokens
        return tokens[...].takesNothingBack
            && !tokens.indices.contains { index in
                !sentence.contains(index) && tokens[index].kind == .code && index + 2 < tokens.count
                    && tokens[index + 1].sign == .open
                    && TypeVocabulary.meaning(of: tokens[index + 2].text) != nil
            }
    }

    private func declare(
        _ added: AddedFields, of entity: Int?, at passage: Int, _ sentence: Range<Int>,
        _ reading: inout DocumentReading
    ) {
        let name =
            entity.map { reading.schema.entities[$0].name } ?? Declared(added.name.text, at: added.name.span)
        let known = entity.map { reading.schema.entities[$0].fields } ?? []
        // One with another type is a contradiction, which is told where all that is said of a field is joined.
        let fields = added.fields.filter { field in
            !known.contains { $0.name.value == field.name.value && $0.type?.name == field.type?.name }
        }
        guard !fields.isEmpty else { return }
        var claim = Claim(
            EntityTitle(name: name, strength: .labelled),
            anchor: entity.flatMap { reading.claims.anchors[$0] },
            from: passage)
        claim.entity.fields = fields
        reading.claim(claim)
        reading.useAsMetadata(passage, sentence: sentence)
    }

    // MARK: What is told

    /// A name that is no field of the record type that the sentence names, where it is about no index or right.
    private func unread(
        in tokens: ArraySlice<Wording.Token>, besides known: [String: Int], _ reading: DocumentReading
    ) -> (field: Wording.Token, owner: String)? {
        guard let verb = tokens.firstIndex(where: { $0.kind == .word && $0.means(.adding) }),
            !tokens.contains(where: { $0.means(Self.other) }),
            let owner = tokens.first(where: { Self.isOwner($0, known) }),
            let field = tokens[verb...].first(where: { token in
                token.kind == .code && Identifier.isFieldName(token.text)
                    && !token.text.contains(".") && SystemField(named: token.text) == nil
                    && known[token.text] == nil
            }),
            known[owner.text].map({ entity in
                !reading.schema.entities[entity].fields.contains { $0.name.value == field.text }
            }) ?? Self.isTyped(field, in: tokens)
        else { return nil }
        return (field, owner.text)
    }

    private static let other: ConceptSet = [
        .index, .queryable, .sortable, .searchable, .uniqueness, .unique, .security, .access,
    ]

    private static func isOwner(_ token: Wording.Token, _ known: [String: Int]) -> Bool {
        guard token.isName, Identifier.isTypeName(token.text) else { return false }
        if known[token.text] != nil { return true }
        return token.kind == .code && !AppTypeName.isOfProgram(token.text)
            && !AppTypeName.isElsewhere(token.text) && TypeVocabulary.meaning(of: token.text) == nil
    }

    private static func isTyped(_ field: Wording.Token, in tokens: ArraySlice<Wording.Token>) -> Bool {
        guard let index = tokens.firstIndex(where: { $0.span == field.span }), index + 2 < tokens.endIndex
        else { return false }
        return tokens[index + 1].sign == .open && TypeVocabulary.meaning(of: tokens[index + 2].text) != nil
    }

    private func report(_ field: Wording.Token, of owner: String, _ reading: inout DocumentReading) {
        reading.report(
            .fieldsUnread, .note, "'\(field.text)' is not read as a field of '\(owner)' from this sentence",
            at: field.span, remedy: "write it into the table or list of the fields, if it is one")
    }
}
