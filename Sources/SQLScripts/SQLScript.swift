import Diagnostics
package import Output
package import SQLLanguage
import SchemaModel
import Templating

/// A schema as a script of SQL.
///
/// Purpose: tables that hold what the document says and refuse what it rules out. Input: the schema and the
/// options. Output: one file. Invariant: the file loads into an empty database, whatever the document is
/// called or says; what the dialect cannot keep is a diagnostic.
package struct SQLScript {
    private let context: SQLContext
    private let order: TableOrder
    private var text: [UInt8] = []
    private var diagnostics: [Diagnostic]

    /// `hasHeading` is false for a text that is part of another file, whose reader sees to foreign keys.
    package static func render(
        _ request: OutputRequest,
        dialect: SQLDialect,
        hasHeading: Bool = true
    ) -> OutputResult {
        var script = SQLScript(SQLContext(request, dialect: dialect))
        if hasHeading { script.renderHeading(headline: PlainText.line(request.headline)) }
        let laterKeys = script.renderTables()
        script.renderEnding(laterKeys)
        return OutputResult(
            files: [GeneratedFile(name: "", text: script.text)],
            diagnostics: script.diagnostics
        )
    }

    private init(_ context: SQLContext) {
        self.context = context
        order = TableOrder(context)
        diagnostics =
            context.names.diagnostics
            + (context.options.enforceUniqueKeys ? [] : context.schema.unenforcedOneToOnes)
        // About what a field comes to; growing would copy all that is there.
        text.reserveCapacity(context.schema.entities.reduce(1_000) { $0 + 800 + $1.fields.count * 160 })
    }

    private mutating func renderHeading(headline: String) {
        let hasPragma = context.dialect == .sqlite && context.options.foreignKeys && order.hasReferences
        SQLTemplates.heading.render(HeadingView(headline: headline, hasPragma: hasPragma), into: &text)
    }

    /// In the order in which they can be created, one after the other: never are all views in memory.
    private mutating func renderTables() -> [ConstraintView] {
        let template = SQLTemplates.table(context.dialect)
        var relations = context.names.relations
        var laterKeys: [ConstraintView] = []
        // A junction table comes behind both tables that it joins.
        var junctions: [Int: [TableView]] = [:]
        for (position, index) in order.tables.enumerated() {
            var lowering = TableLowering(context, index: index, order: order)
            template.render(lowering.lower(&relations), into: &text)
            laterKeys += lowering.laterKeys
            diagnostics += lowering.diagnostics
            for (target, junction) in lowering.junctions {
                let targetPosition = target.map { order.positions[$0] } ?? position
                junctions[max(position, targetPosition), default: []].append(junction)
            }
            for junction in junctions.removeValue(forKey: position) ?? [] {
                template.render(junction, into: &text)
            }
        }
        return laterKeys
    }

    private mutating func renderEnding(_ laterKeys: [ConstraintView]) {
        var rows = RowLowering(context, order: order)
        let view = EndingView(laterKeys: laterKeys, inserts: rows.lower())
        SQLTemplates.ending.render(view, into: &text)
        diagnostics += rows.diagnostics
    }
}
