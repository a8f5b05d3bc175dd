internal import Diagnostics
package import Markdown

/// Reads what a document's author declared: the one entry to the room.
///
/// Purpose: one recogniser a shape, none of which knows another. Input: a parsed document. Output: declarations
/// with their places. Invariant: a table, list or code block that looks like a part of the schema is either
/// used or listed in `unread`.
package struct SchemaReader: Sendable {
    package init() {}

    package func declare(_ document: MarkdownDocument) -> DeclaredSchema {
        DeclaredSchema(path: document.source.path)
    }
}
