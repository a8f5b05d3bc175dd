/// Prints diagnostics as compilers do: place, message, the source line, a caret under the cell, the remedy.
///
///     Docs/Schema.md:34:18: error: unknown type 'Int46' [type.unknown]
///       34 | | `isArchived` | Int46 | Boolean flag (0/1). |
///          |                  ^~~~~ did you mean 'Int64'?
package struct DiagnosticRenderer: Sendable {
    package let sources: SourceFiles
    private let style: TextStyle

    package init(sources: SourceFiles, style: TextStyle = .plain) {
        self.sources = sources
        self.style = style
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
        let remedy = diagnostic.remedy.map(Self.oneLine)
        let head = head(of: diagnostic)
        guard let span = diagnostic.span else {
            return style.strong("gen:") + " " + head + (remedy.map { "  \($0)\n" } ?? "")
        }
        var text = style.strong(place(of: span) + ":") + " " + head + excerpt(of: span, remark: remedy)
        for related in diagnostic.related {
            text += style.strong(place(of: related.span) + ":") + " "
            text += "\(style.severity(.note)) \(Self.oneLine(related.message))\n"
            text += excerpt(of: related.span, remark: nil)
        }
        return text
    }

    /// For example: `warning: no index on 'title' [index.missing; swiftdata]`.
    private func head(of diagnostic: Diagnostic) -> String {
        let message = style.strong(Self.oneLine(diagnostic.message))
        let origin = [diagnostic.id.rawValue] + diagnostic.shownTargets
        return "\(style.severity(diagnostic.severity)) \(message) [\(origin.joined(separator: "; "))]\n"
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
        let marks = style.mark(excerpt.marks + (remark.map { " " + $0 } ?? ""))
        return "  \(number) |\(line)\n  \(margin) | \(marks)\n"
    }
}
