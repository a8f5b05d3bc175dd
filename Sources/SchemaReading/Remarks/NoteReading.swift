package import Diagnostics
import SchemaModel

/// Understands what the words of a note say of its field.
package enum NoteReading {
    /// The note is Markdown inline text, code in back-ticks, as `Inlines.documentationText` gives it.
    package static func remarks(
        in note: String, at span: SourceSpan, place: Remark.Place = .notes
    ) -> [Remark] {
        []
    }
}
