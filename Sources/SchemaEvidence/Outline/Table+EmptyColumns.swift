import Diagnostics
import Markdown

extension Table {
    /// The table without the columns in which nothing stands, neither in the header nor below it.
    ///
    /// Most tables have no blank header, and are returned as they are.
    var withoutEmptyColumns: Table {
        let empty = header.cells.indices.filter { column in
            header.cells[column].content.isEmpty && rows.allSatisfy { $0.cells[column].content.isEmpty }
        }
        guard !empty.isEmpty, empty.count < header.cells.count else { return self }
        let kept = header.cells.indices.filter { !empty.contains($0) }
        let narrowed = { (row: TableRow) in
            TableRow(cells: kept.map { row.cells[$0] }, span: row.span, surplusCells: row.surplusCells)
        }
        return Table(
            header: narrowed(header), alignments: kept.map { alignments[$0] }, rows: rows.map(narrowed))
    }
}
