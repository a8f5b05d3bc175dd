extension String {
    /// Whether another text stands in this one, byte for byte.
    ///
    /// `contains` weighs whole characters and makes a table of the words for each search, which takes a hundred times
    /// as long: too long for what is asked of every field.
    package func contains(bytesOf words: String) -> Bool {
        var (text, words) = (self, words)
        return text.withUTF8 { text in words.withUTF8 { Self.isFound($0, in: text) } }
    }

    private static func isFound(_ words: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>)
        -> Bool
    {
        guard let first = words.first else { return true }
        guard words.count <= text.count else { return false }
        return (0...text.count - words.count).contains { start in
            text[start] == first && words.indices.allSatisfy { text[start + $0] == words[$0] }
        }
    }
}
