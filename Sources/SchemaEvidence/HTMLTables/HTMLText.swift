import Diagnostics
import Markdown

/// The text of an HTML element as runs: code and bold as Markdown would have them.
struct HTMLText {
    private let bytes: [UInt8]
    private let file: Int32
    private var runs: [Inlines.Run] = []
    private var code = 0
    private var strong = 0
    private(set) var range: Range<Int>?

    init(_ bytes: [UInt8], file: Int32) {
        self.bytes = bytes
        self.file = file
    }

    var isEmpty: Bool { runs.isEmpty }

    var content: Inlines { Inlines(runs) }

    func span(orAt offset: Int) -> SourceSpan {
        let place = range ?? offset..<offset
        return SourceSpan(file: file, lower: Int32(place.lowerBound), upper: Int32(place.upperBound))
    }

    mutating func add(_ token: HTMLToken) {
        switch token.kind {
        case .open(let name, _): open(name, token.range)
        case .close(let name): close(name)
        case .text: addText(token.range)
        }
    }

    private mutating func open(_ name: String, _ range: Range<Int>) {
        switch name {
        case "code", "kbd", "tt", "samp": code += 1
        case "b", "strong": strong += 1
        case "br", "p", "li", "div": if !runs.isEmpty { append("\n", .lineBreak, range) }
        default: break
        }
    }

    private mutating func close(_ name: String) {
        switch name {
        case "code", "kbd", "tt", "samp": code = max(0, code - 1)
        case "b", "strong": strong = max(0, strong - 1)
        default: break
        }
    }

    /// Back-ticks mark code, as they do in Markdown: authors mix the two.
    private mutating func addText(_ range: Range<Int>) {
        var start = range.lowerBound
        var isCode = false
        for index in range where bytes[index] == UInt8(ascii: "`") {
            addPiece(start..<index, isCode: isCode)
            isCode.toggle()
            start = index + 1
        }
        addPiece(start..<range.upperBound, isCode: false)
    }

    private mutating func addPiece(_ piece: Range<Int>, isCode: Bool) {
        var range = piece
        while let first = range.first, runs.isEmpty, Self.isBlank(bytes[first]) { range = range.dropFirst() }
        guard !range.isEmpty else { return }
        var style: Inlines.Style = []
        if isCode || code > 0 { style.insert(.code) }
        if strong > 0 { style.insert(.strong) }
        append(HTMLEntities.text(of: bytes[range]), style, range)
    }

    private mutating func append(_ text: String, _ style: Inlines.Style, _ range: Range<Int>) {
        let span = SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        runs.append(Inlines.Run(text, style, span: span))
        self.range = (self.range?.lowerBound ?? range.lowerBound)..<range.upperBound
    }

    /// Takes the white space at the end away, before the closing tag.
    mutating func finish() {
        while let last = runs.popLast() {
            if last.style.contains(.lineBreak) { continue }
            let kept = last.text.utf8.reversed().drop(while: Self.isBlank).count
            if kept == 0 { continue }
            let text = String(decoding: last.text.utf8.prefix(kept), as: UTF8.self)
            let cut = Int32(last.text.utf8.count - kept)
            let isExact = last.text.utf8.count == last.span.range.count
            let upper = isExact ? last.span.upper - cut : last.span.upper
            runs.append(
                Inlines.Run(
                    text, last.style, span: SourceSpan(file: file, lower: last.span.lower, upper: upper)))
            range = range.map { $0.lowerBound..<max($0.lowerBound, Int(upper)) }
            return
        }
        range = nil
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
