import Diagnostics
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence

extension DocumentReading {
    /// Whether a passage is, or stands in, the list below an item that is a field with a known type: it is about that field.
    ///
    ///     - `state`: String
    ///       - Values: `open`, `closed`
    func isBelowTypedField(_ passage: Int) -> Bool {
        guard let list = isList(passage) ? passage : outline.passages[passage].container, list > 0,
            let outer = outline.passages[list].container, outline.passages[list - 1].container == outer,
            case .paragraph = outline.passages[list - 1].block.kind
        else { return false }
        let span = outline.passages[list - 1].block.span
        let line = FieldLineParser.parse(document.source.text, in: Int(span.lower)..<Int(span.upper))
        guard let line, line.marksType, line.names.count == 1, let type = line.type else { return false }
        let words = String(decoding: document.source.text[type], as: UTF8.self)
        return TypeSpelling(words, at: span).map { TypeVocabulary.meaning(of: $0.type.name) != nil } ?? false
    }

    private func isList(_ passage: Int) -> Bool {
        if case .list = outline.passages[passage].block.kind { true } else { false }
    }
}
