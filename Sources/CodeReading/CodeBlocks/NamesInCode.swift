import DocumentWording
import Markdown
import SchemaDeclaration
import SchemaEvidence
import SchemaModel

/// A block of code that is nothing but the names of a record type's fields, below its heading.
///
///     ### Trip
///
///     tripID, title, startedAt
///     // one a journey
enum NamesInCode {
    private static let reason = "its lines name fields without types, none of which is a key"

    /// Nil where a line is anything else, or the heading does not stand below one that speaks of a schema. Names among
    /// which there is no key may be values.
    static func fields(
        of code: CodeText, under heading: EntityTitle, at passage: Int, _ reading: inout DocumentReading
    ) -> [DeclaredField]? {
        let standing = reading.standing(of: passage)
        guard heading.strength > .words, heading.isStored, standing.isRightBelowSchema, !standing.isForeign,
            !reading.claims.names.contains(heading.name.value),
            case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
            CodeLanguage.isPlain(block) || CodeLanguage.isSwift(block)
        else { return nil }
        let code = code.unwrapped
        var fields: [DeclaredField] = []
        for line in code.lines {
            let content = ListingLine(code.bytes, line)
            if content.isEmpty || content.comment != nil { continue }
            guard let names = ModelLines.fields(of: code, in: content.whole) else { return nil }
            fields += names
        }
        guard fields.count > 2 else { return nil }
        guard isRightBelowHeading(passage, in: reading) else {
            reading.leave(passage, because: "the line above it does not say that they are fields")
            return nil
        }
        guard fields.contains(where: { Identifier.isKey($0.name.value) }) else {
            reading.leave(passage, because: reason)
            return nil
        }
        return fields
    }

    /// A line between says what else the names are: "Sort order:", "Do not store these:", "Valid states."
    private static func isRightBelowHeading(_ passage: Int, in reading: DocumentReading) -> Bool {
        reading.outline.sections[reading.outline.passages[passage].section].start == passage - 1
    }
}
