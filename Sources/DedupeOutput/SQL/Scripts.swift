import Diagnostics
import Output
import SQLLanguage
import SchemaModel

/// The scripts of both dialects; none where a table has the name of one of their own.
struct Scripts {
    private(set) var files: [GeneratedFile] = []
    let diagnostics: [Diagnostic]

    init(_ request: OutputRequest, _ plan: DedupePlan, _ sqlite: SQLNames) {
        let schema = request.schema
        let taken = schema.entities.indices.filter { sqlite.tables[$0].takesNameOfScript }
        diagnostics = taken.map { .takenTableName(schema.entities[$0]) }
        guard taken.isEmpty else { return }
        add("dedupe.sqlite.sql", ScriptLowering(request, sqlite, plan))
        let postgreSQL = SQLNames(
            schema, options: request.options(namedAsBy: "postgresql"), dialect: .postgresql)
        add("dedupe.postgresql.sql", ScriptLowering(request, postgreSQL, plan))
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
