import Diagnostics
import Fixing
import Foundation
import Testing

/// Tables are padded, and nothing else changes.
struct TableAlignmentTests {
    private func aligned(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let fixes = TableAlignment.fixes(for: bytes, path: "A.md", file: 0)
        let source = SourceFile(path: "A.md", text: bytes)
        return String(decoding: DocumentFixer.bytes(applying: fixes, to: bytes, source).bytes, as: UTF8.self)
    }

    @Test func pipesStandBelowEachOther() {
        let text = "# A\n\n|Field|Type |\n|:-|---:|\n|`title`|String\n| `größe` | `a\\|b` |\n\nText | here\n"
        let wanted = """
            # A

            | Field   | Type   |
            | :------ | -----: |
            | `title` | String |
            | `größe` | `a\\|b` |

            Text | here

            """
        #expect(aligned(text) == wanted)
        #expect(aligned(wanted) == wanted)
    }

    @Test func wideCharactersTakeTwoColumns() {
        #expect(
            aligned("| 項目 | T |\n| --- | --- |\n| a | ✅ |\n")
                == "| 項目 | T   |\n| ---- | --- |\n| a    | ✅  |\n")
    }

    @Test func lineEndsStay() {
        #expect(
            aligned("|a|b|\r\n|-|-|\r\n|c|d|\r\n") == "| a   | b   |\r\n| --- | --- |\r\n| c   | d   |\r\n")
    }

    @Test(arguments: [
        "- |a|b|\n  |-|-|\n  |c|d|\n", "> |a|b|\n> |-|-|\n> |c|d|\n", "```\n|a|b|\n|-|-|\n```\n",
        "a|b\n-|-\nc|d\n",
        "|a|b|\n|-|-|\n|c \\\\| d|e|\n",
    ])
    func whatIsNotSimpleStays(text: String) {
        #expect(aligned(text) == text)
    }

    @Test func surplusCellsStay() {
        let text = "|a|b|\n|-|-|\n|c|d|e|\n"
        #expect(aligned(text) == "| a   | b   |\n| --- | --- |\n| c   | d   | e |\n")
        #expect(aligned(aligned(text)) == aligned(text))
    }
}
