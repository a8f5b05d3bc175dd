/// A word, number, quotation, code span or sign of a note, by its place in the note's bytes.
struct NoteToken {
    enum Kind: UInt8 {
        case word, number, quotation, code, sign
    }

    /// Punctuation that carries meaning; signs of other scripts are read as their ASCII sisters.
    enum Sign: UInt8 {
        case none, comma, stop, semicolon, colon, open, close, openBracket, closeBracket, slash, bar, equals
        case dash, hyphen, arrow, dot, ellipsis, wave, atLeast, atMost, above, below, other

        /// Whether a remark may begin with it, among those of other scripts.
        var isSignal: Bool { self == .arrow || self == .atLeast || self == .atMost }
    }

    var kind: Kind
    var sign = Sign.none
    var hasSpaceBefore: Bool
    var lower: Int32
    var upper: Int32

    /// What stands between the marks of a quotation or code span; else the whole token.
    var contentLower: Int32
    var contentUpper: Int32

    /// Of the lower-cased content of a word; 0 for everything else.
    var hash: UInt64 = 0

    /// What the lexicon knows of the word: an index, or -1.
    var entry: Int16 = -1

    init(_ kind: Kind, lower: Int, upper: Int, hasSpaceBefore: Bool) {
        self.kind = kind
        self.hasSpaceBefore = hasSpaceBefore
        self.lower = Int32(lower)
        self.upper = Int32(upper)
        contentLower = Int32(lower)
        contentUpper = Int32(upper)
    }

    var range: Range<Int> { Int(lower)..<Int(upper) }

    var content: Range<Int> { Int(contentLower)..<Int(contentUpper) }

    /// Whether a clause ends before this sign and another may begin after it.
    var separatesClauses: Bool {
        guard kind == .sign else { return false }
        switch sign {
        case .comma, .stop, .semicolon, .colon, .open, .close, .dash, .slash, .bar, .dot, .ellipsis, .arrow:
            return true
        case .hyphen: return hasSpaceBefore
        case .none, .openBracket, .closeBracket, .equals, .wave, .atLeast, .atMost, .above, .below, .other:
            return false
        }
    }
}
