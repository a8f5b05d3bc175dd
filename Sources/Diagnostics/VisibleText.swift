/// Text as a terminal can show it without being led astray: nothing in it moves the cursor, changes colours
/// or turns the reading direction.
struct VisibleText {
    private(set) var text = ""

    /// How many columns of a terminal it takes.
    private(set) var width = 0

    private static let tabStop = 4

    init(_ content: some StringProtocol = "") {
        for character in content { append(character) }
    }

    mutating func append(_ character: Character) {
        if character == "\t" {
            let spaces = Self.tabStop - width % Self.tabStop
            text += String(repeating: " ", count: spaces)
            width += spaces
            return
        }
        let isAlone = character.unicodeScalars.count == 1
        var shown = ""
        var escaped = 0
        for scalar in character.unicodeScalars {
            if Self.isSafe(scalar, isAlone: isAlone) {
                shown.unicodeScalars.append(scalar)
            } else {
                let name = Self.visible(scalar)
                shown += name
                escaped += name.unicodeScalars.count
            }
        }
        text += shown
        width += escaped > 0 ? escaped : Self.width(of: character)
    }

    // MARK: What is harmless

    private static func isSafe(_ scalar: Unicode.Scalar, isAlone: Bool) -> Bool {
        if (0x20..<0x7F).contains(scalar.value) { return true }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
        // Joiners and tags make emoji of several parts; alone they are invisible.
        case .format: return !isAlone && !isDirectional(scalar)
        default: return true
        }
    }

    private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// A picture for the control characters of ASCII, a number for all others.
    private static func visible(_ scalar: Unicode.Scalar) -> String {
        if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
        if scalar.value == 0x7F { return "\u{2421}" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }

    // MARK: How wide it is

    private static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x300 || scalars.count > 1 else { return 1 }
        if scalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
        if isWide(first.value) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return 1
        }
    }

    /// Unicode's East Asian wide and full-width characters, by block.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
