import DocumentWording
import Vocabulary

extension ArraySlice<Wording.Token> {
    /// Whether a sentence simply states what it says: it neither denies, avoids or takes back anything, nor speaks of what
    /// was, may be, is an example, or is yet to be decided. The strictest answer, for rules that know no more of it.
    package var isPlainStatement: Bool {
        takesNothingBack && hasNoPolarityMarks
    }

    /// The same of single words, wherever they stand; several sentences may be asked at once.
    package var hasNoPolarityMarks: Bool {
        indices.allSatisfy { index in
            polarityMarks(at: index).isDisjoint(with: [
                .negation, .avoidance, .past, .condition, .possibility, .example, .undecided, .removal,
            ])
        }
    }
}
