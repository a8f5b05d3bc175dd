import Diagnostics
import Markdown
import Vocabulary

/// The default in a cell: a literal or expression as written, nil for placeholders and descriptions.
///
/// "No" and "now" are defaults of some types, and none of others.
enum DefaultCell {
    static func text(in cell: TableCell) -> Declared<String>? { text(of: cell.content, at: cell.span) }

    static func text(of content: Inlines, at span: SourceSpan) -> Declared<String>? {
        if content.isEmpty { return nil }
        if let code = content.firstCode {
            return isPlaceholder(code) ? nil : Declared(code, at: span)
        }
        let text = straightened(withoutRemark(content.plainText))
        if text.means(.emptyText) { return Declared("\"\"", at: span) }
        guard !isPlaceholder(text), isLiteral(text) else { return nil }
        return Declared(text, at: span)
    }

    /// A text in the quotes of a word processor, in those of a program: `“red”`, `„red“`.
    private static func straightened(_ text: String) -> String {
        guard let first = text.first, let last = text.last, "“„".contains(first), "”“".contains(last),
            text.count > 1
        else { return text }
        return "\"\(text.dropFirst().dropLast())\""
    }

    /// "— (comma-separated)": a bracket behind a word or dash is about it.
    private static func withoutRemark(_ text: String) -> String {
        guard text.last == ")", let open = text.firstIndex(of: "("), open != text.startIndex,
            text[text.index(before: open)] == " "
        else { return text }
        return String(text[..<open].trimmingSpaces)
    }

    /// A number, a quoted text, one word, or an expression that ends in a bracket.
    ///
    /// Of "9.99 €" and "10 MB" it must be said that they are no numbers.
    private static func isLiteral(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 > 0x20 }) { return true }
        guard let first = text.first, let last = text.last else { return false }
        let isQuoted = first == "\"" || first == "'" || first == "“"
        return isQuoted || ")]}".contains(last) || first.isASCII && first.isNumber
    }

    private static func isPlaceholder(_ text: String) -> Bool {
        return text.means(.noDefault)
            || text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && !isLiteralSign($0) }
    }

    private static func isLiteralSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType != nil || "\"'[]{}()".unicodeScalars.contains(scalar)
    }
}
