import SQLLanguage
import SchemaModel

/// The rules of a table, each as what holds for the rows that break it. Spark enforces none of them in Parquet tables.
extension SparkLowering {
    mutating func checks(at index: Int) -> ChecksView {
        var checks = [missing(at: index), repeatedKey(at: index)].compactMap(\.self)
        for field in names.tables[index].columns.indices {
            guard let column = names.tables[index].columns[field] else { continue }
            for rule in rules(of: field, column, in: index) {
                var check = check(rule.name, [column], rule.lines, [field], at: index)
                if let alias = rule.alias { check.table += " AS \(alias)" }
                checks.append(check)
            }
        }
        for key in schema.entities[index].uniqueKeys where key.isUsable {
            if let check = repeated(key, at: index) { checks.append(check) }
        }
        return ChecksView(checks: checks)
    }

    /// Names it as the other dialects name their constraints.
    private mutating func check(
        _ rule: String, _ columns: [SparkColumn], _ condition: [String], _ fields: [Int], at index: Int
    ) -> CheckView {
        let table = names.tables[index].name
        let words = [table.name] + columns.map(\.name.name) + [rule]
        let name = relations.claim(words.joined(separator: "_"))
        return CheckView(name: name.quoted, table: table.quoted, condition: condition, fields: fields)
    }

    // MARK: - Rows

    /// Parquet tables take NULL, whatever their columns say.
    private mutating func missing(at index: Int) -> CheckView? {
        let table = names.tables[index]
        let fields = table.columns.indices.filter { table.columns[$0] != nil && isRequired($0, in: index) }
        let columns = (table.keyField == nil ? [table.key] : []) + fields.compactMap { table.columns[$0] }
        guard !columns.isEmpty else { return nil }
        let lines = columns.enumerated().map { "\($0 == 0 ? "" : "    OR ")\($1.name) IS NULL" }
        return check("missing", [], lines, fields, at: index)
    }

    private mutating func repeatedKey(at index: Int) -> CheckView? {
        let table = names.tables[index]
        return check(
            "pkey", [], repeated([table.key], in: table.name, where: []), [table.keyField].compactMap(\.self),
            at: index)
    }

    /// Records that share a unique key. A part that is missing or empty makes no key.
    private mutating func repeated(_ key: UniqueKey, at index: Int) -> CheckView? {
        guard let fields = SparkKey.fields(of: key, at: index, in: schema, names) else { return nil }
        let columns = fields.compactMap { names.tables[index].columns[$0] }
        let conditions = columns.compactMap(SparkKey.condition)
        let lines = repeated(columns, in: names.tables[index].name, where: conditions)
        return check("key", columns, lines, fields, at: index)
    }

    private func repeated(_ columns: [SparkColumn], in table: SparkName, where conditions: [String])
        -> [String]
    {
        let parts = columns.map(SparkKey.part)
        let list = parts.joined(separator: ", ")
        let condition = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
        return [
            (parts.count == 1 ? list : "(\(list))") + " IN (",
            "    SELECT \(list) FROM \(table)\(condition)",
            "    GROUP BY \(list) HAVING count(*) > 1", ")",
        ]
    }
}
