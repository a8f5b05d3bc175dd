/// Writes out the character references of HTML text that tables of fields have; others stay as they are.
package enum HTMLEntities {
    private static let named: [String: String] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "rarr": "→", "larr": "←", "hellip": "…", "check": "✓", "cross": "✗",
    ]

    private static let longest = 8

    /// White space of any kind becomes one space, as a browser shows it.
    package static func text(of bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"), let (text, end) = reference(bytes, at: index) {
                result += text.utf8
                index = end
            } else {
                let isBlank = HTMLText.isBlank(bytes[index])
                if !isBlank || result.last != 0x20 { result.append(isBlank ? 0x20 : bytes[index]) }
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func reference(_ bytes: ArraySlice<UInt8>, at start: Int) -> (String, Int)? {
        let name = bytes[(start + 1)...].prefix(longest)
        guard let end = name.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let word = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        if let text = named[word] { return (text, end + 1) }
        guard word.hasPrefix("#") else { return nil }
        let digits = word.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let code, let scalar = Unicode.Scalar(code) else { return nil }
        return (String(Character(scalar)), end + 1)
    }
}
