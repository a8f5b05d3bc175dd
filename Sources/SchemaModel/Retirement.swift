/// That something stays and new code leaves it alone: CloudKit's production schema only grows, and older versions of the
/// app are still in use.
package struct Retirement: Hashable, Sendable {
    /// The document's words for it. For example: `Deprecated since 2.0`. Nil where the thing is struck through.
    package var words: String?

    /// Whether the app still writes it, so that older versions of it find a value.
    package var isWritten: Bool

    package init(words: String?, isWritten: Bool) {
        self.words = words
        self.isWritten = isWritten
    }

    /// For people. For example: `Deprecated since 2.0.`
    package var sentence: String {
        guard let words, let first = words.first else { return "Retired." }
        return first.uppercased() + words.dropFirst() + "."
    }
}
