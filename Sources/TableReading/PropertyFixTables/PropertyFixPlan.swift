import DocumentWording
import Markdown
import Vocabulary

/// Which columns of a table hold properties, types and what shall be; nil for a table of another shape.
struct PropertyFixPlan {
    let property: Int
    let type: Int?
    let fix: Int?

    /// Whether the property column holds declarations, and not bare names.
    let hasDeclarations: Bool

    /// `declared` is the first column most of whose cells declare properties.
    init?(header: [String], declared: Int?) {
        let columns = ColumnPlan(header: header)
        let fix = header.indices.last { index in
            index != declared && index != columns.name
                && Self.isFix(header[index], amongDeclarations: declared != nil)
        }
        guard let property = declared ?? (columns.namesFields && fix != nil ? columns.name : nil) else {
            return nil
        }
        self.property = property
        self.fix = fix
        type = columns.type == property ? nil : columns.type
        hasDeclarations = declared != nil
    }

    /// Most cells of the column are Swift declarations.
    fileprivate static func holdsDeclarations(_ table: Table, column: Int) -> Bool {
        let count = table.rows.count { declaration(in: $0.cells[column]) != nil }
        return count > 0 && count * 2 >= table.rows.count
    }

    /// The code span that declares a property: `@Attribute(.unique) var id: UUID`.
    static func declaration(in cell: TableCell) -> Inlines.Run? {
        // Most cells hold no code.
        guard cell.content.runs.contain(.code) else { return nil }
        return cell.content.runs.first { $0.style.contains(.code) && isDeclaration($0.text) }
    }

    static func isDeclaration(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: " ")) else { return false }
        let words = text.split(separator: " ", maxSplits: 12)
        return words.count > 1 && words.dropLast().contains { $0 == "var" || $0 == "let" }
    }

    private static func isFix(_ header: String, amongDeclarations: Bool) -> Bool {
        let words = header.split { !$0.isLetter }
        if words.contains(where: { $0.means(.issueColumn) }) { return false }
        if words.contains(where: { $0.means(.fixColumn) }) { return true }
        return amongDeclarations && words.contains { $0.means(.changeColumn) }
    }
}

/// The plans of a document's tables: of a table without declarations its header alone decides.
struct PropertyFixPlans {
    private var plans: [[String]: PropertyFixPlan?] = [:]

    mutating func plan(for table: Table) -> PropertyFixPlan? {
        let header = table.header.cells.map(\.content.plainText)
        if let declared = header.indices.first(where: { PropertyFixPlan.holdsDeclarations(table, column: $0) }
        ) {
            return PropertyFixPlan(header: header, declared: declared)
        }
        if let known = plans[header] { return known }
        let plan = PropertyFixPlan(header: header, declared: nil)
        plans[header] = .some(plan)
        return plan
    }
}
