import DocumentWording

/// Cuts HTML into tags and text, and never fails: what is no tag is text. Comments are passed over.
package struct HTMLLexer {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int

    package init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = min(range.upperBound, bytes.count)
    }

    package mutating func next() -> HTMLToken? {
        skipComments()
        guard index < end else { return nil }
        let start = index
        if let tag = tag() { return tag }
        index = start + 1
        while index < end, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return HTMLToken(kind: .text, range: start..<index)
    }

    private mutating func skipComments() {
        while has("<!--", at: index) {
            index += 4
            while index < end, !has("-->", at: index) { index += 1 }
            index = min(end, index + 3)
        }
    }

    /// Nil where no tag begins, or where it does not end.
    private mutating func tag() -> HTMLToken? {
        let start = index
        guard bytes[index] == UInt8(ascii: "<") else { return nil }
        index += 1
        let isClosing = index < end && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let name = index
        while index < end, Identifier.isWordByte(bytes[index]) { index += 1 }
        guard name < index, !Identifier.isDigit(bytes[name]), let close = tagEnd() else { return nil }
        let word = String(decoding: bytes[name..<index], as: UTF8.self).lowercased()
        let attributes = index..<close
        index = close + 1
        return HTMLToken(
            kind: isClosing ? .close(word) : .open(word, attributes: attributes), range: start..<index)
    }

    /// Where the tag's bracket stands; brackets in quotation marks are none. Tags are short.
    private func tagEnd() -> Int? {
        var quote: UInt8?
        for position in index..<min(end, index + 400) {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return position
            } else if byte == UInt8(ascii: "<") {
                return nil
            }
        }
        return nil
    }

    private func has(_ text: StaticString, at start: Int) -> Bool {
        guard start + text.utf8CodeUnitCount <= end else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }
}
