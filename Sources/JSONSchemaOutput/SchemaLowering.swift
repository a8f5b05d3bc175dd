import Output
import SchemaModel

/// Turns the schema into what the template lays out.
struct SchemaLowering {
    private let request: OutputRequest
    private var properties: PropertyLowering

    init(_ request: OutputRequest) {
        self.request = request
        properties = PropertyLowering(request.schema)
    }

    private var schema: Schema { request.schema }

    mutating func document() -> DocumentView {
        var definitions = schema.entities.map { definition(of: $0) }
        definitions += schema.enums.map { enumType in
            let lowering = EnumLowering(enumType: enumType, isClosed: request.options.closedEnums)
            let name = properties.names.enums[enumType.name] ?? enumType.name
            return DefinitionView(name: JSONLiteral.string(name), content: .value(lowering.view()))
        }
        definitions += SharedDefinitions(schema, properties.names).views()
        return DocumentView(
            comment: JSONLiteral.string(request.headline),
            title: JSONLiteral.string(schema.name),
            description: schema.entities.first.map { JSONLiteral.string(introduction(for: $0)) } ?? "",
            records: schema.entities.map { DefinitionNames.pointer(to: $0.name) },
            definitions: definitions
        )
    }

    private func introduction(for example: Entity) -> String {
        let pointer = DefinitionNames.pointer(to: example.name).dropFirst().dropLast()
        return "One record of any type. To check one type, use \(pointer) and so on."
    }
}

// MARK: - Records

extension SchemaLowering {
    private mutating func definition(of entity: Entity) -> DefinitionView {
        let recordName = entity.fields.first { $0.name == PropertyLowering.recordName }
        let fields = entity.fields.filter { $0.name != PropertyLowering.recordName }
        var views = [properties.recordNameView(recordName, rule: entity.recordNameRule)]
        views.reserveCapacity(fields.count + 1)
        for field in fields { views.append(properties.view(of: field)) }
        // An empty list is written as such, so a list is never absent.
        let required = zip(fields, views.dropFirst()).filter { field, _ in field.isList || !field.mayBeMissing
        }
        let record = RecordView(
            description: entity.documentation.map { JSONLiteral.string(Prose.text(of: $0)) } ?? "",
            properties: views,
            requiredNames: [views[0].name] + required.map(\.1.name)
        )
        return DefinitionView(name: JSONLiteral.string(entity.name), content: .record(record))
    }
}
