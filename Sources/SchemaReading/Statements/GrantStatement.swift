import Diagnostics
import Markdown
import SchemaModel

/// Reads who may do what with an entity's records, in sentences and in lists about security.
///
///     Only the creating user has read/write access.
///     - Owner: Read/Write
///     - Public: No Access
struct GrantStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            if reading.isMetadata[index] || reading.outline.passages[index].container != nil { continue }
            for sentence in wording.sentences {
                let grants = GrantGrammar(wording, sentence).inProse { reading.hasField($0, in: entity) }
                reading.schema.entities[entity].grants += grants
            }
        }
        for (index, passage) in reading.outline.passages.enumerated() {
            guard case .list(let list) = passage.block.kind, let entity = reading.scopes[index] else {
                continue
            }
            guard reading.topic(of: index).contains(.security) else { continue }
            read(list, at: index, of: entity, in: &reading)
        }
    }

    private func read(
        _ list: MarkdownList, at passage: Int, of entity: Int, in reading: inout DocumentReading
    ) {
        var isUnderstood = false
        for item in list.items {
            guard case .paragraph(let content)? = item.blocks.first?.kind else { continue }
            let wording = Wording(content)
            let grammar = GrantGrammar(wording, wording.tokens.indices)
            guard let grants = grammar.inList() else { continue }
            isUnderstood = true
            reading.schema.entities[entity].grants += grants
        }
        if isUnderstood { reading.use(passage) }
    }
}
