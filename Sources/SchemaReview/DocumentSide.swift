import Diagnostics
import Markdown
import SchemaComparison

/// A document on one side of the change: its passages, which of them differ, and what is said at them.
struct DocumentSide: Sendable {
    let file: Int32
    let source: SourceFile
    let passages: [Passage]

    /// From 0: those that the other side has not, or has otherwise.
    let changedLines: Set<Int>

    /// The changes of the schema that are stated at a line, by their places among all.
    let changes: [Int: [Int]]

    /// Stretches of passages, each with its heading.
    let sections: [Range<Int>]

    init(
        _ file: Int32, of sources: SourceFiles, changedLines: Set<Int>, changes: [Int: [Int]]
    ) {
        self.file = file
        source = sources.files[Int(file)]
        self.changedLines = changedLines
        self.changes = changes
        let parsed = MarkdownParser().parse(source.text, path: source.path, file: file)
        let passages = parsed.document.map(PassageReader.passages) ?? []
        self.passages = passages
        let starts = passages.indices.filter { $0 == 0 || passages[$0].isHeading }
        sections = zip(starts, starts.dropFirst() + [passages.count]).map { $0..<$1 }
    }

    func isChanged(_ passage: Passage) -> Bool { passage.lines.contains { changedLines.contains($0) } }

    /// Whether it differs, or something is said at it.
    func stands(out passage: Passage) -> Bool {
        passage.lines.contains { changedLines.contains($0) || changes[$0] != nil }
    }

    func isChanged(sectionAt index: Int) -> Bool {
        passages[sections[index]].contains(where: stands)
    }

    /// Those of a section that are shown: what stands out, what is next to it, and what it stands below.
    func shownPassages(ofSectionAt index: Int) -> [Int] {
        let section = sections[index]
        let noted = section.filter { stands(out: passages[$0]) }
        var shown = Set(noted.flatMap { [$0 - 1, $0, $0 + 1] }.filter(section.contains))
        if passages[section.lowerBound].isHeading { shown.insert(section.lowerBound) }
        let tables = Set(shown.compactMap { passages[$0].table })
        for place in section {
            guard passages[place].isTableHeader, let table = passages[place].table else { continue }
            if tables.contains(table) { shown.insert(place) }
        }
        return shown.sorted()
    }
}
