package import Output
import SchemaModel

extension CoreDataTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        request.explainingObjects { request in
            zip(request.schema.entities, ModelLowering(request.schema).entities).map(Self.explanation)
        }
    }

    private static func explanation(of entity: Entity, _ lowering: EntityLowering) -> EntityExplanation {
        var lowering = lowering
        let fields = zip(entity.fields, lowering.lines).map { field, lines in
            lines.isEmpty ? [reasonForOmission(of: field, of: entity)] : lines
        }
        return EntityExplanation(lines: ["<entity \(lowering.view().element.line)>"], fields: fields)
    }

    private static func reasonForOmission(of field: Field, of entity: Entity) -> String {
        field.type == .reference && entity.systemField(field) == nil
            ? "nothing: no document describes what it leads to"
            : "nothing of its own: Core Data keeps it of every object"
    }
}
