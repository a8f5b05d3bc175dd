import Diagnostics
import Output
import SchemaFacts
import SchemaModel

extension Explanation {
    /// All about the entity; of its fields a line each.
    package var text: String {
        text(
            "\(entity.name) (\(entity.kind.rawValue))", EntityFacts(entity, origins).all, fieldSection,
            targetLines: targets.map(\.explanation.lines))
    }

    private var fieldSection: String {
        "Fields\n" + FieldOverview.text(of: entity.fields, sources: renderer.sources)
    }

    /// All about the field at an index of the entity.
    package func text(ofFieldAt index: Int) -> String {
        let field = entity.fields[index]
        return text(
            "\(entity.name).\(field.name)", FieldFacts(field, of: origins, in: KnownNames(schema)).all, "",
            targetLines: targets.map { $0.explanation.fields[index] })
    }
}
