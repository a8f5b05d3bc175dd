import CodeReading
import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

extension IndexStatement {
    /// A block of code about indexes.
    func readCode(_ code: CodeBlock, at passage: Int, in reading: inout DocumentReading) {
        if readPaths(code, in: &reading) { return reading.use(passage) }
        guard reading.topic(of: passage) == [.index], reading.isAsserted(passage),
            Self.asksForNoOtherKind(above: passage, in: reading),
            let listing = Self.listing(code, in: reading)
        else { return }
        var isUnderstood = true
        for (entity, line) in listing where !read(line.tokens[...], subject: entity, in: &reading) {
            isUnderstood = false
        }
        if isUnderstood { reading.use(passage) }
    }

    /// "Sortable:" or "No longer needed:" right above the block says more of what stands in it.
    private static func asksForNoOtherKind(above passage: Int, in reading: DocumentReading) -> Bool {
        let heading = reading.outline.sections[reading.outline.passages[passage].section].heading
        return [heading, reading.line(above: passage)].compactMap(\.self).allSatisfy { line in
            line.tokens[...].takesNothingBack && !line.mayMean([.sortable, .searchable])
                && line.tokens.allSatisfy { !$0.spells([.programChapter]) }
        }
    }

    /// Each line is a field with its owner and kinds of index: "Trip.start  QUERYABLE + SORTABLE".
    private func readPaths(_ code: CodeBlock, in reading: inout DocumentReading) -> Bool {
        var found: [(entity: Int, index: Declared<Index>)] = []
        for line in reading.lines(of: code) {
            let words = line.text.split(maxSplits: 1) { $0 == " " || $0 == "\t" || $0 == ":" }
            guard words.count == 2, let dot = words[0].firstIndex(of: "."),
                let entity = reading.entity(named: String(words[0][..<dot])),
                case let field = String(words[0][words[0].index(after: dot)...]),
                reading.hasField(field, in: entity)
            else { return false }
            let kinds = IndexWords(
                Wording(Inlines(Inlines.Run(String(words[1]), span: line.span))).tokens[...], letters: .none)
            guard kinds.isComplete, !kinds.kinds.isEmpty else { return false }
            found += kinds.kinds.map {
                (entity, Declared(Index(kind: $0, fields: [.init(name: field)]), at: line.span))
            }
        }
        for (entity, index) in found { reading.schema.entities[entity].indexes.append(index) }
        return !found.isEmpty
    }

    private static let wordsOfIndexes: ConceptSet = [
        .queryable, .sortable, .searchable, .index, .uniqueness, .primary, .compound, .ascending, .descending,
        .and,
    ]

    /// The items below the names of record types; nil where a line is anything else.
    ///
    ///     Trip:
    ///       - start
    ///       - owner + start (unique)
    private static func listing(
        _ code: CodeBlock, in reading: DocumentReading
    ) -> [(entity: Int, line: Wording)]? {
        var listing: [(entity: Int, line: Wording)] = []
        var entity: Int?
        for line in reading.lines(of: code) where !line.isComment {
            let wording = line.wording
            if line.text.last == ":", let named = reading.entity(namedAloneIn: wording) {
                entity = named
            } else if let entity, wording.tokens.first?.sign == .dash,
                wording.tokens.dropFirst().allSatisfy({
                    $0.kind == .sign || $0.means(wordsOfIndexes) || reading.hasField($0.text, in: entity)
                })
            {
                listing.append((entity, wording))
            } else {
                return nil
            }
        }
        return listing
    }
}
