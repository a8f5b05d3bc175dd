import Diagnostics
import SchemaDeclaration

/// What a mapping of names to types says: the fields, and the entries that are none.
struct FieldMapping {
    var fields: [DeclaredField] = []
    var others: [Other] = []

    struct Other {
        var name: Declared<String>

        /// Whether it is of names and types again; else it is no type at all.
        var isObject: Bool
    }
}
