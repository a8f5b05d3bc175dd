import SchemaModel

/// What becomes of a local database and the rows in it.
enum SQLRules {
    static func consequences(of change: SchemaChange) -> [Consequence] {
        switch change {
        case .entityRemoved:
            [breaks("its table goes, with every row", remedy: "keep the table, or move its rows first")]
        case .fieldRemoved:
            [breaks("its column goes, with every value", remedy: "keep the column, or move its values first")]
        case .fieldAdded(let field, _) where field.mustBeWritten:
            [
                breaks(
                    "existing rows have no value for it",
                    remedy: "make it optional, or give it a default")
            ]
        case .fieldRenamed: [works("the column is renamed in place")]
        case .entityChanged(.name, _, _, _): [works("the table is renamed, with its rows")]
        case .fieldChanged(let fact, let field, _): changed(fact, field.old, field.new)
        case .keyAdded(let key, let entity):
            entity.hadKey(within: key) ? [] : [risks("existing rows may share a key")]
        case .caseRemoved(let item, _): [risks("rows may hold '\(item.rawValue)'")]
        case .caseRevalued(let item, _):
            [breaks("rows hold '\(item.old.rawValue)'", remedy: "write the new value first")]
        case .entityChanged(let fact, _, _, _) where fact == .primaryKey || fact == .recordName:
            [breaks("rows get another primary key", remedy: "copy them into a new table")]
        case .entityAdded, .fieldAdded, .entityChanged, .indexAdded, .indexRemoved, .keyRemoved,
            .grantChanged,
            .enumAdded, .enumRemoved, .enumMoved, .caseAdded, .caseRenamed:
            []
        }
    }

    private static func changed(_ fact: SchemaChange.FieldFact, _ old: Field, _ new: Field) -> [Consequence] {
        switch fact {
        case .type where old.valueType != new.valueType:
            [
                breaks(
                    "existing values must be converted",
                    remedy: "add a column, and fill it from this one")
            ]
        case .optional where !new.mayBeMissing && new.defaultValue == nil:
            [breaks("rows without a value break NOT NULL", remedy: "give it a default")]
        case .optional: [works("the column's NOT NULL changes: SQLite rebuilds the table")]
        case .range where !new.holdsRange(of: old): [risks("rows may hold values that the CHECK refuses")]
        case .type, .default, .reference, .deleteRule, .enumeration, .range, .encryption, .mergeRule,
            .options, .earlierKey, .retirement, .documentation:
            []
        }
    }

    private static func breaks(_ message: String, remedy: String? = nil) -> Consequence {
        Consequence(.sql, .breaks, message, remedy: remedy)
    }

    private static func risks(_ message: String) -> Consequence { Consequence(.sql, .risks, message) }

    private static func works(_ message: String) -> Consequence { Consequence(.sql, .works, message) }
}

extension SchemaChange.Pair<Entity> {
    /// Whether no two records shared some of the key's fields before, and so share no whole key.
    fileprivate func hadKey(within key: UniqueKey) -> Bool {
        let renames = new.renamedFields(since: old)
        return old.uniqueKeys.contains { known in
            known.isUsable && !known.alternative
                && known.fields.allSatisfy { key.fields.contains(renames[$0]?.name ?? $0) }
        }
    }
}
