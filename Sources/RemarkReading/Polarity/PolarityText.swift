/// A text that is cut into tokens, as the rule of polarity looks at it, whichever lexer cut it.
package protocol PolarityText {
    var tokenIndices: Range<Int> { get }

    /// What the word at an index does to the words around it; nothing for code, quotations, numbers and signs.
    func polarityMarks(at index: Int) -> PolarityMarks
    func boundary(at index: Int) -> PolarityBoundary
}

/// What a token separates.
package enum PolarityBoundary {
    case none

    /// A comma, dash or slash.
    case clause

    /// A colon ends the reach of a condition, and "Unique: no" answers behind it.
    case colon
    case sentence, open, close
}
