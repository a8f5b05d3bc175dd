import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// The scripts of all dialects; none where a table has the name of one of their own.
struct Scripts {
    private(set) var files: [GeneratedFile] = []
    private(set) var diagnostics: [Diagnostic]

    init(_ request: OutputRequest, _ plan: DedupePlan, _ sqlite: SQLNames) {
        let schema = request.schema
        let taken = schema.entities.indices.filter { sqlite.tables[$0].takesNameOfScript }
        diagnostics = taken.map { .takenTableName(schema.entities[$0]) }
        guard taken.isEmpty else { return }
        add("dedupe.sqlite.sql", ScriptLowering(request, sqlite, plan))
        let postgreSQL = SQLNames(
            schema, options: request.options(namedAsBy: "postgresql"), dialect: .postgresql)
        add("dedupe.postgresql.sql", ScriptLowering(request, postgreSQL, plan))
        if request.companions.contains("spark") { addSpark(request, plan) }
    }

    /// For who has its tables: nobody else reads it.
    private mutating func addSpark(_ request: OutputRequest, _ plan: DedupePlan) {
        let names = SparkNames(request.schema, options: request.options(namedAsBy: "spark"))
        // There a sign becomes an underscore.
        let taken = names.tables.indices.filter { names.tables[$0].takesNameOfScript }
        diagnostics += taken.map { .takenTableName(request.schema.entities[$0]) }
        guard taken.isEmpty else { return }
        let script = SparkScript(SparkScriptLowering(request, names, plan))
        files.append(GeneratedFile(name: "dedupe.spark.sql", text: script.render()))
    }

    private mutating func add(_ name: String, _ lowering: ScriptLowering) {
        var script = Script(lowering)
        files.append(GeneratedFile(name: name, text: script.render()))
    }
}

extension SQLTable {
    /// Whether it, or one of its lists, would be taken for a table of the scripts'.
    fileprivate var takesNameOfScript: Bool {
        ([name.name] + fields.compactMap(\.junction?.name.name)).contains {
            $0.lowercased().hasPrefix("dedupe_")
        }
    }
}

extension SparkTable {
    /// Whether the script would take it for a table of its own.
    fileprivate var takesNameOfScript: Bool { name.name.lowercased().hasPrefix("dedupe_") }
}
