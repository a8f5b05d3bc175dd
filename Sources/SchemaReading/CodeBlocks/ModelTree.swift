import Diagnostics
import Markdown
import SchemaModel

/// Declares the entities of a drawn tree, where a heading speaks of models.
///
///     Trip                       Stop (many)
///     ├── id, title              ├── place: String
///     ├── stops[]                └── at: Date?
///     └── end (nullable)
///
/// Trees of folders look alike; a single line that lists no names makes it one of those.
struct ModelTree {
    private let code: CodeText
    private var entities: [DeclaredEntity] = []

    static func declare(_ code: CodeText, at passage: Int, in reading: DocumentReading) -> CodeDeclarations? {
        guard code.bytes.contains(branch[0]), speaksOfModels(passage, in: reading) else { return nil }
        var tree = ModelTree(code: code)
        for line in code.lines {
            guard tree.read(line) else { return nil }
        }
        let isWhole = !tree.entities.isEmpty && tree.entities.allSatisfy { !$0.fields.isEmpty }
        return isWhole ? CodeDeclarations(entities: tree.entities) : nil
    }

    private init(code: CodeText) {
        self.code = code
    }

    private static let branch = Array("├".utf8)
    private static let marks = ["├── ", "└── ", "├─ ", "└─ "].map { Array($0.utf8) }

    private static func speaksOfModels(_ passage: Int, in reading: DocumentReading) -> Bool {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        return section.heading?.tokens.contains { $0.means([.entityLabel, .record]) } ?? false
    }

    /// False for a line that is neither a name nor a branch with names.
    private mutating func read(_ line: Range<Int>) -> Bool {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty || content.comment != nil { return true }
        if let name = content.soleName ?? content.remarkedName {
            entities.append(DeclaredEntity(name: Declared(code.text(in: name), at: code.span(name))))
            return true
        }
        let bytes = code.bytes[content.whole]
        guard let last = entities.indices.last,
            let mark = Self.marks.first(where: { bytes.starts(with: $0) }),
            let fields = fields(in: bytes.startIndex + mark.count..<bytes.endIndex)
        else { return false }
        entities[last].fields += fields
        return true
    }

    /// `id, title`, `stops[] (sorted)`; nil where a part is none.
    private func fields(in range: Range<Int>) -> [DeclaredField]? {
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        var fields: [DeclaredField] = []
        for part in FieldLineParser.parts(of: code.bytes, in: range) {
            guard var line = FieldLineParser.parse(code.bytes, in: part), line.names.count == 1,
                let first = line.names[0].text.utf8.first, first >= 0x61, first <= 0x7a
            else { return nil }
            let isList = isList(line)
            if isList { line.note = nil }
            guard line.note == nil, line.type == nil || line.marksType else { return nil }
            for var field in reading.fields(of: line, in: part) {
                if isList { field.remarks.append(listRemark(field.name.span)) }
                fields.append(field)
            }
        }
        return fields
    }

    /// `stops[]`, with words behind it or not.
    private func isList(_ line: FieldLine) -> Bool {
        code.bytes[line.names[0].range.upperBound...].starts(with: "[]".utf8)
    }

    private func listRemark(_ span: SourceSpan) -> Remark {
        Remark(.list, quote: "[]", in: .type, at: span)
    }
}
