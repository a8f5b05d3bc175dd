/// What the cells of a table's column say about a field.
enum ColumnRole: UInt8, Hashable, Sendable {
    /// A word that hardly means anything but a field's name: "field", "attribute".
    case fieldName

    /// A word that names many things: "name", "key".
    case anyName
    case type, swiftType
    case required, optional, defaultValue, notes
    case queryable, sortable, searchable, indexed
    case unique, primaryKey, encrypted, list

    /// Several marks in one cell: "options", "constraints".
    case options
    case reference, deleteRule, inverse
    case values, range, example
    case recordType, recordName, rowNumber

    /// "Change", "before", "error": the table is about something else than fields.
    case foreign

    var isName: Bool { self == .fieldName || self == .anyName }

    /// Whether only tables of fields have such a column.
    var isOfFields: Bool {
        switch self {
        case .required, .optional, .defaultValue, .queryable, .sortable, .searchable, .indexed, .unique,
            .primaryKey, .encrypted:
            true
        case .fieldName, .anyName, .type, .swiftType, .notes, .list, .options, .reference, .deleteRule,
            .inverse,
            .values, .range, .example, .recordType, .recordName, .rowNumber, .foreign:
            false
        }
    }
}
