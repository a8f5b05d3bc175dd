/// The hash by which words are compared: FNV-1a over their UTF-8 in small letters.
///
/// A letter that is written with its accent behind it is the same as one that has it, and what only draws a word out
/// or vocalises it in Arabic does not count.
package struct WordHash {
    @usableFromInline package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The value without the last letter, and the letter, for the accent that may follow.
    @usableFromInline private(set) var valueBefore: UInt64 = 0
    @usableFromInline private(set) var last: UInt32 = 0

    /// The first byte of a letter of two bytes.
    @usableFromInline private(set) var lead: UInt8 = 0

    @inlinable
    package init() {}

    @inlinable
    @inline(__always)
    package mutating func add(_ byte: UInt8) {
        if byte < 0x80 {
            let letter = byte &- 0x41 < 26 ? byte | 0x20 : byte
            valueBefore = value
            last = UInt32(letter)
            mix(letter)
        } else {
            addWide(byte)
        }
    }

    @inlinable
    @inline(__always)
    mutating func mix(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    @usableFromInline
    mutating func addWide(_ byte: UInt8) {
        if lead > 0 {
            let scalar = UInt32(lead & 0x1f) << 6 | UInt32(byte & 0x3f)
            lead = 0
            addLetter(scalar)
        } else if byte >= 0xc3, byte <= 0xdf {
            lead = byte
        } else {
            last = 0
            mix(byte)
        }
    }

    private mutating func addLetter(_ scalar: UInt32) {
        if LetterForms.isOrnament(scalar) { return }
        if LetterForms.isAccent(scalar), let whole = LetterForms.composed(last, scalar) {
            value = valueBefore
            mixLetter(whole)
        } else {
            mixLetter(LetterForms.lowercased(scalar))
        }
    }

    private mutating func mixLetter(_ letter: UInt32) {
        valueBefore = value
        last = letter
        if letter < 0x80 {
            mix(UInt8(letter))
        } else {
            mix(UInt8(0xc0 | letter >> 6))
            mix(UInt8(0x80 | letter & 0x3f))
        }
    }

    package static func of(_ word: String) -> UInt64 {
        var word = word
        return word.withUTF8(of)
    }

    /// As of a `String`: one function for both would look every byte up through their protocol.
    package static func of(_ word: Substring) -> UInt64 {
        var word = word
        return word.withUTF8(of)
    }

    static func of(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = WordHash()
        var index = 0
        while index < word.count {
            hash.add(word[index])
            index += 1
        }
        return hash.value
    }
}
