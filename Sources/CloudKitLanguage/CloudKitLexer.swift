/// A word, a quoted name or a mark of CloudKit's schema language.
struct CloudKitToken: Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Hashable {
        /// An identifier or keyword: the language tells them apart by where they stand.
        case word(String)
        case quoted(String)
        case mark(UInt8)
        case end
    }

    /// What it looks like in a message.
    var shown: String {
        switch kind {
        case .word(let text): text
        case .quoted(let text): "\"\(text)\""
        case .mark(let byte): String(UnicodeScalar(byte))
        case .end: "the end"
        }
    }

    /// The keyword that it may be: quotation marks make a word a name.
    var keyword: String? {
        if case .word(let text) = kind { return text.uppercased() }
        return nil
    }

    /// The name that it gives, quoted or not.
    var name: String? {
        switch kind {
        case .word(let text), .quoted(let text): text
        case .mark, .end: nil
        }
    }
}

/// Cuts the text into tokens; comments are kept apart, by the offset at which they begin.
struct CloudKitLexer {
    private let text: [UInt8]
    private var index = 0
    private(set) var comments: [(range: Range<Int>, text: String)] = []

    init(text: [UInt8]) {
        self.text = text
    }

    mutating func next() throws(CloudKitSyntaxError) -> CloudKitToken {
        try skipBlanks()
        let start = index
        guard index < text.count else { return CloudKitToken(kind: .end, range: start..<start) }
        let byte = text[index]
        if byte == UInt8(ascii: "\"") { return try quotedName() }
        if Self.isWordByte(byte) {
            while index < text.count, Self.isWordByte(text[index]) { index += 1 }
            return CloudKitToken(kind: .word(slice(start..<index)), range: start..<index)
        }
        index += 1
        return CloudKitToken(kind: .mark(byte), range: start..<index)
    }

    private mutating func quotedName() throws(CloudKitSyntaxError) -> CloudKitToken {
        let start = index
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "\n") {
            index += 1
        }
        guard index < text.count, text[index] == UInt8(ascii: "\"") else {
            throw CloudKitSyntaxError(
                message: "a quoted name without its closing quotation mark", range: start..<index)
        }
        index += 1
        return CloudKitToken(kind: .quoted(slice(start + 1..<index - 1)), range: start..<index)
    }

    private mutating func skipBlanks() throws(CloudKitSyntaxError) {
        while index < text.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) {
                index += 1
            } else if starts(with: "//") || starts(with: "--") {
                let start = index
                while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
                comments.append((start..<index, trimmed(start + 2..<index)))
            } else if starts(with: "/*") {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(CloudKitSyntaxError) {
        let start = index
        index += 2
        while index < text.count, !starts(with: "*/") { index += 1 }
        guard index < text.count else {
            throw CloudKitSyntaxError(message: "a comment without its closing '*/'", range: start..<start + 2)
        }
        index += 2
        comments.append((start..<index, trimmed(start + 2..<index - 2)))
    }

    private func starts(with mark: StaticString) -> Bool {
        index + 1 < text.count && text[index] == mark.utf8Start[0] && text[index + 1] == mark.utf8Start[1]
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    private func trimmed(_ range: Range<Int>) -> String {
        slice(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { text[range] }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

/// Text that is not CloudKit's schema language, at its UTF-8 offsets.
package struct CloudKitSyntaxError: Error, Hashable {
    package let message: String
    package let range: Range<Int>
}
