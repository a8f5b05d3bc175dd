import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading
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
package struct CommonFieldsRecogniser: Recogniser {
    package init() {}

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
        let known = Set(reading.schema.entities.lazy.flatMap(\.fields).map(\.name.value))
        for (index, wording) in reading.wordings.enumerated() where !reading.isUsed[index] {
            guard let wording, wording.mayMean(.every) else { continue }
            let isOfSchema = !reading.standing(of: index).own.isDisjoint(with: [
                .schema, .records, .models, .storage,
            ])
            var fields: [String: [DeclaredField]] = [:]
            var takenBack: Bool?
            let sentences = wording.sentences
            for range in sentences {
                guard let sentence = CommonFieldSentence(wording.tokens[range]), !wording.asks(range) else {
                    continue
                }
                let isTakenBack = takenBack ?? Self.takesBack(wording, sentences)
                takenBack = isTakenBack
                let read = isTakenBack ? [] : sentence.fields(isOfSchema: isOfSchema, reading)
                if isOfSchema { report(sentence, besides: read, known, in: &reading) }
                for name in names where !read.isEmpty && !sentence.exceptions.contains(name.value) {
                    fields[name.value, default: []] += read
                }
            }
            for name in names where !fields.isEmpty {
                guard let fields = fields[name.value] else { continue }
                var claim = Claim(EntityTitle(name: name, strength: .labelled), anchor: nil, from: index)
                claim.entity.fields = fields
                reading.claim(claim)
            }
        }
    }

    /// "They are not stored", "; these are removed in v2": another sentence about the same fields.
    private static func takesBack(_ wording: Wording, _ sentences: [Range<Int>]) -> Bool {
        if sentences.count > 1, !wording.tokens[...].takesNothingBack { return true }
        return sentences.contains { sentence in
            let words = wording.tokens[sentence]
            return !words.contains { $0.kind == .code }
                && words.contains { $0.means([.no, .negation, .removed, .retired, .outOfUse]) }
        }
    }

    /// At least two names that no record type has: what is said of known fields is another's to read.
    private func report(
        _ sentence: CommonFieldSentence, besides read: [DeclaredField], _ known: Set<String>,
        in reading: inout DocumentReading
    ) {
        let mentioned = sentence.mentioned
        let places = Set(read.lazy.map(\.name.span.lower))
        guard let first = mentioned.first(where: { !places.contains($0.span.lower) }),
            mentioned.count > 1, !mentioned.contains(where: { known.contains($0.text) })
        else { return }
        reading.report(
            .fieldsUnread, .note, "the fields that this says of every record type are not read",
            at: first.span,
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
