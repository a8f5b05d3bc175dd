package import Output
import SchemaModel

extension CoreDataTarget {
    package func explain(_ index: Int, in request: OutputRequest) -> EntityExplanation {
        request.explainingObjects(index, by: explainObject)
    }

    private func explainObject(_ index: Int, in request: OutputRequest) -> EntityExplanation {
        var lowering = ModelLowering(request.schema).entities[index]
        let entity = request.schema.entities[index]
        let fields = zip(entity.fields, lowering.lines).map { field, lines in
            lines.isEmpty ? [Self.reasonForOmission(of: field, of: entity)] : lines
        }
        return EntityExplanation(lines: ["<entity \(lowering.view().element.line)>"], fields: fields)
    }

    private static func reasonForOmission(of field: Field, of entity: Entity) -> String {
        field.type == .reference && entity.systemField(field) == nil
            ? "nothing: no document describes what it leads to"
            : "nothing of its own: Core Data keeps it of every object"
    }
}
