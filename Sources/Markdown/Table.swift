package import Diagnostics

/// A pipe table as GitHub reads it: every row has as many cells as the header.
package struct Table: Hashable, Sendable {
    package let header: TableRow
    package let alignments: [Alignment]
    package let rows: [TableRow]

    package init(header: TableRow, alignments: [Alignment], rows: [TableRow]) {
        self.header = header
        self.alignments = alignments
        self.rows = rows
    }

    package enum Alignment: Hashable, Sendable {
        case none, left, center, right
    }
}

/// One line of a table.
package struct TableRow: Hashable, Sendable {
    package let cells: [TableCell]
    package let span: SourceSpan

    /// How many cells the author wrote beyond the header's: GitHub drops them, and so does `cells`.
    package let surplusCells: Int

    package init(cells: [TableCell], span: SourceSpan, surplusCells: Int = 0) {
        self.cells = cells
        self.span = span
        self.surplusCells = surplusCells
    }
}

/// What stands between two pipes.
package struct TableCell: Hashable, Sendable {
    package let content: Inlines

    /// The cell's text without its pipes and the white space around; empty at its place for a missing cell.
    package let span: SourceSpan

    package init(content: Inlines, span: SourceSpan) {
        self.content = content
        self.span = span
    }
}
