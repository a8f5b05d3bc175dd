/// In what an editor counts the characters of a line.
package enum PositionEncoding: String, Codable, Hashable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The one that takes the least work among those that an editor knows; every editor knows UTF-16.
    init(offered names: [String]) {
        let known = [PositionEncoding.utf8, .utf32].first { names.contains($0.rawValue) }
        self = known ?? .utf16
    }

    /// How many units the bytes of a text are, of which the first begins a scalar.
    func length(of bytes: ArraySlice<UInt8>) -> Int {
        switch self {
        case .utf8: bytes.count
        case .utf16: bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        case .utf32: bytes.count { $0 & 0xC0 != 0x80 }
        }
    }

    /// How many bytes so many units are. What leads into a scalar stands before it, what leads past the end at the end.
    func byteCount(of length: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var rest = length
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let end = bytes[(index + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
            rest -= self.length(of: bytes[index..<end])
            if rest < 0 { break }
            index = end
        }
        return index - bytes.startIndex
    }
}
