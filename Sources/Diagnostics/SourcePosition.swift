/// A place in a file as a person finds it. All numbers are 1-based.
package struct SourcePosition: Hashable, Sendable {
    package let line: Int

    /// In UTF-8 bytes of the file on disk, before any repair of its text.
    package let column: Int

    /// In characters (grapheme clusters) of the repaired text, as an editor counts.
    package let character: Int

    package init(line: Int, column: Int, character: Int) {
        self.line = line
        self.column = column
        self.character = character
    }
}
