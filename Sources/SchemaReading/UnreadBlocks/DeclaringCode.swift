import CodeReading
import Diagnostics
import Markdown

/// Finds out whether a block of code declares types or their fields, so that it must not stay unread in silence.
enum DeclaringCode {
    static func declares(_ block: CodeBlock) -> Bool {
        if silent.contains(block.language) { return false }
        if CodeLanguage.isMarkdown(block) { return QuotedDocument.declares(block.text) }
        if CodeLanguage.isStructuredData(block) {
            return DeclaringData.declaresFields(block.text) || TypedLines.areMost(of: block.text)
        }
        switch firstWord(of: block.text) {
        case "erDiagram": return true
        case "classDiagram", "classDiagram-v2":
            return drawsMembers(block.text) || CodeTypes.areDeclared(in: block.text)
        default: break
        }
        if block.text.contains(bytesOf: "<entity ") { return block.text.contains(bytesOf: "<attribute ") }
        return CodeTypes.areDeclared(in: block.text)
            || !CodeLanguage.isSwift(block) && TypedLines.areMost(of: block.text)
    }

    /// Whether it declares types as programs do; with `areStored`, those that say so alone.
    static func declaresTypes(_ block: CodeBlock, areStored: Bool) -> Bool {
        guard !silent.contains(block.language), !CodeLanguage.isStructuredData(block),
            !CodeLanguage.isMarkdown(block)
        else { return false }
        return CodeTypes.areDeclared(in: block.text, areStored: areStored)
    }

    static func isDiagram(_ block: CodeBlock) -> Bool {
        block.language == "mermaid" || firstWord(of: block.text) == "erDiagram"
    }

    private static func firstWord(of text: String) -> Substring? {
        text.split(separator: "\n").first { line in
            !line.hasPrefix("%%") && !line.hasPrefix("---") && line.contains { !$0.isWhitespace }
        }?.split(whereSeparator: \.isWhitespace).first
    }

    /// `Stop : +String place` in a class diagram.
    private static func drawsMembers(_ text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            let parts = line.split(separator: " : ", maxSplits: 1)
            guard parts.count == 2, parts[0].split(whereSeparator: \.isWhitespace).count == 1 else {
                return false
            }
            if case .field = CodeMember(parts[1]) { return true }
            return false
        }
    }

    /// What is typed into a shell, sent, or laid out.
    private static let silent: Set = [
        "bash", "sh", "shell", "zsh", "console", "terminal", "powershell", "http", "html", "css", "scss",
        "diff", "makefile", "dockerfile", "log", "gitignore", "regex", "csv", "curl",
    ]
}
