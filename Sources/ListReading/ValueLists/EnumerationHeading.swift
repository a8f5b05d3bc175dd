import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// A heading that names an enumeration: one that calls it so, or one below "Enumerations".
///
///     ### Enum `TripKind`
///
///     ## Enumerations
///     ### TripKind
package enum EnumerationHeading {
    package static let reason = "its cases are not all names, each with a value"

    static func name(above passage: Int, in reading: DocumentReading) -> Declared<String>? {
        word(above: passage, in: reading).map { Declared($0.text, at: $0.span) }
    }

    /// The name as it stands in the heading.
    static func word(above passage: Int, in reading: DocumentReading) -> Wording.Token? {
        let section = reading.outline.passages[passage].section
        guard let heading = reading.outline.sections[section].heading else { return nil }
        if let name = own(heading) { return name }
        guard let parent = reading.outline.sections[section].parent,
            let above = reading.outline.sections[parent].heading, isOfEnumerations(above)
        else { return nil }
        return onlyName(of: heading) { isType($0) }
    }

    /// Whether the heading, one above it or the line before speaks of enumerations and of nothing else.
    static func isOfEnumerations(above passage: Int, in reading: DocumentReading) -> Bool {
        var section: Int? = reading.outline.passages[passage].section
        if passage > 0, reading.outline.passages[passage - 1].section == section,
            let line = reading.line(above: passage), isOfEnumerations(line)
        {
            return true
        }
        while let index = section {
            if let heading = reading.outline.sections[index].heading, isOfEnumerations(heading) {
                return true
            }
            section = reading.outline.sections[index].parent
        }
        return false
    }

    /// "Enum `TripKind`", "TripKind (enumeration)": one name beside a word that says what it is.
    private static func own(_ heading: Wording) -> Wording.Token? {
        guard heading.tokens.contains(where: { $0.means(.enumerationLabel) && $0.kind == .word }) else {
            return nil
        }
        return onlyName(of: heading) { $0.means([.enumerationLabel, .type, .filler]) || isType($0) }
    }

    /// "Enumerations", "Enum types", and nothing else.
    private static func isOfEnumerations(_ heading: Wording) -> Bool {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number }
        // Scripts without spaces may be cut within the word.
        if words.map(\.text).joined().means(.enumerationLabel) { return true }
        return words.contains { $0.means(.enumerationLabel) }
            && words.allSatisfy { $0.means([.enumerationLabel, .type, .filler, .general, .and, .values]) }
    }

    private static func isType(_ token: Wording.Token) -> Bool {
        TypeVocabulary.meaning(of: token.text) != nil
    }

    private static func onlyName(
        of heading: Wording, except isOther: (Wording.Token) -> Bool
    ) -> Wording.Token? {
        let words = heading.tokens.filter { $0.kind != .sign && $0.kind != .number && !isOther($0) }
        guard words.count == 1, let name = words.first, Identifier.isValid(name.text),
            name.text.unicodeScalars.first?.properties.isUppercase ?? false
        else { return nil }
        return name
    }
}
