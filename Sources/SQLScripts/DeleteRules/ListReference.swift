import SQLLanguage
import SchemaModel

/// A list of references in a junction table, and what it leads to.
struct ListReference {
    let entity: Entity
    let field: Field
    let junction: SQLJunction

    /// Nil where no document describes it.
    let target: Entity?
    private let owner: Int
    private let ownerKey: SQLIdentifier
    private let place: SQLReference?
    private let targetKey: SQLIdentifier?

    init(_ context: SQLContext, _ field: Field, _ owner: Int, _ junction: SQLJunction) {
        entity = context.schema.entities[owner]
        self.field = field
        self.junction = junction
        self.owner = owner
        ownerKey = context.names.tables[owner].key.column.name
        place = context.names.reference(of: field, at: .junction(junction))
        target = place.map { context.schema.entities[$0.table] }
        targetKey = place.map { context.names.tables[$0.table].key.column.name }
    }

    /// The rows of the list, when the row is deleted that has it.
    var rowsOfOwner: Deletion {
        Deletion(
            table: owner, column: ownerKey, place: junction.name, match: junction.owner.name, affected: owner,
            key: junction.owner.name, found: junction.owner.name, isDirect: true)
    }

    /// The rows of lists, when a row is deleted that is on them.
    var rowsWithTarget: Deletion? {
        place.map {
            Deletion(
                table: $0.table, column: $0.column.name, place: junction.name, match: junction.target.name,
                affected: owner, key: junction.owner.name, found: junction.owner.name, isDirect: true)
        }
    }

    /// The rows that have the lists, when a row is deleted that is on them.
    var ownersWithTarget: Deletion? {
        place.map {
            Deletion(
                table: $0.table, column: $0.column.name, place: junction.name, match: junction.target.name,
                affected: owner, key: ownerKey, found: junction.owner.name, isDirect: false)
        }
    }

    /// The rows on the list, when the row is deleted that has it.
    var targetsOfOwner: Deletion? {
        guard let place, let targetKey else { return nil }
        return Deletion(
            table: owner, column: ownerKey, place: junction.name, match: junction.owner.name,
            affected: place.table, key: targetKey, found: junction.target.name, isDirect: false)
    }
}
