import Output
import SQLLanguage
import SchemaModel

/// How many parts of a key a twin lacks: the survivor takes the parts from the one that lacks the fewest.
struct SparkKeyRank {
    private let group: KeyGroup
    private let table: SparkTable
    private let identity: SparkIdentity
    private let script: SparkScriptLowering

    init(_ group: KeyGroup, _ table: SparkTable, of entity: Int, in script: SparkScriptLowering) {
        self.group = group
        self.table = table
        self.script = script
        identity = script.identity(of: entity)
    }

    var value: String {
        let values = group.parts.compactMap(value)
        let count = values.map { "if(\($0) IS NULL, 1, 0)" }.joined(separator: " + ")
        let agreement = self.agreement
        return agreement.isEmpty
            ? count : "if(\(agreement.joined(separator: " AND ")), \(count), \(group.parts.count + 1))"
    }

    /// What is compared, NULL where the part is missing.
    private func value(of part: KeyGroup.Part) -> String? {
        guard let column = table.columns[part.field] else { return nil }
        let name = "dedupe_rows.\(column.name)"
        var conditions = script.conditions(on: name, column)
        if part.refersToItself {
            conditions.append("\(identity.text(of: column, name)) <> dedupe_members.survivor")
        }
        return "if(\(conditions.joined(separator: " AND ")), \(script.part(name, column)), NULL)"
    }

    /// That a twin has what the survivor has.
    private var agreement: [String] {
        group.parts.filter(\.mustAgree).compactMap(value).map { value in
            let own =
                "first_value(\(value)) OVER (PARTITION BY dedupe_members.survivor "
                + "ORDER BY dedupe_members.member <> dedupe_members.survivor)"
            return "coalesce(\(value) = \(own), \(own) IS NULL)"
        }
    }
}
