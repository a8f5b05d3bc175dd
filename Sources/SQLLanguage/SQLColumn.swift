package import SchemaModel

/// A column as tables name and type it.
package struct SQLColumn: Hashable, Sendable {
    package let name: SQLIdentifier
    package let type: SQLColumnType
}

/// What a column holds and what its dialect calls that.
package struct SQLColumnType: Hashable, Sendable {
    package let meaning: FieldType
    package let isList: Bool

    /// For example: `TEXT`, `timestamptz(3)`, `bigint[]`.
    package let name: String

    /// Whether the column holds one UUID.
    package let isUUID: Bool

    /// Whether it is a text that the dialect has a better type for, because it compares with texts.
    package let isTextual: Bool

    /// The meaning is that of one element; of `reference` and `enum` it is that of what is stored.
    package init(
        _ meaning: FieldType, list: Bool = false, comparesWithTexts isTextual: Bool = false,
        in dialect: SQLDialect
    ) {
        self.meaning = meaning
        isList = list
        self.isTextual = isTextual
        isUUID = meaning == .uuid && !list
        switch dialect {
        case .sqlite: name = list ? "TEXT" : Self.sqliteName(of: meaning)
        case .postgresql:
            name = isTextual ? "text" : Self.postgreSQLName(of: meaning) + (list ? "[]" : "")
        }
    }

    private static func sqliteName(of meaning: FieldType) -> String {
        switch meaning {
        case .int, .bool: "INTEGER"
        case .double: "REAL"
        case .data: "BLOB"
        // STRICT tables have no NUMERIC: a decimal keeps all its digits as a text.
        case .string, .decimal, .date, .uuid, .url, .asset, .location, .json, .reference, .enum: "TEXT"
        }
    }

    private static func postgreSQLName(of meaning: FieldType) -> String {
        switch meaning {
        case .int: "bigint"
        case .double: "double precision"
        case .decimal: "numeric"
        case .bool: "boolean"
        case .date: "timestamptz(3)"
        case .uuid: "uuid"
        case .data: "bytea"
        case .location, .json: "jsonb"
        case .string, .url, .asset, .reference, .enum: "text"
        }
    }
}
