import Output
import SchemaModel

/// The parts of one key, or of several that share parts: a survivor takes all of them from one twin, or none.
///
/// Parts of two records together could make a key that no record ever had.
struct KeyGroup: Equatable {
    struct Part: Equatable {
        /// The index of the field.
        let field: Int

        /// Whether a twin counts only where it has what the survivor has: another key holds the part as well, and a survivor
        /// that gave that up could miss twins that are still to come.
        let mustAgree: Bool

        /// Whether it refers to records of its own type: what leads to the survivor is no part.
        let refersToItself: Bool
    }

    /// By field.
    let parts: [Part]

    /// Tells the groups of an entity apart: no other has its first field.
    var number: Int { (parts.first?.field ?? 0) + 1 }

    func begins(with field: Int) -> Bool { parts.first?.field == field }
}

extension EntityPlan {
    /// The groups of which a survivor can lack a part that a twin has. All twins share the only key.
    func keyGroups(of entity: Entity) -> [KeyGroup] {
        guard keys.count > 1 else { return [] }
        let singleParts = Set(keys.filter { $0.parts.count == 1 }.flatMap(\.parts))
        return connectedKeys.compactMap { keys in
            let fields = Set(keys.flatMap(\.parts)).sorted { $0.field < $1.field }
            guard fields.contains(where: { entity.fields[$0.field].mayBeMissing }),
                fields.allSatisfy({ isTaken($0.field, of: entity) })
            else { return nil }
            return KeyGroup(
                parts: fields.map { part in
                    KeyGroup.Part(
                        field: part.field, mustAgree: keys.count > 1 || singleParts.contains(part),
                        refersToItself: refersToItself(part.field))
                })
        }
    }

    /// What identifies a record stays its own, and what CloudKit keeps belongs to each record.
    func isTaken(_ field: Int, of entity: Entity) -> Bool {
        let name = entity.fields[field].name
        return name != entity.primaryKey && name != "id" && entity.systemField(entity.fields[field]) == nil
    }

    func refersToItself(_ field: Int) -> Bool {
        references.contains { $0.field == field && $0.target == index }
    }

    /// The keys of several fields; those that share fields stand together.
    private var connectedKeys: [[KeyPlan]] {
        var leaders: [KeyPart: KeyPart] = [:]
        func leader(of part: KeyPart) -> KeyPart {
            var end = part
            while let next = leaders[end] { end = next }
            return end
        }
        let keys = keys.filter { $0.parts.count > 1 }
        for key in keys {
            let first = leader(of: key.parts[0])
            for part in key.parts where leader(of: part) != first { leaders[leader(of: part)] = first }
        }
        let groups = Dictionary(grouping: keys) { leader(of: $0.parts[0]) }
        return groups.sorted { $0.key.field < $1.key.field }.map(\.value)
    }
}
