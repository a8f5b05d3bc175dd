import Diagnostics
import Fixing
import Testing

/// Fixes are applied at their places on disk.
struct DocumentFixerTests {
    private static func span(_ lower: Int32, _ upper: Int32) -> SourceSpan {
        SourceSpan(file: 0, lower: lower, upper: upper)
    }

    private func fixed(_ text: String, _ fixes: FixIt...) -> String {
        let bytes = Array(text.utf8)
        let source = SourceFile(path: "A.md", text: bytes)
        return String(decoding: DocumentFixer.bytes(applying: fixes, to: bytes, source).bytes, as: UTF8.self)
    }

    @Test func aWordIsReplacedWhereItStandsOnce() {
        let text = "List<Strng> x"
        #expect(fixed(text, FixIt("String", for: "Strng", at: Self.span(0, 13))) == "List<String> x")
        #expect(fixed("Strng Strng", FixIt("String", for: "Strng", at: Self.span(0, 11))) == "Strng Strng")
        #expect(fixed("Strngs", FixIt("String", for: "Strng", at: Self.span(0, 6))) == "Strngs")
    }

    @Test func overlappingFixesAreLeftOut() {
        let text = "abcdef"
        #expect(fixed(text, FixIt("X", at: Self.span(0, 3)), FixIt("Y", at: Self.span(2, 4))) == "Xdef")
    }

    @Test func placesAreThoseOnDisk() {
        let original = Array("\u{FEFF}Ã¼ber Strng".utf8)
        let text = Array("über Strng".utf8)
        let repairs = [
            SourceFile.Repair(offset: 0, length: 0, originalLength: 3),
            SourceFile.Repair(offset: 0, length: 2, originalLength: 4),
        ]
        let source = SourceFile(path: "A.md", text: text, repairs: repairs)
        let fixes = [FixIt("ü", at: Self.span(0, 2)), FixIt("String", for: "Strng", at: Self.span(6, 11))]
        let result = DocumentFixer.bytes(applying: fixes, to: original, source)
        #expect(String(decoding: result.bytes, as: UTF8.self) == "\u{FEFF}über String")
        #expect(result.count == 2)
    }
}
