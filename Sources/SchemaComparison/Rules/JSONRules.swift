import SchemaModel

/// What readers of exported JSON make of a change: older files meet the newer schema, and the other way round.
enum JSONRules {
    static func consequences(of change: SchemaChange) -> [Consequence] {
        switch change {
        case .entityRemoved: [breaks("older exports hold records of a type that is gone")]
        case .fieldAdded(let field, _) where field.mustBeWritten:
            [breaks("older exports lack it", remedy: "make it optional, or give it a default")]
        case .fieldRemoved(let field, _) where field.mustBeWritten:
            [breaks("older readers find no value")]
        case .fieldRenamed(let field, _):
            [breaks("older readers look for '\(field.old.name)'")]
        case .fieldChanged(let fact, let field, _): changed(fact, field.old, field.new)
        case .caseAdded(let item, _):
            [risks("older readers may not know '\(item.rawValue)'")]
        case .caseRemoved(let item, _):
            [risks("older exports may hold '\(item.rawValue)'")]
        case .caseRevalued(let item, _):
            [breaks("older exports hold '\(item.old.rawValue)'")]
        case .entityAdded, .entityChanged, .indexAdded, .indexRemoved, .keyAdded, .keyRemoved, .grantChanged,
            .enumAdded, .enumRemoved, .enumMoved, .caseRenamed, .fieldAdded, .fieldRemoved:
            []
        }
    }

    private static func changed(_ fact: SchemaChange.FieldFact, _ old: Field, _ new: Field) -> [Consequence] {
        switch fact {
        case .type where old.jsonType != new.jsonType:
            [breaks("values are \(new.jsonType) instead of \(old.jsonType)")]
        case .optional where new.mayBeMissing: [breaks("older readers may find no value")]
        case .optional where new.defaultValue == nil:
            [breaks("older exports may lack it", remedy: "give it a default")]
        case .range where !new.holdsRange(of: old): [risks("older exports may hold values outside of it")]
        case .range where !old.holdsRange(of: new):
            [risks("older readers may refuse values outside of their range")]
        case .type, .optional, .default, .reference, .deleteRule, .enumeration, .range, .encryption,
            .mergeRule, .options, .earlierKey, .retirement, .documentation:
            []
        }
    }

    private static func breaks(_ message: String, remedy: String? = nil) -> Consequence {
        Consequence(.json, .breaks, message, remedy: remedy)
    }

    private static func risks(_ message: String) -> Consequence { Consequence(.json, .risks, message) }
}

extension Field {
    /// What its values look like in JSON.
    fileprivate var jsonType: String {
        let element =
            switch type {
            case .bool: "Booleans"
            case .int: "integers"
            case .double, .decimal: "numbers"
            case .date: "dates"
            case .uuid: "UUIDs"
            case .url: "URLs"
            case .data: "base64"
            case .asset: "files"
            case .location: "coordinates"
            case .reference: "record names"
            case .json: "any JSON"
            case .enum, .string: "strings"
            }
        return isList ? "lists of \(element)" : element
    }
}
