import Diagnostics
import Fixing

/// What mends findings, where there is one right answer.
struct CodeActions {
    let analysis: Analysis
    let file: Int32
    let encoding: PositionEncoding

    /// One change, and the findings that it mends.
    struct Action {
        let title: String
        let kind: String
        let edits: [TextEdit]
        var diagnostics: [Diagnostic] = []
    }

    /// Those for findings that touch a range, and all of the document at once.
    func actions(in range: TextRange, only kinds: [String]?) -> [Action] {
        var actions: [Action] = []
        if isWanted("quickfix", kinds) { actions += quickFixes(in: range) }
        // Nobody wants the whole document mended while looking at one place, unless that is what was asked for.
        if kinds != nil, isWanted("source.fixAll", kinds) { actions += [fixAll()].compactMap(\.self) }
        return actions
    }

    /// A kind stands for those below it, too. For example: `source` for `source.fixAll`.
    private func isWanted(_ kind: String, _ kinds: [String]?) -> Bool {
        kinds?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.hasPrefix(kind + ".") } ?? true
    }

    private func quickFixes(in range: TextRange) -> [Action] {
        findings.filter { analysis.range(of: $0.span, encoding).touches(range) }.compactMap { finding in
            let edits = edits(for: finding.diagnostic.fixes)
            guard let first = edits.first else { return nil }
            let title =
                edits.count == 1 ? "Replace with '\(first.newText)'" : "Correct it in \(edits.count) places"
            return Action(title: title, kind: "quickfix", edits: edits, diagnostics: [finding.diagnostic])
        }
    }

    private func fixAll() -> Action? {
        let edits = edits(for: findings.flatMap(\.diagnostic.fixes))
        return edits.isEmpty
            ? nil
            : Action(title: "Correct what has one right answer", kind: "source.fixAll.gen", edits: edits)
    }

    private var findings: [(diagnostic: Diagnostic, span: SourceSpan)] {
        analysis.diagnostics.compactMap { diagnostic in
            guard let span = diagnostic.span, span.file == file, !diagnostic.fixes.isEmpty else { return nil }
            return (diagnostic, span)
        }
    }

    private func edits(for fixes: [FixIt]) -> [TextEdit] {
        let fixes = fixes.filter { $0.span.file == file }
        // While text is damaged, places of other fixes may lie in what is replaced.
        let repairs = fixes.filter { $0.word == nil }
        let source = analysis.sources.files[Int(file)]
        return DocumentFixer.edits(for: repairs.isEmpty ? fixes : repairs, in: source).map { edit in
            TextEdit(
                range: analysis.files[Int(file)].lines.range(edit.range, encoding), newText: edit.text)
        }
    }
}
