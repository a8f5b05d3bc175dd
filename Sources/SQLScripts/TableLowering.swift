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
    private(set) var constraints: [ConstraintView] = []

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var junctions: [(target: Int?, view: TableView)] = []

    /// Foreign keys whose target is created later; only SQLite takes them at once.
    private(set) var laterKeys: [ConstraintView] = []

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
        let primaryKey = claimPrimaryKey(&relations)
        var columns = ColumnLines(dialect: context.dialect)
        if table.key.field == nil { columns.append(table.key.column, holding: .recordName, isRequired: true) }
        for position in entity.fields.indices {
            switch table.fields[position] {
            case .column(let column): lower(entity.fields[position], column, into: &columns)
            case .junction(let junction):
                let field = entity.fields[position]
                let lowering = JunctionLowering(context, of: field, in: entity, owner: table, junction)
                junctions.append((context.target(of: field), lowering.lower(&relations)))
            case .inverse, .recordName: break
            }
            noteLostRule(of: entity.fields[position])
        }
        checkWidth()
        let remarks = RemarkText(context)
        let comment = remarks.text(of: entity, table)
        return TableView(
            subject: .entity(entity.name),
            identifier: table.name,
            name: table.name.quoted,
            comment: context.dialect == .sqlite ? remarks.lines(comment) : [],
            columns: columns.views(),
            constraints: constraints + [primaryKey],
            indexes: indexes(&relations),
            descriptions: context.dialect == .postgresql ? descriptions(of: comment, columns) : []
        )
    }

    func claimPrimaryKey(_ relations: inout SQLNamespace) -> ConstraintView {
        let key = relations.claim(table.name.name + "_pkey")
        return .primaryKey(named: key, of: table.name, table.key.column.name)
    }

    mutating func lower(_ field: Field, _ column: SQLColumn, into columns: inout ColumnLines) {
        let isKey = column.name == table.key.column.name
        columns.append(
            column,
            holding: .field(field.name),
            isRequired: isKey || !mayLack(field),
            defaultValue: defaultValue(of: field, column),
            remark: RemarkText(context).text(of: field, in: entity, column)
        )
        let target = context.foreignKeyTarget(of: field, in: entity, column: column)
        // What a foreign key leads to is checked there.
        for check in CheckRule.rules(of: field, column, context) where target == nil || check.name != "uuid" {
            let name = constraintNames.claim("\(table.name.name)_\(column.name.name)", of: check.name)
            constraints.append(.check(check, of: column.name, named: name, of: table.name))
        }
        if let target { lowerForeignKey(of: field, column, to: target) }
    }

    /// What CloudKit keeps of every record is not there before it has saved one.
    private func mayLack(_ field: Field) -> Bool {
        field.mayBeMissing || entity.mayLack(field) || entity.isImplied(field)
    }

    private mutating func defaultValue(of field: Field, _ column: SQLColumn) -> String? {
        guard field.defaultValue != nil || field.isList else { return nil }
        var literals = SQLLiterals(context, field: field, type: column.type)
        defer { diagnostics += literals.diagnostics }
        return literals.defaultValue()
    }

    /// PostgreSQL takes at most 1,600 columns, SQLite 2,000.
    private mutating func checkWidth() {
        let limit = context.dialect == .sqlite ? 2_000 : 1_600
        guard table.fields.count >= limit else { return }
        let count = table.fields.count { $0.column != nil } + (table.key.field == nil ? 1 : 0)
        if count > limit { diagnostics.append(.tooWide(entity, columns: count, limit: limit)) }
    }

    private func descriptions(of comment: String, _ columns: ColumnLines) -> [DescriptionView] {
        let own = comment.isEmpty ? [] : [DescriptionView.table(table.name, comment, context.dialect)]
        return own + columns.remarks.map { .column($0.column, of: table.name, $0.text, context.dialect) }
    }
}

// MARK: - Foreign keys

extension TableLowering {
    private mutating func lowerForeignKey(of field: Field, _ column: SQLColumn, to target: Int) {
        let name = constraintNames.claim("\(table.name.name)_\(column.name.name)", of: "fkey")
        let key = ConstraintView.foreignKey(
            named: name, of: table.name, column, to: context.names.tables[target], onDelete: action(of: field)
        )
        if context.dialect == .postgresql, order.positions[target] > order.positions[index] {
            laterKeys.append(key)
        } else {
            constraints.append(key)
        }
    }

    private mutating func action(of field: Field) -> ConstraintView.DeleteAction {
        switch context.names.deleteRule(of: field, in: entity) {
        case .cascade: return .delete
        case .nullify where field.mayBeMissing: return .clear
        case .nullify:
            diagnostics.append(.cannotClear(field))
            return .refuse
        case .deny: return .refuseAtOnce
        case .noAction, nil: return .refuse
        }
    }

    /// A foreign key says what becomes of the row that has it, and of no other.
    private mutating func noteLostRule(of field: Field) {
        guard field.type == .reference, let rule = field.onDelete, let target = context.target(of: field),
            context.enforcesReferences(of: entity, to: context.schema.entities[target])
        else { return }
        switch rule {
        case .cascade, .deny: break
        case .nullify, .noAction: return
        }
        if !entity.kind.isObjectModel {
            if field.isList, rule == .cascade { diagnostics.append(.cascadeOfList(field, entity)) }
        } else if !context.names.carriesDeleteRule(of: field, in: entity) {
            diagnostics.append(.lostRule(rule, of: field, in: entity))
        }
    }
}

extension DescriptionView {
    static func table(_ table: SQLIdentifier, _ text: String, _ dialect: SQLDialect) -> DescriptionView {
        DescriptionView(subject: "TABLE \(table)", text: dialect.literal(text))
    }

    static func column(
        _ column: SQLIdentifier,
        of table: SQLIdentifier,
        _ text: String,
        _ dialect: SQLDialect
    ) -> DescriptionView {
        DescriptionView(subject: "COLUMN \(table).\(column)", text: dialect.literal(text))
    }
}

extension Diagnostic {
    fileprivate static func cannotClear(_ field: Field) -> Diagnostic {
        Diagnostic(
            .unclearableReference, .warning,
            "'\(field.name)' is required, so no deletion can set it to NULL: its target cannot be deleted",
            at: field.span, remedy: "mark the field optional, or state another delete rule")
    }

    fileprivate static func cascadeOfList(_ field: Field, _ entity: Entity) -> Diagnostic {
        Diagnostic(
            .lostDeleteRule, .warning,
            "what is deleted leaves the list '\(field.name)', and the '\(entity.name)' that has the list stays",
            at: field.span, remedy: "let the app delete it")
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
