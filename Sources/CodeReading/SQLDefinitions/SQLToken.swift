/// A piece of SQL text, with its UTF-8 offsets.
package struct SQLToken: Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Hashable {
        /// A keyword or a name: SQL tells them apart by where they stand.
        case word(String)

        /// A name in quotation marks, back-ticks or brackets.
        case quoted(String)
        case string(String)
        case number(String)
        case mark(UInt8)
    }

    /// The name that it gives, quoted or not.
    var name: String? {
        switch kind {
        case .word(let text), .quoted(let text): text
        case .string, .number, .mark: nil
        }
    }

    package func isKeyword(_ keyword: String) -> Bool {
        if case .word(let word) = kind { return word.uppercased() == keyword }
        return false
    }

    package func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }
}
