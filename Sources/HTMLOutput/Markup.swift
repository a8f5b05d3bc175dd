import Output

/// Text that can stand in HTML as it is, between tags and in quoted attributes.
///
/// Everything from a document becomes one of these before a template sees it, so that no name and no note can be markup
/// of its own.
struct Markup: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    let source: String

    /// Escapes a text of any origin.
    init(_ text: some StringProtocol) {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { Self.append(scalar, to: &escaped) }
        source = String(decoding: escaped, as: UTF8.self)
    }

    /// Markup that stands in the source of the program.
    init(stringLiteral value: String) { source = value }

    /// Of an interpolation the literal parts are markup, and texts are escaped.
    init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

    private init(source: String) { self.source = source }

    static let none = Markup(source: "")

    var isEmpty: Bool { source.isEmpty }

    static func + (one: Markup, other: Markup) -> Markup { Markup(source: one.source + other.source) }

    private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        switch scalar {
        case "&": text += "&amp;".utf8
        case "<": text += "&lt;".utf8
        case ">": text += "&gt;".utf8
        case "\"": text += "&quot;".utf8
        case "'": text += "&#39;".utf8
        case "\n", "\t": text += String(scalar).utf8
        default: text += isHarmless(scalar) ? Array(String(scalar).utf8) : Array(visible(scalar).utf8)
        }
    }

    /// Neither a control character nor a mark that turns the direction of what stands behind it.
    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: false
        case 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        "[U+" + String(scalar.value + 0x10000, radix: 16, uppercase: true).dropFirst() + "]"
    }
}

extension Markup {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var source = ""

        init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { source += literal }

        mutating func appendInterpolation(_ markup: Markup) { source += markup.source }

        mutating func appendInterpolation(_ number: Int) { source += String(number) }

        mutating func appendInterpolation(_ text: String) { source += Markup(text).source }
    }
}

extension Sequence<Markup> {
    func joined(_ separator: Markup = ", ") -> Markup {
        var result = Markup.none
        for part in self { result = result.isEmpty ? part : result + separator + part }
        return result
    }
}

extension Markup {
    /// A document's prose: code spans stay, other marks go.
    init(markdown: String) {
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
