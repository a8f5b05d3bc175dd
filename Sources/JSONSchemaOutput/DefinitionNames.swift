import SchemaModel

/// Where each entity, enumeration and helper stands in `$defs`, as `$ref` points at it.
///
/// Entities keep their names; an enumeration or helper that would take one of these gets another.
struct DefinitionNames {
    let recordName: String
    let date: String
    let location: String

    /// By the enumeration's name in the document.
    let enums: [String: String]

    init(_ schema: Schema) {
        var taken = Set(schema.entities.map(\.name))
        func free(_ name: String) -> String {
            var name = name
            while !taken.insert(name).inserted { name += "Value" }
            return name
        }
        enums = Dictionary(schema.enums.map { ($0.name, free($0.name)) }) { first, _ in first }
        recordName = free("recordName")
        date = free("date")
        location = free("location")
    }

    /// What a `$ref` holds, as a JSON literal. For example: `"#/$defs/Book"`.
    static func pointer(to name: String) -> String {
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
