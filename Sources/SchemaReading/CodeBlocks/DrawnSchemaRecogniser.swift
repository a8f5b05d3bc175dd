import Markdown

/// Reads SQL and diagrams where they are the document's only description of its entities.
///
///     CREATE TABLE card (        erDiagram
///         title text NOT NULL        CARD {
///     );                                 text title
struct DrawnSchemaRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard reading.schema.entities.isEmpty else { return }
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind else { continue }
            let code = CodeText(block, file: reading.document.file)
            if CodeLanguage.isSQL(block) {
                reading.add(SQLDefinitionReading.declare(code), from: passage, heading: nil)
            } else if let diagram = MermaidDiagramReading.declare(code) {
                reading.add(diagram, from: passage, heading: nil)
            }
        }
    }
}
