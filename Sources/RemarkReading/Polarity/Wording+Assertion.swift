import DocumentWording
import Vocabulary

extension ArraySlice<Wording.Token> {
    /// Whether words that stand beside a declaration, or above it, leave it as it is: "never stored", "Removed", "For
    /// example" do not. A sentence about something else, such as "Tags instead of folders" or "The title is never empty",
    /// takes nothing back.
    package var takesNothingBack: Bool {
        let stop = firstIndex { $0.sign == .stop } ?? endIndex
        let next = self[stop...].dropFirst()
        return isStated(self[..<stop]) && (!speaksOfSame(next) || isStated(next))
    }

    private func isStated(_ words: ArraySlice) -> Bool {
        words.indices.prefix(12).allSatisfy { !takesBack($0) }
    }

    /// "It is no longer used", "No longer used", "Removed in 2.0".
    private func speaksOfSame(_ sentence: ArraySlice) -> Bool {
        guard let first = sentence.first, let index = sentence.indices.first else { return false }
        return first.means([.pronoun, .this, .those, .is]) || takesBack(index)
    }

    private func takesBack(_ index: Int) -> Bool {
        !polarityMarks(at: index).isDisjoint(with: PolarityMarks.unstated.union(.past))
            || self[index].means([.removed, .planned, .retired, .outOfUse, .goneFields])
    }
}
