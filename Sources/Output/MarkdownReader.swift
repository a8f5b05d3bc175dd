/// Reads Markdown's inline text once, from left to right, and keeps what a reader sees of it.
struct MarkdownReader {
    private let bytes: Slice<UnsafeBufferPointer<UInt8>>
    private(set) var text: [UInt8] = []
    private var index: Int

    /// No `]` and no `>` stands behind these, so that a text full of brackets is read once.
    private let lastBracket: Int
    private let lastAngle: Int

    init(bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        self.bytes = bytes
        index = bytes.startIndex
        lastBracket = bytes.lastIndex(of: UInt8(ascii: "]")) ?? -1
        lastAngle = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        text.reserveCapacity(bytes.count)
    }

    mutating func run() {
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "`"): readCode()
            case UInt8(ascii: "*"): readAsterisks()
            case UInt8(ascii: "_"): readUnderscores()
            case UInt8(ascii: "\\"): readEscape()
            case UInt8(ascii: "["): readLink()
            case UInt8(ascii: "<"): readTag()
            default: readByte()
            }
        }
    }

    /// Anything but NUL and the marks that turn the direction of writing.
    private mutating func readByte() {
        let turn = PlainText.lengthOfTurn(bytes, at: index)
        if turn == 0, bytes[index] != 0 { text.append(bytes[index]) }
        index += max(1, turn)
    }

    /// A run of back-ticks is left out; what is between two such runs is kept as it is.
    private mutating func readCode() {
        let length = run(from: index)
        index += length
        var end = index
        while end < bytes.endIndex {
            guard bytes[end] == UInt8(ascii: "`") else {
                end += 1
                continue
            }
            let closing = run(from: end)
            if closing == length { break }
            end += closing
        }
        guard end < bytes.endIndex else { return }
        while index < end { readByte() }
        index = end + length
    }

    /// How often the byte at an index stands there in a row.
    private func run(from start: Int) -> Int {
        var end = start
        while end < bytes.endIndex, bytes[end] == bytes[start] { end += 1 }
        return end - start
    }

    /// Between spaces they are a product's.
    private mutating func readAsterisks() {
        let length = run(from: index)
        let space = UInt8(ascii: " ")
        let before = index == bytes.startIndex || bytes[index - 1] == space
        let after = index + length == bytes.endIndex || bytes[index + length] == space
        if before && after { text += bytes[index..<index + length] }
        index += length
    }

    /// Within a word they belong to a name such as `snake_case`.
    private mutating func readUnderscores() {
        let length = run(from: index)
        let before = index > bytes.startIndex && isWord(bytes[index - 1])
        let after = index + length < bytes.endIndex && isWord(bytes[index + length])
        if before && after { text += bytes[index..<index + length] }
        index += length
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readEscape() {
        index += 1
        guard index < bytes.endIndex, bytes[index] > 0x20, !isWord(bytes[index]) else {
            text.append(UInt8(ascii: "\\"))
            return
        }
        readByte()
    }

    /// `[label](target)`: a bracket that begins no link stays.
    private mutating func readLink() {
        guard lastBracket > index, let close = closing(UInt8(ascii: "]"), within: 300),
            close + 1 < bytes.endIndex, bytes[close + 1] == UInt8(ascii: "("),
            let end = bytes[close...].prefix(500).firstIndex(of: UInt8(ascii: ")"))
        else { return readByte() }
        var label = MarkdownReader(bytes: bytes[(index + 1)..<close])
        label.run()
        text += label.text
        index = end + 1
    }

    /// `<br>` and its like become a space; anything else that only looks like a tag stays.
    private mutating func readTag() {
        guard lastAngle > index, let close = closing(UInt8(ascii: ">"), within: 20) else { return readByte() }
        switch String(decoding: bytes[(index + 1)..<close], as: UTF8.self).lowercased() {
        case "br", "br/", "br /": text.append(UInt8(ascii: " "))
        case "b", "/b", "i", "/i", "em", "/em", "strong", "/strong", "code", "/code", "sub", "/sub", "sup",
            "/sup":
            break
        default: return readByte()
        }
        index = close + 1
    }

    private func closing(_ byte: UInt8, within length: Int) -> Int? {
        bytes[(index + 1)...].prefix(length).firstIndex(of: byte)
    }
}
