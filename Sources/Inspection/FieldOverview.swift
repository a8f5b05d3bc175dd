package import Diagnostics
import SchemaFacts
package import SchemaModel

/// A line for each field: what was made of it, and why.
package enum FieldOverview {
    /// For all entities of a schema.
    package static func text(of schema: Schema, sources: SourceFiles) -> String {
        schema.entities.map { entity in
            let position = sources.position(of: entity.span)
            let place = "\(sources.path(of: entity.span)):\(position.line):\(position.column)"
            let title = DiagnosticRenderer.oneLine("\(entity.name) (\(entity.kind.rawValue)) \(place)")
            return "\(title)\n\(text(of: entity.fields, sources: sources))"
        }.joined(separator: "\n")
    }

    static func text(of fields: [Field], sources: SourceFiles) -> String {
        var table = TextTable(["line", "field", "meaning", "why"])
        for field in fields {
            let type = field.isList ? "[\(field.type.rawValue)]" : field.type.rawValue
            let cells = [
                String(sources.position(of: field.span).line), field.name,
                type + (field.mayBeMissing ? "?" : ""), why(field),
            ]
            table.add(cells.map(DiagnosticRenderer.oneLine))
        }
        return table.isEmpty ? "  no fields\n" : table.text(indentedBy: 2)
    }

    private static func why(_ field: Field) -> String {
        field.evidence.isEmpty ? "as written" : field.evidence.map(\.words).joined(separator: "; ")
    }
}
