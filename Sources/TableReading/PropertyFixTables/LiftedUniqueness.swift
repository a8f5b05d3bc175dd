import SchemaDeclaration
import SchemaEvidence
import SchemaModel

extension DocumentReading {
    /// Notes that a table of fixes takes the uniqueness of a property away, wherever else it is declared.
    mutating func liftUniqueness(of field: String, in entity: String) {
        liftedKeys[entity, default: []].insert(field)
    }

    /// Drops the keys that attributes declare and fixes take away.
    ///
    /// To be called before statements are read: "merged by `label`" stays true of a property that the store no
    /// longer keeps unique.
    package mutating func dropLiftedKeys() {
        guard !liftedKeys.isEmpty else { return }
        for index in schema.entities.indices {
            guard let lifted = liftedKeys[schema.entities[index].name.value] else { continue }
            schema.entities[index].uniqueKeys.removeAll {
                $0.fields.count == 1 && lifted.contains($0.fields[0])
            }
            for field in schema.entities[index].fields.indices
            where lifted.contains(schema.entities[index].fields[field].name.value) {
                schema.entities[index].fields[field].remarks.removeAll { $0.fact == .unique }
            }
        }
    }
}
