package import SchemaModel

/// What an entity is in SQL.
package struct SQLTable: Sendable {
    package let name: SQLIdentifier

    /// The primary key, which every reference to the table holds.
    package let key: SQLKey

    /// In the order of the entity's fields.
    package let fields: [SQLFieldStorage]

    /// The column that holds a field, be it the key's.
    package func column(at field: Int) -> SQLColumn? {
        switch fields[field] {
        case .column(let column): column
        case .recordName: key.column
        case .junction, .inverse: nil
        }
    }
}

/// What makes a row the row that it is.
package struct SQLKey: Sendable {
    package let column: SQLColumn

    /// The index of the field that it is; nil for the record name, which no field table needs to list.
    package let field: Int?

    /// Whether it holds CloudKit's record name.
    package let isRecordName: Bool
}

/// Where the values of a field are.
package enum SQLFieldStorage: Sendable {
    case column(SQLColumn)

    /// A list of references, in a table of its own. Kept apart, so that the many columns take no more than they need.
    indirect case junction(SQLJunction)

    /// A to-many relationship that the other side's column, or its junction table, already tells.
    case inverse(FieldPath)

    /// The documented name of the record, where the key's field is it: one column holds both.
    case recordName

    package var column: SQLColumn? {
        if case .column(let column) = self { column } else { nil }
    }

    package var junction: SQLJunction? {
        if case .junction(let junction) = self { junction } else { nil }
    }
}

/// A table of which row points at which, in the order of the list.
package struct SQLJunction: Sendable {
    package let name: SQLIdentifier

    /// Holds the key of the row that has the list.
    package let owner: SQLColumn

    /// From 0.
    package let position: SQLColumn

    /// Holds the key of a row that the list names.
    package let target: SQLColumn
}
