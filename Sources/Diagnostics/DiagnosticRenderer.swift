/// Prints diagnostics as compilers do: place, message, the source line, a caret under the cell, the remedy.
///
///     Docs/Schema.md:34:18: error: unknown type 'Int46' [type.unknown]
///       34 | | `isArchived` | Int46 | Boolean flag (0/1). |
///          |                  ^~~~~ did you mean 'Int64'?
package struct DiagnosticRenderer: Sendable {
    package let sources: SourceFiles

    package init(sources: SourceFiles) {
        self.sources = sources
    }

    /// Sorted by file, place and id; one problem, one message.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        var last: Diagnostic?
        var text = ""
        for diagnostic in Self.sorted(diagnostics) where diagnostic != last {
            text += render(diagnostic)
            last = diagnostic
        }
        return text
    }

    package func render(_ diagnostic: Diagnostic) -> String {
        let message = Self.oneLine(diagnostic.message)
        let remedy = diagnostic.remedy.map(Self.oneLine)
        let head = "\(diagnostic.severity.rawValue): \(message) [\(diagnostic.id.rawValue)]\n"
        guard let span = diagnostic.span else {
            return "gen: " + head + (remedy.map { "  \($0)\n" } ?? "")
        }
        var text = place(of: span) + ": " + head + excerpt(of: span, remark: remedy)
        for related in diagnostic.related {
            text += place(of: related.span) + ": note: \(Self.oneLine(related.message))\n"
            text += excerpt(of: related.span, remark: nil)
        }
        return text
    }

    /// A place with what there is to say of it, and its source line below.
    package func quotation(of span: SourceSpan, _ words: String) -> String {
        place(of: span) + ": \(Self.oneLine(words))\n" + excerpt(of: span, remark: nil)
    }

    /// Messages quote the document, so they are made harmless and short as its lines are.
    package static func oneLine(_ message: String) -> String {
        let visible = VisibleText(message.prefix(longestMessage)).text
        return message.count > longestMessage ? visible + "…" : visible
    }

    private static let longestMessage = 500

    /// The order in which diagnostics are reported.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        func key(_ diagnostic: Diagnostic) -> (SourceSpan, String, String) {
            let last = SourceSpan(file: .max, lower: .max, upper: .max)
            return (diagnostic.span ?? last, diagnostic.id.rawValue, diagnostic.message)
        }
        return diagnostics.sorted { key($0) < key($1) }
    }

    private func place(of span: SourceSpan) -> String {
        let position = sources.position(of: span)
        return "\(Self.oneLine(sources.path(of: span))):\(position.line):\(position.column)"
    }

    private func excerpt(of span: SourceSpan, remark: String?) -> String {
        let file = sources[span]
        let excerpt = SourceExcerpt(of: span, in: file)
        let number = String(file.lineIndex(of: span.lower) + 1)
        let margin = String(repeating: " ", count: number.count)
        let line = excerpt.line.isEmpty ? "" : " " + excerpt.line
        return "  \(number) |\(line)\n  \(margin) | \(excerpt.marks)\(remark.map { " " + $0 } ?? "")\n"
    }
}
