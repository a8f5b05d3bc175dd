import Diagnostics
import DocumentWording
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// A line of a listing that is nothing but a name, and the lines below it that do not tell whether they are fields.
///
///     Trip
///     - kind: TripKind
struct ListingName {
    struct Line {
        let range: Range<Int>

        /// Whether a bullet begins it.
        let isItem: Bool
    }

    let name: Range<Int>
    let line: Range<Int>
    var lines: [Line] = []

    private static let otherThings: ConceptSet = [
        .aside, .step, .example, .ideas, .changes, .programChapter, .general, .chapter, .rows,
    ]

    /// What is said where none of its lines has a type; nil below "Notes" and "Steps", where no field is missed.
    func unread(in code: CodeText) -> Diagnostic? {
        let word = code.text(in: name)
        if StatementVocabulary.senses(of: word).contains(.security) {
            return Diagnostic(
                .grantUnread, .note, "no right is read from the lines below '\(word)'", at: code.span(name),
                remedy: "write them in a paragraph or a table, for example: `_world`: Read")
        }
        // "Note" and "User" may be record types, "Notes" and "Steps" are hardly any.
        if word.means(Self.otherThings), word.hasSuffix("s") || Identifier.isOfOtherScript(word) {
            return nil
        }
        return Diagnostic(
            .fieldsUnread, .note, "no line below '\(word)' is read as a field: none has a type that is known",
            at: code.span(name), remedy: "write for example: - title: String")
    }
}
