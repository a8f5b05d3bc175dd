package import Diagnostics

/// Reads the bytes of a document: the one entry to the room.
///
/// Purpose: cmark's tree with the tables that libcmark does not know. Input: the bytes as they are on disk.
/// Output: the repaired source and its blocks. Invariant: no input crashes or hangs it.
package struct MarkdownParser: Sendable {
    package init() {}

    /// Decodes, repairs and parses. `file` is the index that the source will have in the run's `SourceFiles`.
    ///
    /// Nil `document` means that the text could not be read at all: `diagnostics` says why.
    package func parse(_ bytes: [UInt8], path: String, file: Int32) -> Parsed {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let source = SourceFile(path: path, text: hasMark ? Array(bytes.dropFirst(3)) : bytes)
        let blocks = source.text.withUnsafeBufferPointer { text in
            var tracker = BlockTracker(bytes: text)
            tracker.run()
            var reader = BlockReader(bytes: text, source: source, file: file, tracker: tracker)
            return reader.read()
        }
        return Parsed(source: source, document: MarkdownDocument(file: file, source: source, blocks: blocks))
    }

    package struct Parsed: Sendable {
        /// Also there when `document` is nil, so that diagnostics can quote it.
        package let source: SourceFile
        package let document: MarkdownDocument?
        package let diagnostics: [Diagnostic]

        package init(source: SourceFile, document: MarkdownDocument?, diagnostics: [Diagnostic] = []) {
            self.source = source
            self.document = document
            self.diagnostics = diagnostics
        }
    }
}
