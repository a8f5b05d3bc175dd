import Output
import SQLLanguage
import SchemaModel

/// A condition on a column, and the word that ends its name.
struct CheckRule {
    let name: String

    /// All of them hold.
    let conditions: [String]

    init(name: String, _ conditions: String...) {
        self.name = name
        self.conditions = conditions
    }

    static func rules(of field: Field, _ column: SQLColumn, _ context: SQLContext) -> [CheckRule] {
        let type = field.isList ? listRule(column, context.dialect) : typeRule(column, context.dialect)
        return [type, rangeRule(of: field, column), enumRule(of: field, column, context)].compactMap(\.self)
    }

    /// What SQLite's few types cannot say; PostgreSQL has a type for all but a place on the map.
    private static func typeRule(_ column: SQLColumn, _ dialect: SQLDialect) -> CheckRule? {
        let name = column.name
        switch (column.type.meaning, dialect) {
        case (.location, .postgresql):
            return CheckRule(
                name: "location", "jsonb_typeof(\(name)) = 'object'", "\(name) ?& '{latitude,longitude}'")
        case (_, .postgresql): return nil
        case (.bool, .sqlite): return CheckRule(name: "bool", "\(name) IN (0, 1)")
        case (.date, .sqlite):
            // Without the modifier, strftime takes 30 February as it is.
            return CheckRule(name: "date", "\(name) IS strftime('%Y-%m-%dT%H:%M:%fZ', \(name), '+0 days')")
        case (.uuid, .sqlite):
            return CheckRule(
                name: "uuid", "\(name) GLOB '????????-????-????-????-????????????'",
                "\(name) NOT GLOB '*[^-0-9A-Fa-f]*'")
        case (.decimal, .sqlite):
            return CheckRule(
                name: "decimal", "json_valid(\(name))", "json_type(\(name)) IN ('integer', 'real')")
        case (.json, .sqlite): return CheckRule(name: "json", "json_valid(\(name))")
        case (.location, .sqlite):
            return CheckRule(
                name: "location", "json_valid(\(name))",
                "json_extract(\(name), '$.latitude', '$.longitude') NOT LIKE '%null%'")
        case (.string, .sqlite), (.int, .sqlite), (.double, .sqlite), (.url, .sqlite), (.data, .sqlite),
            (.asset, .sqlite), (.reference, .sqlite), (.enum, .sqlite):
            return nil
        }
    }

    private static func listRule(_ column: SQLColumn, _ dialect: SQLDialect) -> CheckRule? {
        guard dialect == .sqlite else { return nil }
        let name = column.name
        return CheckRule(name: "list", "json_valid(\(name))", "json_type(\(name)) = 'array'")
    }

    private static func rangeRule(of field: Field, _ column: SQLColumn) -> CheckRule? {
        guard let range = field.range, !field.isList else { return nil }
        let value: String
        switch column.type.meaning {
        case .int, .double: value = column.name.quoted
        case .decimal:
            value = column.type.name == "TEXT" ? "CAST(\(column.name) AS REAL)" : column.name.quoted
        case .string, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            return nil
        }
        let condition =
            switch (range.lowerBound, range.upperBound) {
            case (.min, .max): ""
            case (.min, let upper): "\(value) <= \(upper)"
            case (let lower, .max): "\(value) >= \(lower)"
            case (let lower, let upper): "\(value) BETWEEN \(lower) AND \(upper)"
            }
        return condition.isEmpty ? nil : CheckRule(name: "range", condition)
    }

    /// Only where the author closes them: else a newer app's value could not be stored.
    private static func enumRule(of field: Field, _ column: SQLColumn, _ context: SQLContext) -> CheckRule? {
        guard context.options.closedEnums, let type = context.enumType(of: field), !type.cases.isEmpty else {
            return nil
        }
        let values = type.cases.compactMap { literal($0, column.type.meaning, context.dialect) }
        guard values.count == type.cases.count else { return nil }
        let list = values.joined(separator: ", ")
        switch (field.isList, context.dialect) {
        case (false, _): return CheckRule(name: "enum", "\(column.name) IN (\(list))")
        case (true, .postgresql):
            return CheckRule(name: "enum", "\(column.name) <@ ARRAY[\(list)]::\(column.type.name)")
        // No CHECK of SQLite can look into a list.
        case (true, .sqlite): return nil
        }
    }

    private static func literal(_ value: EnumType.Case, _ meaning: FieldType, _ dialect: SQLDialect)
        -> String?
    {
        switch meaning {
        case .int: Int64(value.rawValue).map { String($0) }
        case .string: value.rawValue.utf8.contains(0) ? nil : dialect.literal(value.rawValue)
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            nil
        }
    }
}
