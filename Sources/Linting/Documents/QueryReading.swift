import Diagnostics
import SchemaModel

/// Finds the sentences of a document that say by which fields records are found or sorted.
///
///     Fetch every `Chore` by `assignee`, sorted by `dueDate`.
///
/// A sentence that denies or supposes something says nothing, and only names in back-ticks are fields. The
/// words are those of the vocabulary, in all of its languages.
struct QueryReading {
    private let lines: DocumentLines
    private let file: Int32

    /// The names of record types of the app's own, each with its fields.
    private let fields: [String: Set<String>]

    /// The record types that headings name, by the lines of these.
    private let entityAtLine: [Int: String]

    static func queries(in lines: DocumentLines, file: Int32, of schema: Schema) -> [QueriedField] {
        let entities = schema.entities.filter { $0.kind == .cloudKit }
        if entities.isEmpty { return [] }
        return QueryReading(lines, file, entities).read()
    }

    private init(_ lines: DocumentLines, _ file: Int32, _ entities: [Entity]) {
        self.lines = lines
        self.file = file
        fields = Dictionary(entities.map { ($0.name, Set($0.fields.map(\.name))) }) { first, _ in first }
        let own = entities.filter { $0.span.file == file }
        entityAtLine = Dictionary(own.map { (lines.file.lineIndex(of: $0.span.lower), $0.name) }) {
            first, _ in first
        }
    }

    private func read() -> [QueriedField] {
        var queries: [QueriedField] = []
        var sections: [(level: Int, entity: String?)] = []
        for (line, kind) in lines.kinds.enumerated() {
            switch kind {
            case .heading(let level):
                sections.removeAll { $0.level >= level }
                sections.append((level, entityAtLine[line]))
            case .text:
                if isContinued(line) { continue }
                let entity = sections.last { $0.entity != nil }?.entity
                for sentence in QuerySentence.all(in: paragraph(from: line), of: lines.file) {
                    queries += found(in: sentence, under: entity)
                }
            case .blank, .code: break
            }
        }
        return queries
    }

    // MARK: Paragraphs

    /// Rows of tables and items of lists stand for themselves.
    private func isContinued(_ line: Int) -> Bool {
        line > 0 && lines.kinds[line - 1] == .text && !beginsBlock(line) && !isRow(line - 1)
    }

    private func paragraph(from line: Int) -> Range<Int> {
        var end = line + 1
        while end < lines.kinds.count, lines.kinds[end] == .text, !beginsBlock(end), !isRow(line) { end += 1 }
        return lines.file.lineRange(line).lowerBound..<lines.file.lineRange(end - 1).upperBound
    }

    private func beginsBlock(_ line: Int) -> Bool {
        let text = lines.file.text[lines.file.lineRange(line)].drop {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        guard let first = text.first else { return true }
        if "-*+>|".utf8.contains(first) { return true }
        let number = text.prefix { (0x30...0x39).contains($0) }
        return !number.isEmpty && text.dropFirst(number.count).first.map { ".)".utf8.contains($0) } == true
    }

    private func isRow(_ line: Int) -> Bool {
        lines.file.text[lines.file.lineRange(line)].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "|")
    }

    // MARK: Sentences

    private func found(in sentence: QuerySentence, under section: String?) -> [QueriedField] {
        let named = sentence.tokens.lazy.map(\.text).first { fields[$0] != nil }
        guard let entity = named ?? section, let known = fields[entity] else { return [] }
        return sentence.uses(of: known).map { token, use in
            let span = SourceSpan(
                file: file, lower: Int32(token.range.lowerBound), upper: Int32(token.range.upperBound))
            return QueriedField(entity: entity, field: token.text, use: use, span: span)
        }
    }
}
