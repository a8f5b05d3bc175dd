import SchemaModel
import TestSupport

/// A schema made up from a seed, and what becomes of it in a few edits.
struct ChangedSchema {
    let old: Schema
    private(set) var new: Schema

    private var generator: SeededGenerator
    private var spares: [Entity]
    private var fieldCount = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        var random = RandomSchema(
            seed: seed, typeNames: ["Trip", "Order", "Group", "Cell", "Über Maß", "select", "Note", "Tag"],
            fieldNames: [
                "title", "order", "isDone", "groß", "due date", "count", "owner", "value", "recordType",
            ])
        old = random.next(named: "Made")
        spares = random.next(named: "Spare").entities
        new = old
        for _ in 0..<Int.random(in: 1...5, using: &generator) { edit() }
    }

    private mutating func edit() {
        guard let index = new.entities.indices.randomElement(using: &generator) else { return addEntity() }
        switch Int.random(in: 0..<15, using: &generator) {
        case 0: addEntity()
        case 1: new.entities.remove(at: index)
        case 2, 3: addField(to: index)
        case 4: change(index) { $0.isOptional = $0.isOptional != true }
        case 5: change(index) { $0.documentation = "It's said in other words." }
        case 6: change(index) { $0.onDelete = $0.onDelete == .cascade ? .nullify : .cascade }
        case 7: change(index) { $0.isList.toggle() }
        case 8: changeDefault(of: index)
        case 9: changeType(in: index)
        case 10: removeField(of: index)
        case 11: renameField(of: index)
        case 14: renameEntity(index)
        case 12: new.entities[index].documentation = "What is said of the type; a semicolon, too."
        default: toggleIndex(of: index)
        }
    }

    // MARK: Record types

    private mutating func addEntity() {
        guard let entity = spares.popLast() else { return }
        new.entities.insert(entity, at: Int.random(in: 0...new.entities.count, using: &generator))
    }

    /// References lead to the new name, as those of documents do.
    private mutating func renameEntity(_ index: Int) {
        let name = new.entities[index].name
        guard old.entities.contains(where: { $0.name == name }) else { return }
        fieldCount += 1
        let newName = "Renamed\(fieldCount)"
        new.entities[index].name = newName
        new.entities[index].originalName = name
        for entity in new.entities.indices {
            for field in new.entities[entity].fields.indices {
                if new.entities[entity].fields[field].references == name {
                    new.entities[entity].fields[field].references = newName
                }
                if new.entities[entity].fields[field].inverse?.entity == name {
                    new.entities[entity].fields[field].inverse?.entity = newName
                }
            }
        }
    }

    private mutating func toggleIndex(of index: Int) {
        if new.entities[index].indexes.isEmpty,
            let field = new.entities[index].fields.randomElement(using: &generator)
        {
            new.entities[index].indexes = [
                Index(kind: .sortable, fields: [.init(name: field.name, descending: true)])
            ]
        } else {
            new.entities[index].indexes = []
        }
    }

    // MARK: Fields

    private mutating func change(_ index: Int, _ change: (inout Field) -> Void) {
        guard let position = new.entities[index].fields.indices.randomElement(using: &generator) else {
            return
        }
        let name = new.entities[index].fields[position].name
        guard name != "id", name != new.entities[index].primaryKey else { return }
        change(&new.entities[index].fields[position])
    }

    private mutating func addField(to index: Int) {
        fieldCount += 1
        let type = generator.pick(FieldType.string, .int, .bool, .date, .double, .uuid, .json, .decimal)
        var field = SampleSchema.field("added\(fieldCount)", type, optional: generator.once(in: 2))
        if field.isOptional == false { field.defaultValue = Self.defaultValue(of: type) }
        let position = Int.random(in: 0...new.entities[index].fields.count, using: &generator)
        new.entities[index].fields.insert(field, at: position)
    }

    private mutating func changeDefault(of index: Int) {
        change(index) { field in
            field.defaultValue =
                field.defaultValue == nil && !field.isList ? Self.defaultValue(of: field.type) : nil
        }
    }

    private mutating func changeType(in index: Int) {
        let type = generator.pick(
            FieldType.string, .int, .double, .bool, .date, .uuid, .json, .decimal, .data)
        change(index) { field in
            field.type = type
            field.stored = SampleSchema.storage(of: type)
            (field.references, field.onDelete, field.inverse, field.enumName) = (nil, nil, nil, nil)
            field.defaultValue = nil
        }
    }

    private mutating func removeField(of index: Int) {
        guard let position = new.entities[index].fields.indices.randomElement(using: &generator) else {
            return
        }
        let field = new.entities[index].fields[position]
        guard field.name != new.entities[index].primaryKey else { return }
        new.entities[index].fields.remove(at: position)
        new.entities[index].uniqueKeys.removeAll { $0.fields.contains(field.name) }
        new.entities[index].indexes.removeAll { $0.onlyPart == field.name }
    }

    private mutating func renameField(of index: Int) {
        fieldCount += 1
        guard let position = new.entities[index].fields.indices.randomElement(using: &generator) else {
            return
        }
        let name = new.entities[index].fields[position].name
        guard
            old.entities.contains(where: {
                $0.name == new.entities[index].originalName ?? new.entities[index].name
                    && $0.field(named: name) != nil
            }),
            name != "id", name != new.entities[index].primaryKey
        else { return }
        let newName = "renamed\(fieldCount)"
        new.entities[index].fields[position].name = newName
        new.entities[index].fields[position].originalName = name
        for key in new.entities[index].uniqueKeys.indices {
            new.entities[index].uniqueKeys[key].fields = new.entities[index].uniqueKeys[key].fields.map {
                $0 == name ? newName : $0
            }
        }
        new.entities[index].indexes.removeAll { $0.onlyPart == name }
    }

    private static func defaultValue(of type: FieldType) -> DefaultValue? {
        switch type {
        case .string: DefaultValue(written: "\"it's\"", value: .string("it's"))
        case .int: DefaultValue(written: "3", value: .integer(3))
        case .double: DefaultValue(written: "0.5", value: .number("0.5"))
        case .decimal: DefaultValue(written: "2.5", value: .number("2.5"))
        case .bool: DefaultValue(written: "false", value: .bool(false))
        case .date: DefaultValue(written: "Date()", value: .now)
        case .uuid, .url, .data, .asset, .location, .reference, .enum, .json: nil
        }
    }
}

extension Index {
    fileprivate var onlyPart: String? { fields.count == 1 ? fields[0].name : nil }
}
