extension String {
    /// What a function makes of its UTF-8.
    ///
    /// Asking each byte of these is several times as fast as stepping through `utf8`: right for what is asked of every
    /// name and note. Public, for only that is inlined across rooms.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }

    /// Whether another text stands in this one, byte for byte.
    ///
    /// `contains` weighs whole characters and makes a table of the words for each search, which takes a hundred times
    /// as long: too long for what is asked of every field.
    package func contains(bytesOf words: String) -> Bool {
        withBytes { text in words.withBytes { Self.isFound($0, in: text) } }
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
