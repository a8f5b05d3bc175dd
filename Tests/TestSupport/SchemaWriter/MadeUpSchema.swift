package import SchemaModel

/// A schema that a test makes up and writes down, to see whether it is read back the same.
///
/// It holds the facts that documents state in the most ways, and nothing about where they stand.
package struct MadeUpSchema: Hashable, Sendable {
    package var entities: [MadeUpEntity]

    package init(_ entities: [MadeUpEntity]) {
        self.entities = entities
    }

    /// What was read, in the same facts.
    package init(_ schema: Schema) {
        entities = schema.entities.map { MadeUpEntity($0, in: schema) }
    }
}

/// A record type of a made-up schema.
package struct MadeUpEntity: Hashable, Sendable {
    package var name: String
    package var fields: [MadeUpField]

    package init(_ name: String, _ fields: [MadeUpField]) {
        self.name = name
        self.fields = fields
    }

    fileprivate init(_ entity: Entity, in schema: Schema) {
        name = entity.name
        fields = entity.fields.map { MadeUpField($0, in: schema) }
    }
}

/// A field of a made-up schema.
package struct MadeUpField: Hashable, Sendable {
    package var name: String
    package var type: FieldType
    package var isList = false
    package var isOptional = false

    /// Its value in Swift's notation.
    package var defaultText: String?

    /// The values that the document lists, if it does.
    package var values: [String] = []
    package var target: String?

    package init(_ name: String, _ type: FieldType) {
        self.name = name
        self.type = type
    }

    fileprivate init(_ field: Field, in schema: Schema) {
        name = field.name
        type = field.type
        isList = field.isList
        isOptional = field.mayBeMissing
        defaultText = field.defaultValue.map(Self.text)
        values = field.enumName.flatMap { schema.enumType(named: $0) }?.cases.map(\.rawValue) ?? []
        target = field.references
    }

    /// `'open'` in SQL and `"open"` in Swift are one default.
    private static func text(_ value: DefaultValue) -> String {
        switch value.value {
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "\(integer)"
        case .number(let digits): digits
        case .string(let text): "\"\(text)\""
        case .emptyList, .enumCase, .newUUID, .now, .null, .expression: value.written
        }
    }
}

extension MadeUpSchema: CustomStringConvertible {
    /// A line a field, so that two of them can be compared by eye.
    package var description: String {
        entities.map { entity in
            ([entity.name + ":"] + entity.fields.map { "  \($0)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

extension MadeUpField: CustomStringConvertible {
    package var description: String {
        "\(name) \(isList ? "[\(type)]" : "\(type)")\(isOptional ? "?" : "")"
            + (defaultText.map { " = \($0)" } ?? "")
            + (values.isEmpty ? "" : " {\(values.joined(separator: ", "))}")
            + (target.map { " -> \($0)" } ?? "")
    }
}
