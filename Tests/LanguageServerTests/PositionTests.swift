import Testing

@testable import LanguageServer

/// Where an editor's positions are in UTF-8, with characters of every length and every kind of line end.
struct PositionTests {
    /// Lines: `a😀b`, `é`, `` (ended by a carriage return), `日本`.
    private static let lines = LineIndex(Array("a😀b\r\né\n\r日本".utf8))

    @Test(arguments: [
        (PositionEncoding.utf8, [0, 1, 5, 6]), (.utf16, [0, 1, 3, 4]), (.utf32, [0, 1, 2, 3]),
    ])
    func charactersAreCounted(encoding: PositionEncoding, characters: [Int]) {
        let offsets = [0, 1, 5, 6]
        for (offset, character) in zip(offsets, characters) {
            let position = TextPosition(line: 0, character: character)
            #expect(Self.lines.position(of: offset, encoding) == position)
            #expect(Self.lines.offset(of: position, encoding) == offset)
        }
    }

    @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
    func everyPositionLeadsBack(encoding: PositionEncoding) {
        let text = Self.lines.bytes
        for offset in 0...text.count where offset == text.count || text[offset] & 0xC0 != 0x80 {
            let position = Self.lines.position(of: offset, encoding)
            // A carriage return and a newline are one end.
            let expected = offset == 7 ? 6 : offset
            #expect(Self.lines.offset(of: position, encoding) == expected)
        }
    }

    @Test func linesEndInThreeWays() {
        #expect(Self.lines.lineCount == 4)
        #expect(Self.lines.position(of: 8, .utf16) == TextPosition(line: 1, character: 0))
        #expect(Self.lines.position(of: 11, .utf16) == TextPosition(line: 2, character: 0))
        #expect(Self.lines.position(of: 12, .utf16) == TextPosition(line: 3, character: 0))
    }

    @Test func whatIsOutsideIsTheNearestPlace() {
        #expect(Self.lines.offset(of: TextPosition(line: 0, character: 99), .utf16) == 6)
        #expect(Self.lines.offset(of: TextPosition(line: 9, character: 0), .utf16) == 18)
        #expect(Self.lines.offset(of: TextPosition(line: -1, character: 4), .utf16) == 0)
        #expect(Self.lines.offset(of: TextPosition(line: 1, character: -4), .utf16) == 8)
        #expect(Self.lines.position(of: 99, .utf16) == TextPosition(line: 3, character: 2))
    }

    @Test func halfACharacterIsNone() {
        #expect(Self.lines.offset(of: TextPosition(line: 0, character: 2), .utf16) == 1)
        #expect(Self.lines.offset(of: TextPosition(line: 0, character: 3), .utf8) == 1)
    }

    @Test func theEncodingIsNegotiated() {
        #expect(PositionEncoding(offered: []) == .utf16)
        #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
        #expect(PositionEncoding(offered: ["utf-16", "utf-32"]) == .utf32)
        #expect(PositionEncoding(offered: ["utf-16"]) == .utf16)
    }

    @Test(arguments: [
        ("file:///Docs/Schema.md", "/Docs/Schema.md"), ("FILE://localhost/a%20b/%C3%A9.md", "/a b/é.md"),
        ("file:///a.md?x#y", "/a.md"), ("file:///c%3A/x", "/c:/x"),
    ])
    func filesHaveTheirPaths(uri: String, path: String) {
        #expect(DocumentURI.path(of: uri) == path)
        #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
    }

    @Test(arguments: [
        "untitled:Untitled-1", "file://server/share/x.md", "file:///a%2", "file:///%FF", "", "/a",
    ])
    func otherNamesAreNoFiles(uri: String) {
        #expect(DocumentURI.path(of: uri) == nil)
    }
}
