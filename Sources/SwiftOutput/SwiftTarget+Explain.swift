package import Output
import SchemaModel
import SwiftLanguage

extension SwiftTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let names = SwiftNames(request.schema, options: request.options)
        var lowering = RecordLowering(request, names)
        let inverses = InverseFields(request.schema)
        return request.schema.entities.indices.map { index in
            Self.explanation(
                of: request.schema.entities[index], lowering.view(of: index), names, index, inverses)
        }
    }

    private static func explanation(
        of entity: Entity, _ view: RecordView, _ names: SwiftNames, _ index: Int, _ inverses: InverseFields
    ) -> EntityExplanation {
        // The first parameter is the record's name, unless a field is.
        var written = zip(view.properties, view.parameters.suffix(view.properties.count)).makeIterator()
        let fields = zip(entity.fields, names.types[index].properties).map { field, property in
            guard let property, let (lowered, parameter) = written.next() else {
                return [inverses.reasonForOmission(of: field, of: entity)]
            }
            return lines(lowered, parameter, of: view) + enumLines(property, names)
        }
        return EntityExplanation(
            lines: ["\(view.access)struct \(view.type): \(view.conformance)"], fields: fields)
    }

    private static func lines(
        _ view: PropertyView,
        _ parameter: String,
        of record: RecordView
    ) -> [String] {
        let start = view.declaration.hasPrefix("let ") ? "let " : "var "
        let isDefaulted = start + parameter != view.declaration
        return [
            record.access + view.declaration,
            isDefaulted ? "init(…, \(parameter), …)" : "",
            "read: \(view.read)",
            view.entry.isEmpty ? "" : "stored: \(view.entry)",
        ].filter { !$0.isEmpty }
    }

    private static func enumLines(_ property: SwiftProperty, _ names: SwiftNames) -> [String] {
        guard case .openEnum(let reference) = property.type.element else { return [] }
        return [OpenEnumView(names[reference]).summary(named: reference.source)]
    }
}
