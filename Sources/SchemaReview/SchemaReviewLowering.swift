import Diagnostics
import HTMLLanguage
import SchemaComparison

/// Turns the review of one schema into its part of the page.
struct SchemaReviewLowering {
    private let review: SchemaReview
    private let prefix: String
    private let comparisons: [DocumentComparison]
    private let anchors: ReviewAnchors

    init(_ review: SchemaReview, number: Int) {
        self.review = review
        prefix = "s\(number)"
        comparisons = review.shownDocuments.map { DocumentComparison($0, review) }
        anchors = ReviewAnchors(prefix: prefix, comparisons)
    }

    var view: ReviewedSchemaView {
        ReviewedSchemaView(
            anchor: prefix, name: Markup(review.name),
            summary: Markup(
                review.report.entries.isEmpty ? "Nothing of the schema changes" : review.report.summary),
            verdict: Self.word(review.report.groups.first?.verdict), groups: groups,
            documents: comparisons.map(document),
            migrations: review.migrations.map(migration),
            outputs: review.outputs.map(output), remarks: review.remarks.map { Markup($0) })
    }

    private static func word(_ verdict: Consequence.Verdict?) -> Markup { Markup(verdict?.rawValue ?? "") }

    // MARK: Changes

    private var groups: [ChangeGroupView] {
        let places = Dictionary(review.report.entries.enumerated().map { ($1.subject, $0) }) { first, _ in
            first
        }
        return review.report.groups.map { group in
            ChangeGroupView(
                title: Markup(group.title ?? "Changes"), verdict: Self.word(group.verdict),
                changes: group.entries.map { change($0, at: places[$0.subject] ?? 0) })
        }
    }

    private func change(_ entry: ComparisonReport.Entry, at index: Int) -> ChangeView {
        let places: [Markup] = [("before", entry.old), ("now", entry.new)].compactMap { word, span in
            span.map { "\(word) \(link(to: $0))" }
        }
        return ChangeView(
            anchor: anchors.change(index), name: Markup(entry.subject.name),
            verdict: Self.word(entry.verdict),
            sentences: entry.sentences.map { Markup($0) }, places: places,
            consequences: entry.consequences.map { consequence in
                ConsequenceView(
                    verdict: Self.word(consequence.verdict), level: Markup(consequence.level.rawValue),
                    message: Markup(consequence.message), remedy: Markup(consequence.remedy ?? ""),
                    permission: Markup(consequence.permission ?? ""))
            })
    }

    private func link(to span: SourceSpan) -> Markup {
        let text = Markup(ComparisonReport.place(span, review.sources))
        let line = review.sources[span].lineIndex(of: span.lower)
        guard let anchor = anchors.line(line, of: span.file) else { return "<bdi>\(text)</bdi>" }
        return "<a class=\"place\" href=\"#\(anchor)\"><bdi>\(text)</bdi></a>"
    }

    // MARK: Documents

    private func document(_ comparison: DocumentComparison) -> DocumentView {
        let difference = review.file(
            of: DocumentPair(old: comparison.old?.file, new: comparison.new?.file))
        let lowering = PassageLowering(review, comparison, anchors)
        return DocumentView(
            oldPath: Markup(comparison.old?.source.path ?? ""),
            newPath: Markup(comparison.new?.source.path ?? ""),
            extent: difference.map { "+\($0.addedCount) −\($0.removedCount)" } ?? "the same text",
            sections: comparison.sections.map(lowering.section))
    }

    // MARK: What follows

    /// In lines: a longer one is folded until somebody opens it.
    private static let longestOpenScript = 40

    private func migration(_ migration: ReviewedMigration) -> MigrationView {
        let findings = migration.findings.map { finding in
            MigrationFindingView(
                severity: Markup(finding.severity.rawValue),
                message: Markup(DiagnosticRenderer.oneLine(finding.message)),
                remedy: Markup(finding.remedy.map(DiagnosticRenderer.oneLine) ?? ""))
        }
        let lines = migration.script.map { $0.count { $0.isNewline } } ?? 0
        let title = migration.isRefused ? "cannot be migrated" : "nothing to migrate"
        return MigrationView(
            dialect: Markup(migration.dialect),
            title: Markup(migration.script == nil ? title : Count.of(lines, "line")),
            isOpen: lines <= Self.longestOpenScript,
            findings: findings, script: Markup(migration.script ?? ""))
    }

    private func output(_ output: ReviewedOutput) -> OutputView {
        OutputView(
            target: Markup(output.target), extent: Markup(output.extent),
            files: output.files.map { file in
                DifferenceView(path: Markup(file.path), lines: file.lines.map(Self.line))
            })
    }

    private static func line(_ text: Substring) -> DifferenceLineView {
        let state =
            switch text.first {
            case "+": "added"
            case "-": "removed"
            case "@": "place"
            default: ""
            }
        return DifferenceLineView(state: state, text: Markup(text))
    }
}

extension ReviewedFile {
    /// Those that tell the difference: the names of the files are told elsewhere.
    fileprivate var lines: [Substring] {
        let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.dropFirst(2).dropLast())
    }
}
