import Diagnostics
import Markdown
import SchemaModel

/// Reads the fields that all record types of a document have, said once for all of them.
///
///     ## Common fields
///     Every record type except `Tag` has:
///     | Field | Type |
///     | `updatedAt` | Date/Time |
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
