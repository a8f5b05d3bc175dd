import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// One entity as a table: columns, constraints, indexes, comments, and the junction tables of its lists.
struct TableLowering {
    let context: SQLContext
    let entity: Entity
    let table: SQLTable
    private let index: Int
    private let order: TableOrder

    private var constraintNames: SQLNamespace
    private var constraints: [ConstraintView] = []

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var junctions: [(target: Int?, view: TableView)] = []

    /// Foreign keys whose target is created later; only SQLite takes them at once.
    private(set) var laterKeys: [ConstraintView] = []
    private(set) var hasForeignKeys = false

    init(_ context: SQLContext, index: Int, order: TableOrder) {
        self.context = context
        self.index = index
        self.order = order
        entity = context.schema.entities[index]
        table = context.names.tables[index]
        constraintNames = SQLNamespace(dialect: context.dialect)
    }

    /// `relations` are the names of tables and indexes, which share a namespace.
    mutating func lower(_ relations: inout SQLNamespace) -> TableView {
        constraints.append(primaryKey(of: table.name, columns: [table.key.column.name], &relations))
        var columns = ColumnLines(dialect: context.dialect)
        if table.key.field == nil { columns.append(table.key.column, isRequired: true) }
        for (field, storage) in zip(entity.fields, table.fields) {
            switch storage {
            case .column(let column): lower(field, column, into: &columns)
            case .junction(let junction): lower(field, junction, &relations)
            case .inverse: break
            }
        }
        checkWidth()
        let remarks = RemarkText(context)
        let comment = remarks.text(of: entity, table)
        return TableView(
            name: table.name.quoted,
            comment: context.dialect == .sqlite ? remarks.lines(comment) : [],
            columns: columns.views(),
            constraints: constraints,
            indexes: indexes(&relations),
            descriptions: context.dialect == .postgresql ? descriptions(of: comment, columns) : []
        )
    }

    private mutating func lower(_ field: Field, _ column: SQLColumn, into columns: inout ColumnLines) {
        var literals = SQLLiterals(context, field: field, type: column.type)
        let isKey = column.name == table.key.column.name
        columns.append(
            column,
            isRequired: isKey || !field.mayBeMissing,
            defaultValue: literals.defaultValue(),
            remark: RemarkText(context).text(of: field, in: entity, column)
        )
        diagnostics += literals.diagnostics
        for check in CheckRule.rules(of: field, column, context) {
            let name = constraintNames.claim("\(table.name.name)_\(column.name.name)_\(check.name)")
            constraints.append(.check(check, named: name, of: table.name))
        }
        if let target = context.foreignKeyTarget(of: field, in: entity, column: column) {
            lowerForeignKey(of: field, column, to: target)
        }
    }

    /// PostgreSQL takes at most 1,600 columns, SQLite 2,000.
    private mutating func checkWidth() {
        let limit = context.dialect == .sqlite ? 2_000 : 1_600
        let count = table.fields.count { $0.column != nil } + (table.key.field == nil ? 1 : 0)
        if count > limit { diagnostics.append(.tooWide(entity, columns: count, limit: limit)) }
    }

    private func descriptions(of comment: String, _ columns: ColumnLines) -> [DescriptionView] {
        let own = comment.isEmpty ? [] : [("TABLE \(table.name)", comment)]
        let others = columns.remarks.map { ("COLUMN \(table.name).\($0.column)", $0.text) }
        return (own + others).map { DescriptionView(subject: $0, text: context.dialect.literal($1)) }
    }
}

// MARK: - Keys

extension TableLowering {
    private mutating func primaryKey(
        of table: SQLIdentifier,
        columns: [SQLIdentifier],
        _ relations: inout SQLNamespace
    ) -> ConstraintView {
        let name = relations.claim(table.name + "_pkey")
        if table == self.table.name { _ = constraintNames.claim(name.name) }
        let list = columns.map(\.quoted).joined(separator: ", ")
        return ConstraintView(table: table.quoted, constraint: name.quoted, rule: "PRIMARY KEY (\(list))")
    }

    private mutating func lowerForeignKey(of field: Field, _ column: SQLColumn, to target: Int) {
        var rule = context.names.deleteRule(of: field, in: entity)
        if rule == .nullify, !field.mayBeMissing {
            diagnostics.append(.cannotClear(field, in: entity))
            rule = nil
        }
        let name = constraintNames.claim("\(table.name.name)_\(column.name.name)_fkey")
        let key = foreignKey(
            named: name, of: table.name, column, to: target, onDelete: rule.flatMap(Self.action))
        if context.dialect == .postgresql, order.positions[target] > order.positions[index] {
            laterKeys.append(key)
        } else {
            constraints.append(key)
        }
    }

