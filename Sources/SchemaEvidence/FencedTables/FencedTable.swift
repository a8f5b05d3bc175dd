import Diagnostics
import DocumentWording
import Markdown

/// Puts a table that is drawn in a block of code, with bars between its cells, into the form of Markdown's tables.
///
///     Field name | Type      | Index
///     ------------------------------
///     title      | String    | Queryable
///     end        | Date/Time | -
///
/// Below the header stands a rule, and every row has as many cells as the header: other drawings are left as they are. So
/// are tables anywhere but right below a heading that speaks of a record type: most in code are what a program prints.
enum FencedTable {
    /// Nil for a block in a language, and for one that is not a table from its first line to its last.
    static func table(in block: CodeBlock, span: SourceSpan) -> Table? {
        guard languages.contains(block.language), block.text.utf8.contains(bar) else { return nil }
        var lines = self.lines(of: block, file: span.file)
        while let first = lines.first, isRule(first.text) { lines.removeFirst() }
        guard lines.count > 2, isRule(lines[1].text) else { return nil }
        var rows: [TableRow] = []
        for line in lines where !isRule(line.text) {
            guard let row = row(line), row.cells.count == rows.first?.cells.count ?? row.cells.count else {
                return nil
            }
            rows.append(row)
        }
        guard rows.count > 1, isOfFields(rows[0]) else { return nil }
        return Table(
            header: rows[0], alignments: Array(repeating: .none, count: rows[0].cells.count),
            rows: Array(rows.dropFirst()))
    }

    /// Whether one column has names of fields, and one their types.
    private static func isOfFields(_ header: TableRow) -> Bool {
        let roles = header.cells.map { HeaderVocabulary.role(of: $0.content.plainText) }
        return roles.contains(.fieldName) && roles.contains(.type)
    }

    private static let languages: Set = ["", "text", "txt", "plaintext"]
    private static let bar = UInt8(ascii: "|")

    private struct Line {
        let text: ArraySlice<UInt8>

        /// What is to be added to an index of `text` for its place in the document.
        let shift: Int
        let file: Int32
    }

    /// Those that are not blank.
    private static func lines(of block: CodeBlock, file: Int32) -> [Line] {
        let bytes = Array(block.text.utf8)
        let texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return zip(texts, block.lineOffsets).compactMap { text, offset in
            let shift = Int(offset) - text.startIndex
            return text.allSatisfy(isBlank) ? nil : Line(text: text, shift: shift, file: file)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }

    /// "-----", "|---|---|", "+====+".
    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { isBlank($0) || "-=+|:".utf8.contains($0) }
            && line.count(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=") }) > 2
    }

    /// Nil for a line without a bar.
    private static func row(_ line: Line) -> TableRow? {
        let text = trimmed(line.text)
        guard text.contains(bar) else { return nil }
        var inner = text
        if inner.first == bar {
            inner = inner.dropFirst()
            if inner.last == bar { inner = inner.dropLast() }
        }
        let cells = inner.split(separator: bar, omittingEmptySubsequences: false).map {
            cell(trimmed($0), line)
        }
        return TableRow(cells: cells, span: span(text, line), surplusCells: 0)
    }

    private static func cell(_ text: ArraySlice<UInt8>, _ line: Line) -> TableCell {
        let span = span(text, line)
        let run = Inlines.Run(String(decoding: text, as: UTF8.self), span: span)
        return TableCell(content: text.isEmpty ? Inlines([]) : Inlines(run), span: span)
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return text
    }

    private static func span(_ text: ArraySlice<UInt8>, _ line: Line) -> SourceSpan {
        SourceSpan(
            file: line.file, lower: Int32(text.startIndex + line.shift),
            upper: Int32(text.endIndex + line.shift))
    }
}
