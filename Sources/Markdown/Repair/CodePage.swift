/// A character set of one byte a character, as data: what its upper half stands for.
///
/// Text is damaged when somebody reads UTF-8 as such a set and writes the result as UTF-8 again.
struct CodePage: Sendable {
    let name: String

    /// Bytes of the upper half that stand for nothing: programs drop them or put a placeholder for them.
    let undefinedBytes: [UInt8]

    /// The byte for each scalar below `tableSize`; 0 where there is none.
    private let table: [UInt8]

    /// Mac OS alone has scalars beyond the table: an apple and two ligatures.
    private let beyond: [UInt32: UInt8]

    private static let tableSize = 0x2300

    /// `upperHalf` holds the characters of the bytes 128 to 255; a NUL stands for an undefined byte.
    private init(name: String, upperHalf: String, alsoReads others: [(Unicode.Scalar, UInt8)] = []) {
        self.name = name
        var table = [UInt8](repeating: 0, count: Self.tableSize)
        var beyond: [UInt32: UInt8] = [:]
        var undefinedBytes: [UInt8] = []
        let scalars = zip(upperHalf.unicodeScalars, UInt8(0x80)...UInt8(0xFF)).map { ($0, $1) }
        for (scalar, byte) in scalars + others {
            if scalar.value == 0 {
                undefinedBytes.append(byte)
                // Some readers turn an undefined byte into the control character of the same number.
                table[Int(byte)] = byte
            } else if scalar.value < Self.tableSize {
                table[Int(scalar.value)] = byte
            } else {
                beyond[scalar.value] = byte
            }
        }
        self.undefinedBytes = undefinedBytes
        self.table = table
        self.beyond = beyond
    }

    /// Mac Roman reads every byte as some character, Windows sets lose a few.
    var losesBytes: Bool { !undefinedBytes.isEmpty }

    /// The byte that a character was read from, or nil if it is none of this set's upper half.
    func byte(of scalar: UInt32) -> UInt8? {
        if scalar < Self.tableSize {
            let byte = table[Int(scalar)]
            return byte == 0 ? nil : byte
        }
        return beyond.isEmpty ? nil : beyond[scalar]
    }

    static let all = [windows1252, windows1254, macRoman]

    static let windows1252 = CodePage(
        name: "Windows-1252",
        upperHalf: """
            €\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ\
            \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
            ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
            àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
            """,
        alsoReads: controls
    )

    static let windows1254 = CodePage(
        name: "Windows-1254",
        upperHalf: """
            €\0‚ƒ„…†‡ˆ‰Š‹Œ\0\0\0\0‘’“”•–—˜™š›œ\0\0Ÿ\
            \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
            ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
            àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ
            """,
        alsoReads: controls
    )

    static let macRoman = CodePage(
        name: "Mac Roman",
        upperHalf: """
            ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
            †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
            ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
            ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
            """,
        alsoReads: [("\u{A4}", 0xDB), ("\u{2126}", 0xBD), ("\u{3BC}", 0xB5)]
    )

    /// ISO 8859-1, which many programs mean by Windows-1252, has control characters from 128 to 159.
    private static let controls: [(Unicode.Scalar, UInt8)] = (0x80...0x9F).map {
        (Unicode.Scalar(UInt8($0)), $0)
    }
}
