import SQLLanguage
import SchemaModel
import SwiftLanguage

/// The ways between tables that references open, on both of their ends.
struct AssociationLowering {
    private let schema: Schema
    private let names: SwiftNames
    private let tables: SQLNames
    private let grdb: GRDBNames
    private var associations: [[AssociationView]]

    private let typeNames: Set<String>

    /// Of each reference that no two records share, the other end.
    private var exclusive: [FieldPath: FieldPath] = [:]

    /// The names of each type's members and columns.
    private var members: [Set<String>]

    init(_ schema: Schema, _ names: SwiftNames, _ tables: SQLNames, _ grdb: GRDBNames) {
        self.schema = schema
        self.names = names
        self.tables = tables
        self.grdb = grdb
        associations = schema.entities.map { _ in [] }
        for pair in schema.oneToOnes {
            exclusive[pair.end] = pair.inverse
            exclusive[pair.inverse] = pair.end
        }
        typeNames = Set(names.types.map { $0.name.name })
        // GRDB takes a key that is a column's name for the column.
        members = zip(names.types, tables.tables).map { type, table in
            let columns = table.fields.compactMap { $0.column?.name.name }
            let properties = type.properties.compactMap { $0?.name.name }
            return Set(
                ["recordType", "databaseTableName", "databaseSelection", "recordName"] + columns + properties
                    + type.enums.map(\.name.name))
        }
    }

    /// By entity: the references of its own, in their order, then those of others to it.
    mutating func views() -> [[AssociationView]] {
        forEachReference { $0.addForward(from: $1, at: $2, to: $3) }
        forEachReference { lowering, owner, position, target in
            guard lowering.tables.tables[owner].fields[position].column != nil else { return }
            lowering.addBackward(from: owner, at: position, to: target)
        }
        return associations
    }

    private mutating func forEachReference(_ body: (inout Self, Int, Int, Int) -> Void) {
        for (owner, entity) in schema.entities.enumerated() {
            for (position, field) in entity.fields.enumerated()
            where names.types[owner].properties[position] != nil {
                let target: Int? =
                    switch tables.tables[owner].fields[position] {
                    case .column(let column): tables.keyTarget(of: field, in: entity, column: column)
                    case .junction: field.references.flatMap(tables.index(of:))
                    case .inverse, .recordName: nil
                    }
                if let target { body(&self, owner, position, target) }
            }
        }
    }

    private mutating func addForward(from owner: Int, at position: Int, to target: Int) {
        guard let property = names.types[owner].properties[position] else { return }
        let type = source(of: target, in: owner)
        let name = claim(forwardName(of: property, to: target), in: owner)
        let key = SwiftLiteral.string(name.name)
        let value: String
        if let junction = tables.tables[owner].fields[position].junction {
            let table = SwiftLiteral.string(junction.name.name)
            value = Self.call("elements", "of: \(type).self, in: \(table), key: \(key)", of: name)
        } else {
            let column = "Columns.\(property.storedName.columnSource)"
            value = Self.call(
                "belongsTo", "\(type).self, key: \(key), using: ForeignKey([\(column)])", of: name)
        }
        let what = property.type.isList ? "What `\(property.name.name)` refers to, in its order." : nil
        add(
            name, what ?? "What `\(property.name.name)` refers to.", value,
            deprecation: property.deprecation(of: schema.entities[owner].fields[position]), to: owner)
    }

    private mutating func addBackward(from owner: Int, at position: Int, to target: Int) {
        guard let property = names.types[owner].properties[position] else { return }
        let entity = schema.entities[owner]
        let type = names.types[owner].name
        let source = source(of: owner, in: target)
        let inverse = inverse(of: entity.fields[position], in: entity, at: target)
        let path = FieldPath(entity: entity.name, field: entity.fields[position].name)
        let isOnly = exclusive[path] != nil
        let fallback = Self.uncapitalised(type.name)
        let name = claim(
            inverse.map(SwiftIdentifier.memberName) ?? (isOnly ? fallback : Self.plural(fallback)), in: target
        )
        let column = "\(source).Columns.\(property.storedName.columnSource)"
        add(
            name,
            "\(isOnly ? "The" : "Each") `\(type.name)` whose `\(property.name.name)` refers to this one.",
            Self.call(
                isOnly ? "hasOne" : "hasMany",
                "\(source).self, key: \(SwiftLiteral.string(name.name)), using: ForeignKey([\(column)])",
                of: name),
            deprecation: property.deprecation(of: entity.fields[position]), to: target)
    }

    /// A type within another one, where a member of the same name would be taken for it.
    private func source(of type: Int, in owner: Int) -> String {
        let name = names.types[type].name
        let isHidden =
            name.name.first?.isUppercase != true
            || names.types[owner].properties.contains { $0?.name.name == name.name }
        return isHidden ? "Reference<\(name.source)>.Record" : name.source
    }

    private mutating func add(
        _ name: SwiftIdentifier, _ what: String, _ value: String, deprecation: String, to entity: Int
    ) {
        associations[entity].append(
            AssociationView(
                name: name.source, documentation: SwiftComment.line(what), deprecation: deprecation,
                value: value))
    }
}

// MARK: - Lines

extension AssociationLowering {
    /// On one line where it fits behind the declaration of a name.
    private static func call(_ function: String, _ arguments: String, of name: SwiftIdentifier) -> String {
        let width = "    public static let \(name.source) = ".utf8.count
        let isLong = width + function.utf8.count + arguments.utf8.count + 2 > 110
        return isLong ? "\(function)(\n        \(arguments))" : "\(function)(\(arguments))"
    }
}

// MARK: - Names

extension AssociationLowering {
    /// What the document calls the other end.
    private func inverse(of field: Field, in entity: Entity, at target: Int) -> String? {
        let other = schema.entities[target]
        let path = FieldPath(entity: entity.name, field: field.name)
        if let inverse = exclusive[path] { return inverse.field }
        if let inverse = field.inverse, inverse.entity == other.name { return inverse.field }
        return other.fields.first { $0.inverse == path }?.name
    }

    /// GRDB takes a key that is a column's name for the column. Nobody would say `executionRecordRecord`.
    private func forwardName(of property: SwiftProperty, to target: Int) -> String {
        let name = property.name.name
        guard name.hasSuffix("Record") || name.hasSuffix("Records") else {
            return name + (property.type.isList ? "Records" : "Record")
        }
        let type = Self.uncapitalised(names.types[target].name.name)
        return property.type.isList ? Self.plural(type) : type
    }

    private mutating func claim(_ wanted: String, in entity: Int) -> SwiftIdentifier {
        var name = wanted
        var count = 1
        while typeNames.contains(name) || !members[entity].insert(name).inserted {
            count += 1
            name = "\(wanted)\(count)"
        }
        return SwiftIdentifier(name)
    }

    private static func uncapitalised(_ name: String) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }

    /// As English has it; a name in another script stays as it is.
    private static func plural(_ name: String) -> String {
        guard let last = name.last, last.isASCII, last.isLetter else { return name + "_" }
        let before = name.dropLast().last
        if last == "y", let before, !"aeiou".contains(before) { return name.dropLast() + "ies" }
        if name.hasSuffix("s") || name.hasSuffix("x") || name.hasSuffix("ch") || name.hasSuffix("sh") {
            return name + "es"
        }
        return name + "s"
    }
}
