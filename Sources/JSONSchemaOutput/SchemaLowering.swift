import Output
import SchemaModel

/// Turns the schema into what the template lays out.
struct SchemaLowering {
    let request: OutputRequest
    let inverses: InverseFields
    var properties: PropertyLowering

    init(_ request: OutputRequest) {
        self.request = request
        inverses = InverseFields(request.schema)
        properties = PropertyLowering(request.schema, request.options.recordNames)
    }

    var schema: Schema { request.schema }

    func document() -> DocumentView {
        let names = properties.names.records
        let enums = schema.enums.compactMap { enumType -> DefinitionView? in
            guard let name = properties.names.enums[enumType.name] else { return nil }
            let lowering = EnumLowering(enumType: enumType, isClosed: request.options.closedEnums)
            return DefinitionView(name, .value(lowering.view()))
        }
        let shared = enums + SharedDefinitions(schema, properties.names).views()
        return DocumentView(
            identifier: JSONText.quoted(identifier),
            comment: JSONText.quoted(request.headline),
            title: JSONText.quoted(schema.name),
            description: names.first.map { JSONText.quoted(introduction(for: $0)) } ?? "",
            records: names,
            definitions: DefinitionList(self, names: names, shared: shared)
        )
    }

    private func introduction(for example: DefinitionName) -> String {
        "Records by type, a list of each. To check one record, refer to its type: \(identifier)#\(example.anchor)."
    }

    /// What other schemas refer to, and validators know the document by.
    private var identifier: String {
        "urn:gen:\(schema.name.isEmpty ? "schema" : schema.name.escapedForName)"
    }
}

// MARK: - Records

extension SchemaLowering {
    mutating func record(of entity: Entity) -> RecordView {
        let recordName = entity.fields.first { entity.systemField($0) == .recordName }
        var views: [PropertyView] = []
        views.reserveCapacity(entity.fields.count + 1)
        var required: [String] = []
        for field in entity.fields where isEncoded(field, of: entity) {
            let view = properties.view(of: field)
            views.append(view)
            if !entity.mayLack(field) { required.append(view.name) }
        }
        // Last, so that a field is a line with a comma wherever it stands.
        if entity.namingField(request.options.recordNames) == nil {
            let name = properties.recordNameView(recordName, of: entity)
            views.append(name)
            required.append(name.name)
        }
        return RecordView(
            description: entity.documentation.map { JSONText.quoted(Prose.text(of: $0)) } ?? "",
            isDeprecated: entity.retirement != nil,
            properties: views,
            requiredNames: required
        )
    }

    /// Whether a value has it beside the record's name, as the generated Swift does.
    func isEncoded(_ field: Field, of entity: Entity) -> Bool {
        field.name != PropertyLowering.recordName && !entity.isImplied(field) && !entity.isImpossible(field)
            && inverses.storedElsewhere(field, of: entity) == nil
    }
}
