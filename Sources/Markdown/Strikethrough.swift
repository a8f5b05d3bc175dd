import Diagnostics

/// GitHub's `~~struck through~~`, which libcmark does not know: pairs of double tildes in the text of runs.
struct Strikethrough {
    private var struck: [Inlines.Run] = []
    private var isStruck = false

    /// Marks that have a partner.
    private var marksLeft: Int

    static func applied(to runs: [Inlines.Run]) -> [Inlines.Run] {
        let count = runs.reduce(0) { $0 + (isText($1) ? marks(in: $1.text).count : 0) }
        if count < 2 { return runs }
        var strikethrough = Strikethrough(marksLeft: count - count % 2)
        for run in runs { strikethrough.add(run) }
        return strikethrough.struck
    }

    private init(marksLeft: Int) {
        self.marksLeft = marksLeft
    }

    private mutating func add(_ run: Inlines.Run) {
        var start = 0
        if Self.isText(run) {
            for mark in Self.marks(in: run.text).prefix(marksLeft) {
                append(run, start..<mark)
                start = mark + 2
                marksLeft -= 1
                isStruck.toggle()
            }
        }
        append(run, start..<run.text.utf8.count)
    }

    private mutating func append(_ run: Inlines.Run, _ part: Range<Int>) {
        if part.isEmpty { return }
        let style = isStruck ? run.style.union(.struckThrough) : run.style
        let isWhole = part == 0..<run.text.utf8.count
        let text =
            isWhole
            ? run.text
            : String(decoding: run.text.utf8.dropFirst(part.lowerBound).prefix(part.count), as: UTF8.self)
        struck.append(Inlines.Run(text, style, span: isWhole ? run.span : run.span(of: part)))
    }

    private static func isText(_ run: Inlines.Run) -> Bool {
        run.style.isDisjoint(with: [.code, .html, .lineBreak]) && run.text.utf8.contains(UInt8(ascii: "~"))
    }

    /// Where exactly two tildes stand.
    private static func marks(in text: String) -> [Int] {
        var marks: [Int] = []
        var run = 0
        for (offset, byte) in text.utf8.enumerated() {
            if byte == UInt8(ascii: "~") {
                run += 1
                continue
            }
            if run == 2 { marks.append(offset - 2) }
            run = 0
        }
        if run == 2 { marks.append(text.utf8.count - 2) }
        return marks
    }
}
