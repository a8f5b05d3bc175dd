/// Writes JSON as UTF-8, keys in the order in which they come: two spaces a level, small objects on one line.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isFirst = true

    /// More than zero inside something that stands on one line.
    private var inlineDepth = 0

    package init() {}

    /// Whether the members of an object stand on a line each.
    package enum Layout {
        case lines, inline
    }

    package mutating func object(_ layout: Layout = .lines, _ members: (inout Self) -> Void) {
        enclose("{", "}", layout, members)
    }

    package mutating func array(_ layout: Layout = .lines, _ elements: (inout Self) -> Void) {
        enclose("[", "]", layout, elements)
    }

    /// Each element is written by `write` after its separator.
    package mutating func array<Element>(
        _ elements: some Sequence<Element>,
        _ layout: Layout = .lines,
        write: (inout Self, Element) -> Void
    ) {
        array(layout) { json in
            for element in elements {
                json.separate()
                write(&json, element)
            }
        }
    }

    /// The key of the value that is written next.
    package mutating func key(_ name: String) {
        separate()
        string(name)
        append(": ")
    }

    package mutating func string(_ text: String) { JSONText.append(text, to: &bytes) }

    package mutating func string(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    package mutating func number(_ value: some BinaryInteger) { append(String(value)) }

    package mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

    package mutating func null() { append("null") }

    /// Ends the text.
    package mutating func newline() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func enclose(
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        _ layout: Layout,
        _ content: (inout Self) -> Void
    ) {
        bytes.append(UInt8(ascii: open))
        depth += 1
        if layout == .inline || inlineDepth > 0 { inlineDepth += 1 }
        isFirst = true
        content(&self)
        depth -= 1
        if !isFirst { inlineDepth > 0 ? padInline() : breakLine() }
        if inlineDepth > 0 { inlineDepth -= 1 }
        isFirst = false
        bytes.append(UInt8(ascii: close))
    }

    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if inlineDepth == 0 {
            breakLine()
        } else {
            bytes.append(UInt8(ascii: " "))
        }
        isFirst = false
    }

    private mutating func padInline() { bytes.append(UInt8(ascii: " ")) }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension JSONWriter {
    package mutating func member(_ name: String, _ value: String?) {
        key(name)
        string(value)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    package mutating func member(_ name: String, _ value: some BinaryInteger) {
        key(name)
        number(value)
    }
}
