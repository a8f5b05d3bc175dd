import Diagnostics
package import Output
import SchemaModel
package import Templating

/// Tables for Spark SQL 4, and views of the rows that break a rule of the document.
///
/// Purpose: an export that is too large for one machine has the types that the document says, and can be checked
/// against it. Input: the schema and the options. Output: one script. Invariant: Spark runs the script whatever the
/// document is called or says, and again where all is there; each rule of the document is a view or a diagnostic.
package struct SparkTarget: OutputTarget {
    package static let name = "spark"
    package static let layout = OutputLayout.file
    package static let acceptedOptions: Set<OutputOptions.Key> = [.names, .recordNames, .mirroredRecords]

    /// What the views offer and no template asks for: nothing, which a test expects.
    package static var unusedTemplateKeys: [String] {
        SparkTemplates.heading.unusedKeys + SparkTemplates.table.unusedKeys + SparkTemplates.checks.unusedKeys
    }

    package static func proposedName(for schema: String) -> String { "schema.spark.sql" }

    package static var templates: [any ReplaceableTemplate] { SparkTemplates.all }

    package init() {}

    package func render(_ request: OutputRequest) -> OutputResult {
        var lowering = SparkLowering(request)
        var text: [UInt8] = []
        let heading = HeadingView(headline: PlainText.line(request.headline))
        SparkTemplates.heading.render(heading, in: request.templates, into: &text)
        // Behind all tables, because some views read two of them.
        var checks: [UInt8] = []
        for index in request.schema.entities.indices {
            SparkTemplates.table.render(lowering.table(at: index).view, in: request.templates, into: &text)
            SparkTemplates.checks.render(lowering.checks(at: index), in: request.templates, into: &checks)
        }
        return OutputResult(
            files: [GeneratedFile(name: "", text: text + checks)], diagnostics: lowering.diagnostics)
    }

    package func explanations(of request: OutputRequest) -> [EntityExplanation] {
        var lowering = SparkLowering(request)
        return request.schema.entities.indices.map { lowering.explanation(at: $0) }
    }
}
