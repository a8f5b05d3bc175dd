import Diagnostics
import Foundation
import GeneratorPipeline
import Linting
import SchemaModel

/// A document that was read and judged.
struct LintedDocument {
    let findings: [Diagnostic]
    private let sources: SourceFiles

    init(
        _ text: String, path: String = "Schema.md", _ profiles: LintProfile...,
        severities: [DiagnosticID: Diagnostic.Severity] = [:], disabled: Set<DiagnosticID> = []
    ) {
        var pipeline = GeneratorPipeline()
        let input = InputDocument(path: path, bytes: Array(text.utf8))
        let reading = pipeline.read([input], as: "Schema")
        let settings = LintSettings(severities: severities, disabled: disabled, profiles: profiles)
        sources = pipeline.sources
        findings =
            Linter(sources: sources, settings: settings)
            .lint(reading.schema, current: pipeline.currentProperties(in: [input])).diagnostics
    }

    /// `rule line`, in the order of the document. For example: `lint.size 7`.
    var places: [String] {
        findings.sorted { ($0.span?.lower ?? 0, $0.id.rawValue) < ($1.span?.lower ?? 0, $1.id.rawValue) }
            .map { "\($0.id.rawValue) \($0.span.map { sources.position(of: $0).line } ?? 0)" }
    }

    /// The first name in the messages of a rule, sorted. For example: `Goal.id`.
    func subjects(of rule: String) -> [String] {
        findings.filter { $0.id.rawValue == rule }.compactMap { finding in
            let parts = finding.message.split(separator: "'", omittingEmptySubsequences: false)
            return parts.count > 1 ? String(parts[1]) : nil
        }.sorted()
    }
}
