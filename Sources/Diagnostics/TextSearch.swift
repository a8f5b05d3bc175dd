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
        ByteSearch.first(words, in: text) != nil
    }
}

extension StringProtocol {
    /// Where another text stands first in this one, byte for byte, from its first to behind its last.
    package func firstRange(ofBytes words: String) -> Range<String.Index>? {
        let found: Int?? = utf8.withContiguousStorageIfAvailable { text in
            words.withBytes { ByteSearch.first($0, in: text) }
        }
        guard let found else { return String(self).isEmpty ? nil : firstRange(of: words) }
        return found.map { start in
            let lower = utf8.index(startIndex, offsetBy: start)
            return lower..<utf8.index(lower, offsetBy: words.utf8.count)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Where the bytes of a text stand first in these. `firstRange(of:)` of the standard library is compiled for any
    /// collection and asks for metadata at each step: a hundred times as long, for what is asked of whole documents.
    package func firstRange(ofBytes words: String) -> Range<Int>? {
        let found = withUnsafeBufferPointer { text in words.withBytes { ByteSearch.first($0, in: text) } }
        return found.map { startIndex + $0..<startIndex + $0 + words.utf8.count }
    }
}

extension [UInt8] {
    /// Where the bytes of a text stand first in these.
    package func firstRange(ofBytes words: String) -> Range<Int>? { self[...].firstRange(ofBytes: words) }
}

/// The search for bytes in bytes that every question above asks.
private enum ByteSearch {
    /// How many bytes stand before the first place of the words.
    static func first(_ words: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = words.first else { return 0 }
        guard words.count <= text.count else { return nil }
        return (0...text.count - words.count).first { start in
            text[start] == first && words.indices.allSatisfy { text[start + $0] == words[$0] }
        }
    }
}
