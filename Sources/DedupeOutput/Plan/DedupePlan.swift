package import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage

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

    /// `configured` are the merge rules of the configuration, `classes` what the helpers extend, where these are no structures.
    init(
        _ schema: Schema, _ configured: [String: MergeRule], identities: [Identity],
        classes: [ModelClass]? = nil
    ) {
        var planner = KeyPlanner(schema, identities: identities, classes: classes)
        let keys = schema.entities.indices.map { planner.keys(of: $0) }
        let finder = ReferenceFinder(schema, isMerged: keys.map { !$0.isEmpty }, identities: identities)
        var entities: [EntityPlan] = []
        for index in schema.entities.indices {
            let plan = EntityPlan(
                index: index, keys: keys[index], references: finder.references(in: index), in: schema,
                configured)
            if plan.isMerged || !plan.references.isEmpty { entities.append(plan) }
        }
        self.entities = entities
        steps = MergeOrder(entities).steps
        diagnostics =
            planner.diagnostics
            + entities.flatMap { plan in
                plan.references.filter(\.isImplied).map {
                    .impliedReference(
                        schema.entities[plan.index].fields[$0.field], to: schema.entities[$0.target])
                }
            }
    }

    /// Of the helpers in Swift.
    init(of request: OutputRequest) {
        let schema = request.schema
        switch request.models {
        case .structs:
            let tables = SQLNames(schema, options: request.options, dialect: .sqlite).tables
            let types = SwiftNames(schema, options: request.options).types
            self.init(
                schema, request.options.merge, identities: Identity.all(of: schema, tables, types))
        case .classes:
            let classes = ModelNames(schema, options: request.options).classes
            self.init(
                schema, request.options.merge, identities: Identity.all(of: schema, classes),
                classes: classes)
        }
    }
}

/// Entities that can be merged at one time, because their keys hold no references to those of later steps.
struct MergeStep {
    /// Indexes in the plan's `entities`.
    var members: [Int]

    /// Whether their keys hold references to each other, so that it takes several rounds.
    let isLoop: Bool
}

extension Diagnostic {
    fileprivate static func impliedReference(_ field: Field, to target: Entity) -> Diagnostic {
        Diagnostic(
            .impliedReference, .remark,
            "'\(field.name.prefix(80))' is taken to be that of a '\(target.name.prefix(80))': where one is merged, it "
                + "becomes the survivor's", at: field.span, remedy: "say in its notes what it refers to")
    }
}

extension DiagnosticID {
    package static let impliedReference = DiagnosticID("dedupe.reference")
}
