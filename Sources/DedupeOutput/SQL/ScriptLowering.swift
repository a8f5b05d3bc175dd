import Output
import SQLLanguage
import SchemaModel

/// Turns the plan into the script of one dialect.
struct ScriptLowering {
    let request: OutputRequest
    let names: SQLNames
    let plan: DedupePlan
    let tables: ScriptNames

    init(_ request: OutputRequest, _ names: SQLNames, _ plan: DedupePlan) {
        self.request = request
        self.names = names
        self.plan = plan
        tables = ScriptNames(names)
    }

    func view() -> ScriptView {
        let follows = FollowLowering(self)
        var view = ScriptView(headline: PlainText.line(request.headline), tables: tables)
        let referring = plan.referringEntities
        for (number, step) in plan.steps.enumerated() {
            let members = Set(step.members)
            let pairs = step.members.flatMap { referring[$0] }
            let inner = step.isLoop ? pairs.filter { members.contains($0.entity) } : []
            view.steps.append(
                ScriptView.StepView(
                    number: number + 1, title: title(of: step, number), isLoop: step.isLoop,
                    twins: step.members.map { twins(of: plan.entities[$0]) },
                    innerFollows: inner.compactMap {
                        follows.view(of: $0.reference, in: plan.entities[$0.entity])
                    },
                    follows: pairs.compactMap { follows.view(of: $0.reference, in: plan.entities[$0.entity]) }
                ))
        }
        let merging = MergeLowering(self)
        view.merges = plan.entities.filter(\.isMerged).map(merging.view)
        return view
    }

    private func title(of step: MergeStep, _ number: Int) -> String {
        if step.isLoop { return "Keys that refer to the types themselves: each round can make new twins." }
        return number == 0
            ? "Twins, and what refers to them." : "Twins whose keys refer to what was merged above."
    }

    /// What redirects call the records of an entity, as Swift does.
    func recordType(of entity: Int) -> String {
        let name = request.schema.entities[entity].name
        return names.dialect.literal(name.utf8.contains(0) ? name.replacing("\0", with: "\u{FFFD}") : name)
    }

    func identity(of entity: Int) -> IdentityColumn {
        IdentityColumn(names.tables[entity].key.column.type, in: names.dialect)
    }
}

// MARK: - Twins

extension ScriptLowering {
    private func twins(of plan: EntityPlan) -> ScriptView.TwinsView {
        let entity = request.schema.entities[plan.index]
        let table = names.tables[plan.index]
        let identity = identity(of: plan.index).text("\(table.name).\(table.key.column.name)")
        let collation = names.dialect == .postgresql ? " COLLATE \"C\"" : ""
        let fields = plan.keys.map { key in
            key.parts.map { entity.fields[$0.field].name }.joined(separator: " and ")
        }
        return ScriptView.TwinsView(
            title: PlainText.line("\(entity.name): \(fields.joined(separator: ", or ")).".shortened),
            table: table.name.quoted, recordType: recordType(of: plan.index), identity: identity,
            smallest: "min(\(identity)\(collation))",
            keys: plan.keys.map { key(for: $0, entity, table) })
    }

    private func key(for plan: KeyPlan, _ entity: Entity, _ table: SQLTable) -> ScriptView.KeyView {
        var parts: [String] = []
        var conditions: [String] = []
        for part in plan.parts {
            guard let column = table.fields[part.field].column else { continue }
            parts.append(value(of: column))
            let isKey = column.name == table.key.column.name
            conditions += self.conditions(
                on: column, mayBeNull: entity.fields[part.field].mayBeMissing && !isKey)
        }
        return ScriptView.KeyView(parts: parts.joined(separator: ", "), conditions: conditions)
    }

    /// What is compared. SQLite keeps decimals as texts, in which 1.50 is not 1.5.
    private func value(of column: SQLColumn) -> String {
        guard names.dialect == .sqlite, column.type.meaning == .decimal else { return column.name.quoted }
        let name = column.name.quoted
        return "iif(\(name) LIKE '%.%' AND \(name) NOT LIKE '%e%', rtrim(rtrim(\(name), '0'), '.'), \(name))"
    }

    /// A part that is missing or empty makes no key, nor does one that is no number.
    private func conditions(on column: SQLColumn, mayBeNull: Bool) -> [String] {
        let name = column.name.quoted
        switch column.type.meaning {
        case .string, .url, .reference, .enum: return ["\(name) <> ''"]
        case .data: return ["length(\(name)) > 0"]
        case .double, .decimal:
            if names.dialect == .postgresql { return ["\(name) <> 'NaN'"] }
        case .int, .bool, .date, .uuid, .asset, .location, .json: break
        }
        return mayBeNull ? ["\(name) IS NOT NULL"] : []
    }
}

extension String {
    /// No longer than a line's comment should be.
    fileprivate var shortened: String { count > 100 ? prefix(99) + "…" : self }
}
