import Diagnostics
package import Output
package import SQLLanguage
import SchemaModel
package import Templating

/// A schema as a script of SQL.
///
/// Purpose: tables that hold what the document says and refuse what it rules out. Input: the schema and the
/// options. Output: one file. Invariant: the file loads into an empty database, whatever the document is
/// called or says; what the dialect cannot keep is a diagnostic.
package struct SQLScript {
    private let context: SQLContext
    private let order: TableOrder
    private let templates: TemplateReplacements
    private var text: [UInt8] = []
    private var diagnostics: [Diagnostic]

    /// What was made so far, where it is kept instead of written.
    private var parts: [ScriptPart]?

    /// `hasHeading` is false for a text that is part of another file, whose reader sees to foreign keys.
    package static func render(
        _ request: OutputRequest,
        dialect: SQLDialect,
        hasHeading: Bool = true
    ) -> OutputResult {
        var script = SQLScript(SQLContext(request, dialect: dialect), request.templates)
        if hasHeading { script.renderHeading(headline: PlainText.line(request.headline)) }
        script.renderParts()
        return OutputResult(
            files: [GeneratedFile(name: "", text: script.text)],
            diagnostics: script.diagnostics
        )
    }

    /// The same parts as `render` writes, to be compared with those of another schema.
    static func parts(_ request: OutputRequest, dialect: SQLDialect) -> [ScriptPart] {
        var script = SQLScript(SQLContext(request, dialect: dialect), request.templates)
        script.parts = []
        script.renderParts()
        return script.parts ?? []
    }

    private mutating func renderParts() {
        let laterKeys = renderTables()
        renderDeleteRules()
        renderSynchronisation()
        renderEnding(laterKeys)
    }

    private mutating func add(_ part: ScriptPart) {
        if parts == nil {
            part.render(in: templates, into: &text, context.dialect)
        } else {
            parts?.append(part)
        }
    }

    /// What a script is laid out with. Without a heading it is part of another file.
    package static func templates(
        _ dialect: SQLDialect, hasHeading: Bool = true
    ) -> [any ReplaceableTemplate] {
        SQLTemplates.all(dialect, hasHeading: hasHeading)
    }

    /// The tables that `sync` brings, as the script calls them.
    package static func synchronisationTables(
        _ request: OutputRequest
    ) -> (records: SQLIdentifier, engines: SQLIdentifier, redirects: SQLIdentifier)? {
        SQLContext(request, dialect: .sqlite).synchronisation.map { ($0.records, $0.engines, $0.redirects) }
    }

    private init(_ context: SQLContext, _ templates: TemplateReplacements) {
        self.context = context
        self.templates = templates
        order = TableOrder(context)
        diagnostics =
            context.names.diagnostics
            + (context.options.enforceUniqueKeys ? [] : context.schema.unenforcedOneToOnes)
        // About what a field comes to; growing would copy all that is there.
        text.reserveCapacity(context.schema.entities.reduce(1_000) { $0 + 800 + $1.fields.count * 160 })
    }

    private mutating func renderHeading(headline: String) {
        let hasPragma = context.dialect == .sqlite && hasForeignKeys
        let view = HeadingView(headline: headline, hasPragma: hasPragma)
        SQLTemplates.heading.render(view, in: templates, into: &text)
    }

    private var hasForeignKeys: Bool {
        zip(context.schema.entities, context.names.tables).contains { entity, table in
            zip(entity.fields, table.fields).contains { field, storage in
                switch storage {
                case .column(let column):
                    context.foreignKeyTarget(of: field, in: entity, column: column) != nil
                case .junction: context.enforcesReferences(of: entity, to: entity)
                case .inverse, .recordName: false
                }
            }
        }
    }

    /// In the order in which they can be created, one after the other: never are all views in memory.
    private mutating func renderTables() -> [ConstraintView] {
        var relations = context.relations
        var laterKeys: [ConstraintView] = []
        // A junction table comes behind both tables that it joins.
        var junctions: [Int: [TableView]] = [:]
        for (position, index) in order.tables.enumerated() {
            var lowering = TableLowering(context, index: index, order: order)
            add(.table(lowering.lower(&relations)))
            laterKeys += lowering.laterKeys
            diagnostics += lowering.diagnostics
            for (target, junction) in lowering.junctions {
                let targetPosition = target.map { order.positions[$0] } ?? position
                junctions[max(position, targetPosition), default: []].append(junction)
            }
            for junction in junctions.removeValue(forKey: position) ?? [] {
                add(.table(junction))
            }
        }
        return laterKeys
    }

    /// Behind all tables, because a rule is about two of them.
    private mutating func renderDeleteRules() {
        var lowering = DeleteRuleLowering(context)
        for index in order.tables {
            for trigger in lowering.lower(entityAt: index).joined() { add(.trigger(trigger)) }
        }
        diagnostics += lowering.diagnostics
        if context.dialect == .sqlite, lowering.cascades.hasCircle {
            add(.recursion)
        }
    }

    /// Before any row is inserted, so that the document's own records are marked too.
    private mutating func renderSynchronisation() {
        guard let synchronisation = context.synchronisation else { return }
        let marked = order.tables.filter { context.isMarked(context.schema.entities[$0]) }
        let view = SynchronisationView(synchronisation: synchronisation)
        add(.synchronisation(view, marked: marked.map { context.schema.entities[$0].name }))
        var names = SQLNamespace(dialect: context.dialect)
        let redirects = RedirectLowering(context, synchronisation)
        for index in marked {
            let lowering = MarkLowering(context, synchronisation, entityAt: index)
            for trigger in lowering.lower(&names) { add(.trigger(trigger)) }
            if let trigger = redirects.lower(entityAt: index, &names) { add(.trigger(trigger)) }
        }
    }

    private mutating func renderEnding(_ laterKeys: [ConstraintView]) {
        var rows = RowLowering(context, order: order)
        add(.ending(EndingView(laterKeys: laterKeys, inserts: rows.lower())))
        diagnostics += rows.diagnostics
    }
}
