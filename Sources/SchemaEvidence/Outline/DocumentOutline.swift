import Diagnostics
import DocumentWording
package import Markdown
import RemarkReading
import Vocabulary

/// A document's blocks in one row, each with its section and container.
///
/// What an author wants to be left out is left out here: `<!-- gen: ignore -->` before a block hides the block,
/// before a heading all that stands under the heading. `<!-- gen: record type -->` says of a block or heading that it
/// describes a record type. Tables in HTML, in blocks of code and transposed ones are put into the form that all
/// recognisers know, and columns that hold nothing are left out.
package struct DocumentOutline {
    package private(set) var passages: [Passage] = []
    package private(set) var sections: [Section] = []
    private var isAfterBreak = false
    private let html: HTMLBlocks

    init(_ document: MarkdownDocument) {
        html = HTMLBlocks(document)
        passages.reserveCapacity(document.blocks.count * 2)
        sections.append(Section(heading: nil, span: nil, level: 0, parent: nil, start: 0))
        add(document.blocks, section: 0, container: nil)
    }

    /// Adds blocks that stand side by side.
    private mutating func add(_ blocks: [Block], section: Int, container: Int?) {
        var section = section
        var ignoredLevel: Int?
        var ignoresNext = false
        var marksNext = false
        for block in html.replaced(blocks) {
            if case .heading(let level, _) = block.kind {
                if let ignored = ignoredLevel, level > ignored { continue }
                ignoredLevel = ignoresNext ? level : nil
            } else if ignoredLevel != nil {
                continue
            }
            if ignoresNext {
                ignoresNext = false
                continue
            }
            ignoresNext = Self.isMark("<!--gen:ignore-->", block)
            let index = passages.count
            section = add(block, section: section, container: container)
            passages[index].isMarkedAsRecordType = marksNext
            marksNext = Self.isMark("<!--gen:recordtype-->", block)
        }
    }

    private mutating func add(_ block: Block, section: Int, container: Int?) -> Int {
        let index = passages.count
        switch block.kind {
        case .heading(let level, let content):
            isAfterBreak = false
            let section = open(level: level, Wording(content), span: block.span, above: section)
            append(block, section, container)
            return section
        case .list(let list):
            if container == nil, list.items.count == 1, Self.holdsHeading(list.items[0].blocks) {
                add(list.items[0].blocks, section: section, container: nil)
                return section
            }
            append(block, section, container)
            for item in list.items { add(item.blocks, section: section, container: index) }
        case .blockQuote(let blocks):
            if container == nil, Self.holdsHeading(blocks) {
                add(blocks, section: section, container: nil)
                return section
            }
            append(block, section, container)
            add(blocks, section: section, container: index)
        case .thematicBreak:
            isAfterBreak = true
            append(block, section, container)
        case .table(let table):
            append(table, at: block.span, section, container)
        case .codeBlock(let code):
            if isRightBelowRecordType(section), let table = FencedTable.table(in: code, span: block.span) {
                append(table, at: block.span, section, container)
            } else {
                append(block, section, container)
            }
        case .paragraph, .html:
            append(block, section, container)
        }
        passages[index].end = passages.count - 1
        return section
    }

    /// A quotation or a list item with headings of its own is a document that is quoted: it reads as if it were not.
    private static func holdsHeading(_ blocks: [Block]) -> Bool {
        blocks.contains { block in
            if case .heading = block.kind { true } else { false }
        }
    }

    private mutating func append(_ block: Block, _ section: Int, _ container: Int?) {
        passages.append(
            Passage(
                block: block, section: section, container: container, end: passages.count,
                isAfterBreak: isAfterBreak))
    }

    /// Whether the last passage is a heading that speaks of a record type, and of no example or former one.
    private func isRightBelowRecordType(_ section: Int) -> Bool {
        guard sections[section].start == passages.count - 1, let heading = sections[section].heading else {
            return false
        }
        return heading.tokens.indices.contains { heading.label(at: $0) != nil }
            && heading.tokens[...].takesNothingBack
            && !heading.mayMean([.example, .forExample, .template, .planned, .outOfUse])
    }

    private mutating func append(_ table: Table, at span: SourceSpan, _ section: Int, _ container: Int?) {
        let table = table.withoutEmptyColumns
        append(Block(.table(TransposedTable.upright(table) ?? table), span: span), section, container)
    }

    private mutating func open(level: Int, _ heading: Wording, span: SourceSpan, above section: Int) -> Int {
        var parent = section
        while sections[parent].level >= level, let higher = sections[parent].parent { parent = higher }
        sections.append(
            Section(heading: heading, span: span, level: level, parent: parent, start: passages.count))
        return sections.count - 1
    }

    /// `<!-- gen: ignore -->`, with any white space.
    private static func isMark(_ mark: String, _ block: Block) -> Bool {
        guard case .html(let text) = block.kind else { return false }
        return text.filter { !$0.isWhitespace } == mark
    }
}

extension DocumentOutline {
    /// The text of a paragraph, or of the heading; nil for every other block.
    package func content(of passage: Int) -> Inlines? {
        switch passages[passage].block.kind {
        case .heading(_, let content), .paragraph(let content): content
        case .table, .list, .codeBlock, .blockQuote, .html, .thematicBreak: nil
        }
    }

    /// The last section may begin behind all passages: a document without a block has one such.
    package func isMarkedAsRecordType(_ passage: Int?) -> Bool {
        guard let passage, passages.indices.contains(passage) else { return false }
        return passages[passage].isMarkedAsRecordType
    }

    /// Whether a passage stands in a list or quotation, at any depth, that begins at another passage.
    func isWithin(_ passage: Int, _ container: Int) -> Bool {
        passage > container && passage <= passages[container].end
    }
}
