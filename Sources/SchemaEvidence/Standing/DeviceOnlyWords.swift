package import Diagnostics
package import DocumentWording
import RemarkReading
import Vocabulary

/// The words that say that only the device keeps something: "local only", "never synced".
package enum DeviceOnlyWords {
    /// Whether what stands in the place of a database is the device: "local", "none (device only)", "not synced".
    ///
    /// "Not local" denies it.
    package static func isDevice(_ cell: Wording) -> Bool {
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
    package static func place(_ wording: Wording) -> SourceSpan? {
        guard wording.mayMean(leads) else { return nil }
        for sentence in wording.sentences where says(wording, sentence) {
            return wording.tokens[sentence.lowerBound].span
        }
        return nil
    }

    /// Each of them has one of these.
    private static let leads: ConceptSet = [.synchronised, .device, .local]

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
