/// A document's prose without its Markdown: what a comment can show where nobody renders it.
///
/// Code spans keep their text, links their label; emphasis marks, back-slashes before punctuation, HTML line
/// breaks and the marks that turn the direction of writing go.
package enum PlainText {
    package static func of(markdown: String) -> String {
        var markdown = markdown
        return markdown.withUTF8 { bytes in
            guard bytes.contains(where: isMark) || holdsTurn(bytes) else { return nil }
            var reader = MarkdownReader(bytes: Slice(base: bytes, bounds: bytes.indices))
            reader.run()
            return String(decoding: reader.text, as: UTF8.self)
        } ?? markdown
    }

    /// A text as one line that can stand behind `--` and ends nothing before its time.
    package static func line(_ text: String) -> String {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
                return nil
            }
            return String(decoding: cleaned(bytes), as: UTF8.self)
        } ?? text
    }

    private static func cleaned(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let turn = lengthOfTurn(bytes, at: index)
            let end = turn == 0 ? lengthOfLineEnd(bytes, at: index) : turn
            if turn == 0 { result.append(end == 0 ? bytes[index] : UInt8(ascii: " ")) }
            index += max(1, end)
        }
        return result
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "<"),
            UInt8(ascii: "\\"), 0:
            true
        default: false
        }
    }

    private static func holdsTurn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.contains { lengthOfTurn(bytes, at: $0) > 0 }
    }

    /// The marks U+200E, 200F, 202A to 202E and 2066 to 2069: they can make a line look like another one.
    static func lengthOfTurn<Bytes: RandomAccessCollection>(_ bytes: Bytes, at index: Int) -> Int
    where Bytes.Element == UInt8, Bytes.Index == Int {
        guard bytes[index] == 0xE2, index + 2 < bytes.endIndex else { return 0 }
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return 3
        default: return 0
        }
    }

    /// Control characters and the separators of lines and paragraphs.
    private static func lengthOfLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch bytes[index] {
        case 0..<0x20, 0x7F: 1
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: 2
        case 0xE2
        where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]):
            3
        default: 0
        }
    }
}
