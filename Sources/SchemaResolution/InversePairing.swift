import Diagnostics
import SchemaDeclaration
import SchemaModel

/// Finds the two ends of relationships: what one side states holds for the other.
struct InversePairing {
    let names: EntityNames

    func pair(_ entities: inout [Entity], declared: [JoinedEntity], findings: inout Findings) {
        let stated = entities.contains { $0.fields.contains { $0.inverse != nil } }
        if stated { reportUnknown(entities, findings: &findings) }
        let relationships = declared.contains { $0.declarations.contains { !$0.relationships.isEmpty } }
        let unnamed = declared.flatMap { entity in
            entity.fields.lazy.filter { $0.isUnnamedInverse }.map { (entity.name.value, $0) }
        }
        guard stated || relationships || !unnamed.isEmpty else { return }
        let index = FieldIndex(entities)
        if stated { pairStatedInverses(&entities, index) }
        if relationships {
            pairToMany(&entities, declared: declared, index)
            reportUnnamed(declared, index, findings: &findings)
        }
        for (entity, field) in unnamed { pair(field, of: entity, in: &entities, index) }
    }

    /// "(inverse)": the other side is the one field of the target that refers to the entity.
    private func pair(
        _ field: JoinedField, of entity: String, in entities: inout [Entity], _ index: FieldIndex
    ) {
        let path = FieldPath(entity: entity, field: field.name.value)
        guard let owner = index.entities[entity], let place = index.fields[path],
            entities[owner].fields[place].inverse == nil,
            let target = entities[owner].fields[place].references,
            let other = index.only(from: target, to: entity, in: entities), target != entity
        else { return }
        setInverse(other, of: path, in: &entities, index)
        setInverse(path, of: other, in: &entities, index)
    }

    /// An inverse that the described model does not have. The other side of a CloudKit reference is no field, and
    /// often not described.
    private func reportUnknown(_ entities: [Entity], findings: inout Findings) {
        let fields = Dictionary(
            entities.map { ($0.name, Set($0.fields.map(\.name))) }, uniquingKeysWith: { first, _ in first })
        for entity in entities {
            for field in entity.fields {
                guard let inverse = field.inverse, let known = fields[inverse.entity], !known.isEmpty,
                    !known.contains(inverse.field)
                else { continue }
                let isOfModel = entity.kind == .swiftData || entity.kind == .coreData
                let span = field.evidence.first { $0.fact == .inverse }?.span ?? field.span
                findings.add(
                    Diagnostic(
                        .inverseUndeclared, isOfModel ? .warning : .note,
                        "the inverse of '\(field.name)' is '\(inverse.field)', which is no field of '\(inverse.entity)'",
                        at: span,
                        remedy: didYouMean(inverse.field, among: known.sorted())
                            ?? "describe it, or leave it out"
                    ))
            }
        }
    }

    /// Where fields stand, so that no search goes through an entity.
    private struct FieldIndex {
        private(set) var entities: [String: Int] = [:]
        private(set) var fields: [FieldPath: Int] = [:]

        /// By the entity that holds them and the one to which they refer.
        private(set) var references: [FieldPath: [Int]] = [:]

        private var referring: Set<FieldPath> = []

        init(_ list: [Entity]) {
            for (place, entity) in list.enumerated() {
                entities[entity.name] = place
                for (index, field) in entity.fields.enumerated() {
                    fields[FieldPath(entity: entity.name, field: field.name)] = index
                    guard let target = field.references else { continue }
                    referring.insert(FieldPath(entity: entity.name, field: target))
                    guard field.type == .reference else { continue }
                    references[FieldPath(entity: entity.name, field: target), default: []].append(index)
                }
            }
        }

        /// Whether a relationship is without a field, by its own words or because its entity has none of that name.
        func lacks(_ relationship: DeclaredRelationship, of owner: String) -> Bool {
            relationship.field.map { fields[FieldPath(entity: owner, field: $0)] == nil } ?? true
        }

        /// Whether a field of one entity refers to another, whatever its type.
        func refer(_ entity: String, _ target: String) -> Bool {
            referring.contains(FieldPath(entity: entity, field: target))
        }

        /// Whether a field is called as the other entity: `trip` or `tripID` of `Stop`, `stops` of `Trip`.
        func mayRefer(_ entity: String, _ target: String) -> Bool {
            let name = target.prefix(1).lowercased() + target.dropFirst()
            return ["", "s", "ID", "Id", "IDs", "Ids"].contains {
                fields[FieldPath(entity: entity, field: name + $0)] != nil
            }
        }

        /// "Deleting a trip deletes its `stops`": to what a field refers.
        func target(of path: FieldPath, in list: [Entity]) -> String? {
            guard let entity = entities[path.entity], let field = fields[path] else { return nil }
            return list[entity].fields[field].references
        }

        /// The only field of one entity that refers to another and whose other side is not known.
        func only(from entity: String, to target: String, in list: [Entity]) -> FieldPath? {
            let found = references[FieldPath(entity: entity, field: target)] ?? []
            guard found.count == 1, let place = entities[entity],
                list[place].fields[found[0]].inverse == nil
            else { return nil }
            return FieldPath(entity: entity, field: list[place].fields[found[0]].name)
        }
    }

