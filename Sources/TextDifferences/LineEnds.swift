#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A checkout may have made every line feed a carriage return and a line feed: that is no difference.
package enum LineEnds {
    package static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count ? areSame(one, other) : normalized(one) == normalized(other)
    }

    /// The system compares many bytes at a time, an array one.
    private static func areSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let first = one.baseAddress, let second = other.baseAddress else { return true }
                return memcmp(first, second, one.count) == 0
            }
        }
    }

    /// With line feeds only.
    package static func normalized(_ text: [UInt8]) -> [UInt8] {
        let hasReturn = text.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\r")), bytes.count) != nil } ?? false
        }
        guard hasReturn else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isHalf =
                byte == UInt8(ascii: "\r") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n")
            if !isHalf { result.append(byte) }
        }
        return result
    }
}
