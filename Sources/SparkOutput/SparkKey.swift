import SQLLanguage
import SchemaModel

/// The columns of a unique key, as records that share it are found.
enum SparkKey {
    /// The fields of the key, or nil where a part is none that one row holds. A path to the identity of a record is the
    /// reference to it.
    static func fields(of key: UniqueKey, at index: Int, in schema: Schema, _ names: SparkNames) -> [Int]? {
        let fields = schema.entities[index].fields
        var result: [Int] = []
        for part in key.fields {
            let start = String(part.prefix { $0 != "." })
            let rest = part.dropFirst(start.count + 1)
            guard
                let field = fields.firstIndex(where: { $0.name == part })
                    ?? fields.firstIndex(where: { $0.name == start }),
                fields[field].name == part || leads(from: field, of: index, to: rest, in: schema, names),
                names.tables[index].columns[field].map(isComparable) ?? false
            else { return nil }
            if !result.contains(field) { result.append(field) }
        }
        return result.isEmpty ? nil : result
    }

    private static func leads(
        from field: Int, of index: Int, to rest: Substring, in schema: Schema, _ names: SparkNames
    ) -> Bool {
        guard let target = names.reference(ofField: field, in: index) else { return false }
        let key = names.tables[target.table].keyField
        return key.map { schema.entities[target.table].fields[$0].name == rest }
            ?? (rest == Entity.recordNameField || rest == "id")
    }

    /// Whether two devices write the same value alike.
    private static func isComparable(_ column: SparkColumn) -> Bool {
        if column.type.isList { return false }
        return switch column.type.meaning {
        case .asset, .location, .json: false
        case .string, .int, .double, .decimal, .bool, .date, .uuid, .url, .data, .reference, .enum: true
        }
    }

    /// What is compared: dates to the millisecond, and UUIDs in capitals.
    static func part(_ column: SparkColumn) -> String {
        if column.type.holdsUUIDs { return "upper(\(column.name))" }
        return column.type.meaning == .date ? "round(unix_micros(\(column.name)), -3)" : column.name.quoted
    }

    /// A part that is missing or empty makes no key, nor does one that is no number; NULL equals nothing anyway.
    static func condition(_ column: SparkColumn) -> String? {
        switch column.type.meaning {
        case .string, .url, .reference, .enum: "\(column.name) <> ''"
        case .data: "length(\(column.name)) > 0"
        case .double: "NOT isnan(\(column.name))"
        case .int, .decimal, .bool, .date, .uuid, .asset, .location, .json: nil
        }
    }
}
