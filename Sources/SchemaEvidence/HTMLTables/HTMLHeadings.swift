import Diagnostics
import DocumentWording
import Markdown

/// Finds the headings that are written in HTML, and the summaries of folded sections, where they name an entity.
///
///     <details>
///     <summary><b>Trip</b></summary>
enum HTMLHeadings {
    /// The last heading of an HTML block, as a block of its own.
    static func heading(in bytes: [UInt8], _ range: Range<Int>, file: Int32) -> Block? {
        var lexer = HTMLLexer(bytes, in: range)
        var text: HTMLText?
        var found: Block?
        while let token = lexer.next() {
            switch token.kind {
            case .open(let name, _) where level(of: name) != nil: text = HTMLText(bytes, file: file)
            case .close(let name):
                guard let level = level(of: name), var open = text else { continue }
                text = nil
                open.finish()
                if case .title = HeadingReading(Wording(open.content)) {
                    found = Block(
                        .heading(level: level, open.content), span: open.span(orAt: token.range.lowerBound))
                }
            case .open, .text: text?.add(token)
            }
        }
        return found
    }

    private static func level(of name: String) -> Int? {
        switch name {
        case "h1": 1
        case "h2": 2
        case "h3": 3
        case "h4": 4
        case "h5": 5
        case "h6", "summary": 6
        default: nil
        }
    }
}
