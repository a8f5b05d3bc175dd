/// Writes texts into XML: the one place where they are escaped.
package enum XMLText {
    /// The text as an attribute's value in quotes, of which a parser makes exactly this text again.
    ///
    /// Marks that turn the direction of writing stand as numbers, so that no reader is deceived. What XML cannot hold at
    /// all is left out: ask `canHold` where that matters.
    package static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars where canHold(scalar) {
            switch scalar {
            case "&": literal += "&amp;"
            case "<": literal += "&lt;"
            case ">": literal += "&gt;"
            case "\"": literal += "&quot;"
            default:
                if needsNumber(scalar) {
                    literal += "&#\(scalar.value);"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// Whether a byte stands for itself, as in most texts all do.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: byte >= 0x20 && byte < 0x7F
        }
    }

    /// The text between the marks of a comment, which two hyphens would end.
    package static func comment(_ text: String) -> String {
        var comment = ""
        for scalar in text.unicodeScalars where canHold(scalar) && !needsNumber(scalar) {
            if scalar == "-", comment.last == "-" { comment += " " }
            comment.unicodeScalars.append(scalar)
        }
        return comment.last == "-" ? comment + " " : comment
    }

    /// Whether XML 1.0 can hold the whole text.
    package static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(canHold) }

    private static func canHold(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE...0xFFFF: false
        default: true
        }
    }

    /// White space that a parser would change, and what nobody can see.
    private static func needsNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