    private mutating func foreignKey(
        named name: SQLIdentifier,
        of table: SQLIdentifier,
        _ column: SQLColumn,
        to target: Int,
        onDelete action: String?
    ) -> ConstraintView {
        hasForeignKeys = true
        let other = context.names.tables[target]
        return ConstraintView(
            table: table.quoted,
            constraint: name.quoted,
            rule: "FOREIGN KEY (\(column.name)) REFERENCES \(other.name) (\(other.key.column.name))",
            continuation: (action.map { "ON DELETE \($0) " } ?? "") + "DEFERRABLE INITIALLY DEFERRED"
        )
    }

    private static func action(of rule: DeleteRule) -> String? {
        switch rule {
        case .cascade: "CASCADE"
        case .nullify: "SET NULL"
        case .deny: "RESTRICT"
        case .noAction: nil
        }
    }
}

// MARK: - Reference lists

extension TableLowering {
    private mutating func lower(_ field: Field, _ junction: SQLJunction, _ relations: inout SQLNamespace) {
        var columns = ColumnLines(dialect: context.dialect)
        for column in [junction.owner, junction.position, junction.target] {
            columns.append(column, isRequired: true)
        }
        var names = SQLNamespace(dialect: context.dialect)
        func name(_ ending: String) -> SQLIdentifier { names.claim("\(junction.name.name)_\(ending)") }
        let key = primaryKey(
            of: junction.name, columns: [junction.owner.name, junction.position.name], &relations)
        var rules = [key]
        let target = context.target(of: field)
        if context.options.foreignKeys {
            rules.append(
                foreignKey(
                    named: name("owner_fkey"), of: junction.name, junction.owner, to: index,
                    onDelete: "CASCADE"))
        }
        rules.append(
            .check(
                CheckRule(name: "range", "\(junction.position.name) >= 0"), named: name("position_range"),
                of: junction.name))
        if context.options.foreignKeys, let target {
            rules.append(
                foreignKey(
                    named: name("target_fkey"), of: junction.name, junction.target, to: target,
                    onDelete: junctionAction(of: field)))
        }
        let index = relations.claim("\(junction.name.name)_target_idx")
        let remarks = RemarkText(context)
        let comment = remarks.text(ofList: field, in: entity)
        junctions.append(
            (
                target,
                TableView(
                    name: junction.name.quoted,
                    comment: context.dialect == .sqlite ? remarks.lines(comment) : [],
                    columns: columns.views(),
                    constraints: rules,
                    indexes: [
                        IndexView(
                            index: index.quoted, table: junction.name.quoted,
                            body: "(\(junction.target.name))")
                    ],
                    descriptions: context.dialect == .sqlite
                        ? []
                        : [
                            DescriptionView(
                                subject: "TABLE \(junction.name)", text: context.dialect.literal(comment))
                        ])
            ))
    }

    /// A record that goes leaves the lists that name it, where the documents say that it takes or clears them.
    private func junctionAction(of field: Field) -> String? {
        switch context.names.deleteRule(of: field, in: entity) {
        case .cascade, .nullify: "CASCADE"
        case .deny: "RESTRICT"
        case .noAction, nil: nil
        }
    }
}

extension ConstraintView {
    /// A long condition has its second part on a line of its own.
    fileprivate static func check(
        _ rule: CheckRule,
        named name: SQLIdentifier,
        of table: SQLIdentifier
    ) -> ConstraintView {
        let width = 4 + name.quoted.utf8.count + rule.conditions.reduce(0) { $0 + $1.utf8.count + 5 } + 20
        guard width > 120, let first = rule.conditions.first, rule.conditions.count > 1 else {
            let condition = rule.conditions.joined(separator: " AND ")
            return ConstraintView(table: table.quoted, constraint: name.quoted, rule: "CHECK (\(condition))")
        }
        let rest = rule.conditions.dropFirst().joined(separator: " AND ")
        return ConstraintView(
            table: table.quoted, constraint: name.quoted, rule: "CHECK (\(first)",
            continuation: "AND \(rest))")
    }
}

extension Diagnostic {
    fileprivate static func cannotClear(_ field: Field, in entity: Entity) -> Diagnostic {
        Diagnostic(
            .unclearableReference, .warning,
            "'\(field.name)' is required, so no deletion can set it to NULL: its target cannot be deleted",
            at: field.span, remedy: "mark the field optional, or state another delete rule")
    }

    fileprivate static func tooWide(_ entity: Entity, columns: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            .wideEntity, .error,
            "'\(entity.name)' has \(columns) columns; the database takes at most \(limit)",
            at: entity.span, remedy: "divide it into several record types")
    }
}

extension DiagnosticID {
    static let unclearableReference = DiagnosticID("reference.unclearable")
    static let wideEntity = DiagnosticID("entity.wide")
}
