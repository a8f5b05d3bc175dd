import Diagnostics
import HTMLLanguage
import Output
import SchemaComparison

extension ReviewedChange {
    /// For a comment on a pull request, the most important first. What a longer one would say is left out, and the last
    /// line says what that is.
    package func markdown(limit: Int = Self.longestComment) -> String {
        var review = MarkdownReview(self, limit: limit)
        review.write()
        return review.comment.finished()
    }

    /// In bytes. GitHub takes a little more.
    package static let longestComment = 60_000
}

/// Writes a review as a comment on a pull request.
struct MarkdownReview {
    private(set) var comment: BoundedComment
    private let change: ReviewedChange

    init(_ change: ReviewedChange, limit: Int) {
        self.change = change
        comment = BoundedComment("<!-- \(change.headline) -->\n", limit: limit)
    }

    /// Of all schemas what they are first, then what changes, and what follows at the end.
    mutating func write() {
        for review in change.schemas { writeChanges(review) }
        for review in change.schemas { writeDocuments(review) }
        for review in change.schemas { review.migrations.forEach { write($0, review) } }
        for review in change.schemas { review.outputs.forEach { write($0, review) } }
        for remark in Set(change.schemas.flatMap(\.remarks)).sorted() {
            comment.append("\n\(MarkdownText.escaped(remark))\n", named: "a remark")
        }
    }

    private mutating func writeChanges(_ review: SchemaReview) {
        let name = MarkdownText.escaped(review.name)
        if review.report.entries.isEmpty {
            return comment.append("## \(name)\n\nNothing of the schema changes.\n\n", named: name)
        }
        comment.append("## \(name)\n\n**\(review.report.summary)**\n\n", named: name)
        for group in review.report.groups {
            let parts = group.entries.map { review.report.markdown(of: $0, sources: review.sources) }
            comment.append(parts + ["\n"], titled: group.title.map { "### \($0)\n\n" } ?? "") { count in
                Count.of(count, "change") + " of \(name)" + Self.clause(group.verdict, one: count == 1)
            }
        }
    }

    /// Which of the changes were left out. For example: ` that break something`.
    private static func clause(_ verdict: Consequence.Verdict?, one: Bool) -> String {
        switch verdict {
        case .breaks: one ? " that breaks something" : " that break something"
        case .risks: one ? " that is a risk" : " that are risks"
        case .works: one ? " that works" : " that work"
        case nil: " from which nothing follows"
        }
    }

    private mutating func writeDocuments(_ review: SchemaReview) {
        for pair in review.changedDocuments {
            guard let file = review.file(of: pair) else { continue }
            let extent = "+\(file.addedCount) −\(file.removedCount)"
            writeFolded(
                ("<code>\(file.path)</code>: \(extent)" as Markup).source,
                MarkdownText.fenced(file.difference, as: "diff"),
                named: "the difference of \(MarkdownText.code(file.path))")
        }
    }

    private mutating func write(_ migration: ReviewedMigration, _ review: SchemaReview) {
        let findings = migration.findings.map { finding in
            "- \(finding.severity.rawValue): \(MarkdownText.escaped(DiagnosticRenderer.oneLine(finding.message)))\n"
        }.joined()
        guard let script = migration.script else {
            if findings.isEmpty { return }
            let title = migration.isRefused ? "There is no migration" : "Nothing to migrate"
            return comment.append(
                "\(title) for `\(migration.dialect)`:\n\n\(findings)\n",
                named: "what the migration for `\(migration.dialect)` says")
        }
        writeFolded(
            "Migration for <code>\(migration.dialect)</code>",
            (findings.isEmpty ? "" : findings + "\n")
                + MarkdownText.fenced(script, as: migration.language),
            named: "the migration for `\(migration.dialect)`", orElse: findings)
    }

    private mutating func write(_ output: ReviewedOutput, _ review: SchemaReview) {
        if output.files.isEmpty { return }
        writeFolded(
            "<code>\(output.target)</code>: \(output.extent)",
            output.files.map { MarkdownText.fenced($0.difference, as: "diff") }.joined(separator: "\n"),
            named: "the differences of `\(output.target)`")
    }

    /// Folded until somebody opens it; where there is no room for it, its title stays.
    private mutating func writeFolded(
        _ title: String, _ content: String, named name: String, orElse short: String = ""
    ) {
        comment.append(
            "<details><summary>\(title)</summary>\n\n\(content)\n</details>\n\n", named: name,
            orElse: "\(title), left out\n\n\(short)")
    }
}
