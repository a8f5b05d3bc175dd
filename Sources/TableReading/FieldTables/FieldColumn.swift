import DocumentWording

/// What a column of a table of fields is for, by its header alone: an editor asks before there are rows.
package enum FieldColumn: Hashable, Sendable {
    case name, type, reference, notes

    /// Anything else, of which an editor knows no words.
    case other

    package static func columns(headed headers: [String]) -> [FieldColumn] {
        ColumnPlan(header: headers).roles.map { role in
            switch role {
            case .fieldName, .anyName: .name
            case .type, .swiftType: .type
            case .reference: .reference
            case .notes: .notes
            case .required, .optional, .defaultValue, .queryable, .sortable, .searchable, .indexed, .unique,
                .primaryKey, .encrypted, .list, .options, .deleteRule, .inverse, .values, .range, .example,
                .recordType, .recordName, .rowNumber, .foreign, nil:
                .other
            }
        }
    }
}
