import Diagnostics
import HTMLLanguage
import Output
import SchemaModel

/// Turns the documents into their lines, with the findings and what was not read in place.
struct ListingLowering {
    private let context: PageContext

    /// By file and line.
    private var marks: [Int32: [Int: [Markup]]] = [:]
    private var unread: [Int32: [ClosedRange<Int>]] = [:]

    init(_ context: PageContext) {
        self.context = context
        let sources = context.provenance.sources
        if sources.files.isEmpty { return }
        for finding in context.findings.all {
            guard let span = finding.span else { continue }
            let message = "\(finding.severity.rawValue): \(finding.message)"
            marks[span.file, default: [:]][sources[span].lineIndex(of: span.lower), default: []]
                .append(Markup(DiagnosticRenderer.oneLine(message)))
        }
        for block in context.schema.unread {
            let file = sources[block.span]
            let first = file.lineIndex(of: block.span.lower)
            let last = file.lineIndex(of: max(block.span.lower, block.span.upper - 1))
            unread[block.span.file, default: []].append(first...last)
            marks[block.span.file, default: [:]][first, default: []]
                .append("not read: \(block.reason)")
        }
    }

    var views: [ListingView] {
        context.sources.map { document, index in
            let file = context.provenance.sources.files[Int(index)]
            let count = file.lineStarts.count - (file.lineRange(file.lineStarts.count - 1).isEmpty ? 1 : 0)
            let isUnread = unreadLines(of: index, count)
            let lines = (0..<count).map { number in
                LineView(
                    anchor: Anchors.line(number + 1, ofDocument: document),
                    text: Markup(file.line(number + 1)), isUnread: isUnread[number],
                    marks: marks[index]?[number] ?? [])
            }
            return ListingView(
                lineAnchor: Anchors.lines(ofDocument: document), path: Markup(file.path),
                extent: "\(count) \(count == 1 ? "line" : "lines")", lines: lines)
        }
    }

    private func unreadLines(of file: Int32, _ count: Int) -> [Bool] {
        var lines = Array(repeating: false, count: count)
        for range in unread[file] ?? [] {
            for line in range where line < count { lines[line] = true }
        }
        return lines
    }
}
