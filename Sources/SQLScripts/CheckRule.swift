import Output
import SQLLanguage
import SchemaModel

/// A condition on a column, and the word that ends its name.
struct CheckRule {
    let name: String

    let subject: SQLBlueprint.Constraint.CheckSubject

    /// A condition in its parts, one or two: between them the line may break.
    let parts: [String]

    init(name: String, about subject: SQLBlueprint.Constraint.CheckSubject = .type, _ parts: String...) {
        self.name = name
        self.subject = subject
        self.parts = parts
    }

    static func rules(of field: Field, _ column: SQLColumn, _ context: SQLContext) -> [CheckRule] {
        let type =
            switch context.dialect {
            case .sqlite: sqliteRule(of: field, column)
            case .postgresql: postgreSQLRule(of: field, column)
            }
        return [type, rangeRule(of: field, column), enumRule(of: field, column, context)].compactMap(\.self)
    }

    /// PostgreSQL has a type for everything but a place on the map, and a UUID that is the name of a record.
    private static func postgreSQLRule(of field: Field, _ column: SQLColumn) -> CheckRule? {
        if column.type.isTextual {
            // As records are named: a text compares with no other spelling.
            return CheckRule(
                name: "uuid", "\(column.name) ~ '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$'")
        }
        guard column.type.meaning == .location, !field.isList else { return nil }
        return CheckRule(
            name: "location", "jsonb_typeof(\(column.name)) = 'object'",
            "AND \(column.name) @@ '$.latitude.type() == \"number\" && $.longitude.type() == \"number\"'")
    }

    /// What SQLite's few types cannot say.
    private static func sqliteRule(of field: Field, _ column: SQLColumn) -> CheckRule? {
        let name = column.name
        // Of NULL it says that it is no JSON.
        let isJSON = (field.mayBeMissing ? "\(name) IS NULL OR " : "") + "json_valid(\(name))"
        if field.isList { return CheckRule(name: "list", isJSON, "AND json_type(\(name)) = 'array'") }
        switch column.type.meaning {
        case .bool: return CheckRule(name: "bool", "\(name) IN (0, 1)")
        case .date:
            // Without the modifier, strftime takes 30 February as it is.
            return CheckRule(
                name: "date", name.quoted, "IS strftime('%Y-%m-%dT%H:%M:%fZ', \(name), '+0 days')")
        case .uuid:
            return CheckRule(
                name: "uuid", "\(name) GLOB '????????-????-????-????-????????????'",
                // Of the 36 characters the four hyphens that the pattern names, and no other.
                "AND \(name) NOT GLOB '*[^-0-9A-Fa-f]*' AND length(replace(\(name), '-', '')) = 32")
        case .decimal:
            return CheckRule(name: "decimal", isJSON, "AND json_type(\(name)) IN ('integer', 'real')")
        case .json: return CheckRule(name: "json", isJSON)
        case .location:
            // Two numbers: what is extracted is a list, with null for what is missing.
            return CheckRule(
                name: "location", isJSON,
                "AND json_extract(\(name), '$.latitude', '$.longitude') GLOB '[[][-0-9]*,[-0-9]*]'")
        case .string, .int, .double, .url, .data, .asset, .reference, .enum: return nil
        }
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
        return condition.isEmpty ? nil : CheckRule(name: "range", about: .range, condition)
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
        case (false, _): return CheckRule(name: "enum", about: .cases, "\(column.name) IN (\(list))")
        case (true, .postgresql):
            return CheckRule(
                name: "enum", about: .cases, "\(column.name) <@ ARRAY[\(list)]::\(column.type.name)")
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
