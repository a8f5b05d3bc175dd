import Output
import SQLLanguage
import SchemaModel

/// How many parts of a key a twin lacks: the survivor takes the parts from the one that lacks the fewest.
struct KeyRank {
    private let group: KeyGroup
    private let script: ScriptLowering
    private let plan: EntityPlan

    init(_ group: KeyGroup, in script: ScriptLowering, of plan: EntityPlan) {
        self.group = group
        self.script = script
        self.plan = plan
    }

    static func name(of group: KeyGroup) -> String { "dedupe_key_\(group.number)" }

    var view: MergeView.RankView {
        let gaps = parts.filter { !$0.conditions.isEmpty }.map {
            "CASE WHEN \($0.conditions) THEN 0 ELSE 1 END"
        }
        let count = gaps.isEmpty ? "0" : gaps.joined(separator: " + ")
        let agreement = parts.filter(\.mustAgree).map(agreement)
        return MergeView.RankView(
            name: Self.name(of: group),
            value: agreement.isEmpty
                ? count
                : "CASE WHEN \(agreement.joined(separator: " AND ")) THEN \(count) ELSE \(group.parts.count + 1) END"
        )
    }

    private struct Part {
        /// What is compared, NULL where the part is missing.
        let value: String

        /// Those under which the part is there; empty where it always is.
        let conditions: String
        let mustAgree: Bool
    }

    private var parts: [Part] {
        let table = script.names.tables[plan.index]
        return group.parts.compactMap { part in
            table.fields[part.field].column.map { self.part(part, $0, "\(table.name).\($0.name)") }
        }
    }

    private func part(_ part: KeyGroup.Part, _ column: SQLColumn, _ name: String) -> Part {
        let field = script.request.schema.entities[plan.index].fields[part.field]
        var conditions = script.conditions(on: column, name, mayBeNull: field.mayBeMissing)
        if part.refersToItself {
            conditions.append("\(script.text(of: column, name, to: plan.index)) <> dedupe_survivor")
        }
        let all = conditions.joined(separator: " AND ")
        let value = script.value(of: column, name)
        return Part(
            value: all.isEmpty ? value : "CASE WHEN \(all) THEN \(value) END", conditions: all,
            mustAgree: part.mustAgree)
    }

    /// That a twin has what the survivor has.
    private func agreement(on part: Part) -> String {
        let own =
            "first_value(\(part.value)) OVER (PARTITION BY dedupe_survivor ORDER BY dedupe_member <> dedupe_survivor)"
        return "coalesce(\(part.value) = \(own), \(own) IS NULL)"
    }
}

extension ScriptLowering {
    /// A reference as redirects have it: one to records that are known by UUIDs may be in small letters.
    func text(of column: SQLColumn, _ name: String, to target: Int) -> String {
        let own = IdentityColumn(column.type, in: names.dialect)
        let isTextOfUUID = identity(of: target).holdsUUIDs && !own.holdsUUIDs
        return isTextOfUUID ? "upper(\(name))" : own.text(name)
    }
}
