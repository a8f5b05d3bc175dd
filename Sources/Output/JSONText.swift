/// Writes texts as JSON's strings.
package enum JSONText {
    /// The text in quotes. For example: `"say \"yes\""`.
    package static func quoted(_ text: String) -> String {
        var literal: [UInt8] = []
        append(text, to: &literal)
        return String(decoding: literal, as: UTF8.self)
    }

    /// Appends the text in quotes.
    ///
    /// Escaped is what JSON demands, and what could deceive a reader or a tool: line and paragraph separators, byte
    /// order marks, and marks that turn the direction of writing.
    package static func append(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            var plain = 0
            for index in bytes.indices {
                guard let length = lengthToEscape(at: index, in: bytes) else { continue }
                output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain..<index]))
                output.append(
                    contentsOf: escape(UnsafeBufferPointer(rebasing: bytes[index..<index + length])).utf8)
                plain = index + length
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain...]))
        }
        output.append(UInt8(ascii: "\""))
    }

    /// How many bytes of an invisible or special character begin here; nil for all that stays as it is.
    private static func lengthToEscape(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        switch bytes[index] {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return 1
        case 0xE2, 0xEF: break
        default: return nil
        }
        // UTF-8 that a String holds is never cut off within a character.
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE), (0xE2, 0x81, 0xA6...0xA9),
            (0xEF, 0xBB, 0xBF):
            return 3
        default: return nil
        }
    }

    private static func escape(_ character: UnsafeBufferPointer<UInt8>) -> String {
        switch character[0] {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\t"): return "\\t"
        case UInt8(ascii: "\r"): return "\\r"
        default:
            let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
            let digits = String(scalar, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
