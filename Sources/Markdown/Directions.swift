/// Marks that say in which direction text runs. They are no part of a name or word.
///
/// Text that is written from right to left holds them around names in Latin letters.
enum Directions {
    static func removed(from text: String) -> String {
        let hasMark = text.utf8.withContiguousStorageIfAvailable(hasMark) ?? hasMark(text.utf8)
        guard hasMark else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
    }

    /// Whether the first two bytes of such a mark stand in the text.
    private static func hasMark(_ bytes: some Collection<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            if previous == 0xe2, byte == 0x80 || byte == 0x81 { return true }
            if previous == 0xd8, byte == 0x9c { return true }
            previous = byte
        }
        return false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
