/// Small numbers by the hash of a word: open addressing, because a look-up happens for every word of every note.
package struct WordTable: Sendable {
    @usableFromInline private(set) var hashes: [UInt64]
    @usableFromInline private(set) var values: [Int16]
    private var count = 0

    /// `capacity` is a power of two, at least twice the number of words.
    package init(capacity: Int) {
        precondition(capacity & (capacity - 1) == 0, "the slots are found by the low bits of the hash")
        hashes = [UInt64](repeating: 0, count: capacity)
        values = [Int16](repeating: -1, count: capacity)
    }

    /// -1 for an unknown word.
    @inlinable
    package subscript(hash: UInt64) -> Int16 {
        var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
        while values[slot] >= 0 {
            if hashes[slot] == hash { return values[slot] }
            slot = (slot + 1) & (hashes.count - 1)
        }
        return -1
    }

    package mutating func insert(_ value: Int, for hash: UInt64) {
        count += 1
        precondition(count <= hashes.count / 2, "the vocabulary has outgrown its table")
        var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
        while values[slot] >= 0, hashes[slot] != hash { slot = (slot + 1) & (hashes.count - 1) }
        hashes[slot] = hash
        values[slot] = Int16(value)
    }
}
