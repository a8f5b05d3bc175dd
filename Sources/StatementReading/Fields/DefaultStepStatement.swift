import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading

/// Reads defaults from the steps by which Xcode's editor sets them.
///
///     - Select the `state` attribute:
///       - Default Value: "planned"
package struct DefaultStepStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, reading.outline.passages[index].container != nil,
                RelationshipStepStatement.selects(wording), let entity = reading.scopes[index],
                let field = Self.field(wording, of: entity, in: reading),
                let found = Self.defaultValue(below: index, in: reading)
            else { continue }
            if reading.schema.entities[entity].fields[field].defaultText == nil {
                reading.schema.entities[entity].fields[field].defaultText = found.text
            }
            reading.use(index)
            reading.use(found.passage)
        }
    }

    /// "Select `state` attribute": the only name in back-ticks is that of a field.
    private static func field(_ wording: Wording, of entity: Int, in reading: DocumentReading) -> Int? {
        let names = wording.tokens.filter { $0.kind == .code }
        guard names.count == 1 else { return nil }
        return reading.field(named: names[0].text, in: entity)
    }

    private static func defaultValue(
        below passage: Int, in reading: DocumentReading
    ) -> (text: Declared<String>, passage: Int)? {
        let list = passage + 1
        guard list < reading.outline.passages.count, case .list = reading.outline.passages[list].block.kind,
            reading.outline.passages[list].container == reading.outline.passages[passage].container
        else { return nil }
        for line in list...reading.outline.passages[list].end {
            let block = reading.outline.passages[line].block
            guard case .paragraph = block.kind,
                let line = CardLine(
                    reading.document.source.text, Int(block.span.lower)..<Int(block.span.upper),
                    at: { _ in block.span }),
                HeaderVocabulary.role(of: line.header) == .defaultValue,
                // "(set in code)" is no value.
                line.value.plainText.first != "(",
                let text = DefaultCell.text(of: line.value, at: line.span)
            else { continue }
            return (text, list)
        }
        return nil
    }
}
