/// A source line with a caret under the place that a diagnostic is about; a long line is cut around it.
struct SourceExcerpt {
    let line: String
    let marks: String

    private static let widest = 110

    /// How much of a long line is shown before the place.
    private static let widestLead = 40

    /// No more bytes than this are looked at on either side.
    private static let reach = 1_000

    private static let cut = "…"

    init(of span: SourceSpan, in file: SourceFile) {
        let range = file.lineRange(file.lineIndex(of: span.lower))
        let lower = min(Int(span.lower), range.upperBound)
        let (lead, isLeadCut) = Self.lead(file.text, range.lowerBound..<lower)
        let covered = lower..<max(lower, min(Int(span.upper), range.upperBound))
        var shown = VisibleText(lead.text)
        if isLeadCut { shown = VisibleText(Self.cut + lead.text) }
        let indent = shown.width
        Self.append(file.text, covered, to: &shown)
        let marked = shown.width - indent
        Self.append(file.text, covered.upperBound..<range.upperBound, to: &shown)
        line = shown.text
        marks =
            String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(0, marked - 1))
    }

    /// What stands before the place, as far as there is room.
    private static func lead(_ text: [UInt8], _ range: Range<Int>) -> (VisibleText, isCut: Bool) {
        var start = max(range.lowerBound, range.upperBound - reach)
        while start < range.upperBound, text[start] & 0xC0 == 0x80 { start += 1 }
        let content = String(decoding: text[start..<range.upperBound], as: UTF8.self)
        let whole = VisibleText(content)
        if start == range.lowerBound, whole.width <= widest / 2 { return (whole, false) }
        var first = content.endIndex
        var width = 0
        while first > content.startIndex, width < widestLead {
            first = content.index(before: first)
            width += VisibleText(content[first...first]).width
        }
        return (VisibleText(content[first...]), true)
    }

    private static func append(_ text: [UInt8], _ range: Range<Int>, to shown: inout VisibleText) {
        var end = min(range.upperBound, range.lowerBound + reach)
        while end < range.upperBound, end > range.lowerBound, text[end] & 0xC0 == 0x80 { end -= 1 }
        for character in String(decoding: text[range.lowerBound..<end], as: UTF8.self) {
            if shown.width >= widest {
                if shown.text.hasSuffix(cut) { return }
                shown.append(Character(cut))
                return
            }
            shown.append(character)
        }
    }
}
