/// A tag or a stretch of text in an HTML block, with its UTF-8 offsets in the document.
package struct HTMLToken {
    package var kind: Kind
    package var range: Range<Int>

    package enum Kind {
        /// Names are in lower case.
        case open(String, attributes: Range<Int>)
        case close(String)
        case text
    }
}
