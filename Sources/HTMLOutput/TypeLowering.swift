import Diagnostics
import HTMLLanguage
import Output
import SchemaFacts
import SchemaModel

/// Turns one record type into its section of the page.
struct TypeLowering: Sendable {
    let context: PageContext
    let facts: FactLowering
    let fields: FieldLowering

    init(_ context: PageContext) {
        self.context = context
        facts = FactLowering(context: context)
        fields = FieldLowering(context, facts)
    }

    func link(of index: Int) -> TypeLinkView {
        let entity = context.schema.entities[index]
        let findings = entity.fields.indices.map { context.findings.about(entity: index, field: $0).count }
        return TypeLinkView(
            anchor: context.anchors.entities[index], name: Markup(entity.name), kind: entity.kind.words,
            store: Self.store(of: entity), count: entity.fields.count,
            references: entity.fields.count { context.isReference($0, of: entity) },
            referrers: context.referrers[index].count,
            findings: findings.reduce(context.findings.about(entity: index).count, +),
            line: context.line(of: entity.span))
    }

    private static func store(of entity: Entity) -> Markup {
        let local = entity.isLocal ? "only on the device" : nil
        return Markup(
            [local, entity.database?.rawValue, entity.zone].compactMap(\.self).joined(separator: ", "))
    }

    func view(of index: Int) -> TypeView {
        let entity = context.schema.entities[index]
        let origins = context.provenance.origins[entity.name] ?? EntityOrigins()
        let columns = Self.columns(of: entity)
        return TypeView(
            anchor: context.anchors.entities[index], name: Markup(entity.name), kind: entity.kind.words,
            isWaiting: context.isLarge, documentation: Self.paragraphs(of: entity),
            findings: context.findings.about(entity: index).map(facts.view),
            facts: EntityFacts(entity, origins).all.map {
                $0.name == "documentation" ? facts.places(of: $0) : facts.view(of: $0)
            },
            referrers: context.referrers[index].map(context.link).joined(),
            fields: entity.fields.indices.map { fields.view(of: $0, ofEntityAt: index, origins) },
            columns: columns.map { Markup($0) },
            rows: entity.rows.map { view(of: $0, columns) },
            targets: facts.targets(entity: index))
    }

    private static func paragraphs(of entity: Entity) -> [Markup] {
        guard let documentation = entity.documentation else { return [] }
        return documentation.split(separator: "\n\n").map { Markup(markdown: String($0)) }
    }

    private static func columns(of entity: Entity) -> [String] {
        var known: Set<String> = []
        return entity.rows.flatMap(\.values).map(\.field).filter { known.insert($0).inserted }
    }

    private func view(of row: Row, _ columns: [String]) -> RowView {
        let cells = columns.map { column in
            Markup(markdown: row.values.first { $0.field == column }?.text ?? "")
        }
        return RowView(cells: cells, line: context.line(of: row.span))
    }
}

extension EntityKind {
    /// As its makers spell it.
    fileprivate var words: Markup {
        switch self {
        case .cloudKit: "CloudKit"
        case .swiftData: "SwiftData"
        case .coreData: "Core Data"
        case .table: "table"
        }
    }
}
