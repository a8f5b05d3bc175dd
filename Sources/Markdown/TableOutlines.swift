/// The tables of a document as places in its text, before their cells are read.
///
/// Rows and cells lie in two flat arrays: a large document has hundreds of thousands of them.
struct TableOutlines {
    private(set) var tables: [TableOutline] = []
    private(set) var rows: [RowOutline] = []
    private(set) var cells: [CellOutline] = []

    mutating func append(_ table: TableOutline) {
        tables.append(table)
    }

    /// Adds a row to the last table.
    mutating func append(_ row: RowOutline, missingCells: Int) {
        rows.append(row)
        tables[tables.count - 1].rowCount += 1
        tables[tables.count - 1].missingCells += missingCells
    }

    mutating func append(_ cell: CellOutline) {
        cells.append(cell)
    }
}

/// Where a table and its lines stand.
struct TableOutline {
    let alignments: [Table.Alignment]

    /// The header row; its body rows follow.
    let firstRow: Int
    var rowCount = 0

    /// The line of the text for cmark that stands for the table, 0-based.
    let markerLine: Int

    /// Cells that body rows lack so far.
    var missingCells = 0
}

/// Where a row and its cells stand.
struct RowOutline {
    let lower: Int32
    let upper: Int32
    let firstCell: Int32
    let cellCount: Int32
    let surplusCells: Int32
}

/// Where a cell stands.
struct CellOutline {
    let lower: Int32
    let upper: Int32
    let content: CellContent
}