    /// `inverse: \Entry.card` on one side is the inverse of the other side as well.
    private func pairStatedInverses(_ entities: inout [Entity], _ index: FieldIndex) {
        for entity in entities.indices {
            for field in entities[entity].fields.indices {
                guard let inverse = entities[entity].fields[field].inverse,
                    let target = index.entities[inverse.entity], let other = index.fields[inverse],
                    entities[target].fields[other].inverse == nil
                else { continue }
                entities[target].fields[other].inverse = FieldPath(
                    entity: entities[entity].name, field: entities[entity].fields[field].name)
            }
        }
    }

    /// "A card has many `Entry` records through `entries`" is the other side of the one reference that entries
    /// have to a card. Where there are several, the text does not say which.
    private func pairToMany(_ entities: inout [Entity], declared: [JoinedEntity], _ index: FieldIndex) {
        for joined in declared {
            for relationship in joined.declarations.lazy.flatMap(\.relationships) {
                let words = FieldPath(entity: joined.name.value, field: relationship.target)
                guard
                    let target = names.entity(meantBy: relationship.target)
                        ?? index.target(of: words, in: entities),
                    let place = index.entities[target]
                else { continue }
                if relationship.field == nil, target != joined.name.value {
                    delete(relationship, of: joined.name.value, target, in: &entities, index)
                }
                let own = index.only(from: joined.name.value, to: target, in: entities)?.field
                guard let name = relationship.field ?? own else { continue }
                let side = FieldPath(entity: target, field: joined.name.value)
                let free = (index.references[side] ?? []).filter { entities[place].fields[$0].inverse == nil }
                guard free.count == 1 else { continue }
                let path = FieldPath(entity: joined.name.value, field: name)
                entities[place].fields[free[0]].inverse = path
                entities[place].fields[free[0]].evidence.append(
                    Evidence(
                        .declared, "the other side is '\(path.entity).\(name)'", of: .inverse,
                        at: relationship.span))
                setInverse(
                    FieldPath(entity: target, field: entities[place].fields[free[0]].name), of: path,
                    in: &entities,
                    index)
            }
        }
    }

    /// "Relationship to many `Stop` items", and neither side has a field that holds it.
    private func reportUnnamed(
        _ declared: [JoinedEntity], _ index: FieldIndex, findings: inout Findings
    ) {
        var reported: Set<Set<String>> = []
        for joined in declared {
            let owner = joined.name.value
            for relationship in joined.declarations.lazy.flatMap(\.relationships)
            where index.lacks(relationship, of: owner) {
                guard let target = names.entity(meantBy: relationship.target), target != owner,
                    !index.refer(owner, target), !index.refer(target, owner), !index.mayRefer(owner, target),
                    !index.mayRefer(target, owner)
                else {
                    reportUndescribed(relationship, of: owner, findings: &findings)
                    continue
                }
                guard reported.insert([owner, target]).inserted else { continue }
                findings.add(
                    Diagnostic(
                        .relationshipUnnamed, .note,
                        "'\(owner)' is said to know '\(target)', and neither has a field for it",
                        at: relationship.span, remedy: "name the field, if there is one"))
            }
        }
    }

    /// "stops: One-to-Many -> Stop" of a record type that has no such field, where nothing describes a `Stop`.
    private func reportUndescribed(
        _ relationship: DeclaredRelationship, of owner: String, findings: inout Findings
    ) {
        guard let name = relationship.field, relationship.isListed, !relationship.target.isEmpty,
            names.entity(meantBy: relationship.target) == nil
        else { return }
        findings.add(
            Diagnostic(
                .relationshipUnnamed, .note,
                "'\(name)' of '\(owner)' is left out: no document describes '\(relationship.target)'",
                at: relationship.span, remedy: "describe it, or write the field with its type"))
    }

    /// "Deleting a trip deletes its stops": in an object model the rule of the trip's only field for stops, elsewhere that
    /// of their only reference to it.
    private func delete(
        _ relationship: DeclaredRelationship, of owner: String, _ target: String, in entities: inout [Entity],
        _ index: FieldIndex
    ) {
        guard let rule = relationship.onDelete, let holder = index.entities[owner] else { return }
        let isOwned = entities[holder].kind.isObjectModel
        let side = isOwned ? (owner, target) : (target, owner)
        guard let fields = index.references[FieldPath(entity: side.0, field: side.1)], fields.count == 1,
            let place = index.entities[side.0], entities[place].fields[fields[0]].onDelete == nil
        else { return }
        entities[place].fields[fields[0]].onDelete = rule
        entities[place].fields[fields[0]].evidence.append(
            Evidence(
                .declared, "'\(owner)' is said to take its '\(target)' along", of: .onDelete,
                at: relationship.span))
    }

    /// Where the to-many side is a field as well, as in a SwiftData model.
    private func setInverse(
        _ inverse: FieldPath, of path: FieldPath, in entities: inout [Entity], _ index: FieldIndex
    ) {
        guard let place = index.entities[path.entity], let field = index.fields[path],
            entities[place].fields[field].inverse == nil
        else { return }
        entities[place].fields[field].inverse = inverse
    }
}

extension JoinedField {
    /// "(inverse)", and no name behind it.
    fileprivate var isUnnamedInverse: Bool { remarks.contains { $0.fact == .inverse("") } }
}

extension DiagnosticID {
    fileprivate static let inverseUndeclared = DiagnosticID("inverse.undeclared")
    fileprivate static let relationshipUnnamed = DiagnosticID("relationship.unnamed")
}
