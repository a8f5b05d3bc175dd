/// A stretch of a document: twelve bytes, so that every cell and every fact can carry one.
package struct SourceSpan: Hashable, Codable, Sendable {
    /// Which of the `SourceFiles`.
    package let file: Int32

    /// Offsets in the file's repaired text.
    package let lower: Int32
    package let upper: Int32

    package init(file: Int32, lower: Int32, upper: Int32) {
        self.file = file
        self.lower = lower
        self.upper = upper
    }

    package var range: Range<Int32> { lower..<upper }

    package var isEmpty: Bool { lower == upper }

    /// From the start of this one to the end of another in the same file.
    package func joined(with other: SourceSpan) -> SourceSpan {
        SourceSpan(file: file, lower: min(lower, other.lower), upper: max(upper, other.upper))
    }
}

extension SourceSpan: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        (one.file, one.lower, one.upper) < (other.file, other.lower, other.upper)
    }
}
