import SQLLanguage
import SchemaModel
import SwiftLanguage

/// What becomes of a property that refers to a record which was merged as a duplicate or deleted.
struct ReferenceStatements {
    private let name: String
    private let type: SwiftValueType

    /// The type of a reference to what it refers to.
    private let target: String
    private let hasDuplicates: Bool
    private let isCleared: Bool

    /// Nil where the property refers to no record that the database keeps.
    init?(
        _ field: Field, of entity: Entity, _ property: SwiftProperty, at storage: SQLFieldStorage,
        in lowering: RecordLowering
    ) {
        let tables = lowering.tables
        guard let place = tables.reference(of: field, at: storage),
            place.column.name == tables.tables[place.table].key.column.name
        else { return nil }
        name = "self.\(property.name.source)"
        type = property.type
        target = "Reference<\(lowering.type(at: place.table).name.source)>"
        hasDuplicates = !lowering.entity(at: place.table).uniqueKeys.isEmpty
        isCleared = tables.deleteRule(of: field, in: entity) == .nullify && (type.isOptional || type.isList)
    }

    /// Leads to the survivor of a duplicate; nil where there are none.
    var redirect: String? {
        guard hasDuplicates else { return nil }
        if case .reference = type.element { return "\(name) = try db.survivor(of: \(name))" }
        let isMapped = type.isList || type.isOptional
        let part = isMapped ? "$0" : name
        guard let reference = reference(part) else { return nil }
        let value =
            if case .uuid = type.element {
                "db.survivor(of: \(part), as: \(target).Record.self)"
            } else {
                "db.survivor(of: \(reference)).recordName"
            }
        return isMapped ? "\(name) = try \(name).map { try \(value) }" : "\(name) = try \(value)"
    }

    /// Clears what leads to no record, where the document's delete rule does.
    var clearing: String? {
        guard isCleared, let reference = reference("$0") else { return nil }
        return type.isList
            ? "\(name) = try \(name).filter { try \(reference).exists(in: db) }"
            : "\(name) = try \(name).flatMap { try \(reference).exists(in: db) ? $0 : nil }"
    }

    /// The reference in an expression; nil where the type holds none.
    private func reference(_ part: String) -> String? {
        switch type.element {
        case .reference: part
        case .string: "\(target)(\(part))"
        case .uuid: "\(target)(\(part).uuidString)"
        case .int, .double, .decimal, .bool, .date, .url, .data, .asset, .location, .json, .recordName,
            .openEnum,
            .appEnum:
            nil
        }
    }
}
