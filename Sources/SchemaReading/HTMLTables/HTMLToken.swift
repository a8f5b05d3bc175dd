/// A tag or a stretch of text in an HTML block, with its UTF-8 offsets in the document.
struct HTMLToken {
    var kind: Kind
    var range: Range<Int>

    enum Kind {
        /// Names are in lower case.
        case open(String, attributes: Range<Int>)
        case close(String)
        case text
    }
}
