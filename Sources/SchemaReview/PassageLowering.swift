import HTMLLanguage
import Markdown
import SchemaComparison

/// Turns the passages of a section into what the page shows of them on either side.
struct PassageLowering {
    private let review: SchemaReview
    private let comparison: DocumentComparison
    private let anchors: ReviewAnchors

    init(_ review: SchemaReview, _ comparison: DocumentComparison, _ anchors: ReviewAnchors) {
        self.review = review
        self.comparison = comparison
        self.anchors = anchors
    }

    func section(_ section: (old: Int?, new: Int?)) -> SectionView {
        SectionView(old: blocks(of: section.old, isOld: true), new: blocks(of: section.new, isOld: false))
    }

    /// What is not shown leaves a word in its place.
    private func blocks(of section: Int?, isOld: Bool) -> [BlockView] {
        guard let section, let side = isOld ? comparison.old : comparison.new else { return [] }
        var blocks: [BlockView] = []
        var next = side.sections[section].lowerBound
        let shown = side.shownPassages(ofSectionAt: section)
        for place in shown + [side.sections[section].upperBound] {
            if place > next { elide(next..<place, of: side, in: &blocks) }
            if place < side.sections[section].upperBound { append(place, of: side, isOld, to: &blocks) }
            next = place + 1
        }
        return blocks
    }

    private func elide(_ places: Range<Int>, of side: DocumentSide, in blocks: inout [BlockView]) {
        let rows = places.prefix { side.passages[$0].table != nil && !side.passages[$0].isTableHeader }.count
        if rows > 0, blocks.last?.kind == "" {
            blocks[blocks.count - 1].rows.append(
                DocumentRowView(elision: Markup("\(Count.of(rows, "row")) as before")))
        }
        let rest = places.dropFirst(blocks.last?.kind == "" ? rows : 0)
        guard let first = rest.first, let last = rest.last else { return }
        let lines = side.passages[last].lines.upperBound - side.passages[first].lines.lowerBound + 1
        blocks.append(BlockView(kind: "elision", text: Markup("\(Count.of(lines, "line")) as before")))
    }

    private func append(
        _ place: Int, of side: DocumentSide, _ isOld: Bool, to blocks: inout [BlockView]
    ) {
        let passage = side.passages[place]
        var block = BlockView(
            anchor: anchors.line(passage.lines.lowerBound, of: side.file) ?? "",
            number: String(passage.lines.lowerBound + 1), state: state(of: passage, in: side, isOld),
            facts: facts(at: passage, of: side, isOld))
        switch passage.content {
        case .heading(_, let text): (block.kind, block.text) = ("heading", Markup(text))
        case .paragraph(let text): (block.kind, block.text) = ("prose", Markup(text))
        case .item(let depth, let mark, let text):
            (block.kind, block.text, block.depth, block.mark) = ("item", Markup(text), depth, Markup(mark))
        case .code(let text): (block.kind, block.text) = ("code", Markup(text))
        case .rule: block.kind = "rule"
        case .tableHeader(let row, _): block.columns = row.cells.map { Markup($0.content) }
        case .tableRow(let row, _):
            // Its header is always shown before it.
            let view = DocumentRowView(
                anchor: block.anchor, number: block.number, state: block.state,
                cells: cells(of: row, at: passage.lines.lowerBound, isOld), facts: block.facts)
            if blocks.last?.kind == "" { blocks[blocks.count - 1].rows.append(view) }
            return
        }
        blocks.append(block)
    }

    private func state(of passage: Passage, in side: DocumentSide, _ isOld: Bool) -> String {
        side.isChanged(passage) ? (isOld ? "removed" : "added") : ""
    }

    /// Of a row that became another one, the cells that differ stand out.
    private func cells(of row: TableRow, at line: Int, _ isOld: Bool) -> [Markup] {
        let other = counterpart(of: line, isOld)
        return row.cells.enumerated().map { index, cell in
            let text = Markup(cell.content)
            guard let other, other.cells.count == row.cells.count,
                other.cells[index].content.literalText != cell.content.literalText
            else { return text }
            return "<mark>\(text)</mark>"
        }
    }

    private func counterpart(of line: Int, _ isOld: Bool) -> TableRow? {
        let side = isOld ? comparison.new : comparison.old
        guard let other = isOld ? comparison.counterparts.ofOld[line] : comparison.counterparts.ofNew[line],
            let passage = side?.passages.first(where: { $0.lines.contains(other) }),
            case .tableRow(let row, _) = passage.content
        else { return nil }
        return row
    }

    /// What is told of a thing is told where it stands now; of what is gone, where it stood.
    private func facts(at passage: Passage, of side: DocumentSide, _ isOld: Bool) -> [PlacedFactView] {
        let changes = passage.lines.flatMap { side.changes[$0] ?? [] }
        return changes.compactMap { index in
            let entry = review.report.entries[index]
            if isOld, entry.new != nil { return nil }
            return PlacedFactView(
                link: anchors.change(index), verdict: Markup(entry.verdict?.rawValue ?? ""),
                text: "<bdi>\(entry.subject.name)</bdi> \(entry.sentences.joined(separator: "; "))")
        }
    }
}

extension Markup {
    /// A document's text as people see it: without its links, images and tags.
    init(_ text: Inlines) {
        self = text.runs.map(Markup.init(run:)).reduce(Markup.none, +)
    }

    private init(run: Inlines.Run) {
        if run.style.contains(.lineBreak) {
            self = " "
            return
        }
        var result = Markup(run.text)
        if run.style.contains(.code) || run.style.contains(.html) { result = "<code>\(result)</code>" }
        if run.style.contains(.strong) { result = "<strong>\(result)</strong>" }
        if run.style.contains(.emphasis) { result = "<em>\(result)</em>" }
        if run.style.contains(.struckThrough) { result = "<s>\(result)</s>" }
        self = result
    }
}
