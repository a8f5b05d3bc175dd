/// The documents of a run; a `SourceSpan` names one by its index.
package struct SourceFiles: Sendable {
    package private(set) var files: [SourceFile]

    package init(_ files: [SourceFile] = []) {
        self.files = files
    }

    /// Adds a file and returns the index by which spans name it.
    package mutating func append(_ file: SourceFile) -> Int32 {
        files.append(file)
        return Int32(files.count - 1)
    }

    package subscript(span: SourceSpan) -> SourceFile { files[Int(span.file)] }

    package func text(of span: SourceSpan) -> String { self[span][span.range] }

    package func path(of span: SourceSpan) -> String { self[span].path }

    /// Where a span begins on disk.
    package func position(of span: SourceSpan) -> SourcePosition { self[span].position(of: span.lower) }
}
