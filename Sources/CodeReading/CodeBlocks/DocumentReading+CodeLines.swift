package import Diagnostics
package import DocumentWording
package import Markdown
import SchemaEvidence
import Vocabulary

/// A line of a code block that says something in words.
package struct CodeLine {
    package let text: Substring
    package let span: SourceSpan

    package var isComment: Bool { text.trimmingSpaces.starts(with: "//") }
    package var wording: Wording { Wording(Inlines(Inlines.Run(String(text), span: span))) }
}

extension DocumentReading {
    /// The lines of a block that are not blank.
    package func lines(of code: CodeBlock) -> [CodeLine] {
        zip(code.text.split(separator: "\n", omittingEmptySubsequences: false), code.lineOffsets)
            .filter { !$0.0.trimmingSpaces.isEmpty }
            .map { line, offset in
                let upper = offset + Int32(line.utf8.count)
                return CodeLine(
                    text: line, span: SourceSpan(file: document.file, lower: offset, upper: upper))
            }
    }
}
