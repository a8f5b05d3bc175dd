package import SchemaModel

/// Finds in what two readings of a schema differ: the meaning of documents, not their words.
///
/// Purpose: `diff` and `breaking`. Input: two schemas. Output: changes, in the order of the older reading, and what is
/// new behind it. Invariant: no change between two readings that every target writes alike, notes aside.
package struct SchemaComparison {
    private(set) var changes: [SchemaChange] = []

    package static func changes(from old: Schema, to new: Schema) -> [SchemaChange] {
        var comparison = SchemaComparison()
        comparison.compareEntities(old.named(as: new), new)
        comparison.compareEnums(old, new)
        comparison.compareHomes(old, new)
        return comparison.changes
    }

    private mutating func compareEntities(_ old: Schema, _ new: Schema) {
        let entities = Dictionary(new.entities.map { ($0.name, $0) }) { first, _ in first }
        let renamed = new.renamedEntities(since: old)
        for entity in old.entities {
            guard let other = entities[entity.name] ?? renamed[entity.name] else {
                changes.append(.entityRemoved(entity))
                continue
            }
            changes += EntityComparison(entity, of: old, other, of: new).changes
        }
        let known = Set(old.entities.map(\.name) + renamed.values.map(\.name))
        changes += new.entities.filter { !known.contains($0.name) }.map(SchemaChange.entityAdded)
    }

    private mutating func compareEnums(_ old: Schema, _ new: Schema) {
        let enums = Dictionary(new.enums.map { ($0.name, $0) }) { first, _ in first }
        for type in old.enums {
            guard let other = enums[type.name] else {
                changes.append(.enumRemoved(type))
                continue
            }
            compareCases(.init(old: type, new: other))
        }
        let known = Set(old.enums.map(\.name))
        changes += new.enums.filter { !known.contains($0.name) }.map(SchemaChange.enumAdded)
    }

    /// What of an entity moves with it is no other change.
    private mutating func compareHomes(_ old: Schema, _ new: Schema) {
        let (oldHomes, newHomes) = (EnumHomes(old), EnumHomes(new))
        let renamed = new.renamedEntities(since: old).mapValues(\.name)
        let enums = Dictionary(new.enums.map { ($0.name, $0) }) { first, _ in first }
        for type in old.enums {
            guard let other = enums[type.name],
                let before = oldHomes.home(of: type.name).map({ old.owner(in: $0) }),
                let now = newHomes.home(of: type.name).map({ new.owner(in: $0) }),
                before.map({ renamed[$0] ?? $0 }) != now
            else { continue }
            changes.append(
                .enumMoved(
                    from: (before.map { "\($0)." } ?? "") + type.name,
                    to: (now.map { "\($0)." } ?? "") + type.name, .init(old: type, new: other)))
        }
    }

    /// A case is what is stored; its name is for people.
    private mutating func compareCases(_ pair: SchemaChange.Pair<EnumType>) {
        let byValue = Dictionary(pair.new.cases.map { ($0.rawValue, $0) }) { first, _ in first }
        let byName = Dictionary(pair.new.cases.map { ($0.name, $0) }) { first, _ in first }
        var known = Set(pair.old.cases.map(\.rawValue))
        let oldNames = Set(pair.old.cases.map(\.name))
        for item in pair.old.cases {
            if let same = byValue[item.rawValue] {
                if same.name != item.name, !oldNames.contains(same.name) || byName[item.name] == nil {
                    changes.append(.caseRenamed(.init(old: item, new: same), pair))
                }
            } else if let same = byName[item.name] {
                known.insert(same.rawValue)
                changes.append(.caseRevalued(.init(old: item, new: same), pair))
            } else {
                changes.append(.caseRemoved(item, pair))
            }
        }
        for item in pair.new.cases where !known.contains(item.rawValue) {
            changes.append(.caseAdded(item, pair))
        }
    }
}

extension Schema {
    /// The entity in whose type an enumeration is; nil where it is in none.
    fileprivate func owner(in home: EnumHomes.Home) -> String? {
        switch home {
        case .topLevel: nil
        case .entity(let index): entities[index].name
        }
    }

    /// With references that lead to renamed entities by their newer names: those are what they were.
    fileprivate func named(as new: Schema) -> Schema {
        let renamed = new.renamedEntities(since: self).mapValues(\.name)
        if renamed.isEmpty { return self }
        var schema = self
        for index in schema.entities.indices {
            for place in schema.entities[index].fields.indices {
                let field = schema.entities[index].fields[place]
                if let name = field.references.flatMap({ renamed[$0] }) {
                    schema.entities[index].fields[place].references = name
                }
            }
        }
        return schema
    }
}
