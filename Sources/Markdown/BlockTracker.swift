/// Follows the blocks of a document line by line, as CommonMark's block parser does, to find its tables.
///
/// cmark knows no tables and cannot be asked what is open in the middle of a document. What a line is depends
/// on just that: whether a delimiter row stands under a paragraph, and which line ends the table.
struct BlockTracker {
    let bytes: UnsafeBufferPointer<UInt8>
    let syntax: TableSyntax

    var containers: [Container] = []
    var leaf = Leaf.none
    var outlines = TableOutlines()
    var hidden: HiddenText

    /// The current line, 0-based, its text and where the next begins.
    var lineNumber = 0
    var line = 0..<0
    var nextLine = 0

    /// The open paragraph's first and last line.
    var paragraph = ParagraphLines()

    /// Opens every container of a hidden line again, wherever it stands.
    var prefix: [UInt8] = []

    /// The first line that is nested deeper than any reader could follow.
    private(set) var tooDeep: Int?

    private(set) var conflictMarks = ConflictMarks()

    /// The opening line of the last fenced code block.
    var openFence: Range<Int>?

    /// The opening line of a block that nothing closes: all that follows it is read as code.
    var unclosedFence: Range<Int>? {
        guard isInFencedCode, let openFence, !bytes[openFence.upperBound...].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        return openFence
    }

    static let deepestNesting = 200

    enum Container: Hashable {
        case quote
        case list(kind: UInt8)
        case item(indent: Int, isEmpty: Bool)
    }

    enum Leaf: Hashable {
        case none, paragraph, table, indentedCode
        case fencedCode(CodeFence)
        case html(HTMLBlock)
    }

    struct ParagraphLines {
        var start = 0
        var content = 0
        var line = 0
        var last = Last()

        struct Last {
            var start = 0
            var content = 0..<0
            var line = 0
        }
    }

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        syntax = TableSyntax(bytes: bytes)
        hidden = HiddenText(source: bytes)
    }

    /// Reads all lines; stops where they are nested too deep.
    mutating func run() {
        while nextLine < bytes.count, tooDeep == nil {
            findLineEnd()
            if !continueTopLevelTable() {
                conflictMarks.read(line, of: bytes, isCode: isInFencedCode)
                read()
            }
            lineNumber += 1
            if containers.count > Self.deepestNesting { tooDeep = line.lowerBound }
        }
        hidden.copy(upTo: bytes.count, line: lineNumber)
    }

    private var isInFencedCode: Bool {
        if case .fencedCode = leaf { true } else { false }
    }

    private mutating func findLineEnd() {
        let start = nextLine
        var end = start
        while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
        line = start..<end
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
        nextLine = end
    }

    /// The common case without a look at the block rules: no block starts with a pipe.
    private mutating func continueTopLevelTable() -> Bool {
        guard leaf == .table, containers.isEmpty, bytes[line].first == UInt8(ascii: "|") else { return false }
        guard syntax.isRow(line), !lacksTooManyCells else { return false }
        appendRow(line)
        return true
    }

    // MARK: One line

    private mutating func read() {
        var cursor = LineCursor(bytes: bytes, line: line)
        let matched = matchContainers(&cursor)
        var isLeafOpen = false
        if matched == containers.count {
            guard let isOpen = matchLeaf(&cursor) else { return leaf = .none }
            isLeafOpen = isOpen
        }
        var opening = Opening(matched: matched, isLeafOpen: isLeafOpen)
        if startBlocks(&cursor, &opening) { return }
        addText(cursor, &opening)
    }

    /// How far a line's new blocks have come.
    struct Opening {
        /// How many of the containers go on, and whether the leaf in them does.
        let matched: Int
        let isLeafOpen: Bool

        /// Whether a block was started: then everything that did not go on is closed.
        var hasStarted = false
    }

    /// Goes through the containers that the line continues; returns their number.
    private mutating func matchContainers(_ cursor: inout LineCursor) -> Int {
        for (index, container) in containers.enumerated() {
            switch container {
            case .list:
                continue
            case .quote:
                guard !cursor.isIndented, cursor.startsQuote else { return index }
                cursor.skipMark(1)
                cursor.skipOptionalSpace()
            case .item(let indent, let isEmpty):
                if cursor.indent >= indent {
                    cursor.skipColumns(indent)
                } else if cursor.isBlank, !isEmpty {
                    cursor.skipIndent()
                } else {
                    return index
                }
            }
        }
        return containers.count
    }

    /// Whether the line continues the leaf; nil for a closing fence, which says all that its line has to say.
    private func matchLeaf(_ cursor: inout LineCursor) -> Bool? {
        switch leaf {
        case .none: return false
        case .paragraph: return !cursor.isBlank
        case .table: return syntax.isRow(cursor.firstNonspace..<cursor.end)
        case .indentedCode: return cursor.isIndented || cursor.isBlank
        case .fencedCode(let fence): return cursor.closes(fence) ? nil : true
        case .html(let block): return !(block.endsBeforeBlankLine && cursor.isBlank)
        }
    }

    // MARK: Opening and closing

    /// Opens a container or prepares the place for a leaf, closing what the line did not continue.
    mutating func open(_ container: Container?, _ opening: inout Opening) {
        close(&opening)
        if case .list = containers.last, !isItem(container) { containers.removeLast() }
        if case .item(let indent, _) = containers.last {
            containers[containers.count - 1] = .item(indent: indent, isEmpty: false)
        }
        if let container { containers.append(container) }
    }

    mutating func close(_ opening: inout Opening) {
        if opening.hasStarted { return }
        containers.removeLast(containers.count - opening.matched)
        if !opening.isLeafOpen { leaf = .none }
        opening.hasStarted = true
    }

    private func isItem(_ container: Container?) -> Bool {
        if case .item = container { true } else { false }
    }
}
