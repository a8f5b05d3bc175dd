import Diagnostics

/// Values in the spelling of Swift source.
package enum SwiftLiteral {
    /// A text in double quotes that means exactly this text, on one line, whatever it holds.
    package static func string(_ text: String) -> String {
        if text.withBytes({ $0.allSatisfy(isPlain) }) { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars { append(scalar, to: &literal) }
        literal += "\""
        return literal
    }

    private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case "\0": literal += "\\0"
        default:
            if scalar.deceivesReaders {
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}

extension Unicode.Scalar {
    /// Control characters, line ends, marks that turn the direction of writing, and what cannot be seen.
    ///
    /// The joiners stay: they hold emoji together.
    var deceivesReaders: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
