import Foundation
import TestSupport
import Testing

/// The house rules that a program can check.
struct TidyTests {
    private static let longestFile = 400

    @Test func noFileIsTooLong() throws {
        // A language is one file, however many words it has.
        let languages = "Sources/Vocabulary/Languages/"
        for file in try SourceTree.files(in: "Sources", "Tests", "Templates")
        where !file.path.hasPrefix(languages) {
            #expect(file.lines.count <= Self.longestFile + 1, "\(file) has \(file.lines.count - 1) lines")
        }
    }

    /// Written in two halves, so that this file does not break its own rule.
    private static let forbidden = [
        "try" + "!", "as" + "!", "fatal" + "Error(", "@unchecked " + "Sendable", "TO" + "DO", "FIX" + "ME",
        "print" + "(", "exit" + "(",
    ]

    @Test func nothingForbiddenIsUsed() throws {
        for file in try SourceTree.files(in: "Sources", "Templates") {
            for (number, line) in file.lines.enumerated() where !line.isComment {
                for word in Self.forbidden where line.hasWord(word) {
                    Issue.record("\(file):\(number + 1): '\(word)'")
                }
            }
        }
    }

    @Test func noWorkIsLeftForLater() throws {
        for file in try SourceTree.files(in: "Sources", "Templates", "Tests") {
            for (number, line) in file.lines.enumerated() {
                for word in ["TO" + "DO", "FIX" + "ME", "X" + "XX"] where line.hasWord(word) {
                    Issue.record("\(file):\(number + 1): '\(word)'")
                }
            }
        }
    }

    @Test func everyTypeSaysWhatItIs() throws {
        let declaration = try Regex(
            #"^(package |public |private |fileprivate |final |indirect |nonisolated )*(struct|enum|class|actor|protocol) \w"#
        )
        for file in try SourceTree.files(in: "Sources", "Templates") {
            for (index, line) in file.lines.enumerated() where line.firstMatch(of: declaration) != nil {
                let above = file.lines[..<index].last { !$0.hasPrefix("@") } ?? ""
                let isExempt = line.hasPrefix("private ") || line.hasPrefix("fileprivate ")
                #expect(isExempt || above.hasPrefix("///"), "\(file):\(index + 1): \(line)")
            }
        }
    }
}

extension Substring {
    fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("//") }

    /// Whether it stands there by itself, not as the end of a longer word, nor in quotes.
    fileprivate func hasWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            guard range.lowerBound > startIndex else { return true }
            let before = self[index(before: range.lowerBound)]
            return
                !(before.isLetter || before.isNumber || before == "_" || before == "\"" || before == "`"
                || before == ".")
        }
    }
}
