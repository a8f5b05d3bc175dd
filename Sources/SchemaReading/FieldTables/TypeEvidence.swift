import Markdown

/// Whether the cells of a type column spell types: at least a third of the first ones does.
///
/// Tables of constraints, endpoints or files have a "Type" column, too.
enum TypeEvidence {
    private static let sample = 9

    static func holds(_ table: Table, _ plan: ColumnPlan) -> Bool {
        guard let column = plan.type else { return false }
        var known = 0
        var seen = 0
        for row in table.rows.prefix(sample) where !row.cells[column].content.isEmpty {
            seen += 1
            if isType(row.cells[column]) { known += 1 }
        }
        return known > 0 && known * 3 >= seen
    }

    private static func isType(_ cell: TableCell) -> Bool {
        guard let spelling = TypeSpelling(cell) else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }
}
