import Diagnostics

/// Finds what would take libcmark 0.30 more than linear time or memory, before it gets to see it.
///
/// Measured with 0.30.2: open images before closed links (`![[]()` repeated: 3.5 s at 300 KB, four times that
/// at twice the size), one long link definition that many links copy, and a node of 200 bytes for each mark.
struct HostileText {
    let reason: String

    /// In the document's text.
    let offset: Int

    private static let mostImageSteps = 100_000_000
    private static let mostCopiedBytes = 1_000_000_000
    private static let mostMarks = 200_000

    static func find(in source: SourceFile, _ tracker: BlockTracker) -> HostileText? {
        if let offset = tracker.tooDeep {
            return HostileText(reason: "quotes and lists are nested too deep", offset: offset)
        }
        return tracker.hidden.bytes.withUnsafeBufferPointer { bytes in
            var scan = HostileScan(bytes: bytes)
            scan.run()
            return reason(scan).map { reason, line in
                HostileText(
                    reason: reason, offset: Int(source.lineStarts[tracker.hidden.sourceLine(of: line)]))
            }
        }
    }

    private static func reason(_ scan: HostileScan) -> (String, line: Int)? {
        if scan.mostMarks.count > mostMarks {
            return ("one paragraph has more than \(mostMarks) marks", scan.mostMarks.line)
        }
        if scan.imageSteps > mostImageSteps {
            return ("too many images are opened and never closed", scan.worstImages.line)
        }
        if scan.longestDefinition.count * scan.linkCount > mostCopiedBytes {
            return ("a long link definition is used too often", scan.longestDefinition.line)
        }
        return nil
    }
}

/// Counts what is costly, paragraph by paragraph; a paragraph ends with a blank line or a heading.
struct HostileScan {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// The sum over all paragraphs of open images times closed brackets.
    private(set) var imageSteps = 0
    private(set) var worstImages = (count: 0, line: 0)
    private(set) var mostMarks = (count: 0, line: 0)
    private(set) var longestDefinition = (count: 0, line: 0)
    private(set) var linkCount = 0

    private var line = 0
    private var paragraph = Paragraph()

    private struct Paragraph {
        var line = 0
        var marks = 0
        var images = 0
        var brackets = 0
        var definition: Int?
    }

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func run() {
        var index = 0
        while index < bytes.count {
            let end = endOfLine(from: index)
            let first = firstMark(from: index, to: end)
            let isHeading = first < end && bytes[first] == UInt8(ascii: "#")
            if isHeading || first == end { endParagraph(at: index) }
            count(first..<end)
            if isHeading { endParagraph(at: end) }
            let isPair =
                end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
                && bytes[end + 1] == UInt8(ascii: "\n")
            index = end + (isPair ? 2 : 1)
            line += 1
        }
        endParagraph(at: bytes.count)
    }

    private func endOfLine(from start: Int) -> Int {
        var index = start
        while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
        return index
    }

    private func firstMark(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, isWhitespace(bytes[index]) || bytes[index] == UInt8(ascii: ">") { index += 1 }
        return index
    }

    private mutating func count(_ range: Range<Int>) {
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "["):
                paragraph.marks += 1
                if index > 0, bytes[index - 1] == UInt8(ascii: "!") { paragraph.images += 1 }
            case UInt8(ascii: "]"):
                paragraph.marks += 1
                paragraph.brackets += 1
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") {
                    beginDefinition(at: index)
                }
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "!"), UInt8(ascii: "<"),
                UInt8(ascii: "&"),
                UInt8(ascii: "\\"), UInt8(ascii: "`"):
                paragraph.marks += 1
            default:
                continue
            }
        }
    }

    private mutating func beginDefinition(at index: Int) {
        endDefinition(at: index)
        paragraph.definition = index
    }

    private mutating func endDefinition(at index: Int) {
        guard let start = paragraph.definition, index - start > longestDefinition.count else { return }
        longestDefinition = (index - start, paragraph.line)
    }

    private mutating func endParagraph(at index: Int) {
        endDefinition(at: index)
        if paragraph.marks > mostMarks.count { mostMarks = (paragraph.marks, paragraph.line) }
        let steps = paragraph.images * paragraph.brackets
        if steps > worstImages.count { worstImages = (steps, paragraph.line) }
        imageSteps += steps
        linkCount += paragraph.brackets
        paragraph = Paragraph(line: line)
    }
}
