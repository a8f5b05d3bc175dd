package import SchemaModel

/// Schemas made up from a seed: any kind of store, any type of field, names from a pool that is not kind.
package struct RandomSchema {
    private var generator: SeededGenerator

    /// Names of record types that no other schema of the same module has.
    private var typeNames: [String]
    private let fieldNames: [String]
    private var enumCount = 0

    /// Schemas of one maker share no name of a record type or an enumeration, so that they fit into one module.
    package init(seed: UInt64, typeNames: [String], fieldNames: [String]) {
        generator = SeededGenerator(seed: seed)
        self.typeNames = typeNames.shuffled(using: &generator)
        self.fieldNames = fieldNames
    }

    /// One to four record types, as long as there are names; the kind of store is that of all of them.
    package mutating func next(named name: String) -> Schema {
        let kind = EntityKind.allCases.randomElement(using: &generator) ?? .cloudKit
        let count = min(typeNames.count, Int.random(in: 1...4, using: &generator))
        let names = Array(typeNames.suffix(count))
        typeNames.removeLast(count)
        let enums = makeEnums()
        var entities = names.map { entity($0, kind, among: names, enums) }
        addInverses(to: &entities)
        return Schema(
            name: name, documents: [SchemaDocument(path: "\(name).md")], entities: entities, enums: enums)
    }

    private mutating func makeEnums() -> [EnumType] {
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            enumCount += 1
            let isNumbered = generator.once(in: 3)
            let cases = fieldNames.shuffled(using: &generator).prefix(4).enumerated().map {
                EnumType.Case(name: $1, rawValue: isNumbered ? "\($0)" : $1)
            }
            let name = generator.once(in: 2) ? pick(fieldNames) + "\(enumCount)" : "Choice\(enumCount)"
            var type = EnumType(name: name, rawType: isNumbered ? .int : .string, cases: cases)
            type.isDeclared = enumCount.isMultiple(of: 2)
            return type
        }
    }

    // MARK: - Entities

    private mutating func entity(
        _ name: String, _ kind: EntityKind, among names: [String], _ enums: [EnumType]
    ) -> Entity {
        var taken: Set<String> = []
        var fields: [Field] = []
        if generator.once(in: 4), let choice = enums.randomElement(using: &generator) {
            taken.insert(choice.name)
            let stored = choice.rawType == .int ? "INT64" : "STRING"
            fields.append(
                SampleSchema.field(choice.name, .enum, stored: stored) { $0.enumName = choice.name })
        }
        if generator.once(in: 2) {
            taken.insert("id")
            fields.append(SampleSchema.field("id", generator.once(in: 3) ? .string : .uuid))
        }
        for _ in 0..<Int.random(in: 1...7, using: &generator) {
            let name = pick(fieldNames)
            guard taken.insert(name).inserted else { continue }
            fields.append(field(name, kind, among: names, enums))
        }
        var entity = Entity(name: name, kind: kind, span: SampleSchema.span, fields: fields)
        if kind == .cloudKit {
            entity.recordNameRule = [nil, .uuid, .string].randomElement(using: &generator) ?? nil
        }
        if kind == .table, generator.once(in: 2) { entity.primaryKey = primaryKey(of: fields) }
        if generator.once(in: 3) { addKey(to: &entity) }
        return entity
    }

    private func primaryKey(of fields: [Field]) -> String? {
        fields.first { [.string, .uuid, .int].contains($0.type) && !$0.isList && $0.isOptional == false }?
            .name
    }

    private mutating func addKey(to entity: inout Entity) {
        let parts = entity.fields.filter {
            !$0.isList && ![.asset, .location, .json, .data].contains($0.type)
        }
        guard let part = parts.randomElement(using: &generator) else { return }
        entity.uniqueKeys.append(UniqueKey(fields: [part.name], span: SampleSchema.span))
    }

    /// Some references of object models know the way back.
    private mutating func addInverses(to entities: inout [Entity]) {
        for index in entities.indices where entities[index].kind != .cloudKit {
            for position in entities[index].fields.indices
            where entities[index].fields[position].type == .reference {
                let field = entities[index].fields[position]
                guard generator.once(in: 3), let target = field.references else { continue }
                entities[index].fields[position].inverse = FieldPath(
                    entity: target, field: pick(fieldNames) + (generator.once(in: 2) ? "Back" : ""))
            }
        }
    }

    // MARK: - Fields

    private mutating func field(
        _ name: String, _ kind: EntityKind, among names: [String], _ enums: [EnumType]
    ) -> Field {
        let type = FieldType.allCases.filter { $0 != .enum }.randomElement(using: &generator) ?? .string
        let isList = generator.once(in: 5)
        let isOptional = generator.once(in: 3)
        let stored = SampleSchema.storage(of: type)
        var field = SampleSchema.field(
            name, type, stored: isList ? "LIST<\(stored)>" : stored, optional: isOptional)
        field.isList = isList
        field.isEncrypted = generator.once(in: 8)
        field.documentation = generator.once(in: 3) ? "What `\(name)` is of the record." : nil
        if !isList, generator.once(in: 3) { field.defaultValue = defaultValue(of: type) }
        switch type {
        case .reference:
            field.references = generator.once(in: 6) ? "Elsewhere" : names.randomElement(using: &generator)
            field.onDelete = ([nil] + DeleteRule.allCases).randomElement(using: &generator) ?? nil
        case .string, .int:
            let fitting = enums.filter { ($0.rawType == .int) == (type == .int) }
            if generator.once(in: 3), let choice = fitting.randomElement(using: &generator) {
                field.enumName = choice.name
                field.defaultValue = nil
            }
        case .double, .decimal, .bool, .date, .uuid, .url, .data, .asset, .location, .enum, .json: break
        }
        return field
    }

    private func defaultValue(of type: FieldType) -> DefaultValue? {
        switch type {
        case .string: DefaultValue(written: "\"none\"", value: .string("none"))
        case .int: DefaultValue(written: "7", value: .integer(7))
        case .double: DefaultValue(written: "0.25", value: .number("0.25"))
        case .decimal: DefaultValue(written: "1.5", value: .number("1.5"))
        case .bool: DefaultValue(written: "true", value: .bool(true))
        case .date: DefaultValue(written: "Date()", value: .now)
        case .uuid: DefaultValue(written: "UUID()", value: .newUUID)
        case .url, .data, .asset, .location, .reference, .enum, .json: nil
        }
    }

    private mutating func pick(_ names: [String]) -> String {
        names.randomElement(using: &generator) ?? "name"
    }
}
