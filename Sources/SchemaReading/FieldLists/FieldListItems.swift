import Diagnostics
import Markdown

/// The items of a list, read as lines that declare fields.
struct FieldListItems {
    private(set) var fields: [DeclaredField] = []
    private(set) var count = 0

    /// How many items have a type that is known, or one in the place of a type.
    private(set) var typed = 0

    /// How many are nothing but a name as code writes it.
    private(set) var named = 0

    init(_ list: MarkdownList, text: [UInt8], file: Int32) {
        let reading = FieldLineReading(text: text) { range in
            SourceSpan(file: file, lower: Int32(range.lowerBound), upper: Int32(range.upperBound))
        }
        for item in list.items {
            count += 1
            guard let first = item.blocks.first, case .paragraph = first.kind else { continue }
            let range = Int(first.span.lower)..<Int(first.span.upper)
            guard let line = FieldLineParser.parse(text, in: range) else { continue }
            add(line, reading.fields(of: line, in: range))
        }
    }

    private mutating func add(_ line: FieldLine, _ declared: [DeclaredField]) {
        guard let first = declared.first else { return }
        if let type = first.type, line.marksType, TypeVocabulary.meaning(of: type.name) != nil {
            typed += 1
            fields += declared
        } else if line.type == nil,
            line.names.allSatisfy({ $0.isMarked || Identifier.looksLikeCode($0.text) })
        {
            named += 1
            fields += declared
        } else if line.type != nil, line.names.allSatisfy(\.isMarked) {
            fields += declared
        }
    }
}
