import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Reads the fields that a line right above a table or list of fields adds to it.
///
///     `id` (UUID) and `updatedAt` (Date/Time) plus:
///
///     | Field | Type |
package struct LeadingFieldsRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for passage in reading.outline.passages.indices.dropFirst() where reading.isUsed[passage] {
            guard Self.isOfFields(reading.outline.passages[passage].block), !reading.isUsed[passage - 1],
                let line = reading.line(above: passage), Self.leadsOn(line)
            else { continue }
            read(line, above: passage, &reading)
        }
    }

    private static func isOfFields(_ block: Block) -> Bool {
        switch block.kind {
        case .table, .list: true
        case .heading, .paragraph, .codeBlock, .blockQuote, .html, .thematicBreak: false
        }
    }

    /// "… and:", "… plus:".
    private static func leadsOn(_ line: Wording) -> Bool {
        guard line.tokens.count > 4, line.tokens.last?.sign == .colon else { return false }
        return line.tokens[line.tokens.count - 2].means([.and, .more, .with])
    }

    /// All names in back-ticks must be fields with types, so that none is a record type or a value.
    private func read(_ line: Wording, above passage: Int, _ reading: inout DocumentReading) {
        let tokens = line.tokens[...]
        let fields = tokens.indices.compactMap { TypedMentionsRecogniser.field(at: $0, in: tokens, reading) }
        let floor = reading.outline.sections[reading.outline.passages[passage].section].start
        guard !fields.isEmpty, fields.count == tokens.count(where: { $0.kind == .code }),
            let found = EntityNaming.find(for: passage, from: floor, in: reading),
            reading.claims.names.contains(found.title.name.value)
        else { return }
        var claim = Claim(found.title, anchor: found.anchor, from: passage - 1)
        claim.entity.fields = fields
        claim.isMetadata = true
        reading.claim(claim)
    }
}
