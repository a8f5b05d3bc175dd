package import Diagnostics
internal import Markdown

/// Pads the cells of tables so that their pipes stand below each other.
///
/// Tables in lists and quotations are left as they are, and so are those with escaped backslashes before pipes, which
/// programs split differently.
package enum TableAlignment {
    /// One for each line of a table that changes.
    package static func fixes(for bytes: [UInt8], path: String, file: Int32) -> [FixIt] {
        let parsed = MarkdownParser().parse(bytes, path: path, file: file)
        guard let document = parsed.document else { return [] }
        return document.blocks.flatMap { block -> [FixIt] in
            guard case .table(let table) = block.kind else { return [] }
            return fixes(for: table, in: parsed.source, file: file)
        }
    }

    private static func fixes(for table: Table, in source: SourceFile, file: Int32) -> [FixIt] {
        let first = source.lineIndex(of: table.header.span.lower)
        let last = source.lineIndex(of: table.rows.last?.span.lower ?? table.header.span.lower)
        let numbers = first...max(last, first + 1)
        guard numbers.upperBound < source.lineStarts.count else { return [] }
        let ranges = numbers.map { source.lineRange($0) }
        let lines = ranges.map { String(decoding: source.text[$0], as: UTF8.self) }
        guard let rows = aligned(lines), !holdsRepair(ranges, source) else { return [] }
        return zip(ranges, zip(lines, rows)).compactMap { range, texts in
            texts.0 == texts.1
                ? nil
                : FixIt(
                    texts.1,
                    at: SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
                )
        }
    }

    /// Bytes that were repaired are not on disk as they are read.
    private static func holdsRepair(_ ranges: [Range<Int>], _ source: SourceFile) -> Bool {
        guard let first = ranges.first, let last = ranges.last else { return true }
        return source.repairs.contains { repair in
            repair.length > 0 && Int(repair.offset) < last.upperBound
                && Int(repair.offset + repair.length) > first.lowerBound
        }
    }
}

// MARK: - Lines

extension TableAlignment {
    /// Nil for a table that is not to be touched.
    static func aligned(_ lines: [String]) -> [String]? {
        guard lines.count > 1,
            lines.allSatisfy({ $0.hasPrefix("|") && !$0.contains("\\\\|") && !$0.contains("\t") })
        else { return nil }
        let rows = lines.map(cells)
        guard rows[1].allSatisfy(isDelimiter), rows[0].count == rows[1].count else { return nil }
        let widths = rows[0].indices.map { column in
            rows.enumerated().reduce(3) { width, row in
                guard row.offset != 1, column < row.element.count else { return width }
                return max(width, TextWidth.of(row.element[column]))
            }
        }
        return rows.enumerated().map { index, cells in
            let padded = cells.enumerated().map { column, cell in
                guard column < widths.count else { return cell }
                return index == 1
                    ? delimiter(cell, widths[column]) : TextWidth.padded(cell, to: widths[column])
            }
            return "| " + padded.joined(separator: " | ") + " |"
        }
    }

    /// Split at pipes without a backslash, white space around them left out.
    private static func cells(of line: String) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.dropFirst() {
            if character == "|", !isEscaped {
                cells.append(trimmed(cell))
                cell = ""
            } else {
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        let rest = trimmed(cell)
        return rest.isEmpty ? cells : cells + [rest]
    }

    private static func trimmed(_ text: String) -> String {
        var text = text.drop { $0 == " " }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }

    private static func isDelimiter(_ cell: String) -> Bool {
        let dashes = cell.drop { $0 == ":" }
        return !cell.isEmpty && dashes.allSatisfy { $0 == "-" || $0 == ":" } && dashes.contains("-")
    }

    private static func delimiter(_ cell: String, _ width: Int) -> String {
        let (left, right) = (cell.hasPrefix(":"), cell.hasSuffix(":"))
        let dashes = width - (left ? 1 : 0) - (right ? 1 : 0)
        return (left ? ":" : "") + String(repeating: "-", count: dashes) + (right ? ":" : "")
    }
}
