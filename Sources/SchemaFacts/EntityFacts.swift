import Diagnostics
package import SchemaModel

/// The facts of one entity that are not its fields'.
///
/// Purpose: the one answer to what is known of an entity, for text and for pages. Input: the entity and the places that
/// state its facts. Output: the facts in the order of their weight. Invariant: none is without its place or reason.
package struct EntityFacts: Sendable {
    private let entity: Entity
    private let origins: [FactOrigin]

    package init(_ entity: Entity, _ origins: EntityOrigins) {
        self.entity = entity
        self.origins = origins.facts
    }

    package var all: [StatedFact] {
        let facts = [
            fact(.name, "name", entity.name),
            entity.database.map { fact(.database, "database", $0.rawValue) },
            entity.zone.map { fact(.zone, "zone", $0) },
            entity.primaryKey.map { fact(.primaryKey, "primary key", $0) },
            entity.recordNameRule.map { fact(.recordName, "record name", "a \($0.rawValue)") },
            entity.originalName.map { fact(.originalName, "original name", $0) },
            entity.retirement.map { fact(.retirement, "retired", $0.use) },
            entity.documentation.map { fact(.documentation, "documentation", $0) },
            relationships,
        ]
        return facts.compactMap(\.self) + uniqueKeys + [indexes, grants, rows].compactMap(\.self)
    }

    private var relationships: StatedFact? {
        let count = origins.count { $0.fact == .relationship }
        return count == 0 ? nil : fact(.relationship, "relationships", String(count))
    }

    private var uniqueKeys: [StatedFact] {
        entity.uniqueKeys.map { key in
            let fields = key.fields.joined(separator: ", ")
            let remark = key.isUsable ? "" : ", of which not all are fields"
            return StatedFact(
                key.alternative ? "or unique" : "unique", fields + remark,
                places: [StatedFact.Place(key.span, "written here")])
        }
    }

    private var indexes: StatedFact? {
        if entity.indexes.isEmpty { return nil }
        let names = entity.indexes.map { index in
            let fields = index.fields.map { $0.descending ? "\($0.name) descending" : $0.name }
            return "\(index.kind.rawValue) \(fields.joined(separator: " + "))"
        }
        return fact(.index, "indexes", names.joined(separator: ", "))
    }

    private var grants: StatedFact? {
        if entity.grants.isEmpty { return nil }
        let names = entity.grants.map { grant in
            "\(grant.role) \(grant.permissions.map { $0.rawValue.lowercased() }.joined(separator: "/"))"
        }
        return fact(.grant, "grants", names.joined(separator: ", "))
    }

    private var rows: StatedFact? {
        entity.rows.isEmpty ? nil : fact(.row, "records of its own", String(entity.rows.count))
    }

    private func fact(_ kind: Fact, _ name: String, _ value: String) -> StatedFact {
        var places = origins.places(of: kind, "written here")
        if places.isEmpty, kind == .name { places = [StatedFact.Place(entity.span, "written here")] }
        return StatedFact(name, value, places: places)
    }
}
