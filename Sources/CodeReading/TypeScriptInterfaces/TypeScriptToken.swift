/// A piece of TypeScript text, with its UTF-8 offsets.
struct TypeScriptToken: Hashable {
    var kind: Kind
    var range: Range<Int>

    /// Whether it is the first of its line.
    var startsLine = false

    enum Kind: Hashable {
        case word(String)

        /// The text between the quotation marks.
        case string(String)
        case number(String)
        case mark(UInt8)

        /// `=>`
        case arrow
    }

    func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

    func isWord(_ word: String) -> Bool { kind == .word(word) }

    /// The name of a member, quoted or not.
    var name: String? {
        switch kind {
        case .word(let text), .string(let text): text
        case .number, .mark, .arrow: nil
        }
    }
}
