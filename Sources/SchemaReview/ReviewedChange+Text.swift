import Diagnostics
import SchemaComparison

extension ReviewedChange {
    /// For a terminal: what `gen breaking` says, the documents' difference, and what follows from it in short.
    package func text() -> String {
        let parts = schemas.map { review in
            (schemas.count > 1 ? "\(review.name):\n" : "") + review.text
        }
        return headline + "\n\n" + parts.joined(separator: "\n")
    }
}

extension SchemaReview {
    fileprivate var text: String {
        var parts = [report.text(sources: sources)]
        parts += changedDocuments.compactMap { file(of: $0)?.difference }
        parts += migrations.map(text)
        if outputs.contains(where: { !$0.files.isEmpty }) {
            parts.append(outputs.map { "\($0.target): \($0.extent)\n" }.joined())
        }
        if !remarks.isEmpty { parts.append(remarks.map { "\($0)\n" }.joined()) }
        return parts.joined(separator: "\n")
    }

    private func text(of migration: ReviewedMigration) -> String {
        let findings = DiagnosticRenderer(sources: sources).render(migration.findings)
        return "Migration of \(migration.dialect):\n\n" + findings
            + (migration.script ?? (migration.isRefused ? "" : "nothing to migrate\n"))
    }

    /// A document's difference under its newer name.
    func file(of pair: DocumentPair) -> ReviewedFile? {
        let files = [pair.old, pair.new].map { $0.map { sources.files[Int($0)] } }
        let path = files[1]?.path ?? files[0]?.path ?? ""
        return ReviewedFile(path: path, from: files[0]?.text, to: files[1]?.text)
    }
}
