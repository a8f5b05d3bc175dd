package import Diagnostics
import SchemaModel

/// Understands what the words of a note say of its field.
///
/// Most notes say nothing special: one pass cuts them into words, looks each up, and is done.
package enum NoteReading {
    /// The note is Markdown inline text, code in back-ticks, as `Inlines.documentationText` gives it.
    ///
    /// A remark whose words say nothing but the fact is exhausted; its span then covers all that can be left
    /// out of the documentation with it.
    package static func remarks(
        in note: String, at span: SourceSpan, place: Remark.Place = .notes
    ) -> [Remark] {
        if let remarks = note.utf8.withContiguousStorageIfAvailable({ read($0, at: span, place: place) }) {
            return remarks
        }
        return Array(note.utf8).withUnsafeBufferPointer { read($0, at: span, place: place) }
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, at span: SourceSpan, place: Remark.Place
    ) -> [Remark] {
        var lexer = NoteLexer(bytes, lexicon: .shared)
        lexer.run()
        guard lexer.hasSignal || lexer.hasIdeographs else { return [] }
        var reader = NoteReader(
            bytes: bytes, tokens: lexer.tokens, lexicon: .shared, span: span, place: place)
        reader.run()
        if lexer.hasIdeographs { reader.readIdeographs() }
        return reader.finished()
    }
}
