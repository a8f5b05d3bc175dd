import Diagnostics
import Markdown

/// The stretches of a document that are code: what stands there is no prose.
struct DocumentCode: Sendable {
    private var lines: Set<Int> = []
    private let index: LineIndex

    init(_ index: LineIndex) {
        self.index = index
        let parsed = MarkdownParser().parse(index.bytes, path: "", file: 0)
        var blocks = parsed.document?.blocks ?? []
        while let block = blocks.popLast() {
            switch block.kind {
            case .codeBlock(let code):
                for offset in code.lineOffsets {
                    lines.insert(index.lineNumber(of: Int(parsed.source.offsetOnDisk(of: offset))))
                }
            case .list(let list): blocks += list.items.flatMap(\.blocks)
            case .blockQuote(let quoted): blocks += quoted
            case .heading, .paragraph, .table, .html, .thematicBreak: break
            }
        }
    }

    /// Whether an offset is in a block of code, or between back-ticks in its line.
    func holds(_ offset: Int) -> Bool {
        let number = index.lineNumber(of: offset)
        if lines.contains(number) { return true }
        let before = index.bytes[index.line(number).lowerBound..<offset]
        return before.count { $0 == UInt8(ascii: "`") } % 2 == 1
    }
}
