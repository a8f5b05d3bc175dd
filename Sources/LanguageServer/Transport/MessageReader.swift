/// Cuts the bytes that an editor sends into messages: headers, an empty line, content.
///
/// Purpose: what is malformed is told and passed over, so that the next message is read. Input: bytes as they come.
/// Output: events. Invariant: no input crashes it, or makes it keep more than the longest message.
package struct MessageReader: Sendable {
    package enum Event: Hashable, Sendable {
        /// The content of a message.
        case message([UInt8])

        /// Why bytes were passed over.
        case malformed(String)
    }

    /// No document is as long as this, be each of its characters escaped.
    package static let longestMessage = 256 << 20

    /// Two headers are all that there are.
    static let longestHeader = 8_192

    private var buffer: [UInt8] = []

    /// What comes before is done with.
    private var start = 0
    private var state = State.header

    private enum State {
        case header
        case content(length: Int)

        /// Content that nobody wants.
        case skipping(length: Int)

        /// Looks for the next header.
        case lost
    }

    package init() {}

    package mutating func append(_ bytes: some Collection<UInt8>) {
        if start > 65_536, start > buffer.count / 2 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes
    }

    /// Nil until more bytes come.
    package mutating func next() -> Event? {
        while true {
            switch state {
            case .header:
                guard let event = readHeader() else { return nil }
                if case .malformed = event { return event }
            case .content(let length):
                guard buffer.count - start >= length else { return nil }
                let content = Array(buffer[start..<start + length])
                start += length
                state = .header
                return .message(content)
            case .skipping(let length):
                let count = min(length, buffer.count - start)
                start += count
                if count < length {
                    state = .skipping(length: length - count)
                    return nil
                }
                state = .header
            case .lost:
                guard findHeader() else { return nil }
                state = .header
            }
        }
    }

    /// Reads headers up to the empty line. Nil until that comes; an empty message where all is well.
    private mutating func readHeader() -> Event? {
        guard let end = HeaderBlock.end(in: buffer[start...]) else {
            guard buffer.count - start > Self.longestHeader else { return nil }
            start += 1
            state = .lost
            return .malformed("no headers were found")
        }
        let block = HeaderBlock(buffer[start..<end])
        switch block.contentLength {
        case .some(let length) where length > Self.longestMessage:
            start = end
            state = .skipping(length: length)
            return .malformed("the message is longer than \(Self.longestMessage) bytes")
        case .some(let length) where block.isUTF8:
            start = end
            state = .content(length: length)
            return .message([])
        case .some(let length):
            start = end
            state = .skipping(length: length)
            return .malformed("the message is not UTF-8")
        case nil:
            // Something before the header may have lost its end.
            start = block.isAboutContent ? end : start + 1
            state = .lost
            return .malformed("no header says how long the message is")
        }
    }

    /// Drops what stands before the next header.
    private mutating func findHeader() -> Bool {
        let name = HeaderBlock.contentLengthName
        while buffer.count - start >= name.count {
            if HeaderBlock.isEqual(buffer[start..<start + name.count], name) { return true }
            start += 1
        }
        return false
    }
}

/// The headers of a message.
private struct HeaderBlock {
    /// Nil where no header has a number that can be one.
    private(set) var contentLength: Int?

    /// Whether a header is there, be its number wrong.
    private(set) var isAboutContent = false
    private(set) var isUTF8 = true

    static let contentLengthName = Array("content-length".utf8)
    private static let contentTypeName = Array("content-type".utf8)

    init(_ bytes: ArraySlice<UInt8>) {
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = String(
                decoding: line[(colon + 1)...].filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            if Self.isEqual(line[..<colon], Self.contentLengthName) {
                isAboutContent = true
                contentLength = Int(value).flatMap { $0 < 0 ? nil : $0 }
            } else if Self.isEqual(line[..<colon], Self.contentTypeName) {
                isUTF8 = Self.namesUTF8(value.lowercased())
            }
        }
    }

    private static func namesUTF8(_ type: String) -> Bool {
        guard let equals = type.firstRange(of: "charset=") else { return true }
        let name = type[equals.upperBound...].filter { $0 != "\"" }
        return name == "utf-8" || name == "utf8"
    }

    /// Behind the empty line.
    static func end(in bytes: ArraySlice<UInt8>) -> Int? {
        var isLineEmpty = false
        for index in bytes.indices.prefix(MessageReader.longestHeader) {
            switch bytes[index] {
            case UInt8(ascii: "\r"): continue
            case UInt8(ascii: "\n"):
                if isLineEmpty { return index + 1 }
                isLineEmpty = true
            default: isLineEmpty = false
            }
        }
        return nil
    }

    /// Whether bytes are a name, in upper or lower case.
    static func isEqual(_ bytes: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
        bytes.count == name.count && zip(bytes, name).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}

extension [UInt8] {
    /// With the headers that go before a message.
    package var framed: [UInt8] { Array("Content-Length: \(count)\r\n\r\n".utf8) + self }
}
