import Diagnostics
package import Markdown
package import SchemaDeclaration

/// A type, and one value behind an equals sign, as code declares them: `Double = 0`, `String = "x"`, `Date = Date()`.
package struct ValueBehindType {
    /// Where the type stands in the text.
    let type: Range<Int>

    /// Where the value stands in the text.
    let value: Range<Int>

    /// Nil where no value stands there, or more than one.
    init?(_ text: [UInt8], in range: Range<Int>) {
        guard let sign = text[range].firstIndex(of: UInt8(ascii: "=")), sign > range.lowerBound,
            sign + 1 < range.upperBound, text[sign + 1] == 0x20 || text[sign - 1] == 0x20,
            !"=<>!".utf8.contains(text[sign - 1]), !"=>".utf8.contains(text[sign + 1]),
            let lower = text[sign + 1..<range.upperBound].firstIndex(where: { $0 != 0x20 }),
            let end = text[range.lowerBound..<sign].lastIndex(where: { $0 != 0x20 }),
            Self.isType(text[range.lowerBound..<sign])
        else { return nil }
        // Elsewhere brackets end a type, and those of a call belong to the value.
        let isCall = text[range.upperBound...].starts(with: "()".utf8)
        type = range.lowerBound..<end + 1
        value = lower..<range.upperBound + (isCall ? 2 : 0)
        guard Self.isOne(String(decoding: text[value], as: UTF8.self)) else { return nil }
    }

    /// "String (kind = home)", "Int64, min = 5": the sign is in a remark.
    private static func isType(_ text: ArraySlice<UInt8>) -> Bool {
        text.count { $0 == UInt8(ascii: "(") } == text.count { $0 == UInt8(ascii: ")") }
            && !text.contains(UInt8(ascii: ","))
    }

    private static func isOne(_ text: String) -> Bool {
        guard let first = text.first, first == "\"" || first == "'" else { return !text.contains(" ") }
        return text.count > 1 && text.last == first && !text.dropFirst().dropLast().contains(first)
    }

    /// The value that a cell has behind its type; nil for `nil`, which is none.
    package static func text(in cell: TableCell) -> Declared<String>? {
        let runs = cell.content.runs
        if runs.contain(.struckThrough) { return nil }
        let startsInCode = runs.contain(.code) && runs[0].style.contains(.code)
        let written = (startsInCode ? cell.content.firstCode : nil) ?? cell.content.plainText
        guard written.withBytes({ $0.contains(UInt8(ascii: "=")) }) else { return nil }
        let text = Array(written.utf8)
        guard let found = Self(text, in: text.indices) else { return nil }
        return declared(String(decoding: text[found.value], as: UTF8.self), at: cell.span)
    }

    static func declared(_ value: String, at span: SourceSpan) -> Declared<String>? {
        value == "nil" || value == "null" ? nil : Declared(value, at: span)
    }
}
