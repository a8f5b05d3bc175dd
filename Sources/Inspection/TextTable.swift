/// Rows of cells whose columns are aligned for a terminal; columns without any content are left out.
struct TextTable {
    private let header: [String]
    private var rows: [[String]] = []

    /// Longer cells are cut, so that one of them does not spoil the page; in the last column they go on.
    private static let widestCell = 48

    /// Without words in the header it is not printed.
    init(_ header: [String]) {
        self.header = header
    }

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ cells: [String]) {
        precondition(cells.count == header.count, "a row has a cell for every column")
        rows.append(cells.dropLast().map(Self.shortened) + cells.suffix(1).map(Self.onOneLine))
    }

    func text(indentedBy indent: Int) -> String {
        let lines = header.allSatisfy(\.isEmpty) ? rows : [header] + rows
        let used = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let widths = used.map { column in lines.map { Self.width(of: $0[column]) }.max() ?? 0 }
        return lines.map { row in
            let cells = zip(used, widths).map { column, width in
                row[column] + String(repeating: " ", count: width - Self.width(of: row[column]))
            }
            let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
            return Self.withoutTrailingSpaces(line) + "\n"
        }.joined()
    }

    private static func shortened(_ cell: String) -> String {
        let line = onOneLine(cell)
        return line.count > widestCell ? line.prefix(widestCell - 1) + "…" : line
    }

    private static func onOneLine(_ cell: String) -> String {
        String(cell.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    private static func withoutTrailingSpaces(_ line: String) -> String {
        guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
        return String(line[...end])
    }

    /// In columns of a terminal: Chinese, Japanese, Korean and most emoji take two.
    private static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + ($1.unicodeScalars.contains(where: isWide) ? 2 : 1) }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
