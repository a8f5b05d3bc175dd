package import Diagnostics
package import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage
import Templating

/// Writes helpers against the duplicates that a store cannot rule out, in Swift and in SQL.
///
/// Purpose: every device, and both languages, merge the same records into the same survivor. Input: the schema and the
/// options. Output: `<Type>+Dedupe.swift` for each type that is merged or refers to one that is, `Deduplication.swift`
/// for all of them, and a script for each dialect of SQL; nothing for a schema without unique keys. Invariant: the
/// Swift compiles in one module with the `swift` target's, the scripts fit the tables of the SQL targets.
package struct DedupeTarget: OutputTarget {
    package static let name = "dedupe"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = [.access, .enumTypes, .names]

    /// What the views offer and no template asks for: nothing, which a test expects.
    package static var unusedTemplateKeys: [String] {
        let (sqlite, postgreSQL) = (ScriptTemplates.sqlite.unusedKeys, ScriptTemplates.postgreSQL.unusedKeys)
        return SwiftHelperTemplates.swiftExtension.unusedKeys + SwiftHelperTemplates.swiftSupport.unusedKeys
            + sqlite.filter(postgreSQL.contains)
    }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let schema = request.schema
        guard schema.entities.contains(where: { $0.uniqueKeys.contains(where: \.isUsable) }) else {
            return OutputResult(diagnostics: [.noUniqueKeys(in: schema)])
        }
        let swift = SwiftNames(schema, options: request.options)
        let sqlite = SQLNames(schema, options: request.options, dialect: .sqlite)
        let identities = Identity.all(of: schema, sqlite.tables, swift.types)
        let plan = DedupePlan(schema, identities: identities)
        guard !plan.steps.isEmpty else {
            return OutputResult(diagnostics: plan.diagnostics + [.noUniqueKeys(in: schema)])
        }
        var result = OutputResult(
            files: swiftFiles(request, swift, plan, identities), diagnostics: plan.diagnostics)
        let taken = schema.entities.indices.filter { sqlite.tables[$0].takesNameOfScript }
        result.diagnostics += taken.map { .takenTableName(schema.entities[$0]) }
        if taken.isEmpty {
            result.files.append(script("dedupe.sqlite.sql", ScriptLowering(request, sqlite, plan)))
            let postgreSQL = SQLNames(schema, options: request.options, dialect: .postgresql)
            result.files.append(script("dedupe.postgresql.sql", ScriptLowering(request, postgreSQL, plan)))
        }
        return result
    }

    private func script(_ name: String, _ lowering: ScriptLowering) -> GeneratedFile {
        var script = Script(lowering)
        return GeneratedFile(name: name, text: script.render())
    }

    private func swiftFiles(
        _ request: OutputRequest,
        _ names: SwiftNames,
        _ plan: DedupePlan,
        _ identities: [Identity]
    ) -> [GeneratedFile] {
        let lowering = ExtensionLowering(request, names, identities: identities)
        var files: [GeneratedFile] = []
        var refers: [Bool] = []
        files.reserveCapacity(plan.entities.count + 3)
        for entity in plan.entities {
            let view = lowering.view(of: entity)
            refers.append(!view.references.isEmpty)
            var text: [UInt8] = []
            SwiftHelperTemplates.swiftExtension.render(view, into: &text)
            files.append(
                GeneratedFile(name: names.types[entity.index].fileName + "+Dedupe.swift", text: text))
        }
        var text: [UInt8] = []
        let support = SupportView(request, names, plan, refers: refers)
        SwiftHelperTemplates.swiftSupport.render(support, into: &text)
        files.append(GeneratedFile(name: "Deduplication.swift", text: text))
        return files
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

extension Diagnostic {
    fileprivate static func takenTableName(_ entity: Entity) -> Diagnostic {
        Diagnostic(
            .takenTableName, .warning,
            "a table of '\(entity.name.prefix(80))' begins with 'dedupe_', as those of the scripts against duplicates "
                + "do: they are not written",
            at: entity.span, remedy: "give it another name")
    }

    fileprivate static func noUniqueKeys(in schema: Schema) -> Diagnostic {
        Diagnostic(
            .noUniqueKeys, .note,
            "'\(schema.name)' states no unique key that records can be merged by: there is nothing to write",
            at: nil,
            remedy: "state one where it holds, for example: Unique key: `month`, `goal`")
    }
}

extension DiagnosticID {
    package static let takenTableName = DiagnosticID("dedupe.table")
    package static let noUniqueKeys = DiagnosticID("dedupe.absent")
}
