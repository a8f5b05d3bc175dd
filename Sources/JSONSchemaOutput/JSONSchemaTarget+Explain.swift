package import Output
import SchemaModel

extension JSONSchemaTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let lowering = SchemaLowering(request)
        return request.schema.entities.map {
            lowering.explain($0, closesEnums: request.options.closedEnums)
        }
    }
}

extension SchemaLowering {
    fileprivate func explain(_ entity: Entity, closesEnums: Bool) -> EntityExplanation {
        // The document's words stand with the field's other facts.
        var lowering = self
        lowering.properties.describes = false
        let record = lowering.record(of: entity)
        let required = Set(record.requiredNames)
        let hasName = entity.namingField(request.options.recordNames) == nil
        var written = record.properties.dropLast(hasName ? 1 : 0)
        let fields = entity.fields.map { field in
            let view = isEncoded(field, of: entity) ? written.popFirst() : nil
            guard let view = view ?? recordName(field, of: entity, record) else {
                return [inverses.reasonForOmission(of: field, of: entity)]
            }
            let line =
                "\(view.name): { \(view.members) }" + (required.contains(view.name) ? ", required" : "")
            return [line] + enumLine(of: field, closesEnums: closesEnums)
        }
        let nameLine = record.properties.suffix(hasName ? 1 : 0).map {
            "\($0.name): { \($0.members) }, required"
        }
        return EntityExplanation(
            lines: ["\(JSONText.quoted(entity.name)) in \"$defs\""] + nameLine, fields: fields)
    }

    /// Every record has a name, whether a field says so or not.
    private func recordName(_ field: Field, of entity: Entity, _ record: RecordView) -> PropertyView? {
        field.name == PropertyLowering.recordName && !entity.isImpossible(field)
            && entity.namingField(request.options.recordNames) == nil
            ? record.properties.last : nil
    }

    private func enumLine(of field: Field, closesEnums: Bool) -> [String] {
        guard let type = properties.enumType(of: field), let name = properties.names.enums[type.name] else {
            return []
        }
        let view = EnumLowering(enumType: type, isClosed: closesEnums).view()
        let choice =
            view.alternatives.isEmpty ? [] : ["\"anyOf\": [ \(view.alternatives.joined(separator: ", ")) ]"]
        let members = view.members.filter { !$0.hasPrefix("\"description\"") } + choice
        return ["\(name.literal): { \(members.joined(separator: ", ")) }"]
    }
}
