/// The seven kinds of HTML blocks that CommonMark tells apart by how they begin and end.
enum HTMLBlock: Hashable {
    case rawText, comment, instruction, declaration, characterData, blockTag, anyTag

    /// The kind that a line starts. Any tag alone on its line starts one too, but cannot interrupt a
    /// paragraph.
    static func start(at cursor: LineCursor, interruptingParagraph: Bool) -> HTMLBlock? {
        guard cursor.first == UInt8(ascii: "<") else { return nil }
        let scanner = HTMLScanner(bytes: cursor.bytes, end: cursor.end)
        let next = cursor.firstNonspace + 1
        if scanner.startsRawText(at: next) { return .rawText }
        if scanner.has("!--", at: next) { return .comment }
        if scanner.has("?", at: next) { return .instruction }
        if scanner.has("![CDATA[", at: next) { return .characterData }
        if scanner.has("!", at: next), isLetter(cursor.byte(at: next + 1)) { return .declaration }
        if scanner.startsBlockTag(at: next) { return .blockTag }
        if !interruptingParagraph, scanner.isLoneTag(at: next) { return .anyTag }
        return nil
    }

    /// Ends before a blank line; the others end with a line that holds their end mark.
    var endsBeforeBlankLine: Bool { self == .blockTag || self == .anyTag }

    func ends(on line: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let scanner = HTMLScanner(bytes: bytes, end: line.upperBound)
        switch self {
        case .rawText:
            return HTMLScanner.rawTextTags.contains { scanner.contains("</\($0)>", from: line.lowerBound) }
        case .comment: return scanner.contains("-->", from: line.lowerBound)
        case .instruction: return scanner.contains("?>", from: line.lowerBound)
        case .declaration: return scanner.contains(">", from: line.lowerBound)
        case .characterData: return scanner.contains("]]>", from: line.lowerBound)
        case .blockTag, .anyTag: return false
        }
    }
}
