import Output
import SQLLanguage
import SchemaModel

/// The indexes of a table: of its references, of what CloudKit is asked for, and of its unique keys.
extension TableLowering {
    /// The order of the document; an index whose columns another one begins with is left out.
    func indexes(_ relations: inout SQLNamespace) -> [IndexView] {
        let wanted = referenceIndexes() + documentedIndexes() + keyIndexes()
        guard !wanted.isEmpty else { return [] }
        var seen = CoveredColumns(primaryKey: table.key.field ?? -1)
        // The longest first, so that each meets what covers it; the unique ones before their equals.
        let order = wanted.indices.sorted {
            (wanted[$0].rank, $1) > (wanted[$1].rank, $0)
        }
        var kept = [Bool](repeating: false, count: wanted.count)
        for index in order { kept[index] = seen.insert(wanted[index]) }
        return wanted.indices.filter { kept[$0] }.map { view(of: wanted[$0], &relations) }
    }

    private func referenceIndexes() -> [IndexPlan] {
        entity.fields.indices.compactMap { index in
            let field = entity.fields[index]
            guard field.references != nil || field.type == .reference, !field.isList,
                let column = table.fields[index].column, index != table.key.field,
                entity.systemField(field) == nil
            else { return nil }
            let path = FieldPath(entity: entity.name, field: entity.fields[index].name)
            return IndexPlan(
                parts: [.init(field: index, column: column.name)],
                isUnique: context.exclusiveReferences.contains(path))
        }
    }

    private func documentedIndexes() -> [IndexPlan] {
        guard !entity.indexes.isEmpty else { return [] }
        let positions = FieldPositions(entity)
        return entity.indexes.compactMap { plan(of: $0.fields, positions) }
    }

    private func keyIndexes() -> [IndexPlan] {
        let keys = entity.uniqueKeys.filter(\.isUsable)
        guard !keys.isEmpty else { return [] }
        let positions = FieldPositions(entity)
        return keys.compactMap { key in
            let parts = key.fields.map { positions[$0] == nil ? $0.beforeDot : $0 }
            guard var plan = plan(of: parts.map { Index.Part(name: $0) }, positions) else { return nil }
            guard !plan.isInverted, isExact(key, positions) else { return plan }
            plan.isUnique = context.options.enforceUniqueKeys || isEnforced(key)
            if plan.isUnique, !isEnforced(key) { plan.condition = condition(of: plan) }
            return plan
        }
    }

    /// Whether the document's own table has the constraint, and no record arrives from elsewhere.
    private func isEnforced(_ key: UniqueKey) -> Bool {
        key.constraint != nil && entity.kind == .table && !context.isSynchronised(entity)
    }

    /// Nil where a part is no column of the table: a system field, or a list in a table of its own.
    private func plan(of parts: [Index.Part], _ positions: FieldPositions) -> IndexPlan? {
        var plan = IndexPlan(parts: [])
        for part in parts {
            if part.name == Entity.recordNameField, table.key.isRecordName {
                plan.parts.append(
                    .init(
                        field: table.key.field ?? -1, column: table.key.column.name,
                        isDescending: part.descending))
                continue
            }
            guard let index = positions[part.name], let column = table.column(at: index) else {
                return nil
            }
            let isInverted = entity.fields[index].isList || column.type.name == "jsonb"
            // Only PostgreSQL can look into a list, and only by an index of its own.
            if isInverted, context.dialect == .sqlite || parts.count > 1 { return nil }
            if column.type.meaning == .json || column.type.meaning == .location, context.dialect == .sqlite {
                return nil
            }
            plan.isInverted = isInverted
            plan.parts.append(.init(field: index, column: column.name, isDescending: part.descending))
        }
        return plan.parts.isEmpty || plan.parts.count > 32 ? nil : plan
    }

