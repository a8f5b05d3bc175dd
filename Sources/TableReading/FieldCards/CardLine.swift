package import Diagnostics
import DocumentWording
package import Markdown

/// A labelled line of a card, as a column's header and the cell below it would say it.
///
///     Field Name: `title`
///     **Type**: **String**
///     ✅ Queryable
///     Leave unchecked: Required
package struct CardLine {
    package let header: String
    package let value: Inlines
    package let span: SourceSpan

    /// Nil for a line without a label, or with nothing behind it.
    package init?(_ text: [UInt8], _ range: Range<Int>, at place: (Range<Int>) -> SourceSpan) {
        let words = Self.trimmed(text, range)
        guard !words.isEmpty, words.count <= Self.longest else { return nil }
        span = place(words)
        let line = String(decoding: text[words], as: UTF8.self).filter { $0 != "*" }
        if let answer = Self.answer(line) {
            header = Self.label(line)
            value = Inlines(Inlines.Run(answer, span: span))
        } else if let colon = Self.colon(text, words) {
            let label = String(decoding: text[words.lowerBound..<colon.lowerBound], as: UTF8.self)
                .filter { $0 != "*" }
            let rest = Self.trimmed(text, colon.upperBound..<words.upperBound)
            guard !rest.isEmpty, label.utf8.count <= Self.longestLabel else { return nil }
            let content = String(decoding: text[rest], as: UTF8.self).filter { $0 != "*" }
            if let mark = Self.mark(label) {
                header = Self.label(content)
                value = Inlines(Inlines.Run(mark, span: span))
            } else {
                header = label
                value = Self.content(content, at: place(rest))
            }
        } else {
            return nil
        }
    }

    /// The name of the field that stands above the lines of its card.
    init(field name: Wording.Token) {
        header = "Field"
        value = Inlines(Inlines.Run(name.text, .code, span: name.span))
        span = name.span
    }

    private static let longest = 160
    private static let longestLabel = 32

    /// A colon of either width.
    private static func colon(_ text: [UInt8], _ words: Range<Int>) -> Range<Int>? {
        let narrow = text[words].firstIndex(of: UInt8(ascii: ":"))
        let wide = text[words.lowerBound..<(narrow ?? words.upperBound)].firstRange(of: "：".utf8)
        return wide ?? narrow.map { $0..<$0 + 1 }
    }

    private static func trimmed(_ text: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        let isMargin = { (byte: UInt8) in byte <= 0x20 || byte == UInt8(ascii: "*") }
        while lower < upper, isMargin(text[lower]) { lower += 1 }
        while upper > lower, isMargin(text[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// The code in back-ticks at the beginning, and what stands behind it.
    private static func content(_ text: String, at span: SourceSpan) -> Inlines {
        guard text.first == "`", let close = text.dropFirst().firstIndex(of: "`") else {
            return Inlines(Inlines.Run(text, span: span))
        }
        let code = Inlines.Run(String(text[text.index(after: text.startIndex)..<close]), .code, span: span)
        let rest = text[text.index(after: close)...]
        return rest.isEmpty ? Inlines(code) : Inlines([code, Inlines.Run(String(rest), span: span)])
    }

    /// "✅ Queryable" says yes, "❌ Sortable" no.
    private static func answer(_ line: String) -> String? {
        guard let first = line.first else { return nil }
        if "✅☑✓✔".contains(first) { return "Yes" }
        return "❌✗✘☐⬜".contains(first) ? "No" : nil
    }

    /// "Check: ✅ Required", "Leave unchecked: Required".
    private static func mark(_ label: String) -> String? {
        switch label.lowercased() {
        case "check", "checked", "tick", "enable", "select": "Yes"
        case "leave unchecked", "unchecked", "uncheck", "disable": "No"
        default: nil
        }
    }

    /// The words without a mark before them and a bracket behind them.
    private static func label(_ line: String) -> String {
        let words = line.drop { !$0.isLetter }
        return String(words.prefix { $0 != "(" && $0 != "-" && $0 != "—" }.trimmingSpaces)
    }
}
