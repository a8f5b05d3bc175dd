import Diagnostics
import Output
import SchemaModel

extension Explanation {
    /// All about the entity; of its fields a line each.
    package var text: String {
        text(
            "\(entity.name) (\(entity.kind.rawValue))", EntityFacts(self).paragraphs, fieldSection,
            targetLines: targets.map(\.explanation.lines))
    }

    private var fieldSection: String {
        "Fields\n" + FieldOverview.text(of: entity.fields, sources: renderer.sources)
    }
}

/// The facts of one entity that are not its fields'.
private struct EntityFacts {
    private let entity: Entity
    private let explanation: Explanation

    init(_ explanation: Explanation) {
        self.explanation = explanation
        entity = explanation.entity
    }

    var paragraphs: [Explanation.Paragraph] {
        let facts = [
            paragraph(.name, "name: \(entity.name)"),
            entity.database.map { paragraph(.database, "database: \($0.rawValue)") },
            entity.zone.map { paragraph(.zone, "zone: \($0)") },
            entity.primaryKey.map { paragraph(.primaryKey, "primary key: \($0)") },
            entity.recordNameRule.map { paragraph(.recordName, "record name: a \($0.rawValue)") },
            entity.documentation.map { paragraph(.documentation, "documentation: \($0)") },
            relationships,
        ]
        return facts.compactMap(\.self) + uniqueKeys + [indexes, grants, rows].compactMap(\.self)
    }

    private var relationships: Explanation.Paragraph? {
        let count = explanation.origins.facts.count { $0.fact == .relationship }
        return count == 0 ? nil : paragraph(.relationship, "relationships: \(count)")
    }

    private var uniqueKeys: [Explanation.Paragraph] {
        entity.uniqueKeys.map { key in
            let fields = key.fields.joined(separator: ", ")
            let remark = key.isUsable ? "" : ", of which not all are fields"
            return .init(
                title: "\(key.alternative ? "or unique" : "unique"): \(fields)\(remark)",
                places: [(key.span, "written here")])
        }
    }

    private var indexes: Explanation.Paragraph? {
        if entity.indexes.isEmpty { return nil }
        let names = entity.indexes.map { index in
            let fields = index.fields.map { $0.descending ? "\($0.name) descending" : $0.name }
            return "\(index.kind.rawValue) \(fields.joined(separator: " + "))"
        }
        return paragraph(.index, "indexes: \(names.joined(separator: ", "))")
    }

    private var grants: Explanation.Paragraph? {
        if entity.grants.isEmpty { return nil }
        let names = entity.grants.map { grant in
            "\(grant.role) \(grant.permissions.map { $0.rawValue.lowercased() }.joined(separator: "/"))"
        }
        return paragraph(.grant, "grants: \(names.joined(separator: ", "))")
    }

    private var rows: Explanation.Paragraph? {
        entity.rows.isEmpty ? nil : paragraph(.row, "records of its own: \(entity.rows.count)")
    }

    private func paragraph(_ fact: Fact, _ title: String) -> Explanation.Paragraph {
        var places = explanation.places(of: fact, in: explanation.origins.facts, "written here")
        if places.isEmpty, fact == .name { places = [(entity.span, "written here")] }
        return .init(title: title, places: places)
    }
}
