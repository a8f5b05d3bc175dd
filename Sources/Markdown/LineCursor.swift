/// Walks through the container marks of one line; counts columns with tab stops of four, as CommonMark does.
struct LineCursor {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Where the line's text ends, before its line end.
    let end: Int

    private(set) var offset: Int
    private(set) var column = 0

    /// The first byte from `offset` on that is neither space nor tab, and how many columns away it is.
    private(set) var firstNonspace: Int
    private(set) var indent = 0

    private static let tabStop = 4

    init(bytes: UnsafeBufferPointer<UInt8>, line: Range<Int>) {
        self.bytes = bytes
        end = line.upperBound
        offset = line.lowerBound
        firstNonspace = line.lowerBound
        findFirstNonspace()
    }

    var isBlank: Bool { firstNonspace >= end }

    /// Four columns make indented code.
    var isIndented: Bool { indent >= 4 }

    /// The byte that decides what the line starts; a newline at its end.
    var first: UInt8 { byte(at: firstNonspace) }

    func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : UInt8(ascii: "\n") }

    func isSpaceOrTab(at index: Int) -> Bool {
        byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\t")
    }

    mutating func findFirstNonspace() {
        var index = offset
        var reached = column
        while index < end {
            if bytes[index] == UInt8(ascii: " ") {
                reached += 1
            } else if bytes[index] == UInt8(ascii: "\t") {
                reached += Self.tabStop - reached % Self.tabStop
            } else {
                break
            }
            index += 1
        }
        firstNonspace = index
        indent = reached - column
    }

    mutating func skipIndent() {
        column += indent
        offset = firstNonspace
    }

    /// Behind a mark of some bytes that stands at `firstNonspace`.
    mutating func skipMark(_ length: Int) {
        skipIndent()
        offset += length
        column += length
        findFirstNonspace()
    }

    /// A tab may be used up in part: `offset` then stays on it while `column` goes on.
    mutating func skipColumns(_ count: Int) {
        var left = count
        while left > 0, offset < end {
            if bytes[offset] == UInt8(ascii: "\t") {
                let width = Self.tabStop - column % Self.tabStop
                column += min(left, width)
                if width <= left { offset += 1 }
                left -= min(left, width)
            } else {
                offset += 1
                column += 1
                left -= 1
            }
        }
        findFirstNonspace()
    }

    /// The one space or tab that belongs to a mark before it.
    mutating func skipOptionalSpace() {
        if isSpaceOrTab(at: offset) { skipColumns(1) }
    }
}
