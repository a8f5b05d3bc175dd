package import Output
package import SQLLanguage
import SchemaModel

extension SQLScript {
    package static func explanations(
        of request: OutputRequest, dialect: SQLDialect
    ) -> [EntityExplanation] {
        let context = SQLContext(request, dialect: dialect)
        let order = TableOrder(context)
        var relations = context.relations
        var rules = DeleteRuleLowering(context)
        var explanations = Array(repeating: EntityExplanation(), count: order.tables.count)
        // In the script's order, for names depend on those that earlier tables took.
        for index in order.tables {
            var lowering = TableLowering(context, index: index, order: order)
            var explanation = lowering.explain(&relations)
            for (field, triggers) in rules.lower(entityAt: index).enumerated() {
                explanation.fields[field] += triggers.map(\.line)
            }
            explanations[index] = explanation
        }
        return explanations
    }
}

extension TableLowering {
    /// The lines of the script, column by column. A lowering lowers once: this instead of `lower`.
    fileprivate mutating func explain(_ relations: inout SQLNamespace) -> EntityExplanation {
        let key = claimPrimaryKey(&relations)
        var explanation = EntityExplanation(lines: ["CREATE TABLE \(table.name)"])
        if table.key.field == nil {
            var columns = ColumnLines(dialect: context.dialect)
            columns.append(table.key.column, holding: .recordName, isRequired: true)
            explanation.lines += columns.definitions + [key.line]
        }
        for position in entity.fields.indices {
            var lines = explainField(at: position, &relations)
            if table.key.field == position { lines.append(key.line) }
            explanation.fields.append(lines)
        }
        for index in indexes(&relations) {
            explanation.lines.append(index.line)
            for position in entity.fields.indices
            where isAbout(index, position) {
                explanation.fields[position].append(index.line)
            }
        }
        return explanation
    }

    private func isAbout(_ index: IndexView, _ position: Int) -> Bool {
        guard let column = table.column(at: position) else { return false }
        return index.columns.contains(column.name)
    }

    private mutating func explainField(at position: Int, _ relations: inout SQLNamespace) -> [String] {
        let field = entity.fields[position]
        switch table.fields[position] {
        case .column(let column):
            var columns = ColumnLines(dialect: context.dialect)
            let known = (own: constraints.count, later: laterKeys.count)
            lower(field, column, into: &columns)
            let rules = constraints[known.own...] + laterKeys[known.later...]
            return columns.definitions + rules.map(\.line)
        case .junction(let junction):
            let lowering = JunctionLowering(context, of: field, in: entity, owner: table, junction)
            let view = lowering.lower(&relations)
            let columns = view.columns.map(\.definition) + view.constraints.map(\.line)
            return ["CREATE TABLE \(view.name)"] + columns.map { "    \($0)" } + view.indexes.map(\.line)
        case .inverse(let path):
            return ["nothing: '\(path.entity).\(path.field)' has the values"]
        case .recordName: return ["nothing: \(table.key.column.name) is the name"]
        }
    }
}

extension ConstraintView {
    fileprivate var line: String {
        "CONSTRAINT \(constraint) \(rule)" + (continuation.isEmpty ? "" : " \(continuation)")
    }
}

extension IndexView {
    fileprivate var line: String {
        "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(index) ON \(table) \(body)"
    }
}
