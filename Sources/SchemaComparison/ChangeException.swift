import Diagnostics

/// A passage of a document that allows changes to break something, and why.
package struct ChangeException: Sendable {
    package let levels: Set<Consequence.Level>
    package let reason: String
    package let file: Int32

    /// The lines that it is about, from 0.
    package let lines: Range<Int>

    /// Whether it is about the whole document: then also about what the document no longer describes.
    package let isOfDocument: Bool

    package init(
        _ levels: Set<Consequence.Level>, because reason: String, file: Int32, lines: Range<Int>,
        isOfDocument: Bool
    ) {
        self.levels = levels
        self.reason = reason
        self.file = file
        self.lines = lines
        self.isOfDocument = isOfDocument
    }

    /// Whether it is about a place; nil is that of a record type that is gone.
    func concerns(_ span: SourceSpan?, _ sources: SourceFiles) -> Bool {
        guard let span else { return isOfDocument }
        return span.file == file && lines.contains(sources[span].lineIndex(of: span.lower))
    }
}
