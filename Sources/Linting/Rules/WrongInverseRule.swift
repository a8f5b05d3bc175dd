import Diagnostics
import SchemaModel

/// Both ends of a relationship name each other, or it is none.
enum WrongInverseRule: LintRule {
    static let id = DiagnosticID("lint.inversePair")
    static let severity = Diagnostic.Severity.error
    static let profiles = Set<LintProfile>.mirrors
    static let page = LintPage(
        "Two ends of a relationship do not match",
        meaning:
            "A relationship names an inverse that does not exist, that leads to another record type, or that names "
            + "another one as its own inverse.",
        remedy: "Name the relationship that leads back, and this one there.")

    static func findings(in entity: Entity, of schema: LintedSchema) -> [LintFinding] {
        guard entity.kind.isObjectModel else { return [] }
        return entity.references.compactMap { finding($0, of: entity, schema) }
    }

    private static func finding(_ field: Field, of entity: Entity, _ schema: LintedSchema) -> LintFinding? {
        guard let inverse = field.inverse, let target = schema.entities[inverse.entity] else { return nil }
        let name = "'\(inverse.entity).\(inverse.field)'"
        let claim = "\(entity.named(field)) names \(name) as its inverse"
        if let references = field.references, references != inverse.entity {
            return LintFinding(
                "\(claim), but leads to '\(references)'", at: field.span,
                remedy: "name the relationship of '\(references)' that leads back")
        }
        guard let other = target.field(named: inverse.field) else {
            return LintFinding(
                "\(claim), which is not described", at: field.span,
                remedy: didYouMean(inverse.field, among: target.references.map(\.name)) ?? "describe it")
        }
        let back = other.inverse ?? FieldPath(entity: entity.name, field: field.name)
        guard other.references != entity.name || back != FieldPath(entity: entity.name, field: field.name)
        else {
            return nil
        }
        let whereTo =
            other.references == entity.name
            ? "whose own is '\(back.entity).\(back.field)'"
            : "which does not lead to '\(entity.name)'"
        return LintFinding(
            "\(claim), \(whereTo)", at: field.span, remedy: "let both name each other",
            related: [Diagnostic.Related("the other end", at: other.span)])
    }
}
