import Vocabulary

/// What the cells of a table's column say about a field.
package enum ColumnRole: UInt8, Hashable, Sendable {
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

    package var isName: Bool { self == .fieldName || self == .anyName }

    /// Whether only tables of fields have such a column.
    package var isOfFields: Bool {
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

extension ColumnRole {
    /// The concepts of its headers; where a header has several, the first role counts.
    static let concepts: [(role: ColumnRole, concepts: ConceptSet)] = ofHeaders + ofFacts

    /// The words of headers alone.
    private static let ofHeaders: [(role: ColumnRole, concepts: ConceptSet)] = [
        (.fieldName, [.fieldColumn, .codeNameColumn]),
        (.anyName, [.nameColumn]),
        (.rowNumber, [.rowNumberColumn]),
        (.type, [.typeColumn]),
        (.swiftType, [.swiftTypeColumn]),
        (.required, [.requiredColumn]),
        (.optional, [.optionalColumn]),
        (.defaultValue, [.defaultColumn]),
        (.encrypted, [.encryptedColumn]),
        (.options, [.optionsColumn]),
        (.queryable, [.queryableColumn]),
        (.sortable, [.sortableColumn]),
        (.searchable, [.searchableColumn]),
        (.indexed, [.indexColumn]),
        (.notes, [.notesColumn]),
        (.values, [.valuesColumn]),
        (.range, [.rangeColumn]),
        (.example, [.exampleColumn]),
        (.reference, [.referenceColumn]),
        (.deleteRule, [.deleteRuleColumn]),
        (.recordType, [.recordTypeColumn]),
        (.recordName, [.recordNameColumn]),
        (.foreign, [.foreignColumn]),
    ]

    /// What is said in notes and headings, too.
    private static let ofFacts: [(role: ColumnRole, concepts: ConceptSet)] = [
        (.fieldName, [.fields]),
        (.anyName, [.name]),
        (.type, [.type]),
        (.required, [.required]),
        (.optional, [.optional, .optionalClause]),
        (.defaultValue, [.defaultValue]),
        (.unique, [.unique]),
        (.primaryKey, [.primaryKey]),
        (.encrypted, [.encrypted]),
        (.list, [.list]),
        (.queryable, [.queryable]),
        (.sortable, [.sortable]),
        (.searchable, [.searchable]),
        (.indexed, [.index]),
        (.values, [.values]),
        (.range, [.range]),
        (.example, [.example]),
        (.reference, [.reference]),
        (.inverse, [.inverse]),
        (.recordType, [.entityLabel]),
    ]
}
