import DocumentWording
import Markdown
package import SchemaDeclaration
package import SchemaEvidence
import SchemaModel

/// The entities whose attributes a diagram draws with their types: no list of bare names beside it tells more.
package struct DrawnEntities {
    private let spellings: Set<String>

    package var isEmpty: Bool { spellings.isEmpty }

    package init(_ reading: DocumentReading) {
        let names = reading.outline.passages.indices.flatMap { passage -> [String] in
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                block.language == "mermaid", reading.isAsserted(passage),
                let diagram = MermaidDiagramParser.parse(
                    CodeText(block, file: reading.document.file).bytes)
            else { return [] }
            return diagram.entities.filter { !$0.attributes.isEmpty }.map(\.name)
        }
        spellings = Set(names.map(Identifier.spelling))
    }

    /// Whether a field of a list says no more than a diagram does: its name, and perhaps that it is optional.
    package static func mayDeclare(_ field: DeclaredField) -> Bool {
        field.type == nil
            && field.remarks.allSatisfy { remark in
                switch remark.fact {
                case .encrypted, .index, .unique, .primaryKey, .references: false
                default: true
                }
            }
    }

    package func declare(_ name: String) -> Bool { spellings.contains(Identifier.spelling(of: name)) }
}
