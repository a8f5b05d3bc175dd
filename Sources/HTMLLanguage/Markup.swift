import Output

/// Text that can stand in HTML as it is, between tags and in quoted attributes.
///
/// Everything from a document becomes one of these before a template sees it, so that no name and no note can be markup
/// of its own.
package struct Markup: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package let source: String

    /// Escapes a text of any origin.
    package init(_ text: String) {
        if text.utf8.allSatisfy(Self.standsForItself) {
            source = text
            return
        }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { Self.append(scalar, to: &escaped) }
        source = String(decoding: escaped, as: UTF8.self)
    }

    package init(_ text: Substring) { self.init(String(text)) }

    /// Markup that stands in the source of the program.
    package init(stringLiteral value: String) { source = value }

    /// Of an interpolation the literal parts are markup, and texts are escaped.
    package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    private init(source: String) { self.source = source }

    package static let none = Markup(source: "")

    package var isEmpty: Bool { source.isEmpty }

    package static func + (one: Markup, other: Markup) -> Markup { Markup(source: one.source + other.source) }

    /// Most texts are ASCII that needs no escaping.
    private static func standsForItself(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            false
        default: 0x20..<0x7f ~= byte || byte == UInt8(ascii: "\n")
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        switch scalar {
        case "&": text += "&amp;".utf8
        case "<": text += "&lt;".utf8
        case ">": text += "&gt;".utf8
        case "\"": text += "&quot;".utf8
        case "'": text += "&#39;".utf8
        case "\n", "\t": text += String(scalar).utf8
        default:
            if MarkedText.isHarmless(scalar) {
                text += scalar.utf8
            } else {
                text += MarkedText.visible(scalar).utf8
            }
        }
    }
}

extension Markup {
    package struct StringInterpolation: StringInterpolationProtocol {
        package fileprivate(set) var source = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity)
        }

        package mutating func appendLiteral(_ literal: String) { source += literal }

        package mutating func appendInterpolation(_ markup: Markup) { source += markup.source }

        package mutating func appendInterpolation(_ number: Int) { source += String(number) }

        package mutating func appendInterpolation(_ text: String) { source += Markup(text).source }
    }
}

extension Sequence<Markup> {
    package func joined(_ separator: Markup = ", ") -> Markup {
        var result = Markup.none
        for part in self { result = result.isEmpty ? part : result + separator + part }
        return result
    }
}

extension Markup {
    /// A document's prose: code spans stay, other marks go.
    package init(markdown: String) {
        var result = Markup.none
        var rest = markdown[...]
        while let open = rest.firstIndex(of: "`") {
            let start = rest.index(after: open)
            guard let close = rest[start...].firstIndex(of: "`"), close > start else { break }
            result = result + Markup(PlainText.of(markdown: String(rest[..<open])))
            result = result + "<code>\(String(rest[start..<close]))</code>"
            rest = rest[rest.index(after: close)...]
        }
        self = result + Markup(PlainText.of(markdown: String(rest)))
    }
}
