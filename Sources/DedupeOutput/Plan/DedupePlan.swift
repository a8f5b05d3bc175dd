import Diagnostics
import SchemaModel

/// Which entities are merged, by which keys, in which order, and what refers to them.
///
/// Purpose: Swift and SQL do the same. Input: the schema. Output: a plan for each entity that takes part. Invariant:
/// every key that the document states is planned or has a diagnostic, and an entity whose key holds references to
/// merged ones comes after them.
struct DedupePlan {
    /// In the order of the schema, those that are merged and those that only refer to them.
    let entities: [EntityPlan]

    /// The merged ones: indexes in `entities`, in the order in which to merge them.
    let steps: [MergeStep]

    let diagnostics: [Diagnostic]

    init(_ schema: Schema, identities: [Identity]) {
        var planner = KeyPlanner(schema, identities: identities)
        let keys = schema.entities.indices.map { planner.keys(of: $0) }
        let finder = ReferenceFinder(schema, isMerged: keys.map { !$0.isEmpty }, identities: identities)
        var entities: [EntityPlan] = []
        for index in schema.entities.indices {
            let plan = EntityPlan(index: index, keys: keys[index], references: finder.references(in: index))
            if plan.isMerged || !plan.references.isEmpty { entities.append(plan) }
        }
        self.entities = entities
        steps = MergeOrder(entities).steps
        diagnostics = planner.diagnostics
    }
}

/// Entities that can be merged at one time, because their keys hold no references to those of later steps.
struct MergeStep {
    /// Indexes in the plan's `entities`.
    var members: [Int]

    /// Whether their keys hold references to each other, so that it takes several rounds.
    let isLoop: Bool
}
