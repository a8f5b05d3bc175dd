import Diagnostics
import Markdown

extension DocumentReading {
    /// Says of a row that has more cells than the header, as one with a pipe in a code span has, that some are lost.
    mutating func reportSurplus(_ row: TableRow) {
        if row.surplusCells == 0 { return }
        let start = row.cells.last?.span.upper ?? row.span.lower
        let span = SourceSpan(file: row.span.file, lower: min(start, row.span.upper), upper: row.span.upper)
        let cells = row.surplusCells == 1 ? "a cell" : "\(row.surplusCells) cells"
        report(
            .rowSurplus, .warning, "this row has \(cells) more than the header, which GitHub drops", at: span,
            remedy: "write a pipe in a text as \\|")
    }
}

extension DiagnosticID {
    static let rowSurplus = DiagnosticID("row.surplus")
}
