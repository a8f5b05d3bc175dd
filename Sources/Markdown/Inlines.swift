package import Diagnostics

/// The text of a heading, paragraph or cell, in runs of one style.
package struct Inlines: Hashable, Sendable {
    package let runs: Runs

    package init(_ runs: [Run]) {
        self.runs = Runs(runs)
    }

    /// Spares the array: most cells hold one run.
    package init(_ run: Run) {
        runs = Runs(run)
    }

    package struct Run: Hashable, Sendable {
        package let text: String
        package let style: Style

        /// The run's place where it is known exactly, else that of the block or cell.
        package let span: SourceSpan

        package init(_ text: String, _ style: Style = [], span: SourceSpan) {
            self.text = Directions.removed(from: text)
            self.style = style
            self.span = span
        }

        /// Where a part of `text` stands, in UTF-8 offsets; the whole run where escapes or entities hide the
        /// place.
        package func span(of part: Range<Int>) -> SourceSpan {
            guard text.utf8.count == span.range.count else { return span }
            return SourceSpan(
                file: span.file,
                lower: span.lower + Int32(part.lowerBound),
                upper: span.lower + Int32(part.upperBound)
            )
        }

        /// Where a part of `text` stands.
        package func span(of part: Substring) -> SourceSpan {
            let lower = text.utf8.distance(from: text.startIndex, to: part.startIndex)
            return span(of: lower..<lower + part.utf8.count)
        }
    }

    package struct Style: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let code = Style(rawValue: 1)
        package static let strong = Style(rawValue: 2)
        package static let emphasis = Style(rawValue: 4)
        package static let link = Style(rawValue: 8)
        package static let image = Style(rawValue: 16)

        /// Inline HTML, tags included: `<br>`, `<sub>`.
        package static let html = Style(rawValue: 32)
        package static let struckThrough = Style(rawValue: 64)

        /// A line break: its text is a single newline, soft or hard.
        package static let lineBreak = Style(rawValue: 128)
    }

    package var isEmpty: Bool { runs.isEmpty }

    /// All that a reader sees, without marks; a line break is a newline, HTML tags are left out.
    package var plainText: String {
        if runs.count == 1, !runs[0].style.contains(.html) { return runs[0].text }
        return runs.reduce(into: "") { if !$1.style.contains(.html) { $0 += $1.text } }
    }

    /// All that stands there, tags included: in a type such as `List<Int64>` they are no HTML.
    package var literalText: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }

    /// The same as Markdown: code in back-ticks, everything else without its marks, one line.
    package var documentationText: String {
        if runs.count == 1, runs[0].style.isDisjoint(with: [.html, .lineBreak, .code]) {
            return runs[0].text
        }
        return runs.reduce(into: "") { text, run in
            if run.style.contains(.html) { return }
            if run.style.contains(.lineBreak) { text += " "; return }
            text += run.style.contains(.code) ? "`\(run.text)`" : run.text
        }
    }

    /// The text without what stands at some places of the document, and without the line breaks in them.
    package func without(_ places: [Range<Int32>]) -> Inlines {
        var kept: [Run] = []
        for run in runs {
            let bytes = run.text.utf8.enumerated().filter { offset, _ in
                let place = run.span(of: offset..<offset + 1).lower
                return !places.contains { $0.contains(place) }
            }
            let isBreak = run.style.contains(.lineBreak)
            if isBreak, kept.isEmpty || kept.last?.style.contains(.lineBreak) == true { continue }
            let text = isBreak ? run.text : String(decoding: bytes.map(\.element), as: UTF8.self)
            if !text.isEmpty { kept.append(Run(text, run.style, span: run.span)) }
        }
        return Inlines(kept)
    }

    /// The text of the first code span, if there is one.
    package var firstCode: String? { runs.first { $0.style.contains(.code) }?.text }
}
