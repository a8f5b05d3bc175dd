package import Diagnostics
package import Markdown
import SchemaModel

/// A type cell taken apart: the type that it spells, and what its further words say of the field.
///
/// For example `Reference(Tag) List (optional, Queryable)`: a list of references to `Tag`, optional, with a
/// remark that it is queryable.
package struct TypeSpelling: Sendable {
    package let type: DeclaredType
    package let remarks: [Remark]

    /// Nil for an empty cell and for placeholders such as "—": the document gives no type.
    package init?(_ cell: TableCell) {
        self.init(cell.content, at: cell.span)
    }

    package init?(_ content: Inlines, at span: SourceSpan) {
        self.init(content.plainText, at: span)
    }

    package init?(_ text: String, at span: SourceSpan) {
        if text.isEmpty { return nil }
        type = DeclaredType(name: text, written: text, span: span)
        remarks = []
    }
}
