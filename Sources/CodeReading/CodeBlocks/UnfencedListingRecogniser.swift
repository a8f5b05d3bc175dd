import Diagnostics
import Markdown
import RemarkReading
import SchemaEvidence
import Vocabulary

/// Reads listings that stand in a paragraph, as plain text has them: each line is a name, or a field with its type.
///
///     Trip
///         title:  String
///     Stop
///         trip:   Reference
package struct UnfencedListingRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            let place = reading.outline.passages[passage]
            guard case .paragraph = place.block.kind, place.container == nil,
                case let standing = reading.standing(of: passage), !standing.isExample, !standing.isForeign,
                !standing.own.isDisjoint(with: [.schema, .records, .models, .storage]),
                let code = listing(in: Int(place.block.span.lower)..<Int(place.block.span.upper), reading)
            else { continue }
            let declarations = ListingReading.declare(code, under: nil, isOfTypes: true)
            reading.claim(declarations, from: passage, heading: nil)
        }
    }

    private func listing(in range: Range<Int>, _ reading: DocumentReading) -> CodeText? {
        let text = reading.document.source.text
        // Nearly all paragraphs are prose, and end here.
        let first = text[range].prefix { $0 != 0x0a }
        guard first.endIndex < range.upperBound, isName(text, first.startIndex..<first.endIndex) else {
            return nil
        }
        let code = CodeText(text, in: range, file: reading.document.file)
        let typed = code.lines.count { isField(code.bytes, $0) }
        return typed > 1 && code.lines.allSatisfy { isField(code.bytes, $0) || isName(code.bytes, $0) }
            ? code : nil
    }

    private func isName(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        guard let name = ListingLine(bytes, line).soleName else { return false }
        return TypeVocabulary.meaning(of: String(decoding: bytes[name], as: UTF8.self)) == nil
    }

    private func isField(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
        guard let field = FieldLineParser.parse(bytes, in: line), field.marksType, let type = field.type
        else {
            return false
        }
        return TypeVocabulary.meaning(of: String(decoding: bytes[type], as: UTF8.self)) != nil
    }
}
