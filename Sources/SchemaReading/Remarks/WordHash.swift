/// The hash by which words are compared: FNV-1a over their bytes, in lower case as far as Latin-1 letters go.
struct WordHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
    private var previous: UInt8 = 0

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(Self.lowercased(byte, after: previous))) &* 0x100_0000_01b3
        previous = byte
    }

    /// Capitals of ASCII, and of the two-byte letters from À to Þ.
    @inline(__always)
    private static func lowercased(_ byte: UInt8, after previous: UInt8) -> UInt8 {
        if byte >= 0x41, byte <= 0x5a { return byte | 0x20 }
        if previous == 0xc3, byte >= 0x80, byte <= 0x9e, byte != 0x97 { return byte | 0x20 }
        return byte
    }

    static func of(_ word: String) -> UInt64 {
        var hash = WordHash()
        for byte in word.utf8 { hash.add(byte) }
        return hash.value
    }
}
