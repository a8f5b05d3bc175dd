import Output
import Templating

/// A name in `$defs`, as finished literals.
struct DefinitionName: TemplateView {
    let literal: String
    let pointer: String

    /// What the definition is called behind the document's `$id`. For example: `Book`.
    let anchor: String

    init(_ name: String, anchors: inout AnchorNames) {
        literal = JSONText.quoted(name)
        pointer = "\"#/$defs/" + name.escapedForPointer + "\""
        anchor = anchors.claim(name)
    }

    static let keys: [TemplateKey<DefinitionName>] = [
        .text("name", "The name, as a literal.", \.literal),
        .text(
            "pointer", "What a `$ref` to it holds, as a literal. For example: `\"#/$defs/Book\"`.", \.pointer),
    ]
}

extension String {
    /// As RFC 3986 and JSON pointers have it in a fragment.
    fileprivate var escapedForPointer: String {
        escaped { byte in
            switch byte {
            case UInt8(ascii: "~"): "~0"
            case UInt8(ascii: "/"): "~1"
            case _ where byte.isAllowedInFragment: nil
            default: byte.percentEncoded
            }
        }
    }

    /// As RFC 8141 has it in a name.
    var escapedForName: String {
        escaped { $0.isLetterOrDigit || "-._".utf8.contains($0) ? nil : $0.percentEncoded }
    }

    private func escaped(_ escape: (UInt8) -> String?) -> String {
        var text = ""
        for byte in utf8 {
            if let escape = escape(byte) {
                text += escape
            } else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return text
    }
}

extension UInt8 {
    fileprivate var percentEncoded: String {
        let digits = String(self, radix: 16, uppercase: true)
        return (digits.utf8.count == 1 ? "%0" : "%") + digits
    }

    /// The characters that RFC 3986 allows in a fragment, less those that a JSON pointer uses.
    fileprivate var isAllowedInFragment: Bool { isLetterOrDigit || "-._!$&'()*+,;=:@?".utf8.contains(self) }

    /// Of ASCII.
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
