package import Diagnostics

/// All findings of a run, with the files that they are about: what the forms for programs are made of.
package struct DiagnosticReport: Sendable {
    package private(set) var entries: [Entry] = []

    /// A finding and the files among which its places are.
    package struct Entry: Sendable {
        package let diagnostic: Diagnostic
        package let sources: SourceFiles
    }

    package init() {}

    /// Adds findings in the order in which they are reported; one that is there already is left out.
    package mutating func add(_ diagnostics: [Diagnostic], sources: SourceFiles) {
        var last: Diagnostic?
        for diagnostic in DiagnosticRenderer.sorted(diagnostics) where diagnostic != last {
            entries.append(Entry(diagnostic: diagnostic, sources: sources))
            last = diagnostic
        }
    }
}

extension SourceFiles {
    /// A stretch of a file on disk, first and last place: lines and columns are 1-based, the end is exclusive.
    func region(of span: SourceSpan) -> Region {
        let file = self[span]
        return Region(
            path: file.path, start: file.position(of: span.lower), end: file.position(of: span.upper),
            startScalar: file.scalarColumn(of: span.lower), endScalar: file.scalarColumn(of: span.upper))
    }

    struct Region {
        let path: String
        let start: SourcePosition
        let end: SourcePosition

        /// Columns in Unicode scalars of the text.
        let startScalar: Int
        let endScalar: Int
    }
}
