import Diagnostics
import SchemaModel
import SchemaReading

/// All that the documents say of one entity, in the order of the documents.
struct JoinedEntity {
    var name: Declared<String>
    var kind: EntityKind
    var declarations: [DeclaredEntity]
    var fields: [JoinedField]
}
