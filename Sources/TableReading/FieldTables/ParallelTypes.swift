import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaModel

/// The types of a row that names several fields and gives each its own, in the same order.
///
///     | `price` / `currency` | Double / String |
struct ParallelTypes {
    private let types: [DeclaredType]

    /// Nil where the cell does not hold as many types as there are names, all of them known.
    init?(in row: TableRow, _ plan: ColumnPlan, count: Int) {
        guard count > 1, let column = plan.type else { return nil }
        let cell = row.cells[column]
        let text = cell.content.literalText
        // "Date/Time" is one type of both.
        if TypeVocabulary.meaning(of: text) != nil { return nil }
        for separator in [" / ", ",", "/", " & ", " + "] {
            let parts = text.split(separator: separator)
            guard parts.count == count else { continue }
            let types = parts.compactMap { TypeSpelling(String($0.trimmingSpaces), at: cell.span)?.type }
            guard types.count == count, types.allSatisfy({ TypeVocabulary.meaning(of: $0.name) != nil })
            else {
                continue
            }
            self.types = types
            return
        }
        return nil
    }

    subscript(index: Int) -> DeclaredType { types[index] }
}
