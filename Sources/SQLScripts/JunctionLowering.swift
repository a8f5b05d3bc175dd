import Output
import SQLLanguage
import SchemaModel

/// A list of references as a table of its own: which row lists which, in what order.
struct JunctionLowering {
    private let context: SQLContext
    private let entity: Entity
    private let field: Field
    private let owner: SQLTable
    private let junction: SQLJunction

    init(_ context: SQLContext, of field: Field, in entity: Entity, owner: SQLTable, _ junction: SQLJunction)
    {
        self.context = context
        self.field = field
        self.entity = entity
        self.owner = owner
        self.junction = junction
    }

    func lower(_ relations: inout SQLNamespace) -> TableView {
        var columns = ColumnLines(dialect: context.dialect)
        columns.append(junction.owner, holding: .owner, isRequired: true)
        columns.append(junction.position, holding: .position, isRequired: true)
        columns.append(junction.target, holding: .target, isRequired: true)
        let key = relations.claim(junction.name.name + "_pkey")
        let index = relations.claim(junction.name.name + "_target_idx")
        let remarks = RemarkText(context)
        let comment = remarks.text(ofList: field, in: entity)
        var view = TableView(
            subject: .list(FieldPath(entity: entity.name, field: field.name)), identifier: junction.name,
            name: junction.name.quoted)
        view.columns = columns.views()
        view.constraints = constraints(primaryKey: key)
        view.indexes = [
            IndexView(
                index: index.quoted, table: junction.name.quoted, body: "(\(junction.target.name))",
                columns: [junction.target.name])
        ]
        switch context.dialect {
        case .sqlite: view.comment = remarks.lines(comment)
        case .postgresql: view.descriptions = [.table(junction.name, comment, context.dialect)]
        }
        return view
    }

    private func constraints(primaryKey: SQLIdentifier) -> [ConstraintView] {
        var names = SQLNamespace(dialect: context.dialect)
        let table = junction.name
        let position = junction.position.name
        var rules: [ConstraintView] = []
        if context.enforcesReferences(of: entity, to: entity) {
            let name = names.claim(table.name, of: "owner_fkey")
            rules.append(.foreignKey(named: name, of: table, junction.owner, to: owner, onDelete: .delete))
        }
        let range = CheckRule(name: "range", "\(position) >= 0")
        rules.append(
            .check(
                range, of: position, named: names.claim(table.name, of: "position_range"), of: table))
        if let target = context.target(of: field),
            context.enforcesReferences(of: entity, to: context.schema.entities[target])
        {
            let name = names.claim(table.name, of: "target_fkey")
            let other = context.names.tables[target]
            rules.append(
                .foreignKey(named: name, of: table, junction.target, to: other, onDelete: targetAction))
        }
        return rules + [.primaryKey(named: primaryKey, of: table, junction.owner.name, position)]
    }

    /// A record that goes leaves the lists that name it, where the document says that it takes or clears them.
    private var targetAction: ConstraintView.DeleteAction {
        switch context.names.deleteRule(of: field, in: entity) {
        case .cascade, .nullify: .delete
        case .deny: .refuseAtOnce
        case .noAction, nil: .refuse
        }
    }
}
