import Diagnostics
import Markdown
import Testing

@Suite struct `Damaged text` {
    static func parse(_ text: String) -> MarkdownParser.Parsed {
        MarkdownParser().parse(Array(text.utf8), path: "a.md", file: 0)
    }

    static func text(_ parsed: MarkdownParser.Parsed) -> String {
        String(decoding: parsed.source.text, as: UTF8.self)
    }

    @Test func `is repaired, whatever character set it was read as`() {
        for sample in RepairSamples.complete {
            let parsed = Self.parse(sample.damaged)
            #expect(Self.text(parsed) == sample.meant, "\(sample.name)")
            #expect(parsed.diagnostics.map(\.id) == [.textDamaged], "\(sample.name)")
        }
    }

    @Test func `is repaired where bytes were lost`() {
        for sample in RepairSamples.lossy {
            #expect(Self.text(Self.parse(sample.damaged)) == sample.meant, "\(sample.name)")
        }
    }

    @Test func `is repaired where it happened twice`() {
        for sample in RepairSamples.twice {
            #expect(Self.text(Self.parse(sample.damaged)) == sample.meant, "\(sample.name)")
        }
    }

    @Test func `sane text stays as it is`() {
        for text in RepairSamples.sane {
            let parsed = Self.parse(text)
            #expect(Self.text(parsed) == text)
            #expect(parsed.diagnostics.isEmpty, "\(text)")
        }
        let all = Self.parse(RepairSamples.sane.joined(separator: "\n\n"))
        #expect(all.diagnostics.isEmpty)
    }

    @Test func `what cannot be told is a replacement character, not a guess`() {
        let smiley = "Ã¼ber ðŸ˜\n"
        #expect(Self.text(Self.parse(smiley)) == "über \u{FFFD}\n")
    }

    @Test func `a citation in a damaged text is damaged too`() {
        #expect(Self.text(Self.parse("FÃ¼r `GrÃ¶ÃŸe`\n")) == "Für `Größe`\n")
    }

    @Test func `one sane character among many damaged ones changes nothing`() {
        let damaged = String(repeating: "Ã¼ber Ã¶ffnen\n", count: 3) + "→\n"
        #expect(Self.text(Self.parse(damaged)) == String(repeating: "über öffnen\n", count: 3) + "→\n")
    }

    @Test func `one warning counts the places and stands at the first`() throws {
        let parsed = Self.parse("# A\n\nx âœ… und fÃ¼r 1ï¸âƒ£\n")
        let warning = try #require(parsed.diagnostics.first)
        #expect(parsed.diagnostics.count == 1)
        #expect(warning.severity == .warning)
        #expect(warning.message == "the text is UTF-8 that was read as Windows-1252: 3 places repaired")
        let span = try #require(warning.span)
        #expect(parsed.source.position(of: span.lower) == SourcePosition(line: 3, column: 3, character: 3))
    }

    @Test func `places are those on disk`() throws {
        for text in ["| fÃ¼r | `b` |\n|-|-|\n", "| fÃƒÂ¼r | `b` |\n|-|-|\n", "| f\0r | `b` |\n|-|-|\n"] {
            let parsed = Self.parse(text)
            guard case .table(let table) = try #require(parsed.document).blocks[0].kind else {
                throw Unexpected()
            }
            let run = try #require(table.header.cells[1].content.runs.first)
            let column = try #require(text.utf8.firstIndex(of: UInt8(ascii: "b")))
            let expected = text.utf8.distance(from: text.startIndex, to: column) + 1
            #expect(parsed.source.position(of: run.span.lower).column == expected)
            #expect(parsed.source.position(of: run.span.lower).character == 10)
        }
    }

    @Test func `a byte order mark counts in the first line only`() throws {
        let parsed = Self.parse("\u{FEFF}# A\n\n# B\n")
        let blocks = try #require(parsed.document).blocks
        #expect(blocks.map { parsed.source.position(of: $0.span.lower).column } == [4, 1])
        #expect(parsed.diagnostics.isEmpty)
    }

    struct Unexpected: Error {}
}

@Suite struct `Text that is not UTF-8` {
    @Test(
        arguments: [
            ([0x61, 0x0A, 0x62, 0xE4, 0x63], 3, 2, 2),
            ([0xFF, 0xFE, 0x61, 0x00], 0, 1, 1),
            ([0x61, 0xC3], 1, 1, 2),
            ([0x61, 0xED, 0xA0, 0x80], 1, 1, 2),
            ([0xC0, 0x80], 0, 1, 1),
            ([0xF5, 0x80, 0x80, 0x80], 0, 1, 1),
            ([0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69, 0x80], 9, 1, 10),
        ] as [([UInt8], Int, Int, Int)])
    func `is an error with the byte's place`(bytes: [UInt8], offset: Int, line: Int, column: Int) throws {
        let parsed = MarkdownParser().parse(bytes, path: "a.md", file: 0)
        #expect(parsed.document == nil)
        let error = try #require(parsed.diagnostics.first)
        #expect(error.id == .textUndecodable)
        #expect(error.severity == .error)
        #expect(error.message.hasSuffix("at offset \(offset)"))
        let position = parsed.source.position(of: try #require(error.span).lower)
        #expect(position.line == line)
        #expect(position.column == column)
        _ = DiagnosticRenderer(sources: SourceFiles([parsed.source])).render(error)
    }

    @Test func `a UTF-16 file is named as such`() throws {
        let parsed = MarkdownParser().parse([0xFF, 0xFE, 0x61, 0x00], path: "a.md", file: 0)
        #expect(parsed.diagnostics.first?.message.contains("UTF-16") == true)
    }
}
