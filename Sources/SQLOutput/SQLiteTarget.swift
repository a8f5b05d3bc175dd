package import Output
import SQLLanguage
import SQLScripts
package import Templating

/// Tables for SQLite: STRICT, with what CloudKit's types mean as checks.
package struct SQLiteTarget: OutputTarget {
    package static let name = "sqlite"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .names, .recordNames, .mirroredRecords, .enforceUniqueKeys, .closedEnums, .foreignKeys, .sync,
    ]

    package static func proposedName(for schema: String) -> String { "schema.sqlite.sql" }

    package static var templates: [any ReplaceableTemplate] { SQLScript.templates(.sqlite) }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        SQLScript.render(request, dialect: .sqlite)
    }
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        SQLScript.explanations(of: request, dialect: .sqlite)
    }
}
