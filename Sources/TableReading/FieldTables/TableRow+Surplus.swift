package import Diagnostics
import Markdown

extension TableRow {
    /// Says of a row that has more cells than the header, as one with a pipe in a code span has, that some are lost.
    package var surplus: [Diagnostic] {
        if surplusCells == 0 { return [] }
        let start = cells.last?.span.upper ?? span.lower
        let place = SourceSpan(file: span.file, lower: min(start, span.upper), upper: span.upper)
        let count = surplusCells == 1 ? "a cell" : "\(surplusCells) cells"
        return [
            Diagnostic(
                .rowSurplus, .warning, "this row has \(count) more than the header, which GitHub drops",
                at: place, remedy: "write a pipe in a text as \\|")
        ]
    }
}

extension DiagnosticID {
    static let rowSurplus = DiagnosticID("row.surplus")
}
