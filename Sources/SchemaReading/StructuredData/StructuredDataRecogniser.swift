import Diagnostics
import Markdown

/// Reads YAML and JSON that list record types: in a fence, and in the front matter of a document.
///
///     ---
///     recordTypes:
///       Trip: { fields: { title: String } }
///     ---
struct StructuredDataRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        if let matter = FrontMatter(reading.document) { read(matter, &reading) }
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                CodeLanguage.isStructuredData(block),
                !ExampleHeading.stands(above: passage, in: reading.outline)
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            reading.add(StructuredDataReading.declare(code), from: passage, heading: nil)
        }
    }

    /// What cmark made of the lines of the front matter, such as a heading, says nothing more.
    private func read(_ matter: FrontMatter, _ reading: inout DocumentReading) {
        let declarations = StructuredDataReading.declare(CodeText(matter.block, file: reading.document.file))
        guard !declarations.isEmpty else { return }
        for entity in declarations.entities { reading.append(entity, anchor: nil) }
        for (index, passage) in reading.outline.passages.enumerated()
        where passage.block.span.lower < matter.end {
            reading.use(index)
        }
    }
}

/// The lines between `---` at the very beginning of a document and the next `---` or `...`.
struct FrontMatter {
    let block: CodeBlock

    /// Where the document proper begins.
    let end: Int32

    init?(_ document: MarkdownDocument) {
        let source = document.source
        guard source.text.starts(with: "---".utf8), source.lineStarts.count > 2, source.line(1).hasOnly("---")
        else {
            return nil
        }
        let last = (2...source.lineStarts.count).first {
            source.line($0).hasOnly("---") || source.line($0).hasOnly("...")
        }
        guard let last, last > 2 else { return nil }
        let lines = 2..<last
        block = CodeBlock(
            info: "yaml",
            text: lines.map { source.line($0) + "\n" }.joined(),
            lineOffsets: lines.map { source.lineStarts[$0 - 1] }
        )
        end = last < source.lineStarts.count ? source.lineStarts[last] : Int32(source.text.count)
    }
}

extension String {
    /// Nothing but a mark and white space behind it.
    fileprivate func hasOnly(_ mark: String) -> Bool {
        hasPrefix(mark) && dropFirst(mark.count).allSatisfy(\.isWhitespace)
    }
}
