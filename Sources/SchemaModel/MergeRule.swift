/// What becomes of a field that two devices have changed.
package enum MergeRule: String, Hashable, Sendable, CaseIterable {
    /// The server's value.
    case server

    /// The value of the device that merges.
    case mine

    /// The value of whoever changed the record last.
    case newer

    /// What both have added to a number.
    case sum
    case max, min

    /// The items of both lists, less what either has removed.
    case union
}

extension MergeRule {
    /// Whether values of a type can be merged so.
    package func fits(_ type: FieldType, isList: Bool) -> Bool {
        switch self {
        case .server, .mine, .newer: true
        case .union: isList
        case .sum: !isList && [.int, .double, .decimal].contains(type)
        case .max, .min: !isList && [.int, .double, .decimal, .bool, .date, .string].contains(type)
        }
    }
}

extension Entity {
    /// What the configuration says of a field, by `Entity.field`, else what the document does.
    ///
    /// Of two dates of a last change the later one is the last.
    package func statedMergeRule(of field: Field, _ configured: [String: MergeRule]) -> MergeRule? {
        // Most projects configure none, and a path is made for each field.
        let stated = configured.isEmpty ? nil : configured["\(name).\(field.name)"]
        return stated ?? field.mergeRule
            ?? (field.type == .date && field.name == modificationDateField?.name ? .max : nil)
    }
}
