import Diagnostics
import Markdown

/// Puts the tables and headings that are written in HTML into the place of their HTML blocks, so that every
/// recogniser reads them as it reads Markdown's.
struct HTMLBlocks {
    private let bytes: [UInt8]
    private let file: Int32

    init(_ document: MarkdownDocument) {
        bytes = document.source.text
        file = document.file
    }

    /// A blank line ends an HTML block, but not its table: blocks up to the closing tag belong to it.
    func replaced(_ blocks: [Block]) -> [Block] {
        guard blocks.contains(where: Self.isHTML) else { return blocks }
        var result: [Block] = []
        var index = 0
        while index < blocks.count {
            let block = blocks[index]
            index += 1
            guard case .html(let text) = block.kind, text.utf8.count > 8 else {
                result.append(block)
                continue
            }
            var range = Int(block.span.lower)..<Int(block.span.upper)
            if Self.opensTable(text) {
                while index < blocks.count, !closesTable(range), !Self.isHeading(blocks[index]) {
                    range = range.lowerBound..<Int(blocks[index].span.upper)
                    index += 1
                }
            }
            let found = replacements(range)
            result += found.isEmpty ? [block] : found
        }
        return result
    }

    private func replacements(_ range: Range<Int>) -> [Block] {
        let heading = HTMLHeadings.heading(in: bytes, range, file: file)
        return (heading.map { [$0] } ?? []) + HTMLTableReader.tables(in: bytes, range, file: file)
    }

    private static func isHTML(_ block: Block) -> Bool {
        if case .html = block.kind { true } else { false }
    }

    private static func isHeading(_ block: Block) -> Bool {
        if case .heading = block.kind { true } else { false }
    }

    private static func opensTable(_ text: String) -> Bool { text.lowercased().contains(bytesOf: "<table") }

    private func closesTable(_ range: Range<Int>) -> Bool {
        let tail = bytes[max(range.lowerBound, range.upperBound - 200)..<range.upperBound]
        return String(decoding: tail, as: UTF8.self).lowercased().contains(bytesOf: "</table")
    }
}
