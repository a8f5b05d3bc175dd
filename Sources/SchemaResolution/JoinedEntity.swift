import Diagnostics
import SchemaDeclaration
import SchemaModel

/// All that the documents say of one entity, in the order of the documents.
struct JoinedEntity {
    var name: Declared<String>
    var kind: EntityKind
    var declarations: [DeclaredEntity]
    var fields: [JoinedField]

    /// Whether some of its columns say `NOT NULL`: the others may be null, as in SQL, wherever the records are kept.
    let hasNullableColumns: Bool

    init(name: Declared<String>, kind: EntityKind, declarations: [DeclaredEntity], fields: [JoinedField]) {
        self.name = name
        self.kind = kind
        self.declarations = declarations
        self.fields = fields
        hasNullableColumns = fields.contains { field in
            field.type?.isNotNull ?? false || field.remarks.contains(where: \.saysNotNull)
        }
    }

    /// Several of them are one primary key together.
    var markedAsPrimaryKey: [JoinedField] {
        fields.filter { $0.remarks.contains(where: \.isPrimaryKey) }
    }

    /// Whether a column without a mark may be null.
    func isNullable(_ field: JoinedField) -> Bool {
        hasNullableColumns && !field.remarks.contains(where: \.isPrimaryKey)
    }
}
