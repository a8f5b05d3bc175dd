import CloudKitLanguage
package import Output
import SchemaModel

extension CloudKitSchemaTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let inverses = InverseFields(request.schema)
        let lowered = SchemaLowering(request.schema).lowered
        return request.schema.entities.indices.map { index in
            Self.explanation(of: request.schema.entities[index], lowered[index], inverses)
        }
    }

    private static func explanation(
        of entity: Entity, _ lowering: RecordTypeLowering?, _ inverses: InverseFields
    ) -> EntityExplanation {
        guard let lowering else {
            return EntityExplanation(
                lines: [
                    entity.isLocal
                        ? "nothing: only the device keeps it" : "nothing: a table is no record type"
                ], fields: entity.fields.map { _ in ["nothing"] })
        }
        let type = lowering.type
        let lines =
            ["RECORD TYPE \(CloudKitSchemaText.quoted(type.name))"] + type.grants.map(\.line)
        let fields = zip(entity.fields, lowering.names).map { field, names in
            names.isEmpty
                ? [inverses.reasonForOmission(of: field, of: entity)]
                : names.compactMap { name in type.fields.first { $0.name == name }?.line }
        }
        return EntityExplanation(lines: lines, fields: fields)
    }
}

extension CloudKitSchemaText.Field {
    /// Without what aligns it. For example: `title STRING QUERYABLE`.
    fileprivate var line: String { "\(CloudKitSchemaText.quoted(name)) \(definition)" }
}
