package import Diagnostics
import DocumentWording
package import SchemaDeclaration
import SchemaModel
import Vocabulary

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
        let words = marksAsWords(note) ?? NumberedCodes.asWords(note)
        if words == nil,
            let remarks = note.utf8.withContiguousStorageIfAvailable({ read($0, at: span, place: place) })
        {
            return remarks
        }
        return (words ?? Array(note.utf8)).withUnsafeBufferPointer { read($0, at: span, place: place) }
    }

    /// "`optional`, `indexed`": marks in back-ticks and nothing else are no values. Every byte stays where it is; nil for all
    /// other notes.
    private static func marksAsWords(_ note: String) -> [UInt8]? {
        guard note.utf8.first == UInt8(ascii: "`"), note.utf8.count <= longestMarks else { return nil }
        let parts = note.split(separator: "`", omittingEmptySubsequences: false)
        let areMarks = parts.enumerated().allSatisfy { index, part in
            index.isMultiple(of: 2) ? part.allSatisfy { " ,/;·&+".contains($0) } : part.means(marks)
        }
        return areMarks ? note.utf8.map { $0 == UInt8(ascii: "`") ? UInt8(ascii: " ") : $0 } : nil
    }

    private static let longestMarks = 80

    private static let marks: ConceptSet = [
        .optional, .optionalClause, .required, .unique, .queryable, .sortable, .searchable, .index,
        .encrypted,
        .primaryKey,
    ]

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