    /// Whether a path through a reference ends at what the reference holds.
    private func isExact(_ key: UniqueKey, _ positions: FieldPositions) -> Bool {
        key.fields.allSatisfy { part in
            if positions[part] != nil { return true }
            guard let index = positions[part.beforeDot], let target = context.target(of: entity.fields[index])
            else {
                return false
            }
            let rest = String(part.dropFirst(part.beforeDot.count + 1))
            let other = context.names.tables[target]
            return other.key.isRecordName
                ? rest == Entity.recordNameField || rest == "id"
                : other.key.field.map { context.schema.entities[target].fields[$0].name == rest } ?? false
        }
    }

    /// A record whose key has an empty part has only half arrived: it is no twin of another such one.
    private func condition(of plan: IndexPlan) -> String {
        let texts = plan.parts.filter { part in
            part.field >= 0 && table.fields[part.field].column?.type.name.lowercased() == "text"
        }
        return texts.map { "\($0.column) <> ''" }.joined(separator: " AND ")
    }

    private func view(of plan: IndexPlan, _ relations: inout SQLNamespace) -> IndexView {
        let columns = plan.parts.map(\.column.name).joined(separator: "_")
        let name = relations.claim("\(table.name.name)_\(columns)_\(plan.isUnique ? "key" : "idx")")
        // An index of what a list holds has no order.
        let list = plan.parts.map { $0.column.quoted + ($0.isDescending && !plan.isInverted ? " DESC" : "") }
            .joined(separator: ", ")
        return IndexView(
            index: name.quoted,
            table: table.name.quoted,
            isUnique: plan.isUnique,
            body: (plan.isInverted ? "USING gin (\(list))" : "(\(list))")
                + (plan.condition.isEmpty ? "" : " WHERE \(plan.condition)"),
            columns: plan.parts.map(\.column)
        )
    }
}

/// Where the fields of an entity are, by name.
private struct FieldPositions {
    private let entity: Entity
    private var positions: [String: Int] = [:]

    /// So few are found as quickly by looking at each.
    private static let fewFields = 40

    init(_ entity: Entity) {
        self.entity = entity
        guard entity.fields.count > Self.fewFields else { return }
        for (index, field) in entity.fields.enumerated() where positions[field.name] == nil {
            positions[field.name] = index
        }
    }

    subscript(name: String) -> Int? {
        entity.fields.count > Self.fewFields
            ? positions[name] : entity.fields.firstIndex { $0.name == name }
    }
}

/// An index that somebody wants.
private struct IndexPlan {
    var parts: [Part]
    var isUnique = false

    /// Of the elements of a list or of JSON.
    var isInverted = false
    var condition = ""

    struct Part {
        /// The field's index; -1 is a record name that no field holds.
        var field: Int
        var column: SQLIdentifier
        var isDescending = false
    }

    /// Higher ranks are looked at first.
    var rank: Int {
        parts.count * 4 + (isUnique ? 2 : 0) + (parts.count == 1 && parts[0].isDescending ? 1 : 0)
    }
}

/// Which columns the indexes that are kept begin with.
private struct CoveredColumns {
    private var covered: Set<[Int]>
    private var inverted: Set<Int> = []

    init(primaryKey: Int) {
        covered = [[primaryKey * 2]]
    }

    /// Whether the index is of use beside those before it.
    mutating func insert(_ plan: IndexPlan) -> Bool {
        if plan.isInverted { return inverted.insert(plan.parts[0].field).inserted }
        let columns = plan.parts.map { $0.field * 2 + ($0.isDescending && plan.parts.count > 1 ? 1 : 0) }
        if covered.contains(columns) { return plan.isUnique }
        // A unique index with a condition does not have every row.
        guard plan.condition.isEmpty else { return true }
        for length in columns.indices { covered.insert(Array(columns[...length])) }
        return true
    }
}

extension String {
    /// The first name of a path such as `asset.id`.
    fileprivate var beforeDot: String { String(prefix { $0 != "." }) }
}
