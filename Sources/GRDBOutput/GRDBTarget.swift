package import Output
import SQLLanguage
import SQLScripts
import SchemaModel
import SwiftLanguage
package import Templating

/// Makes the types of the `swift` target records of GRDB, in the tables that the `sqlite` target creates.
///
/// Purpose: the models stay one; the tables, their columns and the ways between them are the document's. Input: the
/// schema and the options. Output: `<Type>+GRDB.swift` for each type, `DatabaseRecord.swift` for all of them, and
/// `DatabaseSchema.swift`, which creates the tables; with `sync`, `DatabaseSync.swift` for who synchronises them. Invariant: a record is the same after it was saved and fetched,
/// or saving it is an error; the files compile in one module with the `swift` target's.
package struct GRDBTarget: OutputTarget {
    package static let name = "grdb"
    package static let layout = OutputLayout.folder
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .access, .enumTypes, .names, .recordNames, .mirroredRecords, .foreignKeys, .enforceUniqueKeys,
        .closedEnums, .sync,
    ]

    /// For a test: what has gone stale in the views.
    package static var unusedTemplateKeys: [String] { GRDBTemplates.unusedKeys }

    package static func proposedName(for schema: String) -> String { "GRDB" }

    /// The tables are those of the `sqlite` target.
    package static var templates: [any ReplaceableTemplate] {
        [
            GRDBTemplates.record, GRDBTemplates.support, GRDBTemplates.schema, GRDBTemplates.synchronisation,
        ] + SQLScript.templates(.sqlite, hasHeading: false)
    }

    package init() {}

    package static func extendedTargets(_ options: OutputOptions) -> [String] { ["swift"] }

    package static func agreements(_ options: OutputOptions) -> [OptionAgreement] {
        [
            OptionAgreement([.access, .enumTypes], with: extendedTargets(options)),
            OptionAgreement([.names, .sync], with: ["sqlite"]),
        ]
    }

    package func render(_ request: OutputRequest) -> OutputResult {
        let names = SwiftNames(request.schema, options: request.options)
        let grdb = GRDBNames(names)
        var lowering = RecordLowering(request, names, grdb)
        var files: [GeneratedFile] = []
        files.reserveCapacity(names.types.count + 2)
        let template = GRDBTemplates.record.template(in: request.templates)
        for index in request.schema.entities.indices {
            var text: [UInt8] = []
            template.render(lowering.view(of: index), into: &text)
            files.append(GeneratedFile(name: names.types[index].fileName + "+GRDB.swift", text: text))
        }
        var text: [UInt8] = []
        let support = SupportView(request, names, lowering.tables, grdb)
        GRDBTemplates.support.render(support, in: request.templates, into: &text)
        files.append(GeneratedFile(name: "DatabaseRecord.swift", text: text))
        let script = SQLScript.render(request, dialect: .sqlite, hasHeading: false)
        text = []
        let sql = script.files.first?.text ?? []
        GRDBTemplates.schema.render(
            SchemaView(request, sql: sql, grdb), in: request.templates, into: &text)
        files.append(GeneratedFile(name: "DatabaseSchema.swift", text: text))
        if let view = SynchronisationView(request, names, grdb) {
            text = []
            GRDBTemplates.synchronisation.render(view, in: request.templates, into: &text)
            files.append(GeneratedFile(name: "DatabaseSync.swift", text: text))
        }
        return OutputResult(
            files: files, diagnostics: names.diagnostics + script.diagnostics + lowering.diagnostics)
    }
}
