/// A type cell's text, cut where the type ends and words about it begin.
struct TypeText {
    /// For example `List<Int64>?`, `Int(64)`, `Reference`.
    let head: String

    /// With the parentheses and signs that introduce it. For example `(optional, Queryable)`.
    let rest: String

    init?(_ text: String) {
        // `List\\<String>` is escaped where a table's cell is read as it stands in the source.
        var bytes = text.utf8.filter { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "*") && $0 != 0x5c }[...]
        Self.trim(&bytes)
        // "String等": and the like.
        for ending in ["等", "など"]
        where bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
            bytes.removeLast(ending.utf8.count)
        }
        guard !Self.isPlaceholder(bytes) else { return nil }
        let end = Self.headEnd(bytes)
        var head = bytes[..<end]
        Self.trim(&head)
        guard !head.isEmpty else { return nil }
        self.head = String(decoding: head, as: UTF8.self)
        rest = String(decoding: bytes[end...], as: UTF8.self)
    }

    private static func trim(_ bytes: inout ArraySlice<UInt8>) {
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    }

    /// "-", "—", "n/a", "?": no type.
    private static func isPlaceholder(_ bytes: ArraySlice<UInt8>) -> Bool {
        switch String(decoding: bytes, as: UTF8.self).lowercased() {
        case "", "-", "–", "—", "--", "---", "n/a", "?", "…", "...", "/": true
        default: false
        }
    }

    /// At bracket depth 0: a parenthesis that holds no size, or a sign that ends the type.
    private static func headEnd(_ bytes: ArraySlice<UInt8>) -> Int {
        var depth = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x5b where depth == 0 && isNoteInBrackets(bytes, at: index): return index
            case 0x3c, 0x5b: depth += 1
            case 0x3e, 0x5d: depth = max(0, depth - 1)
            case 0x28 where depth == 0:
                guard let close = sizeEnd(bytes, from: index) ?? wrapperEnd(bytes, from: index) else {
                    return index
                }
                index = close
            case 0x2c, 0x3b, 0x3d, 0x3a:
                if depth == 0 { return index }
            case 0x2d:
                if depth == 0, isArrowOrDash(bytes, at: index) { return index }
            case 0xe2, 0xef, 0xc2, 0xf0:
                if depth == 0, isWideSeparator(bytes, at: index) || WideSign.isPictograph(bytes, at: index) {
                    return index
                }
            default: break
            }
            index += 1
        }
        return bytes.endIndex
    }

    /// The closing parenthesis of `(64)`, `(10,2)`, or nil for any other parenthesis.
    private static func sizeEnd(_ bytes: ArraySlice<UInt8>, from open: Int) -> Int? {
        var index = open + 1
        while index < bytes.endIndex,
            NoteLexer.isDigit(bytes[index]) || bytes[index] == 0x2c || bytes[index] == 0x20
        {
            index += 1
        }
        guard index < bytes.endIndex, bytes[index] == 0x29, index > open + 1, open > bytes.startIndex,
            NoteLexer.isLetterOrDigit(bytes[open - 1])
        else { return nil }
        return index
    }

    /// The closing parenthesis of `List(Reference(Trip))`, or nil where no type is wrapped in one.
    private static func wrapperEnd(_ bytes: ArraySlice<UInt8>, from open: Int) -> Int? {
        let word = String(decoding: bytes[..<open], as: UTF8.self)
        guard TypeHead.isWrapper(word) else { return nil }
        var depth = 0
        var isNested = false
        for index in open..<bytes.endIndex {
            switch bytes[index] {
            case 0x28:
                depth += 1
                isNested = isNested || depth > 1
            case 0x3c: isNested = true
            case 0x29:
                depth -= 1
                if depth == 0 { return isNested ? index : nil }
            default: break
            }
        }
        return nil
    }

    /// "Reference<Trip> [key]", but not "List [String]".
    private static func isNoteInBrackets(_ bytes: ArraySlice<UInt8>, at open: Int) -> Bool {
        guard open > bytes.startIndex + 1, bytes[open - 1] == 0x20 else { return false }
        return !TypeHead.isWrapper(String(decoding: bytes[..<(open - 1)], as: UTF8.self))
    }

    private static func isArrowOrDash(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard index + 1 < bytes.endIndex, index > bytes.startIndex else { return true }
        return bytes[index + 1] == 0x3e || bytes[index - 1] == 0x20 && bytes[index + 1] == 0x20
    }

    /// Dashes, arrows and full-width parentheses and commas.
    private static func isWideSeparator(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
        let end = min(index + 3, bytes.endIndex)
        switch Array(bytes[index..<end]) {
        case [0xe2, 0x80, 0x93], [0xe2, 0x80, 0x94], [0xe2, 0x86, 0x90], [0xe2, 0x86, 0x92],
            [0xef, 0xbc, 0x88],
            [0xef, 0xbc, 0x8c]:
            return true
        case let start: return start.starts(with: [0xc2, 0xb7])
        }
    }
}
