/// How large the texts and parts of a box are. Nobody knows a reader's fonts: widths are those of the widest usual ones.
enum BoxMetrics {
    static let inset = 10
    static let headHeight = 28
    static let nameBaseline = 19
    static let rowHeight = 19
    private static let rowBaseline = 14
    private static let rowsInset = 4

    /// Longer names are cut.
    static let longestName = 30
    private static let narrowest = 120

    /// Of the text of a row, whose letters are all as wide, and of a name in bold.
    private static let letterOfRow = 73
    private static let letterOfName = 86

    static func height(rows: Int) -> Int { headHeight + (rows == 0 ? 0 : rows * rowHeight + 2 * rowsInset) }

    static func width(name: String, rows: [(name: String, kind: String)]) -> Int {
        let texts = rows.map { width(of: $0.name, letterOfRow) + 16 + width(of: $0.kind, letterOfRow) }
        return max(narrowest, 2 * inset + max(width(of: name, letterOfName), texts.max() ?? 0))
    }

    static func baseline(ofRow row: Int) -> Int { headHeight + rowsInset + row * rowHeight + rowBaseline }

    static func middle(ofRow row: Int) -> Int { headHeight + rowsInset + row * rowHeight + rowHeight / 2 }

    static let middleOfHead = headHeight / 2

    static func shortened(_ name: String) -> String {
        name.count > longestName ? name.prefix(longestName - 1) + "…" : name
    }

    private static func width(of text: String, _ letter: Int) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (isWide($1) ? 2 * letter : letter) } / 10
    }

    /// Whether a letter of the East, or a picture, takes two places.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
