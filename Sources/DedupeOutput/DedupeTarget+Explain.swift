package import Output
import SchemaModel

extension DedupeTarget {
    /// In words: the helpers treat keys, references and gaps, and lay out no field by itself.
    package func explain(_ index: Int, in request: OutputRequest) -> EntityExplanation {
        let schema = request.schema
        let plan = DedupePlan(of: request)
        let entity = schema.entities[index]
        guard let own = plan.entities.first(where: { $0.index == index }) else {
            let reason = "nothing: its records are not merged and refer to none that are"
            return EntityExplanation(lines: [reason], fields: entity.fields.map { _ in ["nothing"] })
        }
        let filled = own.isMerged ? Set(own.filledFields(of: entity)) : []
        let united = own.unitedFields(of: entity)
        let fields = entity.fields.indices.map { field in
            let lines =
                own.keyLines(of: field, in: entity) + own.referenceLines(of: field, in: schema)
                + (filled.contains(field) ? [united.contains(field) ? Self.uniting : Self.filling] : [])
            return lines.isEmpty ? ["nothing"] : lines
        }
        let keys = own.keys.map { "records that share (\($0.names(in: entity))) are merged into one" }
        return EntityExplanation(
            lines: keys.isEmpty ? ["its records are not merged, but refer to some that are"] : keys,
            fields: fields)
    }

    private static let filling = "a survivor that lacks it takes it from its duplicates"
    private static let uniting = "a survivor adds what only its duplicates' lists name"
}

extension EntityPlan {
    fileprivate func keyLines(of field: Int, in entity: Entity) -> [String] {
        keys.filter { $0.parts.contains(KeyPart(field: field)) }.map { key in
            key.parts.count == 1 ? "the unique key" : "a part of the unique key (\(key.names(in: entity)))"
        }
    }

    fileprivate func referenceLines(of field: Int, in schema: Schema) -> [String] {
        references.filter { $0.field == field }.map {
            "moves to the survivor where a '\(schema.entities[$0.target].name)' is merged"
        }
    }
}

extension KeyPlan {
    fileprivate func names(in entity: Entity) -> String {
        parts.map { entity.fields[$0.field].name }.joined(separator: ", ")
    }
}
