import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import TableReading

/// Reads the prose about an entity: the paragraphs right under its heading.
///
///     ### `Trip`
///     A journey with a beginning and an end.
///     | Field | Type |
///
/// Lines that only state facts or introduce a table are none, nor are rows that are cut off from a table, or what stands
/// below a thematic break.
package struct DocumentationStatement: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for (index, passage) in reading.outline.passages.enumerated() {
            guard let entity = reading.scopes[index], passage.container == nil, !passage.isAfterBreak else {
                continue
            }
            guard case .paragraph(let content) = passage.block.kind, !reading.isMetadata[index] else {
                continue
            }
            guard !reading.claims.anchorSet.contains(index), isAbout(entity, passage.section, in: reading)
            else {
                continue
            }
            guard let wording = reading.wordings[index], !Self.isLabel(wording), !Self.isOfDocument(content),
                !CutRows.areRows(index, in: reading)
            else {
                continue
            }
            let text = reading.proseText(of: index, content, wording)
            if text.isEmpty { continue }
            reading.schema.entities[entity].paragraphs.append(Declared(text, at: passage.block.span))
        }
    }

    /// Whether a section is the entity's own, or one beside it that bears its name again.
    private func isAbout(_ entity: Int, _ section: Int, in reading: DocumentReading) -> Bool {
        guard let anchor = reading.claims.anchors[entity] else { return false }
        let own = reading.outline.passages[anchor].section
        if section == own { return true }
        let sections = reading.outline.sections
        return sections[section].parent == sections[own].parent
            && sections[section].level == sections[own].level
            && reading.entity(namedAgainBy: section) == entity
    }

    /// "Add the following fields:", "**Indexes:**".
    private static func isLabel(_ wording: Wording) -> Bool {
        guard let last = wording.tokens.last, last.sign == .colon else {
            return wording.tokens.count <= 4 && wording.tokens.allSatisfy(\.isStrong)
        }
        return true
    }

    /// A paragraph that names the container is about the whole document.
    private static func isOfDocument(_ content: Inlines) -> Bool {
        content.runs.contains { $0.text.hasPrefix("iCloud.") }
    }
}

extension DocumentReading {
    /// A paragraph without its sentences that only state facts.
    fileprivate func proseText(of passage: Int, _ content: Inlines, _ wording: Wording) -> String {
        guard statedSentences[passage] != nil else { return content.documentationText }
        let sentences = wording.sentences
        var stated: [Range<Int32>] = []
        for (number, sentence) in sentences.enumerated() where isStated(sentence, in: passage) {
            let next = number + 1 < sentences.count ? sentences[number + 1].lowerBound : nil
            let end = next.map { wording.tokens[$0].span.lower } ?? .max
            stated.append(wording.tokens[sentence.lowerBound].span.lower..<end)
        }
        let text = content.without(stated).documentationText
        return String(text.trimming { $0.isWhitespace })
    }
}
