import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// A field described line by line, as a row whose header are the lines' labels.
struct FieldCard {
    let plan: ColumnPlan
    let row: TableRow
    let name: Declared<String>

    /// Whether it gives the field a type that is known; else it may still speak of its indexes.
    let isTyped: Bool

    /// Nil unless one line names the field, and another gives its type or an index.
    init?(_ lines: [CardLine]) {
        let known = lines.filter { HeaderVocabulary.role(of: $0.header) != nil }
        let isOfOne = known.count { HeaderVocabulary.role(of: $0.header)?.isName ?? false } == 1
        guard isOfOne, known.count > 1, known.count * 2 >= lines.count, let first = known.first,
            let last = known.last
        else { return nil }
        let plan = ColumnPlan(header: known.map(\.header))
        let row = TableRow(
            cells: known.map { TableCell(content: $0.value, span: $0.span) },
            span: first.span.joined(with: last.span))
        guard plan.namesFields, !plan.has(.foreign), let column = plan.name else { return nil }
        let names = FieldNameCell(row.cells[column]).names
        guard names.count == 1 else { return nil }
        self.plan = plan
        self.row = row
        name = names[0]
        isTyped = plan.type.map { Self.isType(row.cells[$0]) } ?? false
        guard isTyped || plan.type == nil && plan.hasIndexColumn else { return nil }
    }

    /// Whether the lines have a name, and a type that is one or says how many there are.
    static func isLikeOne(_ lines: [CardLine]) -> Bool {
        let roles = lines.map { HeaderVocabulary.role(of: $0.header) }
        guard roles.count(where: { $0 != nil }) * 2 >= lines.count,
            roles.contains(where: { $0?.isName ?? false }),
            let type = roles.firstIndex(of: .type), case let words = lines[type].value.plainText
        else { return false }
        return TypeVocabulary.meaning(of: words) != nil || words.means([.toMany, .toOne])
    }

    private static func isType(_ cell: TableCell) -> Bool {
        guard let spelling = TypeSpelling(cell) else { return false }
        return TypeVocabulary.meaning(of: spelling.type.name) != nil
    }
}
