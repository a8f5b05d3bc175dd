/// Punctuation, marks and quotation marks outside ASCII, as the signs of a `Wording`.
package enum WideMarks {
    package static func sign(_ scalar: Unicode.Scalar) -> Wording.Sign? {
        switch scalar {
        case "，", "、", "،": .comma
        case "。", "！", "？", "؟", "۔": .stop
        case "；", "؛": .semicolon
        case "：", "﹕": .colon
        case "（", "【", "［": .open
        case "）", "】", "］": .close
        case "／": .slash
        case "＋": .plus
        case "＆": .ampersand
        case "–", "—", "―", "−": .dash
        case "→", "⇒", "➜", "➡", "↔": .arrow
        case "›", "＞": .greater
        case "＝": .equals
        case "✓", "✔", "✅", "☑", "🗹", "○", "◯", "⭕": .yes
        case "✗", "✘", "❌", "✖", "☒", "☐", "×", "🚫", "⛔": .no
        case "・", "·", "•", "…": .other
        default: nil
        }
    }

    /// The bytes of the mark that closes a quotation opened by this one.
    static func closing(_ scalar: Unicode.Scalar) -> [UInt8]? {
        switch scalar {
        case "“": Array("”".utf8)
        case "„": Array("“".utf8)
        case "«": Array("»".utf8)
        case "»": Array("«".utf8)
        case "‹": Array("›".utf8)
        case "「": Array("」".utf8)
        case "『": Array("』".utf8)
        default: nil
        }
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{A0}" || scalar == "\u{3000}" || scalar == "\u{202F}" || scalar == "\u{2009}"
    }

    /// Variation selectors, joiners, keycaps and marks of direction.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE00...0xFE0F, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x20E3, 0xFEFF: true
        default: false
        }
    }

    /// Whether a cross stands in some text.
    package static func saysNo(_ text: String) -> Bool { text.unicodeScalars.contains { sign($0) == .no } }

    /// Behind the emoji that begins at an offset, with what belongs to it; the offset itself where none does, or a cross.
    package static func pictographEnd(in bytes: [UInt8], from start: Int, upTo limit: Int) -> Int {
        guard start < limit, bytes[start] >= 0xe2 else { return start }
        let text = String(decoding: bytes[start..<min(limit, start + longestPictograph)], as: UTF8.self)
        guard let first = text.first, let scalar = first.unicodeScalars.first,
            scalar.properties.isEmojiPresentation || scalar.properties.isEmoji, sign(scalar) != .no
        else { return start }
        return start + first.utf8.count
    }

    private static let longestPictograph = 40
}
