import Output

/// A name in `$defs`, as two finished literals.
struct DefinitionName {
    let literal: String

    /// What a `$ref` holds. For example: `"#/$defs/Book"`.
    let pointer: String

    init(_ name: String) {
        literal = JSONText.quoted(name)
        pointer = Self.pointer(to: name)
    }

    private static func pointer(to name: String) -> String {
        var pointer = "\"#/$defs/"
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "~"): pointer += "~0"
            case UInt8(ascii: "/"): pointer += "~1"
            case _ where isAllowedInFragment(byte): pointer.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                pointer += (digits.count == 1 ? "%0" : "%") + digits
            }
        }
        return pointer + "\""
    }

    /// The characters that RFC 3986 allows in a fragment, less those that a JSON pointer uses.
    private static func isAllowedInFragment(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._!$&'()*+,;=:@?".utf8.contains(byte)
        }
    }
}
