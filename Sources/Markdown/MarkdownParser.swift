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
        let decoded = DecodedText(bytes)
        let source = SourceFile(path: path, text: decoded.text, repairs: decoded.repairs)
        if let offset = decoded.invalidOffset {
            return Parsed(
                source: source, document: nil, diagnostics: [.notUTF8(bytes, at: offset, file: file)])
        }
        let damage = decoded.damage.map { Diagnostic.damaged($0, in: source, bytes, file: file) }
        return source.text.withUnsafeBufferPointer { text in
            var tracker = BlockTracker(bytes: text)
            tracker.run()
            if let hostile = HostileText.find(in: source, tracker) {
                return Parsed(source: source, document: nil, diagnostics: [.hostile(hostile, file: file)])
            }
            if let mark = tracker.conflictMarks.conflict {
                return Parsed(source: source, document: nil, diagnostics: [.conflicted(mark, file: file)])
            }
            var reader = BlockReader(bytes: text, source: source, file: file, tracker: tracker)
            let document = MarkdownDocument(file: file, source: source, blocks: reader.read())
            let unclosed = tracker.unclosedFence.map { Diagnostic.unclosed($0, file: file) }
            return Parsed(
                source: source, document: document, diagnostics: [damage, unclosed].compactMap(\.self))
        }
    }

    /// The text of a document, repaired as `parse` repairs it, for messages about a document that was parsed before.
    package func source(of bytes: [UInt8], path: String) -> SourceFile {
        let decoded = DecodedText(bytes)
        return SourceFile(path: path, text: decoded.text, repairs: decoded.repairs)
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
