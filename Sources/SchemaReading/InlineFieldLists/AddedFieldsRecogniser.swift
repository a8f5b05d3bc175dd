import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads a sentence that adds fields with their types to a record type.
///
///     Add `cover` (Asset) and `rank` (Int64) to `Trip`.
///     7. Add `thumbnail` (**Bytes**) to the `Photo` record type. Leave it unindexed.
///
/// The record type is one that the document describes, or one that it calls so.
struct AddedFieldsRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard reading.standings.speaksOfStore else { return }
        var described: [String: Int]?
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(.adding), !reading.standing(of: index).isForeign else {
                continue
            }
            let known = described ?? Self.described(in: reading)
            described = known
            for sentence in wording.sentences {
                let tokens = wording.tokens[sentence]
                guard let added = AddedFields(tokens, besides: known, reading) else { continue }
                if known[added.name.text] != nil, added.isAsserted, !wording.asks(sentence),
                    reading.isMeant(index)
                {
                    declare(added, of: known[added.name.text], at: index, &reading)
                } else {
                    report(added, of: known[added.name.text], &reading)
                }
            }
        }
    }

    /// The record types that are described by now, by their names, and -1 for those that a sentence only calls so.
    private static func described(in reading: DocumentReading) -> [String: Int] {
        var known = Dictionary(
            TypedMentionsRecogniser.labelled(in: reading).map { ($0, -1) }, uniquingKeysWith: { $1 })
        for (index, entity) in reading.schema.entities.enumerated().reversed() {
            known[entity.name.value] = index
        }
        return known
    }

    private func declare(
        _ added: AddedFields, of entity: Int?, at passage: Int, _ reading: inout DocumentReading
    ) {
        let fields = missing(added.fields, of: entity, reading)
        guard !fields.isEmpty else { return }
        let known = entity.flatMap { $0 < 0 ? nil : $0 }
        let name =
            known.map { reading.schema.entities[$0].name } ?? Declared(added.name.text, at: added.name.span)
        var claim = Claim(
            EntityTitle(name: name, strength: .labelled),
            anchor: known.flatMap { reading.claims.anchors[$0] },
            from: passage)
        claim.entity.fields = fields
        claim.isMetadata = true
        reading.claim(claim)
    }

    private func report(_ added: AddedFields, of entity: Int?, _ reading: inout DocumentReading) {
        for field in missing(added.fields, of: entity, reading) {
            reading.report(
                .fieldsUnread, .note,
                "'\(field.name.value)' is not read as a field of '\(added.name.text)' from this sentence",
                at: field.name.span, remedy: "write it into the table or list of the fields, if it is one")
        }
    }

    private func missing(
        _ fields: [DeclaredField], of entity: Int?, _ reading: DocumentReading
    ) -> [DeclaredField] {
        guard let entity, entity >= 0 else { return fields }
        let known = reading.schema.entities[entity].fields
        return fields.filter { field in !known.contains { $0.name.value == field.name.value } }
    }
}
