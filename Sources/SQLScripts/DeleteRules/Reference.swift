import SQLLanguage
import SchemaModel

/// A reference in a column, and what it leads to.
struct Reference {
    let entity: Entity
    let field: Field
    let target: Entity
    let ownerTable: SQLTable
    let column: SQLColumn
    private let owner: Int
    private let place: SQLReference
    private let targetTable: SQLTable

    /// Whether a foreign key has its rule.
    let isEnforced: Bool

    /// Nil where it leads to no table.
    init?(_ context: SQLContext, _ owner: Int, _ position: Int, _ column: SQLColumn) {
        let entity = context.schema.entities[owner]
        let field = entity.fields[position]
        // Most fields refer to nothing.
        guard field.references != nil, entity.systemField(field) == nil,
            let place = context.names.reference(
                of: field, at: context.names.tables[owner].fields[position])
        else { return nil }
        self.entity = entity
        self.field = field
        self.place = place
        ownerTable = context.names.tables[owner]
        self.owner = owner
        self.column = column
        target = context.schema.entities[place.table]
        targetTable = context.names.tables[place.table]
        isEnforced = context.foreignKeyTarget(of: field, in: entity, column: column) != nil
    }

    /// What triggers are named after.
    var name: String { "\(ownerTable.name.name)_\(column.name.name)" }

    /// When the row is deleted that the reference leads to.
    var rowsThatRefer: Deletion {
        Deletion(
            table: place.table, column: place.column.name, place: ownerTable.name, match: column.name,
            affected: owner, key: ownerTable.key.column.name, found: ownerTable.key.column.name,
            isDirect: true)
    }

    /// When the row is deleted that has the reference.
    var rowReferredTo: Deletion {
        Deletion(
            table: owner, column: column.name, place: targetTable.name, match: place.column.name,
            affected: place.table, key: targetTable.key.column.name, found: column.name, isDirect: true,
            beginsWithValue: true)
    }
}
