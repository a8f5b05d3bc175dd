/// What a generated file says of one field.
struct FieldFacts {
    /// What its values may be: as few as the target's types and rules tell apart.
    var kinds: Set<ValueKind>

    /// Nil where a value of the type may be an archived list.
    var isList: Bool? = false

    /// Nil where the target's language cannot tell.
    var isOptional: Bool?
    var defaultValue = StatedDefault.untold
}

/// What a value is, whatever a target calls it. Of an enumeration it is its raw value.
enum ValueKind: String, CaseIterable {
    case string, int, double, decimal, bool, date, uuid, url, data, asset, location, json, reference
}

/// What a field has where nobody says anything.
enum StatedDefault: Equatable {
    /// The target's language has no defaults.
    case untold
    case none
    case text(String)
    case number(Double)
    case bool(Bool)
    case now
    case newUUID
    case emptyList

    /// An expression of another kind.
    case other(String)
}

/// What the files of one target say of a schema.
struct TargetFacts {
    let target: String

    /// By the document's names of record types.
    var records: [String: RecordFacts] = [:]
}

/// What they say of one record type.
struct RecordFacts {
    /// By the document's names of fields.
    var fields: [String: FieldFacts] = [:]

    /// The field or column that its records are known by; nil where the target does not tell.
    var key: String?
}

extension StatedDefault {
    /// The same value as a field of a kind has it, since targets write Booleans and decimals in other types.
    func read(as kinds: Set<ValueKind>) -> StatedDefault {
        switch self {
        case .number(let number) where kinds == [.bool]: .bool(number != 0)
        case .text(let text) where kinds == [.bool]: .bool(["YES", "true"].contains(text))
        case .text(let text) where kinds.isSubset(of: [.int, .double, .decimal]):
            Double(text).map { .number($0) } ?? self
        default: self
        }
    }
}
