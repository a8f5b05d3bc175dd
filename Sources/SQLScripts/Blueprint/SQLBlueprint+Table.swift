package import SQLLanguage

extension SQLBlueprint {
    /// A table with all that belongs to it.
    package struct Table: Sendable {
        package let subject: SQLTableSubject
        package let name: SQLIdentifier
        package let columns: [Column]
        package let constraints: [Constraint]
        package let indexes: [Index]
        package let descriptions: [Description]

        private let view: TableView
        private let dialect: SQLDialect

        init(_ view: TableView, _ dialect: SQLDialect) {
            self.view = view
            self.dialect = dialect
            subject = view.subject
            name = view.identifier
            columns = view.columns.map(\.column)
            constraints = view.constraints.map(Constraint.init)
            indexes = view.indexes.map(Index.init)
            descriptions = view.descriptions.map { Description(subject: $0.subject, text: $0.text) }
        }

        /// The statements that make it, as the script has them.
        package var creation: String { SQLBlueprint.text(of: .table(view), dialect) }

        /// The statement that makes it under another name, without what belongs to it, and with columns that an older
        /// reading had.
        package func creation(
            named name: SQLIdentifier, keeping kept: [Column], _ constraints: [Constraint]
        ) -> String {
            var view = view
            view.name = name.quoted
            view.indexes = []
            view.descriptions = []
            view.columns += kept.map { ColumnView(column: $0, definition: $0.definition + ",") }
            let key = view.constraints.removeLast()
            view.constraints += constraints.map { $0.view(in: name) } + [key]
            return SQLBlueprint.text(of: .table(view), dialect)
        }
    }

    /// A column of a table.
    package struct Column: Hashable, Sendable {
        package let content: Content
        package let column: SQLColumn
        package var isRequired: Bool

        /// A literal or an expression.
        package let defaultValue: String?
        package let collation: String?

        /// What a column holds, whatever it is called.
        package enum Content: Hashable, Sendable {
            case recordName
            case field(String)

            /// The parts of a list of references.
            case owner, position, target
        }

        package var name: SQLIdentifier { column.name }

        /// As it stands in a table. For example: `isDone INTEGER NOT NULL DEFAULT 0`.
        package var definition: String {
            var text = ""
            text.reserveCapacity(80)
            text += name.quoted
            text += " "
            text += column.type.name
            if isRequired { text += " NOT NULL" }
            if let defaultValue {
                text += " DEFAULT "
                text += defaultValue
            }
            if let collation {
                text += " COLLATE "
                text += collation
            }
            return text
        }
    }
}

extension SQLBlueprint.Constraint {
    fileprivate func view(in table: SQLIdentifier) -> ConstraintView {
        ConstraintView(table: table.quoted, constraint: name, columns: columns, rule: rule)
    }
}
