/// Prints diagnostics as compilers do: place, message, the source line, a caret under the cell, the remedy.
///
///     Docs/Schema.md:34:18: error: unknown type 'Int46' [type.unknown]
///       34 | | `isArchived` | Int46 | Boolean flag (0/1). |
///          |                  ^~~~~ did you mean 'Int64'?
package struct DiagnosticRenderer: Sendable {
    private let sources: SourceFiles

    package init(sources: SourceFiles) {
        self.sources = sources
    }

    /// Sorted by file, place and id; one problem, one message.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        Self.sorted(diagnostics).map(render).joined()
    }

    package func render(_ diagnostic: Diagnostic) -> String {
        let head = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id.rawValue)]\n"
        guard let span = diagnostic.span else {
            return "gen: " + head + (diagnostic.remedy.map { "  \($0)\n" } ?? "")
        }
        var text = place(of: span) + ": " + head + excerpt(of: span, remark: diagnostic.remedy)
        for related in diagnostic.related {
            text += place(of: related.span) + ": note: \(related.message)\n"
            text += excerpt(of: related.span, remark: nil)
        }
        return text
    }

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
        return "\(sources.path(of: span)):\(position.line):\(position.column)"
    }

    private func excerpt(of span: SourceSpan, remark: String?) -> String {
        let file = sources[span]
        let position = sources.position(of: span)
        let line = file.line(position.line)
        let number = String(position.line)
        let margin = String(repeating: " ", count: number.count)
        let width = markedWidth(of: span, in: line, from: position)
        let marks = "^" + String(repeating: "~", count: max(0, width - 1))
        let indent = line.prefix(position.character - 1).map { $0 == "\t" ? "\t" : " " }.joined()
        return "  \(number) | \(line)\n  \(margin) | \(indent)\(marks)\(remark.map { " " + $0 } ?? "")\n"
    }

    /// How many characters of the line the span covers; a span that goes on below ends with its first line.
    private func markedWidth(of span: SourceSpan, in line: String, from position: SourcePosition) -> Int {
        let rest = line.count - (position.character - 1)
        let covered = sources.text(of: span).prefix { !$0.isNewline }.count
        return min(max(covered, 1), max(rest, 1))
    }
}
