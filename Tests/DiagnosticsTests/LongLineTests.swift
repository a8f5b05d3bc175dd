import Diagnostics
import Testing

/// Columns in lines of thousands of bytes, which are not counted from the line's start.
@Suite struct `Columns of long lines` {
    @Test(arguments: ["a", "é", "e\u{301}", "家", "👩‍👩‍👧", "क्षि", "\u{600}1", "🇩🇪"])
    func `are those that counting from the start gives`(character: String) {
        let words = (0..<700).map { "`f\($0)` \(character)\(character), " }
        let text = "short\r\n" + words.joined() + "\r" + words.reversed().joined() + "\nend"
        let bytes = Array(text.utf8)
        let file = SourceFile(path: "Schema.md", text: bytes)
        for line in 0..<file.lineStarts.count {
            let range = file.lineRange(line)
            for offset in stride(from: range.lowerBound, through: range.upperBound, by: 97)
            where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
                let before = String(decoding: bytes[range.lowerBound..<offset], as: UTF8.self)
                let position = file.position(of: Int32(offset))
                #expect(position.line == line + 1)
                #expect(position.column == before.utf8.count + 1)
                #expect(position.character == before.count + 1)
                #expect(file.scalarColumn(of: Int32(offset)) == before.unicodeScalars.count + 1)
            }
        }
    }
}
