/// What `gen explain` says of the record type or field at a place.
struct Hover: Encodable, Hashable, Sendable {
    let contents: Content
    let range: TextRange

    struct Content: Encodable, Hashable, Sendable {
        let kind: String
        let value: String
    }

    /// Nil where nothing is named and no field is described.
    init?(at place: DocumentPlace, formats: [String]) {
        let symbols = DocumentSymbols(place.analysis, file: place.file)
        guard let found = symbols.symbol(at: place.offset) ?? symbols.field(onLineOf: place.offset) else {
            return nil
        }
        let schema = place.analysis.schemas[found.symbol.schema]
        let text = schema.explain(found.symbol.entity, found.symbol.field)
        // Without a word of the editor's, plain text is what every editor shows.
        let isMarkdown = formats.contains("markdown")
        contents = Content(
            kind: isMarkdown ? "markdown" : "plaintext", value: isMarkdown ? Self.fenced(text) : text)
        range = place.lines.range(found.range, place.encoding)
    }

    /// Source lines of documents stand in the text: no fence in them ends it.
    private static func fenced(_ text: String) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    }
}
