package import Output
import SQLLanguage
import SQLScripts
package import Templating

/// Tables for PostgreSQL, in types of its own.
package struct PostgreSQLTarget: OutputTarget {
    package static let name = "postgresql"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = [
        .names, .recordNames, .mirroredRecords, .enforceUniqueKeys, .closedEnums, .foreignKeys,
    ]

    package static func proposedName(for schema: String) -> String { "schema.postgresql.sql" }

    package static var templates: [any ReplaceableTemplate] { SQLScript.templates(.postgresql) }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        SQLScript.render(request, dialect: .postgresql)
    }
    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        SQLScript.explanations(of: request, dialect: .postgresql)
    }
}
