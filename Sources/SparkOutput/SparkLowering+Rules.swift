import SQLLanguage
import SchemaModel

/// The rules of one column.
extension SparkLowering {
    struct Rule {
        /// The word that ends the name of its view.
        var name: String

        /// What holds for the rows that break it.
        var lines: [String]

        /// What the lines call the table, where they cannot call it by its name.
        var alias: SparkName?
    }

    func rules(of field: Int, _ column: SparkColumn, in index: Int) -> [Rule] {
        let value = schema.entities[index].fields[field]
        let ofValues = [form(of: column), range(of: value, column), known(value, column)].compactMap(\.self)
        let checks = ofValues.map { rule in
            column.type.isList
                ? (rule.name, "NOT forall(\(column.name), item -> \(rule.condition("item")))")
                : (rule.name, "NOT (\(rule.condition(column.name.quoted)))")
        }
        return checks.map { Rule(name: $0.0, lines: [$0.1]) }
            + [dangling(field, column, in: index)].compactMap(\.self)
    }

    /// What must hold for a value, given its name.
    private typealias ValueRule = (name: String, condition: (String) -> String)

    /// What the type alone does not say.
    private func form(of column: SparkColumn) -> ValueRule? {
        if column.type.isRecordName {
            return ("uuid", { "\($0) RLIKE '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$'" })
        }
        return switch column.type.meaning {
        case .uuid: ("uuid", { "\($0) RLIKE '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'" })
        case .location:
            (
                "location",
                {
                    "\($0) IS NULL OR coalesce(\($0).latitude BETWEEN -90 AND 90 AND \($0).longitude BETWEEN -180 "
                        + "AND 180, false)"
                }
            )
        case .json: ("json", { "\($0) IS NULL OR try_parse_json(\($0)) IS NOT NULL" })
        case .string, .int, .double, .decimal, .bool, .date, .url, .data, .asset, .reference, .enum: nil
        }
    }

    private func range(of field: Field, _ column: SparkColumn) -> ValueRule? {
        guard let range = field.range else { return nil }
        switch column.type.meaning {
        case .int, .double, .decimal: break
        case .string, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            return nil
        }
        return switch (range.lowerBound, range.upperBound) {
        case (.min, .max): nil
        case (.min, let upper): ("range", { "\($0) <= \(upper)" })
        case (let lower, .max): ("range", { "\($0) >= \(lower)" })
        case (let lower, let upper): ("range", { "\($0) BETWEEN \(lower) AND \(upper)" })
        }
    }

    /// A newer app may write other values; nothing is refused here, so they are told.
    private func known(_ field: Field, _ column: SparkColumn) -> ValueRule? {
        guard let type = field.enumName.flatMap({ enums[$0] }), !type.cases.isEmpty else { return nil }
        let values = type.cases.compactMap { literal($0.rawValue, column.type.meaning) }
        guard values.count == type.cases.count else { return nil }
        return ("enum", { "\($0) IN (\(values.joined(separator: ", ")))" })
    }

    private func literal(_ rawValue: String, _ meaning: FieldType) -> String? {
        switch meaning {
        case .int: Int64(rawValue).map { String($0) }
        case .string: SparkText.literal(rawValue)
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .reference, .enum, .json:
            nil
        }
    }

    // MARK: - References

    /// References to records that are not there.
    private func dangling(_ field: Int, _ column: SparkColumn, in index: Int) -> Rule? {
        guard let reference = names.reference(ofField: field, in: index) else { return nil }
        return column.type.isList
            ? danglingItems(column, reference, in: names.tables[index])
            : dangling(column, reference, in: names.tables[index])
    }

    /// Spark takes a name before a point for a column, if there is one: the tables go by names that no column has.
    private func dangling(_ column: SparkColumn, _ reference: SparkReference, in own: SparkTable) -> Rule {
        let target = names.tables[reference.table]
        var local = SparkNamespace(.columns)
        for column in [own, target].flatMap({ [$0.key] + $0.columns.compactMap(\.self) }) {
            _ = local.claim(column.name.name)
        }
        let (row, other) = (local.claim(own.name.name), local.claim("target"))
        let condition = equality(
            "\(other).\(reference.column.name)", reference.column.type, "\(row).\(column.name)", column.type)
        return Rule(
            name: "fkey",
            lines: [
                "\(column.name) IS NOT NULL AND NOT EXISTS (",
                "    SELECT 1 FROM \(target.name) AS \(other) WHERE \(condition)", ")",
            ], alias: row == own.name ? nil : row)
    }

    private func danglingItems(_ column: SparkColumn, _ reference: SparkReference, in own: SparkTable) -> Rule
    {
        let target = names.tables[reference.table].name
        let condition = equality("name", reference.column.type, "item", column.type)
        return Rule(
            name: "fkey",
            lines: [
                "\(own.key.name) IN (",
                "    SELECT owner FROM (SELECT \(own.key.name) AS owner, explode(\(column.name)) AS item FROM \(own.name))",
                "    LEFT ANTI JOIN (SELECT \(reference.column.name) AS name FROM \(target)) ON \(condition)",
                ")",
            ])
    }

    /// UUIDs are the same in either case.
    private func equality(_ one: String, _ type: SparkType, _ other: String, _ otherType: SparkType) -> String
    {
        type.holdsUUIDs || otherType.holdsUUIDs ? "upper(\(one)) = upper(\(other))" : "\(one) = \(other)"
    }
}
