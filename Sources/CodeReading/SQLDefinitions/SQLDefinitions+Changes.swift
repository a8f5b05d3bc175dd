/// What `ALTER TABLE` changes behind the definitions.
extension SQLDefinitions {
    mutating func rename(_ table: Int, to name: String) {
        let old = tables[table].name
        tables[table].name = name
        for other in tables.indices {
            for column in tables[other].columns.indices where tables[other].columns[column].references == old
            {
                tables[other].columns[column].references = name
            }
        }
    }
}

extension SQLDefinitions.Table {
    /// Keys and indexes over the column go with it.
    mutating func drop(_ column: String) {
        columns.removeAll { $0.name == column }
        primaryKey.removeAll { $0 == column }
        uniqueKeys.removeAll { $0.columns.contains(column) }
        indexes.removeAll { $0.columns.contains(column) }
    }

    mutating func rename(_ column: String, to name: String) {
        func renamed(_ other: String) -> String { other == column ? name : other }
        for index in columns.indices { columns[index].name = renamed(columns[index].name) }
        primaryKey = primaryKey.map(renamed)
        for index in uniqueKeys.indices { uniqueKeys[index].columns = uniqueKeys[index].columns.map(renamed) }
        for index in indexes.indices { indexes[index].columns = indexes[index].columns.map(renamed) }
    }
}
