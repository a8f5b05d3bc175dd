import Markdown

/// Reads SQL and diagrams where they are the document's only description of its entities.
///
///     CREATE TABLE card (        erDiagram
///         title text NOT NULL        CARD {
///     );                                 text title
///
/// A block of SQL below a table's heading may hold its columns alone.
struct DrawnSchemaRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard reading.schema.entities.isEmpty else { return }
        var naming = EntityNaming()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind else { continue }
            let code = CodeText(block, file: reading.document.file)
            if CodeLanguage.isSQL(block) {
                reading.add(SQLDefinitionReading.declare(code), from: passage, heading: nil)
            } else if block.language == "sql" {
                let section = reading.outline.passages[passage].section
                guard let heading = naming.heading(of: section, in: reading).title, heading.strength > .words
                else { continue }
                let columns = SQLDefinitionReading.declareColumns(code, under: heading.name)
                reading.add(columns, from: passage, heading: heading)
            } else if let diagram = MermaidDiagramReading.declare(code) {
                reading.add(diagram, from: passage, heading: nil)
            }
        }
    }
}
