/// Text in UTF-16 or UTF-32, which is UTF-8 with a NUL beside every letter where it has no byte order mark.
enum WideText {
    /// So many bytes decide.
    private static let sampleLength = 512

    /// Half of the bytes are NUL in UTF-16, three quarters in UTF-32. Damaged text has a few, and a disk's hole nothing else.
    static func isLikely(_ bytes: [UInt8]) -> Bool {
        let sample = bytes.prefix(sampleLength)
        let count = sample.count { $0 == 0 }
        return sample.count >= 4 && count * 5 >= sample.count * 2 && count * 5 <= sample.count * 4
    }
}
