import Output
import SchemaModel

/// How a survivor takes one of its fields from its twins: Swift and SQL do the same.
struct ContentPlan {
    /// What is taken of the values that are not missing.
    enum Rule: Equatable {
        /// That of the record that changed last.
        case newest

        /// The same, where the survivor itself has none.
        case filling

        /// With the other parts of its keys, that of the twin that has the most of them; its own where none has more.
        case key(KeyGroup)
        case sum, max, min

        /// The survivor's list, followed by what only its duplicates' lists hold.
        case union
    }

    /// The index of the field.
    let field: Int
    let rule: Rule

    /// The value that counts as missing, beside nil and what is empty.
    let missing: MissingValue?

    /// Whether the field refers to records of its own type: none may come to refer to itself.
    let refersToItself: Bool
}

/// A documented default that is the same value in every language.
enum MissingValue: Hashable {
    case bool(Bool)

    /// In Swift's and SQL's common notation.
    case number(String)

    /// Of an enumeration, the raw value.
    case text(String)
}

extension EntityPlan {
    /// The fields that a survivor takes from its twins.
    ///
    /// A survivor that has its keys whole keeps them.
    func plannedContents(in schema: Schema, _ configured: [String: MergeRule]) -> [ContentPlan] {
        let entity = schema.entities[index]
        let groups = Dictionary(
            keyGroups(of: entity).flatMap { group in group.parts.map { ($0.field, group) } }
        ) { first, _ in first }
        return entity.fields.indices.compactMap { position in
            let field = entity.fields[position]
            if let group = groups[position] {
                return ContentPlan(
                    field: position, rule: .key(group), missing: nil, refersToItself: refersToItself(position)
                )
            }
            guard isTaken(position, of: entity), !keepsPart(position) else { return nil }
            if isKeyPart(position) {
                // A survivor that gave up a key could lose twins that are still to come.
                return field.mayBeMissing
                    ? ContentPlan(field: position, rule: .filling, missing: nil, refersToItself: false) : nil
            }
            let stated = entity.statedMergeRule(of: field, configured)
            let rule = stated.flatMap { $0.fits(field.type, isList: field.isList) ? $0 : nil }
            return content(of: position, field, rule, in: schema)
        }
    }

    private func content(of position: Int, _ field: Field, _ rule: MergeRule?, in schema: Schema)
        -> ContentPlan
    {
        func plan(_ rule: ContentPlan.Rule, _ missing: MissingValue?) -> ContentPlan {
            ContentPlan(
                field: position, rule: rule, missing: missing, refersToItself: refersToItself(position))
        }
        if field.isListOfIdentities || rule == .union && field.isListOfValues { return plan(.union, nil) }
        let missing = MissingValue(of: field, in: schema)
        switch rule {
        // The greater of two Boolean values is the one that is true.
        case .max where field.type == .bool: return plan(.newest, .bool(false))
        case .min where field.type == .bool: return plan(.newest, .bool(true))
        case .max: return plan(.max, missing)
        case .min: return plan(.min, missing)
        case .sum: return plan(.sum, missing)
        case .server, .mine, .newer, .union, nil: return plan(.newest, missing)
        }
    }
}

extension Field {
    /// Whether it tells what a record is related to; a UUID has no other meaning.
    fileprivate var isListOfIdentities: Bool {
        guard isList else { return false }
        return switch type {
        case .reference, .uuid: true
        case .string, .int: references != nil
        case .double, .decimal, .bool, .date, .url, .data, .asset, .location, .enum, .json: false
        }
    }

    /// Whether SQL can tell its items apart as Swift does.
    fileprivate var isListOfValues: Bool {
        switch type {
        case .string, .int, .double, .date, .uuid, .url, .reference, .enum: isList
        case .decimal, .bool, .data, .asset, .location, .json: false
        }
    }
}

extension MissingValue {
    fileprivate init?(of field: Field, in schema: Schema) {
        guard let value = field.defaultValue?.value, !field.isList else { return nil }
        if let name = field.enumName {
            self.init(value, in: schema.enums.first { $0.name == name }, isNumber: field.type == .int)
            return
        }
        switch (field.type, value) {
        case (.bool, .bool(let flag)): self = .bool(flag)
        case (.bool, .integer(0)), (.bool, .integer(1)): self = .bool(value == .integer(1))
        case (.int, .integer(let number)), (.double, .integer(let number)), (.decimal, .integer(let number)):
            self = .number(String(number))
        case (.double, .number(let written)), (.decimal, .number(let written)):
            guard let number = NumberText.canonical(written), !number.contains("e") else { return nil }
            self = .number(number)
        case (.string, .string(let text)): self = .text(text)
        default: return nil
        }
    }

    /// The default of an enumeration: a raw value, or the name of a case.
    private init?(_ value: DefaultValue.Value, in type: EnumType?, isNumber: Bool) {
        let name: String
        switch value {
        case .string(let text), .enumCase(let text): name = text
        case .integer(let number): name = String(number)
        case .bool, .number, .emptyList, .newUUID, .now, .null, .expression: return nil
        }
        guard let type else {
            // Of a case that no document lists nobody knows the raw value.
            guard case .string = value, !isNumber else { return nil }
            self = .text(name)
            return
        }
        guard let known = type.cases.first(where: { $0.rawValue == name || $0.name == name }) else {
            return nil
        }
        self = type.rawType == .int ? .number(known.rawValue) : .text(known.rawValue)
    }
}
