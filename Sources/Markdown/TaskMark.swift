import Diagnostics

/// The check box of a task list, `[ ]` or `[x]`, as GitHub Flavored Markdown has it: it is no text of the item.
enum TaskMark {
    private static let length = 4

    /// An item's blocks without the check box that its first paragraph begins with.
    static func removed(from blocks: [Block]) -> [Block] {
        guard let first = blocks.first, case .paragraph(let content) = first.kind, isMarked(content.runs)
        else { return blocks }
        let span = SourceSpan(
            file: first.span.file, lower: min(first.span.upper, first.span.lower + Int32(length)),
            upper: first.span.upper)
        return [Block(.paragraph(Inlines(behindMark(content.runs))), span: span)] + blocks.dropFirst()
    }

    /// `[ ] `, `[x] `, `[X] `, in plain text.
    private static func isMarked(_ runs: Runs) -> Bool {
        guard let first = runs.first, first.style.isEmpty, first.text.utf8.first == UInt8(ascii: "[") else {
            return false
        }
        var mark: [UInt8] = []
        for run in runs where mark.count < length && run.style.isEmpty { mark += run.text.utf8 }
        return mark.count >= length && [0x20, 0x78, 0x58].contains(mark[1])
            && mark[2] == UInt8(ascii: "]") && mark[3] == 0x20
    }

    private static func behindMark(_ runs: Runs) -> [Inlines.Run] {
        var left = length
        var rest: [Inlines.Run] = []
        for run in runs {
            let dropped = min(left, run.text.utf8.count)
            left -= dropped
            if dropped == 0 {
                rest.append(run)
            } else if dropped < run.text.utf8.count {
                let text = String(decoding: run.text.utf8.dropFirst(dropped), as: UTF8.self)
                rest.append(
                    Inlines.Run(text, run.style, span: run.span(of: dropped..<run.text.utf8.count)))
            }
        }
        return rest
    }
}
