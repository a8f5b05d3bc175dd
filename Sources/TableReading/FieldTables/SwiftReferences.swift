import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import Vocabulary

/// The types of a column that holds nothing but Swift's types of other models: `Trip?`, `[Stop]`, `Set<Stop>?`.
struct SwiftReferences {
    private let types: [DeclaredType]

    /// Nil where a cell holds anything else.
    init?(_ column: Int?, of table: Table) {
        guard let column, !table.rows.isEmpty else { return nil }
        var types: [DeclaredType] = []
        for row in table.rows {
            guard let type = Self.type(in: row.cells[column]) else { return nil }
            types.append(type)
        }
        self.types = types
    }

    /// In back-ticks alone, because "One" and "Many" are written as types are.
    private static func type(in cell: TableCell) -> DeclaredType? {
        guard cell.content.runs.count == 1, cell.content.runs[0].style.contains(.code),
            let spelling = TypeSpelling(cell), spelling.remarks.isEmpty,
            Identifier.isTypeName(spelling.type.name), Identifier.isValid(spelling.type.name),
            !cell.content.plainText.contains(","),
            !Wording(cell.content).tokens.contains(where: {
                $0.spells([.cardinality, .toMany, .toOne, .many, .one])
            })
        else { return nil }
        return spelling.type
    }

    /// Whether a sign says that they are types, and not kinds or names of something: `Trip?`, `[Stop]`.
    private var areSigned: Bool { types.contains { $0.isList || $0.hasOptionalSign } }

    /// Whether each is a type of what the document describes elsewhere.
    func areOf(_ isDescribed: (String) -> Bool) -> Bool {
        areSigned && types.allSatisfy { isDescribed($0.name) }
    }
}

extension ColumnPlan {
    /// "Relationship | Type | Description" with `[Stop]?` below the types: each row is a property, with its note.
    ///
    /// Where a column has the inverses, rules or targets, or the cells are paths such as `Trip.stops`, the rows are
    /// relationships, and a statement's to read.
    func related(by table: Table) -> ColumnPlan {
        guard name == nil, let type, !has(.inverse), !has(.deleteRule), !has(.recordType),
            SwiftReferences(type, of: table) != nil
        else { return self }
        let column = roles.indices.prefix(type).first { column in
            let title = Wording(table.header.cells[column].content)
            return title.mayMean(.relationship) && !title.mayMean(.type)
        }
        guard let column, !roles.indices.contains(where: { $0 != column && roles[$0] == .reference }),
            table.rows.allSatisfy({ Self.isFieldName($0.cells[column]) })
        else { return self }
        var plan = setting(.fieldName, at: column)
        plan.isOfRelationships = true
        return plan
    }

    private static func isFieldName(_ cell: TableCell) -> Bool {
        let names = FieldNameCell(cell).names
        return names.count == 1 && Identifier.isFieldName(names[0].value)
            && names[0].value == cell.content.plainText
    }
}
