import Diagnostics
import SchemaModel

/// What an editor shows, by the paths of the files that it is about.
typealias FindingsByPath = [String: [PublishedDiagnostic]]

/// The findings of an analysis as an editor shows them, by the paths of their files.
struct Findings {
    let analysis: Analysis
    let encoding: PositionEncoding

    /// Whether the editor shows the other places that belong to a finding.
    let showsRelated: Bool

    /// How the editor names a file.
    let uri: (String) -> String

    /// Files without findings are there, too. Remarks are for `gen explain`.
    func byPath() -> FindingsByPath {
        var published: FindingsByPath = [:]
        for file in analysis.files { published[file.path] = [] }
        for diagnostic in DiagnosticRenderer.sorted(analysis.diagnostics) {
            guard let shown = shown(diagnostic), !analysis.files.isEmpty else { continue }
            published[analysis.files[Int(diagnostic.span?.file ?? 0)].path, default: []].append(shown)
        }
        for block in analysis.schemas.flatMap(\.schema.unread) {
            published[analysis.files[Int(block.span.file)].path, default: []].append(hint(about: block))
        }
        return published
    }

    private func shown(_ diagnostic: Diagnostic) -> PublishedDiagnostic? {
        var shown = Self.shown(diagnostic, in: analysis, encoding)
        let related = diagnostic.related.map {
            PublishedDiagnostic.Related(location: location(of: $0.span), message: $0.message)
        }
        if showsRelated, !related.isEmpty { shown?.relatedInformation = related }
        return shown
    }

    /// What has no place stands at the beginning of the first file: the configuration, whose outputs it is about.
    static func shown(
        _ diagnostic: Diagnostic, in analysis: Analysis, _ encoding: PositionEncoding
    ) -> PublishedDiagnostic? {
        guard let severity = severity(of: diagnostic) else { return nil }
        let span = diagnostic.span ?? SourceSpan(file: 0, lower: 0, upper: 0)
        let remedy = diagnostic.remedy.map { "\n" + $0 } ?? ""
        return PublishedDiagnostic(
            range: analysis.range(of: span, encoding), severity: severity, code: diagnostic.id.rawValue,
            message: diagnostic.message + remedy)
    }

    private static func severity(of diagnostic: Diagnostic) -> PublishedDiagnostic.Severity? {
        switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        case .note: .information
        case .remark: nil
        }
    }

    /// Faded out, so that its author sees at a glance what is no part of the schema.
    private func hint(about block: UnreadBlock) -> PublishedDiagnostic {
        PublishedDiagnostic(
            range: analysis.range(of: block.span, encoding), severity: .hint, code: "block.unread",
            message: "This \(words(for: block.what)) is not read: \(block.reason)", tags: [.unnecessary])
    }

    private func words(for kind: UnreadBlock.Kind) -> String {
        switch kind {
        case .table: "table"
        case .list: "list"
        case .code: "code block"
        }
    }

    private func location(of span: SourceSpan) -> Location {
        Location(
            uri: uri(analysis.files[Int(span.file)].path), range: analysis.range(of: span, encoding))
    }
}
