/// A change of a document that mends what a diagnostic reports, where there is one right answer.
package struct FixIt: Hashable, Codable, Sendable {
    /// In the repaired text: what is repaired there has other bytes on disk, and these are replaced.
    package let span: SourceSpan

    /// The word in the span that is replaced; nil for the span as a whole. A word that stands there twice is left.
    package let word: String?
    package let replacement: String

    package init(_ replacement: String, for word: String? = nil, at span: SourceSpan) {
        self.span = span
        self.word = word
        self.replacement = replacement
    }
}
