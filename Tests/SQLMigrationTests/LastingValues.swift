import SQLLanguage
import SQLScripts
import SchemaModel

/// The values that a migration without loss leaves as they are, and how to ask for them before and after it.
struct LastingValues {
    private(set) var oldQuery = ""
    private(set) var newQuery = ""

    init(_ old: SQLBlueprint, _ new: SQLBlueprint, _ oldSchema: Schema, _ newSchema: Schema) {
        for table in old.tables {
            guard case .entity(let name) = table.subject else { continue }
            let newName = newSchema.renamedEntities(since: oldSchema)[name]?.name ?? name
            let newTable = new.tables.first { $0.subject == .entity(newName) }
            let renames = newSchema.entities.first { $0.name == newName }.flatMap { entity in
                oldSchema.entities.first { $0.name == name }.map {
                    entity.renamedFields(since: $0).mapValues(\.name)
                }
            }
            for column in table.columns {
                let content = column.content.renamed(renames ?? [:])
                let newColumn = newTable?.columns.first { $0.content == content }
                // Of a column that is converted, other tests tell.
                if let newColumn, newColumn.column.type != column.column.type { continue }
                if let newColumn, newColumn.isRequired, !column.isRequired { continue }
                oldQuery += Self.query(column.name, table.name)
                newQuery += Self.query(newColumn?.name ?? column.name, newTable?.name ?? table.name)
            }
        }
    }

    /// In an order of their own, whatever the key is called.
    private static func query(_ column: SQLIdentifier, _ table: SQLIdentifier) -> String {
        "SELECT \(column) FROM \(table) ORDER BY CAST(\(column) AS text);\n"
    }
}

extension SQLBlueprint.Column.Content {
    /// That of the newer reading.
    fileprivate func renamed(_ names: [String: String]) -> Self {
        switch self {
        case .field(let name): .field(names[name] ?? name)
        case .recordName, .owner, .position, .target: self
        }
    }
}
