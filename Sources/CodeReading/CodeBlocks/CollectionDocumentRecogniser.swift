import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// Reads what the documents of a collection hold, where nothing else declares any fields.
///
///     ## /users/{uid}/trips/{id}
///     ```
///     { title: string, … }
///     ```
package struct CollectionDocumentRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        guard !reading.hasClaims, reading.standings.speaksOfStore, !reading.describesInterface
        else {
            return
        }
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                Self.languages.contains(block.language),
                !reading.standing(of: passage).isExample,
                !reading.standing(of: passage).isForeign
            else { continue }
            let section = reading.outline.passages[passage].section
            guard let title = reading.standings[section].title, title.strength >= .marked,
                title.isStored
            else { continue }
            var entity = DeclaredEntity(name: title.name, kind: .table)
            entity.fields = CollectionDocumentReading.fields(
                in: CodeText(block, file: reading.document.file))
            guard !entity.fields.isEmpty else { continue }
            reading.claim(CodeDeclarations(entities: [entity]), from: passage, heading: title)
        }
    }

    private static let languages: Set = ["", "ts", "typescript", "js", "javascript", "text"]
}
