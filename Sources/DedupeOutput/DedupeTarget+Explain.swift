package import Output
import SchemaModel

extension DedupeTarget {
    /// In words: the helpers treat keys, references and gaps, and lay out no field by itself.
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        let planned = Dictionary(DedupePlan(of: request).entities.map { ($0.index, $0) }) { first, _ in
            first
        }
        return request.schema.entities.indices.map { index in
            Self.explanation(of: request.schema.entities[index], planned[index], in: request)
        }
    }

    private static func explanation(
        of entity: Entity, _ own: EntityPlan?, in request: OutputRequest
    ) -> EntityExplanation {
        let schema = request.schema
        guard let own else {
            let reason = "nothing: its records are not merged and refer to none that are"
            return EntityExplanation(lines: [reason], fields: entity.fields.map { _ in ["nothing"] })
        }
        let fields = entity.fields.indices.map { field in
            let lines =
                own.keyLines(of: field, in: entity) + own.referenceLines(of: field, in: schema)
                + own.contents.filter { $0.field == field }.map(\.rule.explanation)
            return lines.isEmpty ? ["nothing"] : lines
        }
        let keys = own.keys.map { "records that share (\($0.names(in: entity))) are merged into one" }
        return EntityExplanation(
            lines: keys.isEmpty ? ["its records are not merged, but refer to some that are"] : keys,
            fields: fields)
    }
}

extension ContentPlan.Rule {
    fileprivate var explanation: String {
        switch self {
        case .newest: "a survivor takes the newest value of its twins"
        case .filling: "a survivor that lacks it takes the newest value of its twins"
        case .key: "a survivor that lacks a part of the key takes all of it from one of its twins"
        case .sum: "a survivor adds up the values of its twins"
        case .max: "a survivor takes the greatest value of its twins"
        case .min: "a survivor takes the smallest value of its twins"
        case .union: "a survivor adds what only its duplicates' lists name"
        }
    }
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
