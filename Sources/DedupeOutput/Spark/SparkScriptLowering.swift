import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// Turns the plan into what Spark's statements say.
///
/// A class, because all that lowers a part of it holds it.
final class SparkScriptLowering {
    let request: OutputRequest
    let names: SparkNames
    let plan: DedupePlan
    private let entities: Set<String>
    private let listedEnums: Set<String>

    /// What the tables without duplicates are called, by the plan's entities.
    private let results: [SparkName]

    init(_ request: OutputRequest, _ names: SparkNames, _ plan: DedupePlan) {
        self.request = request
        self.names = names
        self.plan = plan
        entities = Set(request.schema.entities.map(\.name))
        listedEnums = Set(request.schema.enums.map(\.name))
        var relations = SparkNamespace(.relations)
        for word in ["known", "dates", "links", "next", "redirects", "before", "members"] {
            _ = relations.claim("dedupe_\(word)")
        }
        results = plan.entities.map { relations.claim("dedupe_\(names.tables[$0.index].name.name)") }
    }

    /// What redirects call the records of an entity, as Swift does.
    func recordType(of entity: Int) -> String {
        SparkText.literal(request.schema.entities[entity].recordType.replacing("\0", with: "\u{FFFD}"))
    }

    func identity(of entity: Int) -> SparkIdentity { SparkIdentity(names.tables[entity].key.type) }

    func isDescribed(_ entity: String?) -> Bool { entity.map(entities.contains) ?? false }

    func isListed(_ name: String?) -> Bool { name.map(listedEnums.contains) ?? false }

    var frame: SparkFrameView {
        SparkFrameView(
            headline: PlainText.line(request.headline), results: results.map(\.quoted),
            hasLoops: plan.steps.contains(where: \.isLoop),
            needsDates: plan.entities.contains { $0.isMerged && needsDates($0.index) })
    }

    private func identityText(of entity: Int) -> String {
        let table = names.tables[entity]
        return identity(of: entity).text("dedupe_row.\(table.key.name)")
    }
}

// MARK: - Twins

extension SparkScriptLowering {
    func view(of step: MergeStep, isFirst: Bool) -> SparkStepView {
        SparkStepView(isFirst: isFirst, isLoop: step.isLoop, twins: step.members.flatMap(twins))
    }

    private func twins(of member: Int) -> [SparkTwinsView] {
        let plan = plan.entities[member]
        return plan.keys.map { view(of: $0, plan) }
    }

    private func view(of key: KeyPlan, _ plan: EntityPlan) -> SparkTwinsView {
        let (entity, table) = (request.schema.entities[plan.index], names.tables[plan.index])
        let following = SparkFollowing(self, plan)
        let fields = key.parts.map(\.field).filter { table.columns[$0] != nil }
        let title = "\(entity.name): \(fields.map { entity.fields[$0].name }.joined(separator: " and "))."
        return SparkTwinsView(
            title: PlainText.line(title.count > 100 ? title.prefix(99) + "…" : title),
            table: table.name.quoted,
            recordType: recordType(of: plan.index), identity: identityText(of: plan.index),
            parts: fields.compactMap { field in
                table.columns[field].map { part(following.value(of: field), $0) }
            }.joined(separator: ", "),
            joins: following.joins(of: plan.references.filter { fields.contains($0.field) }),
            conditions: fields.flatMap { field in
                table.columns[field].map { conditions(on: "dedupe_row.\($0.name)", $0) } ?? []
            },
            leavesKnown: plan.keys.count == 1)
    }

    /// What is compared: dates to the millisecond, and UUIDs in capitals.
    func part(_ value: String, _ column: SparkColumn) -> String {
        if column.type.meaning == .uuid { return "upper(\(value))" }
        return column.type.meaning == .date ? "round(unix_micros(\(value)), -3)" : value
    }

    /// A part that is missing or empty makes no key, nor does one that is no number.
    func conditions(on name: String, _ column: SparkColumn) -> [String] {
        switch column.type.meaning {
        case .string, .url, .reference, .enum: ["\(name) <> ''"]
        case .data: ["length(\(name)) > 0"]
        case .double: ["\(name) IS NOT NULL AND NOT isnan(\(name))"]
        case .int, .decimal, .bool, .date, .uuid, .asset, .location, .json: ["\(name) IS NOT NULL"]
        }
    }
}

// MARK: - Results

extension SparkScriptLowering {
    func result(of place: Int) -> SparkResultView {
        let plan = plan.entities[place]
        let table = names.tables[plan.index]
        let following = SparkFollowing(self, plan)
        let key =
            table.keyField == nil
            ? [
                SparkResultView.ColumnView(
                    name: table.key.name.quoted, followed: "dedupe_row.\(table.key.name)")
            ] : []
        return SparkResultView(
            result: results[place].quoted, table: table.name.quoted, recordType: recordType(of: plan.index),
            identity: identityText(of: plan.index), modified: modificationDate(of: plan.index),
            joins: following.joins(of: plan.references), columns: key + columns(of: plan, table, following),
            ranks: ranks(of: plan), isMerged: plan.isMerged,
            needsDates: plan.isMerged && needsDates(plan.index))
    }

    private func columns(
        of plan: EntityPlan, _ table: SparkTable, _ following: SparkFollowing
    ) -> [SparkResultView.ColumnView] {
        let rules = Dictionary(plan.contents.map { ($0.field, $0) }) { first, _ in first }
        return table.columns.indices.compactMap { field in
            guard let column = table.columns[field] else { return nil }
            var view = SparkResultView.ColumnView(
                name: column.name.quoted, followed: following.value(of: field))
            if let rule = rules[field] {
                let values = SparkTwinValues(
                    rule, column, request.schema.entities[plan.index].fields[field], of: plan.index, in: self)
                (view.value, view.choice, view.isKept) = (values.value, values.choice, values.isKept)
                view.isWhole = values.isWhole
            }
            return view
        }
    }

    private func ranks(of plan: EntityPlan) -> [SparkResultView.RankView] {
        guard plan.isMerged else { return [] }
        return plan.keyGroups(of: request.schema.entities[plan.index]).map { group in
            let rank = SparkKeyRank(group, names.tables[plan.index], of: plan.index, in: self)
            return SparkResultView.RankView(name: KeyRank.name(of: group), value: rank.value)
        }
    }

    // MARK: Dates

    /// The app's own date of the last change, else the one that CloudKit keeps, where the document describes it.
    private func ownDate(of entity: Int) -> (name: String, mayBeNull: Bool)? {
        let own = request.schema.entities[entity]
        guard let field = own.modificationDatePosition, let column = names.tables[entity].columns[field]
        else { return nil }
        return ("dedupe_rows.\(column.name)", own.mayLack(own.fields[field]))
    }

    private func needsDates(_ entity: Int) -> Bool { ownDate(of: entity)?.mayBeNull != false }

    private func modificationDate(of entity: Int) -> String {
        guard let (name, mayBeNull) = ownDate(of: entity) else { return "dedupe_dates.modified_at" }
        return mayBeNull ? "coalesce(\(name), dedupe_dates.modified_at)" : name
    }
}
