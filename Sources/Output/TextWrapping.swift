import Diagnostics

/// Breaks a document's prose into the lines of a comment.
///
/// Works on UTF-8 in linear time; a line's width is its number of Unicode scalars.
package enum TextWrapping {
    /// Lines of at most `width` where words allow; an empty line between paragraphs, none at either end.
    ///
    /// Runs of white space and control characters become one space, no-break spaces stay. A longer word keeps a line
    /// of its own. No line begins with a word that Markdown would take for a list, heading or quotation, unless its
    /// paragraph does.
    package static func lines(of text: String, width: Int) -> [String] {
        text.withBytes { bytes in
            if isOneLine(bytes, width: width) { return [text] }
            var wrapper = Wrapper(bytes: bytes, width: width)
            wrapper.run()
            return wrapper.lines
        }
    }

    /// Whether wrapping changes nothing, which most notes are done with.
    private static func isOneLine(_ bytes: UnsafeBufferPointer<UInt8>, width: Int) -> Bool {
        let space = UInt8(ascii: " ")
        guard bytes.count <= width, bytes.last != space else { return false }
        var last = space
        for byte in bytes {
            if byte < space || byte >= 0x7F || (byte == space && last == space) { return false }
            last = byte
        }
        return !bytes.isEmpty
    }
}

private struct Wrapper {
    let bytes: UnsafeBufferPointer<UInt8>
    let width: Int
    var lines: [String] = []
    private var line: [UInt8] = []
    private var lineWidth = 0

    /// Where the last word that may begin a line stands in `line`.
    private var lastBreak = 0

    init(bytes: UnsafeBufferPointer<UInt8>, width: Int) {
        self.bytes = bytes
        self.width = width
    }

    mutating func run() {
        var index = 0
        while true {
            var lineEnds = 0
            while index < bytes.count, let length = lengthOfSpace(at: index) {
                if bytes[index] == UInt8(ascii: "\n") { lineEnds += 1 }
                index += length
            }
            if index == bytes.count { break }
            if lineEnds > 1 { endParagraph() }
            let start = index
            while index < bytes.count, lengthOfSpace(at: index) == nil { index += 1 }
            append(word: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        }
        endLine()
    }

    private mutating func append(word: UnsafeBufferPointer<UInt8>) {
        let wordWidth = scalars(in: word)
        let staysBehind = !line.isEmpty && beginsBlock(word)
        if !line.isEmpty, lineWidth + 1 + wordWidth > width {
            breakLine(before: staysBehind ? lastBreak : line.count)
        }
        if !line.isEmpty {
            line.append(UInt8(ascii: " "))
            lineWidth += 1
        }
        if !staysBehind { lastBreak = line.count }
        line.append(contentsOf: word)
        lineWidth += wordWidth
    }

    /// Ends the line where its last word begins, or behind it, and goes on with the rest.
    private mutating func breakLine(before start: Int) {
        guard start > 0 else { return }
        let rest = Array(line[start...])
        line.removeSubrange((rest.isEmpty ? start : start - 1)...)
        endLine()
        line = rest
        lineWidth = rest.withUnsafeBufferPointer(scalars)
    }

    private mutating func endLine() {
        if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
        line.removeAll(keepingCapacity: true)
        lineWidth = 0
        lastBreak = 0
    }

    private mutating func endParagraph() {
        endLine()
        if !lines.isEmpty { lines.append("") }
    }

    /// White space but no-break spaces, and control characters; nil for all that is seen.
    private func lengthOfSpace(at index: Int) -> Int? {
        switch bytes[index] {
        case 0...0x20, 0x7F: 1
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: 2
        case 0xE2 where isLineOrParagraphSeparator(at: index): 3
        default: nil
        }
    }

    private func isLineOrParagraphSeparator(at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2])
    }

    private func scalars(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 }
    }

    /// Whether a line that begins with this word would be a list, heading, quotation, rule or fence.
    private func beginsBlock(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        switch word[0] {
        case UInt8(ascii: ">"): true
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="),
            UInt8(ascii: "#"):
            word.allSatisfy { $0 == word[0] }
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            word.prefix(3).count == 3 && word.prefix(3).allSatisfy { $0 == word[0] }
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            (word.last == UInt8(ascii: ".") || word.last == UInt8(ascii: ")"))
                && word.dropLast().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        default: false
        }
    }
}
