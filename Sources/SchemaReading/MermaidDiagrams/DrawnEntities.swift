import Markdown

/// The entities whose attributes a diagram draws with their types: no list of bare names beside it tells more.
struct DrawnEntities {
    private let spellings: Set<String>

    init(_ reading: DocumentReading) {
        let names = reading.outline.passages.indices.flatMap { passage -> [String] in
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                block.language == "mermaid", !reading.standing(of: passage).isExample,
                !reading.standing(of: passage).isForeign,
                let diagram = MermaidDiagramParser.parse(
                    CodeText(block, file: reading.document.file).bytes)
            else { return [] }
            return diagram.entities.filter { !$0.attributes.isEmpty }.map(\.name)
        }
        spellings = Set(names.map(Identifier.spelling))
    }

    func declare(_ name: String) -> Bool { spellings.contains(Identifier.spelling(of: name)) }
}
