import Diagnostics
import Markdown
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// A block of code in which each line is a field with its owner and kinds of index: "Trip.start  QUERYABLE + SORTABLE".
    func readCode(_ code: CodeBlock, at passage: Int, in reading: inout DocumentReading) {
        var found: [(entity: Int, index: Declared<Index>)] = []
        for (line, offset) in zip(
            code.text.split(separator: "\n", omittingEmptySubsequences: false), code.lineOffsets)
        where !line.trimmingSpaces.isEmpty {
            let words = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" || $0 == ":" }
            guard words.count == 2, let dot = words[0].firstIndex(of: "."),
                let entity = reading.entity(named: String(words[0][..<dot])),
                case let field = String(words[0][words[0].index(after: dot)...]),
                reading.hasField(field, in: entity)
            else { return }
            let span = SourceSpan(
                file: reading.outline.passages[passage].block.span.file, lower: offset,
                upper: offset + Int32(line.utf8.count))
            let kinds = IndexWords(
                Wording(Inlines(Inlines.Run(String(words[1]), span: span))).tokens[...], letters: .none)
            guard kinds.isComplete, !kinds.kinds.isEmpty else { return }
            found += kinds.kinds.map {
                (entity, Declared(Index(kind: $0, fields: [.init(name: field)]), at: span))
            }
        }
        for (entity, index) in found { reading.schema.entities[entity].indexes.append(index) }
        if !found.isEmpty { reading.use(passage) }
    }
}
