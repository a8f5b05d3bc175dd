package import SchemaModel

/// What an entity is in Spark.
package struct SparkTable: Sendable {
    package let name: SparkName

    /// What every reference to the table holds.
    package let key: SparkColumn

    /// The index of the field that the key is; nil for the record name, which no field table needs to list.
    package let keyField: Int?

    /// In the order of the entity's fields; nil where another column has the values: at the other end of a relationship, or
    /// the key's.
    package let columns: [SparkColumn?]
}

/// A column as tables name and type it.
package struct SparkColumn: Hashable, Sendable {
    package let name: SparkName
    package let type: SparkType
}

/// What a column holds and what Spark calls that.
package struct SparkType: Hashable, Sendable {
    /// Of a list, what an element means; of `reference` and `enum` it is that of what is stored.
    package let meaning: FieldType
    package let isList: Bool

    /// Whether it is the name of a record, spelled as the record's own.
    package let isRecordName: Bool

    package init(_ meaning: FieldType, isList: Bool = false, isRecordName: Bool = false) {
        self.meaning = meaning
        self.isList = isList
        self.isRecordName = isRecordName
    }

    /// For example: `ARRAY<BIGINT>`.
    package var name: String { isList ? "ARRAY<\(elementName)>" : elementName }

    package var elementName: String {
        switch meaning {
        case .int: "BIGINT"
        case .double: "DOUBLE"
        // The widest that Spark has, half of its digits behind the point.
        case .decimal: "DECIMAL(38, 18)"
        case .bool: "BOOLEAN"
        case .date: "TIMESTAMP"
        case .data: "BINARY"
        case .location: "STRUCT<latitude: DOUBLE, longitude: DOUBLE>"
        case .string, .uuid, .url, .asset, .reference, .enum, .json: "STRING"
        }
    }

    /// Whether it holds UUIDs as such, which may be written in capitals or in small letters.
    package var holdsUUIDs: Bool { meaning == .uuid && !isRecordName }
}

/// Where the values of a column lead.
package struct SparkReference: Sendable {
    /// The index of the table.
    package let table: Int
    package let column: SparkColumn
}
