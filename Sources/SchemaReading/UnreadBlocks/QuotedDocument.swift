import Markdown
import SchemaDeclaration

/// Finds out whether a document that another quotes in a block of code would declare fields by itself.
///
///     ```markdown
///     | Field | Type |
///     ```
enum QuotedDocument {
    static func declares(_ text: String) -> Bool {
        let parsed = MarkdownParser().parse(Array(text.utf8), path: "quoted.md", file: 0)
        guard let document = parsed.document else { return false }
        let schema = SchemaReader().declare(document, isQuoted: true)
        return schema.entities.contains { !$0.fields.isEmpty } || !schema.unread.isEmpty
    }
}
