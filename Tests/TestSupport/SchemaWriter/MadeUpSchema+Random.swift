import SchemaModel

extension MadeUpSchema {
    /// A schema of a few record types, with only such types and facts as a shape can write.
    package static func random(
        for shape: SchemaShape, using generator: inout SeededGenerator
    ) -> MadeUpSchema {
        let names = entityNames.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
        let types = shape.types.keys.sorted { $0.rawValue < $1.rawValue }
        return MadeUpSchema(
            names.map { name in
                var fields: [MadeUpField] = []
                for _ in 0..<Int.random(in: 2...9, using: &generator) {
                    guard let type = types.randomElement(using: &generator) else { continue }
                    let field = MadeUpField.random(
                        type, facts: shape.facts, targets: Array(names), using: &generator)
                    if fields.contains(where: { $0.name.lowercased() == field.name.lowercased() }) {
                        continue
                    }
                    fields.append(field)
                }
                return MadeUpEntity(name, fields)
            })
    }

    private static let entityNames = [
        "Trip", "Bottle", "MonthlyPlan", "Harbour", "Recipe", "PhotoAlbum", "Invoice", "Exercise", "Plant",
        "BankAccount", "Match", "Chapter", "Medication", "ShoppingBasket", "Kite", "Observation",
    ]
}

extension MadeUpField {
    fileprivate static func random(
        _ type: FieldType, facts: MadeUpFacts, targets: [String], using generator: inout SeededGenerator
    ) -> MadeUpField {
        var field = MadeUpField(name(for: type, using: &generator), type)
        if facts.contains(.optional) { field.isOptional = generator.once(in: 3) }
        switch type {
        case .reference:
            if facts.contains(.target) { field.target = targets.randomElement(using: &generator) }
        case .string, .int, .double, .bool: field.addValue(facts: facts, using: &generator)
        case .decimal, .date, .uuid, .url, .data, .asset, .location, .enum, .json: break
        }
        return field
    }

    /// A list, a default, or listed values; documents seldom state two of them for one field.
    private mutating func addValue(facts: MadeUpFacts, using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where facts.contains(.list) && type != .bool: isList = true
        case 1 where facts.contains(.defaultValue): defaultText = Self.defaults[type]
        case 2 where facts.contains(.values) && type == .string:
            values = ["open", "done", "late", "lost", "paused"].shuffled(using: &generator)
            values.removeLast(Int.random(in: 0...3, using: &generator))
        default: break
        }
    }

    private static let defaults: [FieldType: String] = [
        .string: "\"unknown\"", .int: "3", .double: "0.5", .bool: "false",
    ]

    /// Names are what people call such fields: some words of a name tell what its values mean.
    private static func name(for type: FieldType, using generator: inout SeededGenerator) -> String {
        let last = lastWords[type]?.randomElement(using: &generator) ?? "thing"
        guard let first = firstWords.randomElement(using: &generator), !generator.once(in: 3) else {
            return last
        }
        if type == .bool { return last + first.prefix(1).uppercased() + first.dropFirst() }
        return first + last.prefix(1).uppercased() + last.dropFirst()
    }

    private static let firstWords = [
        "cover", "first", "home", "inner", "large", "local", "main", "outer", "public", "second", "small",
        "upper",
    ]

    private static let lastWords: [FieldType: [String]] = [
        .string: ["title", "colour", "author", "city", "caption", "subtitle"],
        .int: ["position", "pages", "distance", "score", "rank"],
        .double: ["weight", "length", "price", "height"],
        .decimal: ["amount", "fee"],
        .bool: ["isOpen", "isDone", "hasPhotos", "isHidden"],
        .date: ["startedAt", "endDate", "createdAt", "deadline"],
        .uuid: ["token", "identifier"],
        .url: ["homepage", "link"],
        .data: ["digest", "payload"],
        .asset: ["picture", "recording"],
        .location: ["place", "origin"],
        .reference: ["parent", "owner", "related"],
    ]
}
