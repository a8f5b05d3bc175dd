/// Letters of two bytes: their small forms, and those with an accent.
enum LetterForms {
    /// Of Latin, Greek and Cyrillic script; the Turkish dotted capital is an "i".
    static func lowercased(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x130: 0x69
        case 0x178: 0xff
        case 0xc0...0xde where scalar != 0xd7: scalar + 0x20
        case 0x139...0x148, 0x179...0x17e: scalar + scalar % 2
        case 0x100...0x137, 0x14a...0x177, 0x460...0x481, 0x48a...0x4bf, 0x4d0...0x52f: scalar | 1
        case 0x391...0x3a9, 0x410...0x42f: scalar + 0x20
        case 0x400...0x40f: scalar + 0x50
        default: scalar
        }
    }

    /// Marks that stand behind their letter where text is decomposed.
    static func isAccent(_ scalar: UInt32) -> Bool { scalar >= 0x300 && scalar <= 0x36f }

    /// What an Arabic word is drawn out or vocalised with.
    static func isOrnament(_ scalar: UInt32) -> Bool {
        scalar == 0x640 || scalar >= 0x64b && scalar <= 0x65f || scalar == 0x670
    }

    /// The letter that a letter and an accent behind it are together.
    static func composed(_ letter: UInt32, _ accent: UInt32) -> UInt32? {
        composed[UInt64(letter) << 32 | UInt64(accent)]
    }

    private static let composed: [UInt64: UInt32] = {
        var letters: [UInt64: UInt32] = [:]
        for (accent, bases, whole) in accents {
            for (base, letter) in zip(bases.unicodeScalars, whole.unicodeScalars) {
                letters[UInt64(base.value) << 32 | UInt64(accent)] = letter.value
            }
        }
        return letters
    }()

    private static let accents: [(UInt32, String, String)] = [
        (0x300, "aeiou", "àèìòù"), (0x301, "aeiouyncszlr", "áéíóúýńćśźĺŕ"), (0x302, "aeiou", "âêîôû"),
        (0x303, "aonu", "ãõñũ"), (0x306, "agи", "ăğй"), (0x307, "zeg", "żėġ"), (0x308, "aeiouyе", "äëïöüÿё"),
        (0x30a, "au", "åů"), (0x30b, "ou", "őű"), (0x30c, "cdenrstz", "čďěňřšťž"), (0x327, "cst", "çşţ"),
        (0x328, "aeiu", "ąęįų"), (0x653, "ا", "آ"), (0x654, "اوي", "أؤئ"), (0x655, "ا", "إ"),
    ]

    /// A word without its accents, as people type it who leave them out: "descricao", "clave primaria". Nil where it has
    /// none.
    static func withoutAccents(_ word: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var plain: [UInt8] = []
        var index = 0
        while index < word.count {
            // The first byte of every letter that has a form without its accent.
            let letter =
                word[index] == 0xc3 && index + 1 < word.count ? plainForm(ofSecondByte: word[index + 1]) : nil
            plain.append(letter ?? word[index])
            index += letter == nil ? 1 : 2
        }
        return plain.count < word.count ? plain : nil
    }

    /// Of the letters from "à" to "û" those that people type without their accent.
    private static func plainForm(ofSecondByte byte: UInt8) -> UInt8? {
        switch byte {
        case 0xa0...0xa3: UInt8(ascii: "a")
        case 0xa7: UInt8(ascii: "c")
        case 0xa8...0xaa: UInt8(ascii: "e")
        case 0xac...0xae: UInt8(ascii: "i")
        case 0xb1: UInt8(ascii: "n")
        case 0xb2...0xb5: UInt8(ascii: "o")
        case 0xb9...0xbb: UInt8(ascii: "u")
        default: nil
        }
    }
}
