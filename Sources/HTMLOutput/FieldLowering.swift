import Diagnostics
import HTMLLanguage
import Output
import SchemaFacts
import SchemaModel

/// Turns one field into a row of its record type's table.
struct FieldLowering: Sendable {
    private let context: PageContext
    private let facts: FactLowering

    init(_ context: PageContext, _ facts: FactLowering) {
        self.context = context
        self.facts = facts
    }

    func view(of position: Int, ofEntityAt index: Int, _ origins: EntityOrigins) -> FieldView {
        let entity = context.schema.entities[index]
        let field = entity.fields[position]
        let known = FieldFacts(field, of: origins, in: context.names).all
        return FieldView(
            anchor: context.anchors.fields[index][position], name: Markup(field.name),
            badges: Self.badges(of: field, in: entity), type: type(of: field), stored: Markup(field.stored),
            presence: field.mayBeMissing ? "optional" : "required",
            defaultValue: Markup(field.defaultValue?.written ?? ""),
            note: Markup(markdown: field.documentation ?? ""), remarks: remarks(on: field),
            findings: context.findings.about(entity: index, field: position).map(facts.view),
            isGuessed: field.evidence.contains { $0.basis == .inferred },
            facts: known.map { $0.name == "documentation" ? facts.places(of: $0) : facts.view(of: $0) },
            targets: facts.targets(entity: index, field: position), line: context.line(of: field.span))
    }

    private func type(of field: Field) -> Markup {
        let name: Markup
        if let target = field.references {
            name = context.link(to: target)
        } else if let type = field.enumName {
            name =
                context.anchors.enums[type].map { "<a href=\"#\($0)\"><bdi>\(type)</bdi></a>" }
                ?? "<bdi>\(type)</bdi>"
        } else {
            name = Markup(field.type.rawValue)
        }
        return field.isList ? "list of \(name)" : name
    }

    private static func badges(of field: Field, in entity: Entity) -> [Markup] {
        var badges: [Markup] = []
        if entity.primaryKey == field.name { badges.append("key") }
        let keys = entity.uniqueKeys.filter { $0.fields.contains(field.name) }
        if keys.contains(where: { $0.fields.count == 1 }) {
            badges.append("unique")
        } else if !keys.isEmpty {
            badges.append("in a unique key")
        }
        let indexes = entity.indexes.filter { $0.fields.contains { $0.name == field.name } }
        for kind in Index.Kind.allCases where indexes.contains(where: { $0.kind == kind }) {
            badges.append(Markup(kind.rawValue))
        }
        if field.isEncrypted { badges.append("encrypted") }
        if field.retirement != nil { badges.append("retired") }
        return badges
    }

    /// Whether the note says it in the same words.
    private func isTold(_ retirement: Retirement, of field: Field) -> Bool {
        let words = retirement.words ?? retirement.sentence
        return field.documentation?.lowercased().contains(words.lowercased()) ?? false
    }

    /// What holds for its values besides the note.
    private func remarks(on field: Field) -> [Markup] {
        var remarks: [Markup] = []
        if let range = field.range { remarks.append(Markup(range.phrase)) }
        if let rule = field.onDelete { remarks.append("on delete: \(rule.rawValue)") }
        if let inverse = field.inverse { remarks.append("inverse: \(link(to: inverse))") }
        if let retirement = field.retirement, !isTold(retirement, of: field) {
            remarks.append(Markup(retirement.sentence))
        }
        if let name = field.originalName { remarks.append("original name: <code>\(name)</code>") }
        if let key = field.earlierKey { remarks.append("earlier key: <code>\(key)</code>") }
        if let rule = field.mergeRule { remarks.append("changed by two devices: \(rule.rawValue)") }
        return remarks
    }

    private func link(to path: FieldPath) -> Markup {
        guard let entity = context.entities[path.entity],
            let field = context.schema.entities[entity].fields.firstIndex(where: { $0.name == path.field })
        else { return "<bdi>\(path.entity).\(path.field)</bdi>" }
        return context.link(to: (entity: entity, field: field))
    }
}
