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
    private let deleteRule: DeleteRule?

    /// What holds the references.
    private let place: Place

    private enum Place {
        case column(String)
        case list(ListExpressions)

        /// The column has a list, which no delete rule reaches.
        case values
    }

    /// Nil where the property refers to no record that the database keeps.
    init?(
        _ field: Field, ofEntityAt index: Int, _ property: SwiftProperty, at storage: SQLFieldStorage,
        in lowering: RecordLowering
    ) {
        let tables = lowering.tables
        guard
            let place = tables.reference(of: field, at: storage)
                ?? tables.listedReference(of: field, at: storage),
            place.column.name == tables.tables[place.table].key.column.name
        else { return nil }
        name = "self.\(property.storedName.source)"
        type = property.type
        target = "Reference<\(lowering.type(at: place.table).name.source)>"
        hasDuplicates = !lowering.entity(at: place.table).uniqueKeys.isEmpty
        deleteRule = tables.deleteRule(of: field, in: lowering.entity(at: index))
        isCleared = deleteRule == .nullify && (type.isOptional || type.isList)
        switch storage {
        case .column where type.isList: self.place = .values
        case .column: self.place = .column("Columns.\(property.storedName.columnSource)")
        case .junction(let junction):
            self.place = .list(lowering.expressions(for: junction, ofEntityAt: index))
        case .inverse, .recordName: return nil
        }
    }

    /// Leads to the survivor of a duplicate; nil where there are none.
    var redirect: String? {
        guard hasDuplicates else { return nil }
        if case .reference = type.element { return "\(name) = try db.survivor(of: \(name))" }
        if type.isList { return listRedirect }
        let isMapped = type.isOptional
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

    private var listRedirect: String? {
        if case .uuid = type.element {
            return "\(name) = try db.survivor(of: \(name), as: \(target).Record.self)"
        }
        return reference("$0").map {
            "\(name) = try db.survivor(of: \(name).map { \($0) }).map(\\.recordName)"
        }
    }

    /// Clears what leads to no record, where the document's delete rule does.
    var clearing: String? {
        guard isCleared, let reference = reference("$0") else { return nil }
        return type.isList
            ? "\(name) = try \(name).filter { try \(reference).exists(in: db) }"
            : "\(name) = try \(name).flatMap { try \(reference).exists(in: db) ? $0 : nil }"
    }

    /// Applies the document's delete rule where the reference leads to a deleted record.
    var rule: String? {
        let names = "\(target).deletedNames"
        return switch (deleteRule, place) {
        case (.nullify, .column(let column)):
            isCleared
                ? "try Self.filter(\(names).contains(\(column))).updateAll(db, \(column).set(to: nil))" : nil
        case (.nullify, .list(let list)): "try \(list.entries(with: names)).deleteAll(db)"
        case (.cascade, .column(let column)): "try Self.filter(\(names).contains(\(column))).deleteAll(db)"
        case (.cascade, .list(let list)): "try Self.filter(\(list.owners(with: names))).deleteAll(db)"
        case (_, .values), (.deny, _), (.noAction, _), (nil, _): nil
        }
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
