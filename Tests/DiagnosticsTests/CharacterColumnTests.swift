import Diagnostics
import Testing

/// The column in characters is that of Swift's own characters, whatever stands before it in the line.
@Suite struct CharacterColumnTests {
    @Test func everyTwoScalarsBelowTheMarks() {
        // A line each: the end of a line is none of its characters.
        let scalars = (0x20...0x2FF).compactMap(Unicode.Scalar.init).filter { $0 != "\u{7F}" }
        for first in scalars {
            let text = scalars.map { "\(first)\($0)" }.joined(separator: "\n")
            let file = SourceFile(path: "a", text: Array(text.utf8))
            for (index, line) in text.unicodeScalars.split(separator: "\n").enumerated() {
                let end = file.lineStarts[index] + Int32(String(line).utf8.count)
                #expect(
                    file.position(of: end).character == String(line).count + 1, "\(first.value), \(index)")
            }
        }
    }

    @Test(arguments: [("e\u{301}", 2), ("👩‍👩‍👧", 2), ("日本", 3), ("· é ß", 6), ("\u{AD}a", 3)])
    func characters(text: String, column: Int) {
        let file = SourceFile(path: "a", text: Array(text.utf8))
        #expect(file.position(of: Int32(text.utf8.count)).character == column)
    }
}
