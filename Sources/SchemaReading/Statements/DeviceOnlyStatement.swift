import Diagnostics
import Markdown
import Vocabulary

/// Finds out which entities only the device keeps, so that nothing of CloudKit's is ever made of them.
///
///     ## Core Data: the cache on the device
///     These records are never synced.
///     Local only.
///
/// A heading says it of all that stands below it, a sentence of the entity that it stands under. One that names
/// fields says it of those, and one that speaks of CloudKit without denying it says nothing.
struct DeviceOnlyStatement: Recogniser {
    func read(_ reading: inout DocumentReading) {
        let headings = reading.outline.sections.map { $0.heading.flatMap(Self.place) }
        for (entity, anchor) in reading.claims.anchors.enumerated() {
            let place = reading.schema.entities[entity].name.span.lower
            let passage = anchor ?? reading.outline.passages.lastIndex { $0.block.span.lower <= place }
            var section = passage.map { reading.outline.passages[$0].section }
            while let current = section, reading.schema.entities[entity].deviceOnly == nil {
                reading.schema.entities[entity].deviceOnly = headings[current]
                section = reading.outline.sections[current].parent
            }
        }
        for (index, wording) in reading.wordings.enumerated() {
            guard let wording, let entity = reading.scopes[index] else { continue }
            guard reading.schema.entities[entity].deviceOnly == nil else { continue }
            reading.schema.entities[entity].deviceOnly = Self.place(wording)
        }
    }

    /// Whether what stands in the place of a database is the device: "local", "none (device only)", "not synced".
    ///
    /// "Not local" denies it.
    static func isDevice(_ cell: Wording) -> Bool {
        if place(cell) != nil { return true }
        return cell.tokens.indices.contains { index in
            cell.tokens[index].means([.device, .local])
                && Wording.refusal(of: index..<index + 1, in: cell.tokens[...]) == nil
        }
    }

    /// Whether a heading says so of the types below it, and not of fields.
    static func saysOfTypes(_ heading: Wording) -> Bool {
        place(heading) != nil && !heading.tokens.contains { $0.means(.fields) }
    }

    /// Where some words say so.
    private static func place(_ wording: Wording) -> SourceSpan? {
        for sentence in wording.sentences where says(wording, sentence) {
            return wording.tokens[sentence.lowerBound].span
        }
        return nil
    }

    private static func says(_ wording: Wording, _ sentence: Range<Int>) -> Bool {
        guard sentence.count <= longestSentence else { return false }
        let tokens = wording.tokens[sentence]
        if tokens.contains(where: { $0.kind == .code || $0.kind == .quotation }) { return false }
        let speaksOf = { (concept: Concept) in tokens.contains { $0.means(concept) } }
        if let place = tokens.firstIndex(where: { $0.means(.synchronised) }) {
            // "Not yet synced" and "not the sync engine" say something else.
            return place > sentence.lowerBound && tokens[place - 1].means(.no)
        }
        if speaksOf(.cloudKit) || speaksOf(.no) { return false }
        let isHere = speaksOf(.device) || speaksOf(.local)
        return isHere && (speaksOf(.cache) || speaksOf(.only))
    }

    /// A longer one tells a story.
    private static let longestSentence = 14
}
