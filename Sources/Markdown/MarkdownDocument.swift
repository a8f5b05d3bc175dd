package import Diagnostics

/// A Markdown document as immutable values: what cmark and the rules of pipe tables make of its text.
///
/// Every block and every table cell has its span. Nothing is left out: what the rooms below do not know
/// how to read still arrives as a block.
package struct MarkdownDocument: Sendable {
    /// The index by which spans name the document's file.
    package let file: Int32
    package let source: SourceFile
    package let blocks: [Block]

    package init(file: Int32, source: SourceFile, blocks: [Block]) {
        self.file = file
        self.source = source
        self.blocks = blocks
    }
}

/// A part of the document and where it stands.
package struct Block: Hashable, Sendable {
    package let kind: Kind
    package let span: SourceSpan

    package init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
    }

    package indirect enum Kind: Hashable, Sendable {
        case heading(level: Int, Inlines)
        case paragraph(Inlines)
        case table(Table)
        case list(MarkdownList)
        case codeBlock(CodeBlock)
        case blockQuote([Block])
        case html(String)
        case thematicBreak
    }
}

/// Fenced or indented code.
package struct CodeBlock: Hashable, Sendable {
    /// The whole info string after the fence, empty for indented code. For example: `swift`.
    package let info: String

    /// Its text without the fence's or the container's indentation; ends in a newline unless empty.
    package let text: String

    /// Where each line of `text` begins in the document's text.
    package let lineOffsets: [Int32]

    package init(info: String, text: String, lineOffsets: [Int32]) {
        self.info = info
        self.text = text
        self.lineOffsets = lineOffsets
    }

    /// The first word of the info string in lower case: the language.
    package var language: String {
        String(info.prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }).lowercased()
    }
}

/// Bullets, or numbered items.
package struct MarkdownList: Hashable, Sendable {
    /// The first number of an ordered list; nil for bullets.
    package let start: Int?
    package let items: [Item]

    package init(start: Int?, items: [Item]) {
        self.start = start
        self.items = items
    }

    package struct Item: Hashable, Sendable {
        package let blocks: [Block]
        package let span: SourceSpan

        package init(blocks: [Block], span: SourceSpan) {
            self.blocks = blocks
            self.span = span
        }
    }
}
