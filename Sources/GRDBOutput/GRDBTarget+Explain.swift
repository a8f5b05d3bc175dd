package import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage

extension GRDBTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let names = SwiftNames(request.schema, options: request.options)
        let grdb = GRDBNames(names)
        var lowering = RecordLowering(request, names, grdb)
        let inverses = InverseFields(request.schema)
        return request.schema.entities.indices.map { index in
            let entity = request.schema.entities[index]
            let view = lowering.view(of: index)
            let fields = FieldLowering(entity, names.types[index], lowering.tables.tables[index], grdb)
            return Self.explanation(of: entity, view, fields, inverses)
        }
    }

    private static func explanation(
        of entity: Entity, _ view: RecordView, _ fields: FieldLowering, _ inverses: InverseFields
    ) -> EntityExplanation {
        let lines = zip(entity.fields, fields.lines).map { field, lines in
            lines.isEmpty ? [inverses.reasonForOmission(of: field, of: entity)] : lines
        }
        let associations = view.associations.map { "static let \($0.name) = \($0.value)" }
        return EntityExplanation(
            lines: ["extension \(view.type): DatabaseRecord", "table \(view.table)"] + associations,
            fields: lines)
    }
}
