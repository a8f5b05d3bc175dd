import Diagnostics
import Markdown

/// A document's structure as lines of text: what our blocks and the oracle's XML are both turned into.
struct Outline: Equatable {
    private(set) var lines: [String] = []
    private var depth = 0

    mutating func add(_ line: String) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    mutating func nest(_ line: String, _ body: (inout Outline) -> Void) {
        add(line)
        depth += 1
        body(&self)
        depth -= 1
    }

    /// The parts that end with a line, and the line with them.
    func split(at line: String) -> [Outline] {
        let parts = lines.split(separator: line, omittingEmptySubsequences: false).dropLast()
        return parts.map { Outline(lines: $0 + [line]) }
    }

    /// Runs of one style joined, each with the signs of its style before it.
    static func inlines(_ runs: [(signs: String, text: String)]) -> String {
        var text = ""
        var last: String?
        for run in runs where !run.text.isEmpty {
            if run.signs != last { text += "{\(run.signs)}" }
            last = run.signs
            text += run.text.replacing("\n", with: "⏎")
        }
        return text
    }
}

extension Outline {
    init(of blocks: [Block]) {
        addBlocks(blocks)
    }

    private mutating func addBlocks(_ blocks: [Block]) {
        for block in blocks { addBlock(block) }
    }

    private mutating func addBlock(_ block: Block) {
        switch block.kind {
        case .heading(let level, let inlines): add("heading \(level): " + text(inlines))
        case .paragraph(let inlines): add("paragraph: " + text(inlines))
        case .table(let table): addTable(table)
        case .list(let list):
            nest("list \(list.start.map(String.init) ?? "bullets")") { outline in
                for item in list.items { outline.nest("item") { $0.addBlocks(item.blocks) } }
            }
        case .codeBlock(let code): add("code \(code.info): \(code.text.debugDescription)")
        case .blockQuote(let blocks): nest("quote") { $0.addBlocks(blocks) }
        case .html(let html): add("html: \(html.debugDescription)")
        case .thematicBreak: add("break")
        }
    }

    private mutating func addTable(_ table: Table) {
        nest("table") { outline in
            let alignments = table.alignments.map { alignment in
                switch alignment {
                case .none: ""
                case .left: "left "
                case .center: "center "
                case .right: "right "
                }
            }
            outline.nest("header") { outline in
                for (alignment, cell) in zip(alignments, table.header.cells) {
                    outline.add("cell: \(alignment)" + outline.text(cell.content))
                }
            }
            for row in table.rows {
                outline.nest("row") { outline in
                    for cell in row.cells { outline.add("cell: " + outline.text(cell.content)) }
                }
            }
        }
    }

    private func text(_ inlines: Inlines) -> String {
        Self.inlines(inlines.runs.map { (Self.signs($0.style), $0.text) })
    }

    private static func signs(_ style: Inlines.Style) -> String {
        let signs: [(Inlines.Style, String)] = [
            (.strong, "S"), (.emphasis, "E"), (.link, "L"), (.image, "I"), (.code, "C"), (.html, "H"),
            (.lineBreak, ""),
        ]
        return signs.filter { style.contains($0.0) }.map(\.1).joined()
    }
}
