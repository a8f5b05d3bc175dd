package import SQLLanguage
package import SQLScripts

extension DatabaseCatalogue {
    /// What the script of a schema makes.
    package init(_ blueprint: SQLBlueprint, _ dialect: SQLDialect) {
        self.init(dialect)
        for table in blueprint.tables { tables[key(table.name.name)] = Table(table) }
        for key in blueprint.laterKeys {
            guard let rule = ForeignKeyRule(key.constraint) else { continue }
            tables[self.key(key.table.unquoted)]?.foreignKeys.append(rule.key)
        }
    }
}

extension DatabaseCatalogue.Table {
    fileprivate init(_ table: SQLBlueprint.Table) {
        self.init(name: table.name.name)
        columns = table.columns.map {
            DatabaseCatalogue.Column(
                name: $0.name.name, type: $0.column.type.catalogueName, isRequired: $0.isRequired)
        }
        for constraint in table.constraints {
            switch constraint.kind {
            case .primaryKey: primaryKey = constraint.columns.map(\.name)
            case .foreignKey: foreignKeys += ForeignKeyRule(constraint).map { [$0.key] } ?? []
            case .check: checks.insert(constraint.name.unquoted)
            }
        }
        indexes = table.indexes.map {
            DatabaseCatalogue.Index(
                name: $0.name.unquoted, columns: $0.columns.map(\.name),
                isUnique: $0.creation.hasPrefix("CREATE UNIQUE "))
        }
    }
}

/// Reads where a foreign key leads from what SQL says of it.
private struct ForeignKeyRule {
    let key: DatabaseCatalogue.ForeignKey

    /// For example: `FOREIGN KEY (owner) REFERENCES "Plot" (id) ON DELETE CASCADE`.
    init?(_ constraint: SQLBlueprint.Constraint) {
        guard let start = constraint.rule.firstRange(of: " REFERENCES ")?.upperBound else { return nil }
        let words = Self.words(of: constraint.rule[start...])
        guard let table = words.first, let close = words.firstIndex(of: ")") else { return nil }
        let targets = words[1..<close].filter { $0 != "(" && $0 != "," }.map(\.unquoted)
        let rest = words[close...].joined(separator: " ")
        let rule = Self.deleteRules.first { rest.contains("ON DELETE \($0)") }
        key = DatabaseCatalogue.ForeignKey(
            columns: constraint.columns.map(\.name), table: table.unquoted, targets: targets,
            deleteRule: rule ?? "NO ACTION")
    }

    private static let deleteRules = ["CASCADE", "SET NULL", "SET DEFAULT", "RESTRICT"]

    /// Names, with their quotes, and what stands between them.
    private static func words(of text: Substring) -> [String] {
        var words: [String] = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            switch character {
            case " " where !isQuoted: words.append("")
            case "(", ")", ",":
                if isQuoted { fallthrough }
                words += [String(character), ""]
            default: words[words.count - 1].append(character)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}

extension SQLColumnType {
    /// As the catalogue of the dialect spells it.
    fileprivate var catalogueName: String {
        name.replacing("timestamptz(3)", with: "timestamp(3) with time zone")
    }
}

extension String {
    /// A name without the quotes that SQL needs.
    var unquoted: String {
        guard hasPrefix("\"") else { return self }
        return String(dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
