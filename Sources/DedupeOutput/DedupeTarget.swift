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

    /// For a test: what has gone stale in the views.
    package static var unusedTemplateKeys: [String] { DedupeTemplates.unusedKeys }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        let swift = SwiftNames(request.schema, options: request.options)
        let sqlite = SQLNames(request.schema, options: request.options, dialect: .sqlite)
        let identities = Identity.all(of: request.schema, sqlite.tables, swift.types)
        let plan = DedupePlan(
            request.schema, identities: identities,
            hidingFields: swift.types.map(ExtensionLowering.hidingField))
        guard !plan.steps.isEmpty else {
            return OutputResult(diagnostics: plan.diagnostics + [.noUniqueKeys(in: request.schema)])
        }
        let postgreSQL = SQLNames(request.schema, options: request.options, dialect: .postgresql)
        let scripts = [
            script("dedupe.sqlite.sql", DedupeTemplates.sqlite, ScriptLowering(request, sqlite, plan)),
            script(
                "dedupe.postgresql.sql", DedupeTemplates.postgreSQL, ScriptLowering(request, postgreSQL, plan)
            ),
        ]
        return OutputResult(
            files: swiftFiles(request, swift, plan, identities) + scripts,
            diagnostics: plan.diagnostics
        )
    }

    private func script(
        _ name: String,
        _ template: Template<ScriptView>,
        _ lowering: ScriptLowering
    ) -> GeneratedFile {
        var text: [UInt8] = []
        template.render(lowering.view(), into: &text)
        return GeneratedFile(name: name, text: text)
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
            DedupeTemplates.swiftExtension.render(view, into: &text)
            files.append(
                GeneratedFile(name: names.types[entity.index].fileName + "+Dedupe.swift", text: text))
        }
        var text: [UInt8] = []
        let support = SupportView(request, names, plan, refers: refers)
        DedupeTemplates.swiftSupport.render(support, into: &text)
        files.append(GeneratedFile(name: "Deduplication.swift", text: text))
        return files
    }
}

extension Diagnostic {
    fileprivate static func noUniqueKeys(in schema: Schema) -> Diagnostic {
        Diagnostic(
            .noUniqueKeys, .note,
            "'\(schema.name)' states no unique key that records can be merged by: there is nothing to write",
            at: nil,
            remedy: "state one where it holds, for example: Unique key: `month`, `goal`")
    }
}

extension DiagnosticID {
    package static let noUniqueKeys = DiagnosticID("dedupe.absent")
}
