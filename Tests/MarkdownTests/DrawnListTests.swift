import Diagnostics
import Markdown
import Testing

/// Bullets that are drawn as characters make a list.
@Suite struct `A drawn list` {
    private func outline(_ text: String) throws -> [String] {
        try `Blocks of a document`.parse(text).blocks.map(Self.describe)
    }

    private static func describe(_ block: Block) -> String {
        switch block.kind {
        case .paragraph(let content): content.plainText
        case .list(let list):
            "["
                + list.items.map { $0.blocks.map(describe).joined(separator: " ") }.joined(separator: ", ")
                + "]"
        default: "other"
        }
    }

    @Test(arguments: ["•", "◦", "‣", "▪", "●"])
    func `is one`(bullet: String) throws {
        #expect(try outline("\(bullet) `a`: String\n\(bullet) b\n") == ["[a: String, b]"])
        #expect(
            try outline("Fields:\n\(bullet) a\n\(bullet) b\nand more\n") == ["Fields:", "[a, b\nand more]"])
    }

    @Test func `goes on with a list of Markdown`() throws {
        #expect(try outline("- a\n• b\n• c\n") == ["[a, b, c]"])
        #expect(try outline("- a\n  • b\n  • c\n- d\n") == ["[a [b, c], d]"])
    }

    @Test func `may have blank lines between its items`() throws {
        #expect(try outline("• a\n\n• b\n\n• c\n\nd\n\n• e\n") == ["[a, b, c]", "d", "[e]"])
    }

    @Test func `has lists of its own`() throws {
        #expect(try outline("• a\n  ◦ b\n  ◦ c\n• d\n") == ["[a [b, c], d]"])
        #expect(try outline("• a\n◦ b\n• d\n") == ["[a [b], d]"])
        #expect(try outline("- a\n◦ b\n- d\n") == ["[a [b], d]"])
        let deep = (0..<40).map { String(repeating: " ", count: $0 % 4) + "• a" }.joined(separator: "\n")
        #expect(try outline("x\n" + deep + "\n").count == 2)
    }

    @Test(arguments: ["a • b", "•", "•a\n•b", "A\n•\nb", "`•` a", "**•** a"])
    func `is none`(text: String) throws {
        #expect(try outline(text + "\n").allSatisfy { !$0.hasPrefix("[") })
    }

    @Test func `has places`() throws {
        let text = "x\n\n• `a`: Ä\n• b \n"
        let document = try `Blocks of a document`.parse(text)
        guard case .list(let list) = document.blocks[1].kind else {
            throw `Blocks of a document`.Unexpected()
        }
        let texts = list.items.map { document.source[$0.blocks[0].span.range] }
        #expect(texts == ["`a`: Ä", "b"])
    }
}
