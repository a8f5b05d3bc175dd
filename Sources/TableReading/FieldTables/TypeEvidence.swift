import DocumentWording
package import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import Vocabulary

/// Whether the cells of a type column spell types: at least a third of the first ones does.
///
/// Tables of constraints, endpoints or files have a "Type" column, too.
package enum TypeEvidence {
    private static let sample = 9

    package static func holds(_ table: Table, _ plan: ColumnPlan) -> Bool {
        guard let column = plan.type else { return false }
        let rows = table.rows.prefix(sample).filter { !$0.cells[column].content.isEmpty }
        let needed = max(1, (rows.count + 2) / 3)
        var known = 0
        for row in rows where known < needed && isType(row.cells[column]) { known += 1 }
        if known == needed || known == 0 { return known == needed }
        let others = rows.count { !isOfSystem($0, column) && !isMarkedType($0.cells[column]) }
        return known >= max(1, (others + 2) / 3)
    }

    /// `[Stop]?`: beside types that are known, another one of the app's that is spelled as Swift does.
    private static func isMarkedType(_ cell: TableCell) -> Bool {
        guard cell.content.runs.allSatisfy({ $0.style.contains(.code) }), let type = TypeSpelling(cell)?.type
        else { return false }
        return (type.isList || type.isOptional == true) && Identifier.isTypeName(type.name)
    }

    /// Whether nearly all of them do: of five one may be an enumeration's or another entity's name.
    package static func holdsThroughout(_ table: Table, _ plan: ColumnPlan) -> Bool {
        guard let column = plan.type else { return false }
        let cells = table.rows.map { $0.cells[column] }.filter { !$0.content.isEmpty }
        let unknown = cells.count { !isType($0) }
        return unknown < cells.count && unknown <= (cells.count < 3 ? 0 : max(1, cells.count / 5))
    }

    /// Whether a cell has a type that only some store spells so: `CharField`.
    static func isOfStore(_ table: Table, _ plan: ColumnPlan) -> Bool {
        guard let column = plan.type else { return false }
        return table.rows.contains { row in
            guard let type = TypeSpelling(row.cells[column])?.type, !StoreTypes.mayBeOfApp(type) else {
                return false
            }
            let name = type.name
            return TypeVocabulary.meaning(of: name)?.kind != nil && !StoreTypes.isEveryday(name.lowercased())
        }
    }

    /// "`modifiedTimestamp` | system": of what CloudKit keeps by itself nobody gives the type.
    private static func isOfSystem(_ row: TableRow, _ column: Int) -> Bool {
        let words = Wording(row.cells[column].content).tokens
        return words.count == 1 && words[0].means(.system)
    }

    private static func isType(_ cell: TableCell) -> Bool {
        guard let spelling = TypeSpelling(cell) else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil || spelling.type.bracketed != nil
    }
}
