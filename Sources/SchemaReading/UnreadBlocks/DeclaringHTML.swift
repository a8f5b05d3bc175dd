import Diagnostics
import Markdown
import SchemaEvidence
import SchemaModel

/// Finds out whether a list, a table or preformatted text in HTML, which no recogniser reads, tells of fields and
/// their types.
struct DeclaringHTML {
    private let bytes: [UInt8]
    private var text = ""
    private var kind: UnreadBlock.Kind?

    /// What stands there; nil where it tells of no fields.
    static func kind(of text: String) -> UnreadBlock.Kind? {
        var html = DeclaringHTML(bytes: Array(text.utf8))
        html.read()
        return TypedLines.areMost(of: html.text) ? html.kind : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// An item, a term with its description, or a row becomes a line.
    private mutating func read() {
        var lexer = HTMLLexer(bytes, in: bytes.indices)
        while let token = lexer.next() {
            switch token.kind {
            case .open(let name, _): open(name)
            case .close: continue
            case .text:
                // White space counts in preformatted text alone.
                if kind == .code {
                    text += String(decoding: bytes[token.range], as: UTF8.self)
                } else if kind != nil {
                    text += HTMLEntities.text(of: bytes[token.range])
                }
            }
        }
    }

    private mutating func open(_ name: String) {
        switch name {
        case "ul", "ol", "dl": kind = kind ?? .list
        case "table": kind = kind ?? .table
        case "pre": kind = kind ?? .code
        case "li", "dt", "tr", "br": text += "\n"
        case "dd": text += ": "
        case "td", "th": text += " "
        default: break
        }
    }
}
