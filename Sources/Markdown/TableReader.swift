import CCmark
import Diagnostics

/// Makes tables of their outlines: reads simple cells itself, takes the others from the headings cmark made
/// of them.
struct TableReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: Int32
    private let outlines: TableOutlines
    private var nextTable = 0

    init(bytes: UnsafeBufferPointer<UInt8>, file: Int32, outlines: TableOutlines) {
        self.bytes = bytes
        self.file = file
        self.outlines = outlines
    }

    /// Whether a heading of the hidden text stands for a table.
    func isNext(line: Int) -> Bool {
        nextTable < outlines.tables.count && outlines.tables[nextTable].markerLine == line
    }

    /// Reads the next table. `headings` is the node behind its mark; afterwards, the one behind its cells.
    mutating func read(headings: inout OpaquePointer?) -> Block {
        let outline = outlines.tables[nextTable]
        nextTable += 1
        let width = outline.alignments.count
        var rows: [TableRow] = []
        rows.reserveCapacity(outline.rowCount - 1)
        let header = row(outlines.rows[outline.firstRow], width, &headings)
        for row in outlines.rows[outline.firstRow + 1..<outline.firstRow + outline.rowCount] {
            rows.append(self.row(row, width, &headings))
        }
        let span = header.span.joined(with: rows.last?.span ?? header.span)
        return Block(.table(Table(header: header, alignments: outline.alignments, rows: rows)), span: span)
    }

    private func row(_ outline: RowOutline, _ width: Int, _ headings: inout OpaquePointer?) -> TableRow {
        var cells: [TableCell] = []
        cells.reserveCapacity(width)
        for index in outline.firstCell..<outline.firstCell + outline.cellCount {
            cells.append(cell(outlines.cells[Int(index)], &headings))
        }
        let missing = SourceSpan(file: file, lower: outline.upper, upper: outline.upper)
        while cells.count < width { cells.append(TableCell(content: Inlines([]), span: missing)) }
        return TableRow(
            cells: cells,
            span: SourceSpan(file: file, lower: outline.lower, upper: outline.upper),
            surplusCells: Int(outline.surplusCells)
        )
    }

    private func cell(_ outline: CellOutline, _ headings: inout OpaquePointer?) -> TableCell {
        let lower = Int(outline.lower)
        let upper = Int(outline.upper)
        return TableCell(content: inlines(outline.content, lower, upper, &headings), span: span(lower, upper))
    }

    private func inlines(
        _ content: CellContent, _ lower: Int, _ upper: Int, _ headings: inout OpaquePointer?
    ) -> Inlines {
        switch content {
        case .empty: return Inlines([])
        case .plain: return Inlines(run(lower, upper))
        case .code: return Inlines(run(lower + 1, upper - 1, .code))
        case .mixed: return Inlines(runs(lower, upper))
        case .markup:
            guard let heading = headings else { return Inlines([]) }
            headings = cmark_node_next(heading)
            var reader = InlineReader(bytes: bytes, file: file, lower: lower, upper: upper)
            return reader.read(heading)
        }
    }

    /// Text and code spans in single back-ticks.
    private func runs(_ lower: Int, _ upper: Int) -> [Inlines.Run] {
        var runs: [Inlines.Run] = []
        var start = lower
        var index = lower
        while index < upper {
            guard bytes[index] == UInt8(ascii: "`"),
                let end = CellContent.endOfCodeSpan(from: index, to: upper, in: bytes)
            else {
                index += 1
                continue
            }
            if index > start { runs.append(run(start, index)) }
            runs.append(run(index + 1, end - 1, .code))
            start = end
            index = end
        }
        if upper > start { runs.append(run(start, upper)) }
        return runs
    }

    private func run(_ lower: Int, _ upper: Int, _ style: Inlines.Style = []) -> Inlines.Run {
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[lower..<upper]), as: UTF8.self)
        return Inlines.Run(text, style, span: span(lower, upper))
    }

    private func span(_ lower: Int, _ upper: Int) -> SourceSpan {
        SourceSpan(file: file, lower: Int32(lower), upper: Int32(upper))
    }
}
