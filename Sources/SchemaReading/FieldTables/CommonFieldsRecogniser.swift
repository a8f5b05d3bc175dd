import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

/// Reads the fields that all record types of a document have, said once for all of them.
///
///     ## Common fields
///     Every record type except `Tag` has:
///     | Field | Type |
///     | `updatedAt` | Date/Time |
///
///     Every record has `createdAt` (Date) and `updatedAt` (Date).
///     All records share these fields: `id`, `source`.
struct CommonFieldsRecogniser: Recogniser {
    static let reason = "no record type is described that its fields could be of"

    func read(_ reading: inout DocumentReading) {
        var seen: Set<String> = []
        let names = reading.schema.entities.map(\.name).filter { seen.insert($0.value).inserted }
        if names.isEmpty { return }
        for (index, passage) in reading.outline.passages.enumerated() where !reading.isUsed[index] {
            guard let exceptions = exceptions(to: passage.block, at: index, in: reading) else { continue }
            for name in names where !exceptions.contains(name.value) {
                let claim = Claim(EntityTitle(name: name, strength: .labelled), anchor: nil, from: index)
                declare(passage.block, in: claim, &reading)
            }
        }
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(.every) else { continue }
            let isOfSchema = !reading.standing(of: index).own.isDisjoint(with: [
                .schema, .records, .models, .storage,
            ])
            var fields: [String: [DeclaredField]] = [:]
            for range in wording.sentences {
                guard let sentence = CommonFieldSentence(wording.tokens[range]) else { continue }
                let read = sentence.fields(isOfSchema: isOfSchema, reading)
                if read.isEmpty, isOfSchema { report(sentence, in: &reading) }
                for name in names where !read.isEmpty && !sentence.exceptions.contains(name.value) {
                    fields[name.value, default: []] += read
                }
            }
            for name in names {
                guard let fields = fields[name.value] else { continue }
                var claim = Claim(EntityTitle(name: name, strength: .labelled), anchor: nil, from: index)
                claim.entity.fields = fields
                reading.claim(claim)
            }
        }
    }

    /// At least two names that no record type has: what is said of known fields is another's to read.
    private func report(_ sentence: CommonFieldSentence, in reading: inout DocumentReading) {
        let mentioned = sentence.mentioned
        guard mentioned.count > 1, case let names = Set(mentioned.lazy.map(\.text)),
            !reading.schema.entities.contains(where: { entity in
                entity.fields.contains { names.contains($0.name.value) }
            })
        else { return }
        reading.report(
            .fieldsUnread, .note, "the fields that this says of every record type are not read",
            at: mentioned[0].span,
            remedy: "list them with their types below a heading such as 'Common fields'")
    }

    private func exceptions(to block: Block, at passage: Int, in reading: DocumentReading) -> Set<String>? {
        switch block.kind {
        case .table, .list: SharedFields.exceptions(above: passage, in: reading)
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: nil
        }
    }

    private func declare(_ block: Block, in claim: Claim, _ reading: inout DocumentReading) {
        switch block.kind {
        case .table(let table):
            let plan = ColumnPlan(header: table.header.cells.map(\.content.plainText)).typed(by: table)
            guard plan.name != nil, plan.type != nil, TypeEvidence.holds(table, plan) else { return }
            FieldRows.claim(table, plan, of: claim, in: &reading)
        case .list(let list):
            let items = FieldListItems(
                list, text: reading.document.source.text, file: reading.document.file)
            guard items.isHalfTyped else { return }
            var claim = claim
            claim.entity.fields = items.fields
            reading.claim(claim)
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: return
        }
    }
}
