package import Output
import SchemaModel
import SwiftLanguage

extension SwiftDataTarget {
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        request.explainingObjects { request in
            let names = ModelNames(request.schema, options: request.options)
            let lowering = ModelLowering(request, names)
            return request.schema.entities.indices.map { index in
                Self.explanation(
                    ofObjectAt: index, names, lowering, access: request.options.access.swiftPrefix)
            }
        }
    }

    private static func explanation(
        ofObjectAt index: Int, _ names: ModelNames, _ lowering: ModelLowering, access: String
    ) -> EntityExplanation {
        var fields = lowering.attributes(of: index).map { field in
            field.map { lines(of: $0, access: access) } ?? ["nothing"]
        }
        var added: [String] = []
        for (end, lowered) in zip(names.classes[index].relationships, lowering.relationships(of: index)) {
            let lines = lines(of: lowered, access: access)
            if let field = end.field { fields[field] = lines } else { added += lines }
        }
        for (position, attribute) in names.classes[index].attributes.enumerated() {
            guard case .openEnum(let reference)? = attribute?.type.element else { continue }
            fields[position].append(OpenEnumView(names[reference]).summary(named: reference.source))
        }
        let name = names.classes[index].name.source
        return EntityExplanation(lines: ["@Model \(access)final class \(name)"] + added, fields: fields)
    }

    private static func lines(of field: LoweredField, access: String) -> [String] {
        let stored = field.properties.map { property in
            (property.macro.isEmpty ? "" : property.macro + " ") + access + property.declaration
        }
        let parameters = field.parameters.map { "init(…, \($0), …)" }
        return stored + parameters + (field.typed.map { ["\(access)var \($0.declaration)"] } ?? [])
    }
}
