import Diagnostics
import Output
import SQLLanguage
import SchemaModel
import Templating

/// A schema as a script of SQL.
///
/// Purpose: tables that hold what the document says and refuse what it rules out. Input: the schema and the
/// options. Output: one file. Invariant: the file loads into an empty database, whatever the document is called
/// or says; what the dialect cannot keep is a diagnostic.
enum SQLScript {
    static func render(
        _ request: OutputRequest,
        dialect: SQLDialect,
        template: Template<ScriptView>
    ) -> OutputResult {
        let context = SQLContext(request, dialect: dialect)
        var lowering = ScriptLowering(context)
        let view = lowering.lower(headline: PlainText.line(request.headline))
        var text: [UInt8] = []
        template.render(view, into: &text)
        return OutputResult(
            files: [GeneratedFile(name: "", text: text)],
            diagnostics: context.names.diagnostics + lowering.diagnostics
        )
    }
}

/// Lowers all tables, in the order in which they can be created, and then the rows.
private struct ScriptLowering {
    private let context: SQLContext
    private(set) var diagnostics: [Diagnostic] = []

    init(_ context: SQLContext) {
        self.context = context
    }

    mutating func lower(headline: String) -> ScriptView {
        let order = TableOrder(context)
        var view = ScriptView(headline: headline, hasForeignKeys: false)
        view.tables.reserveCapacity(order.tables.count)
        var relations = context.names.relations
        var junctions = [[TableView]](repeating: [], count: order.tables.count)
        for index in order.tables {
            var lowering = TableLowering(context, index: index, order: order)
            view.tables.append(lowering.lower(&relations))
            view.laterKeys += lowering.laterKeys
            for (target, junction) in lowering.junctions {
                junctions[max(order.positions[index], target.map { order.positions[$0] } ?? 0)].append(
                    junction)
            }
            view.hasForeignKeys = view.hasForeignKeys || lowering.hasForeignKeys
            diagnostics += lowering.diagnostics
        }
        view.tables = interleaved(view.tables, junctions)
        var rows = RowLowering(context, order: order)
        view.inserts = rows.lower()
        diagnostics += rows.diagnostics
        return view
    }

    /// Each junction table behind both tables that it joins.
    private func interleaved(_ tables: [TableView], _ junctions: [[TableView]]) -> [TableView] {
        guard junctions.contains(where: { !$0.isEmpty }) else { return tables }
        return tables.indices.flatMap { [tables[$0]] + junctions[$0] }
    }
}
