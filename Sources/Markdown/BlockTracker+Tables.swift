/// The tables.
extension BlockTracker {
    /// cmark-gfm's bound on cells that are written nowhere: a wide header over many short rows.
    private static let mostMissingCells = 0x80000

    var lacksTooManyCells: Bool { (outlines.tables.last?.missingCells ?? 0) > Self.mostMissingCells }

    /// Turns the paragraph into a table if the line is its delimiter row, or adds a row to the open table.
    mutating func continueTable(_ cursor: LineCursor) -> Bool {
        let text = cursor.firstNonspace..<cursor.end
        switch leaf {
        case .paragraph:
            return beginTable(delimiters: text)
        case .table:
            if lacksTooManyCells {
                leaf = .none
                return false
            }
            appendRow(text)
            return true
        case .none, .indentedCode, .fencedCode, .html:
            return false
        }
    }

    private mutating func beginTable(delimiters: Range<Int>) -> Bool {
        guard let alignments = syntax.alignments(in: delimiters) else { return false }
        let header = paragraph.last
        guard alignments.count <= UInt16.max, syntax.cellCount(in: header.content) == alignments.count else {
            return false
        }
        prefix = containerPrefix
        let isWholeParagraph = paragraph.line == header.line
        if isWholeParagraph {
            hidden.copy(upTo: header.start, line: header.line)
        } else {
            hidden.copy(upTo: paragraph.start, line: paragraph.line)
            hidden.copyCutParagraph(
                from: paragraph.content, upTo: header.start, line: header.line, prefix: prefix)
        }
        // The first line of a list item must open it; a later line may be indented too far for a heading.
        let marks = isWholeParagraph ? Array(bytes[header.start..<header.content.lowerBound]) : prefix
        let markerLine = hidden.beginTable(prefix: marks, sourceLine: header.line)
        outlines.append(
            TableOutline(alignments: alignments, firstRow: outlines.rows.count, markerLine: markerLine))
        leaf = .table
        appendRow(header.content)
        return true
    }

    /// What a line must begin with to continue all containers.
    private var containerPrefix: [UInt8] {
        containers.flatMap { container -> [UInt8] in
            switch container {
            case .quote: Array("> ".utf8)
            case .list: []
            case .item(let indent, _): Array(repeating: UInt8(ascii: " "), count: indent)
            }
        }
    }

    mutating func appendRow(_ text: Range<Int>) {
        guard let table = outlines.tables.last else { return }
        let width = table.alignments.count
        let firstCell = outlines.cells.count
        let syntax = syntax
        var kept = 0
        let count = syntax.forEachCell(in: text) { cell in
            guard kept < width else { return }
            kept += 1
            let content = CellContent(of: cell, in: bytes)
            outlines.append(
                CellOutline(lower: Int32(cell.lowerBound), upper: Int32(cell.upperBound), content: content))
            if content == .markup { hidden.appendCell(cell, prefix: prefix) }
        }
        let row = syntax.trimmed(text)
        outlines.append(
            RowOutline(
                lower: Int32(row.lowerBound), upper: Int32(row.upperBound), firstCell: Int32(firstCell),
                cellCount: Int32(kept), surplusCells: Int32(max(0, count - width))),
            missingCells: width - kept)
        hidden.skip(to: nextLine, line: lineNumber + 1)
    }
}
