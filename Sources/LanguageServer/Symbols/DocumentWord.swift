/// Letters, digits and underscores in a row: what can be a name.
struct DocumentWord: Hashable, Sendable {
    let range: Range<Int>
    let text: String

    /// The word at an offset, or the one that ends there.
    init?(at offset: Int, in bytes: [UInt8]) {
        var start = min(offset, bytes.count)
        while start > 0, Self.isPart(bytes[start - 1]) { start -= 1 }
        var end = start
        while end < bytes.count, Self.isPart(bytes[end]) { end += 1 }
        if start == end { return nil }
        self.init(start..<end, in: bytes)
    }

    private init(_ range: Range<Int>, in bytes: [UInt8]) {
        self.range = range
        text = String(decoding: bytes[range], as: UTF8.self)
    }

    /// Every place where a text stands by itself.
    static func all(_ text: String, in bytes: [UInt8]) -> [DocumentWord] {
        let name = Array(text.utf8)
        guard let first = name.first, name.count <= bytes.count else { return [] }
        var words: [DocumentWord] = []
        for start in 0...(bytes.count - name.count) where bytes[start] == first {
            let end = start + name.count
            guard bytes[start..<end].elementsEqual(name), start == 0 || !isPart(bytes[start - 1]),
                end == bytes.count || !isPart(bytes[end])
            else { continue }
            words.append(DocumentWord(start..<end, in: bytes))
        }
        return words
    }

    static func isPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }

    /// `dueDate`, `goal_id`, `line2`: no word of a plain sentence looks so.
    var looksLikeCode: Bool {
        let bytes = Array(text.utf8)
        let hasInnerCapital = zip(bytes, bytes.dropFirst()).contains { before, byte in
            (0x61...0x7A).contains(before) && (0x41...0x5A).contains(byte)
        }
        return hasInnerCapital || bytes.contains { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }
    }

    var isCapitalised: Bool { text.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
