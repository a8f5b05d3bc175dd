/// What a line starts.
extension BlockTracker {
    /// Starts the blocks that the line opens; true when that says all about it.
    mutating func startBlocks(_ cursor: inout LineCursor, _ opening: inout Opening) -> Bool {
        if opening.isLeafOpen, isVerbatim { return false }
        var interruptsParagraph = opening.isLeafOpen && leaf == .paragraph
        var mayBeLazy = leaf == .paragraph
        while containers.count <= Self.deepestNesting {
            if !cursor.isIndented, startLeaf(cursor, &opening, interruptsParagraph, mayBeLazy) { return true }
            if !cursor.isIndented, cursor.startsQuote {
                startContainer(.quote, &opening)
                cursor.skipMark(1)
                cursor.skipOptionalSpace()
            } else if !cursor.isIndented,
                let marker = cursor.listMarker(interruptingParagraph: interruptsParagraph)
            {
                startItem(marker, &cursor, &opening)
            } else if cursor.isIndented, !mayBeLazy, !cursor.isBlank {
                startLeaf(.indentedCode, &opening)
                return true
            } else if !cursor.isIndented, opening.isLeafOpen, !opening.hasStarted {
                return continueTable(cursor)
            } else {
                return false
            }
            interruptsParagraph = false
            mayBeLazy = false
        }
        return false
    }

    private var isVerbatim: Bool {
        switch leaf {
        case .indentedCode, .fencedCode, .html: true
        case .none, .paragraph, .table: false
        }
    }

    private mutating func startLeaf(
        _ cursor: LineCursor, _ opening: inout Opening, _ interruptsParagraph: Bool, _ mayBeLazy: Bool
    ) -> Bool {
        if cursor.isBlank || cursor.startsQuote { return false }
        if cursor.startsHeading {
            startLeaf(.none, &opening)
        } else if let fence = cursor.codeFence {
            startLeaf(.fencedCode(fence), &opening)
            openFence = cursor.firstNonspace..<line.upperBound
        } else if let block = HTMLBlock.start(at: cursor, interruptingParagraph: mayBeLazy) {
            startLeaf(.html(block), &opening)
            if block.ends(on: cursor.firstNonspace..<cursor.end, of: bytes) { leaf = .none }
        } else if interruptsParagraph, cursor.isSetextUnderline {
            underlineParagraph(cursor)
        } else if cursor.startsThematicBreak {
            startLeaf(.none, &opening)
        } else {
            return false
        }
        return true
    }

    private mutating func startLeaf(_ leaf: Leaf, _ opening: inout Opening) {
        open(nil, &opening)
        self.leaf = leaf
    }

    private mutating func startContainer(_ container: Container, _ opening: inout Opening) {
        open(container, &opening)
        leaf = .none
    }

    private mutating func startItem(
        _ marker: ListMarker, _ cursor: inout LineCursor, _ opening: inout Opening
    ) {
        let markerOffset = cursor.indent
        cursor.skipMark(marker.length)
        let behind = cursor
        var spaces = 0
        while spaces <= 5, cursor.isSpaceOrTab(at: cursor.offset) {
            cursor.skipColumns(1)
            spaces += 1
        }
        if spaces < 1 || spaces >= 5 || cursor.isBlank {
            cursor = behind
            cursor.skipOptionalSpace()
            spaces = 1
        }
        close(&opening)
        leaf = .none
        if containers.last != .list(kind: marker.kind) { startContainer(.list(kind: marker.kind), &opening) }
        startContainer(.item(indent: markerOffset + marker.length + spaces, isEmpty: true), &opening)
    }

    // MARK: Setext headings

    /// A paragraph that holds nothing but link definitions is no heading: the underline becomes its text.
    private mutating func underlineParagraph(_ cursor: LineCursor) {
        guard bytes[paragraph.content] == UInt8(ascii: "["), holdsOnlyDefinitions(upTo: line.lowerBound)
        else {
            return leaf = .none
        }
        startParagraph(at: cursor.firstNonspace)
    }

    private func holdsOnlyDefinitions(upTo end: Int) -> Bool {
        var text: [UInt8] = []
        for line in bytes[paragraph.content..<end].split(whereSeparator: isLineEnd) {
            text += line.drop { $0 == UInt8(ascii: ">") || isWhitespace($0) }
            text.append(UInt8(ascii: "\n"))
        }
        return CommonMarkTree(parsing: text)?.firstChild == nil
    }

    // MARK: Text

    /// Adds what is left of a line: to the open paragraph, also as a lazy line, or as a new one.
    mutating func addText(_ cursor: LineCursor, _ opening: inout Opening) {
        let isLazy = leaf == .paragraph && !opening.isLeafOpen && !opening.hasStarted && !cursor.isBlank
        if isLazy {
            // The white space before a lazy line is kept, and makes a cell before its first pipe.
            return continueParagraph(at: cursor.offset)
        }
        let continues = opening.isLeafOpen && !opening.hasStarted
        close(&opening)
        switch leaf {
        case .paragraph where continues:
            continueParagraph(at: cursor.firstNonspace)
        case .html(let block) where continues:
            if block.ends(on: cursor.firstNonspace..<cursor.end, of: bytes) { leaf = .none }
        case .indentedCode, .fencedCode:
            break
        case .none, .paragraph, .table, .html:
            if cursor.isBlank { return }
            open(nil, &opening)
            startParagraph(at: cursor.firstNonspace)
        }
    }

    private mutating func startParagraph(at content: Int) {
        leaf = .paragraph
        paragraph.start = line.lowerBound
        paragraph.content = content
        paragraph.line = lineNumber
        continueParagraph(at: content)
    }

    private mutating func continueParagraph(at content: Int) {
        paragraph.last.start = line.lowerBound
        paragraph.last.content = content..<line.upperBound
        paragraph.last.line = lineNumber
    }
}
