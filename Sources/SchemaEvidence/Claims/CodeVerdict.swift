import Diagnostics
import DocumentWording
import Markdown
import SchemaDeclaration
import Vocabulary

/// What a comment in a block of code says of the types below it.
///
///     // ❌ Wrong
///     @Model class Trip { … }
///     // ✅ Correct
///     @Model class Stop { … }
enum CodeVerdict {
    case wrong, right

    /// That of the nearest comment above the claim's name, else that of the block's first line.
    init?(on claim: Claim, in block: Block, _ reading: DocumentReading) {
        guard case .codeBlock(let code) = block.kind else { return nil }
        let text = reading.document.source.text
        let name = Int(claim.entity.name.span.lower)
        if (Int(block.span.lower)..<Int(block.span.upper)).contains(name),
            let nearest = Self.nearest(above: name, from: Int(block.span.lower), in: text)
        {
            self = nearest
            return
        }
        guard let first = Self.beginOfFirstLine(of: code.text), let verdict = Self(comment: first) else {
            return nil
        }
        self = verdict
    }

    /// A block may have very many types, each of which asks: so only a few lines above it are looked at.
    private static func nearest(above name: Int, from start: Int, in text: [UInt8]) -> CodeVerdict? {
        text[max(start, name - reach)..<name].split(separator: 0x0A).reversed().lazy
            .compactMap { CodeVerdict(comment: String(decoding: $0, as: UTF8.self)[...]) }.first
    }

    private static let reach = 400

    private init?(comment: Substring) {
        let line = comment.drop { $0 == " " }
        guard line.hasPrefix("//") || line.hasPrefix("#") || line.hasPrefix("--") else { return nil }
        let words = line.split { " :/#-.,!".contains($0) }.prefix(3)
        if words.contains(where: { $0.means(.markedWrong) }) {
            self = .wrong
        } else if words.contains(where: { $0.means(.markedRight) }) {
            self = .right
        } else {
            return nil
        }
    }

    /// At most 60 letters of the first line that is not blank.
    private static func beginOfFirstLine(of text: String) -> Substring? {
        guard let word = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
        let start = text[..<word].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        return text[start...].prefix(60).prefix { $0 != "\n" }
    }
}
