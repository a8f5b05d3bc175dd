import Diagnostics
import Markdown

/// Reads a table that is written in HTML, tolerant of what browsers tolerate.
///
///     <table>
///     <tr><th>Field</th><th>Type</th></tr>
///     <tr><td><code>title</code></td><td>String</td></tr>
///
/// A cell that spans rows stands in each of them; one that spans columns is followed by empty ones.
struct HTMLTableReader {
    private let bytes: [UInt8]
    private let file: Int32
    private var rows: [[TableCell]] = []
    private var row: [TableCell] = []
    private var cell: OpenCell?
    private var isInRow = false

    /// For each column the cell from above that still spans rows.
    private var spanning: [Int: (cell: TableCell, rows: Int)] = [:]

    private struct OpenCell {
        var text: HTMLText
        var start: Int
        var columns: Int
        var rows: Int
    }

    /// A wider or taller span is no span but a mistake.
    private static let largestSpan = 50

    /// The tables in a stretch of a document; a table in a table is a part of the outer one's cell.
    static func tables(in bytes: [UInt8], _ range: Range<Int>, file: Int32) -> [Block] {
        var lexer = HTMLLexer(bytes, in: range)
        var tables: [Block] = []
        var reader: HTMLTableReader?
        var depth = 0
        while let token = lexer.next() {
            switch token.kind {
            case .open("table", _):
                depth += 1
                if depth == 1 { reader = HTMLTableReader(bytes: bytes, file: file) }
            case .close("table"):
                depth = max(0, depth - 1)
                if depth == 0, let table = reader?.finished() {
                    tables.append(table)
                    reader = nil
                }
            case .open, .close, .text:
                if depth == 1 { reader?.read(token) }
            }
        }
        if let table = reader?.finished() { tables.append(table) }
        return tables
    }

    private init(bytes: [UInt8], file: Int32) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func read(_ token: HTMLToken) {
        switch token.kind {
        case .open("tr", _):
            closeRow()
            isInRow = true
        case .close("tr"), .close("thead"), .close("tbody"): closeRow()
        case .open("td", let attributes), .open("th", let attributes):
            closeCell()
            isInRow = true
            cell = OpenCell(
                text: HTMLText(bytes, file: file), start: token.range.upperBound,
                columns: number(of: "colspan", in: attributes), rows: number(of: "rowspan", in: attributes))
        case .close("td"), .close("th"): closeCell()
        case .open, .close, .text: cell?.text.add(token)
        }
    }

    private mutating func closeCell() {
        guard var open = cell else { return }
        cell = nil
        open.text.finish()
        let closed = TableCell(content: open.text.content, span: open.text.span(orAt: open.start))
        addSpanning()
        if open.rows > 1 { spanning[row.count] = (closed, open.rows - 1) }
        row.append(closed)
        for _ in 1..<max(2, open.columns) where open.columns > 1 { row.append(empty(at: open.start)) }
    }

    private mutating func addSpanning() {
        while let above = spanning[row.count] {
            spanning[row.count] = above.rows > 1 ? (above.cell, above.rows - 1) : nil
            row.append(above.cell)
        }
    }

    private mutating func closeRow() {
        closeCell()
        guard isInRow else { return }
        isInRow = false
        addSpanning()
        if !row.isEmpty { rows.append(row) }
        row = []
    }

    private func empty(at offset: Int) -> TableCell {
        TableCell(
            content: Inlines([]), span: SourceSpan(file: file, lower: Int32(offset), upper: Int32(offset)))
    }

    /// Nil without a header and a row below it.
    private mutating func finished() -> Block? {
        closeRow()
        guard rows.count > 1, let width = rows.first?.count, width > 0 else { return nil }
        let lines = rows.map { cells in
            let end = cells[cells.count - 1].span
            let filled =
                cells.prefix(width)
                + Array(repeating: empty(at: Int(end.upper)), count: max(0, width - cells.count))
            return TableRow(
                cells: Array(filled), span: cells[0].span.joined(with: end),
                surplusCells: max(0, cells.count - width))
        }
        let table = Table(
            header: lines[0], alignments: Array(repeating: .none, count: width),
            rows: Array(lines.dropFirst()))
        return Block(.table(table), span: lines[0].span.joined(with: lines[lines.count - 1].span))
    }

    /// `colspan="2"`
    private func number(of attribute: String, in range: Range<Int>) -> Int {
        let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
        guard let name = text.firstRange(ofBytes: attribute) else { return 1 }
        let digits = text[name.upperBound...].drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isNumber }
        return min(max(Int(digits) ?? 1, 1), Self.largestSpan)
    }
}
