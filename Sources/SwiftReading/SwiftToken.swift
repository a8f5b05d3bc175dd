/// A token of Swift source. Signs are one byte each, so that `>>` can close two generic clauses; `isJoined` tells
/// which of them stand together.
struct SwiftToken {
    let kind: Kind

    /// UTF-8 offsets in the text.
    let lower: Int32
    let upper: Int32

    /// Whether it is the first on its line.
    let startsLine: Bool

    /// Whether nothing, no white space and no comment, stands before it on its line.
    let isJoined: Bool

    /// The comments between the token before and this one.
    let comments: Range<Int32>

    enum Kind: Equatable {
        /// A name or a keyword; what it is, its place tells.
        case word

        /// A name in back-ticks, which is no keyword.
        case quotedName

        /// `$0`
        case dollarName
        case integer, fraction, string, regex
        case sign(UInt8)

        /// Behind the last token.
        case end
    }
}

/// A comment in Swift source.
struct SwiftComment {
    let kind: Kind
    let lower: Int32
    let upper: Int32

    /// Whether nothing but white space stands before it on its line.
    let startsLine: Bool

    enum Kind {
        case line, documentation, block
    }
}
