import Foundation
import Output
import Testing

struct JSONTextTests {
    @Test func escapesWhatJSONDemandsAndWhatNobodySees() {
        #expect(JSONText.quoted("") == "\"\"")
        #expect(JSONText.quoted("a/b ä 🦉 'c'") == "\"a/b ä 🦉 'c'\"")
        #expect(JSONText.quoted("\"\\\n\t\r\u{0}\u{7F}") == #""\"\\\n\t\r\u0000\u007F""#)
        #expect(
            JSONText.quoted("\u{2028}\u{202E}\u{2069}\u{FEFF}\u{200F}")
                == #""\u2028\u202E\u2069\uFEFF\u200F""#)
        #expect(JSONText.quoted("\u{2027}\u{202F}\u{2026}\u{FB00}") == "\"\u{2027}\u{202F}\u{2026}\u{FB00}\"")
    }

    @Test func everyScalarComesBack() throws {
        let scalars =
            (0...0x2FFF).compactMap(Unicode.Scalar.init)
            + [0xE000, 0xFEFF, 0xFFFF, 0x1F989, 0x10FFFF]
            .compactMap(Unicode.Scalar.init)
        let texts = scalars.map { "a\($0)b\($0)" } + [String(repeating: "\"\u{2028}x", count: 10_000)]
        let json = "[" + texts.map(JSONText.quoted).joined(separator: ",") + "]"
        let parsed = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String])
        #expect(parsed.elementsEqual(texts) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) })
    }
}
