package import Diagnostics
package import Output
import SQLLanguage
import SchemaModel
import SwiftLanguage
package import Templating

/// Writes helpers against the duplicates that a store cannot rule out, in Swift and in SQL.
///
/// Purpose: every device, and both languages, merge the same records into the same survivor. Input: the schema and the
/// options. Output: `<Type>+Dedupe.swift` for each type that is merged or refers to one that is, `Deduplication.swift`
/// for all of them, and a script for each dialect of SQL, for Spark only beside its tables; nothing for a schema without unique keys. Invariant: the
/// Swift compiles in one module with the `swift` target's or the `swiftdata` target's, the scripts fit the tables of
/// the SQL targets.
package struct DedupeTarget: OutputTarget {
    package static let name = "dedupe"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .access, .enumTypes, .merge, .names, .recordNames, .mirroredRecords, .models,
    ]

    /// What the views offer and no template asks for: nothing, which a test expects.
    package static var unusedTemplateKeys: [String] {
        let (sqlite, postgreSQL) = (ScriptTemplates.sqlite.unusedKeys, ScriptTemplates.postgreSQL.unusedKeys)
        return SwiftHelperTemplates.swiftExtension.unusedKeys + SwiftHelperTemplates.swiftSupport.unusedKeys
            + sqlite.filter(postgreSQL.contains) + SparkScriptTemplates.unusedKeys
    }

    package static func proposedName(for schema: String) -> String { "Dedupe" }

    package static var templates: [any ReplaceableTemplate] {
        let helpers: [any ReplaceableTemplate] = [
            SwiftHelperTemplates.swiftExtension, SwiftHelperTemplates.swiftSupport,
        ]
        return helpers + ScriptTemplates.sqlite.all + ScriptTemplates.postgreSQL.all
            + SparkScriptTemplates.all
    }

    package init() {}

    package static func extendedTargets(_ options: OutputOptions) -> [String] {
        switch options.models {
        case nil: ["swift", "swiftdata"]
        case .structs: ["swift"]
        case .classes: ["swiftdata"]
        }
    }

    /// Nothing is more open than the types that it extends, and the scripts are for tables that are there.
    package static func agreements(_ options: OutputOptions) -> [OptionAgreement] {
        let types = OptionAgreement([.access, .enumTypes], with: extendedTargets(options))
        let rules = OptionAgreement([.merge], with: ["swift"])
        if options.models == .classes { return [types] }
        return [
            types, rules, OptionAgreement([.names], with: ["sqlite"]),
            OptionAgreement([.names], with: ["postgresql"]), OptionAgreement([.names], with: ["spark"]),
        ]
    }

    package func render(_ request: OutputRequest) -> OutputResult {
        let schema = request.schema
        guard schema.entities.contains(where: { $0.uniqueKeys.contains(where: \.isUsable) }) else {
            return OutputResult(diagnostics: [.noUniqueKeys(in: schema)])
        }
        return switch request.models {
        case .structs: structures(request)
        case .classes: classes(request.ofObjects)
        }
    }

    private func structures(_ request: OutputRequest) -> OutputResult {
        let schema = request.schema
        let names = SwiftNames(schema, options: request.options)
        let sqlite = SQLNames(schema, options: request.options, dialect: .sqlite)
        let identities = Identity.all(of: schema, sqlite.tables, names.types)
        let plan = DedupePlan(schema, request.options.merge, identities: identities)
        guard !plan.steps.isEmpty else { return .nothing(plan, for: schema) }
        let scripts = Scripts(request, plan, sqlite)
        return OutputResult(
            files: HelperFiles(request, plan, structures: names, identities).files + scripts.files,
            diagnostics: plan.diagnostics + scripts.diagnostics)
    }

    private func classes(_ request: OutputRequest) -> OutputResult {
        let schema = request.schema
        let names = ModelNames(schema, options: request.options)
        let identities = Identity.all(of: schema, names.classes)
        let plan = DedupePlan(
            schema, request.options.merge, identities: identities, classes: names.classes)
        guard !plan.steps.isEmpty else { return .nothing(plan, for: schema) }
        var result = OutputResult(
            files: HelperFiles(request, plan, classes: names, identities).files, diagnostics: plan.diagnostics
        )
        if request.hasScripts {
            let both = structures(request)
            result.files += both.files.filter { $0.name.hasSuffix(".sql") }
            result.diagnostics += both.diagnostics.filter { !plan.diagnostics.contains($0) }
        }
        return result
    }
}

extension OutputResult {
    fileprivate static func nothing(_ plan: DedupePlan, for schema: Schema) -> OutputResult {
        let reason: Diagnostic =
            plan.diagnostics.isEmpty ? .noUniqueKeys(in: schema) : .noUsableKeys(in: schema)
        return OutputResult(diagnostics: plan.diagnostics + [reason])
    }
}

extension OutputRequest {
    /// Classes have a store of their own; the scripts are for SQL targets whose structures nobody asked for.
    fileprivate var hasScripts: Bool {
        switch models {
        case .structs: true
        case .classes:
            !companions.contains("swift")
                && ["sqlite", "postgresql", "spark"].contains(where: companions.contains)
        }
    }
}

extension Diagnostic {
    static func takenTableName(_ entity: Entity) -> Diagnostic {
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

    /// Other messages say what keeps each.
    fileprivate static func noUsableKeys(in schema: Schema) -> Diagnostic {
        Diagnostic(
            .noUniqueKeys, .note,
            "by no unique key of '\(schema.name)' can records be merged: there is nothing to write", at: nil)
    }
}

extension DiagnosticID {
    package static let takenTableName = DiagnosticID("dedupe.table")
    package static let noUniqueKeys = DiagnosticID("dedupe.absent")
}
