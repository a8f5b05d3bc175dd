import Diagnostics
import Markdown
import SchemaModel

/// Declares the entities of lines that each name one and its fields, where a heading speaks of record types or models.
///
///     Trip:      tripID, title, stops
///     Stop:      stopID, place, at: Date
struct ModelLines {
    private let code: CodeText
    private var entities: [DeclaredEntity] = []

    /// Nil unless every line is one of those, and there is more than one.
    static func declare(_ code: CodeText, at passage: Int, in reading: DocumentReading) -> CodeDeclarations? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard let heading = section.heading,
            heading.tokens.contains(where: { $0.means([.entityLabel, .record]) })
        else { return nil }
        var lines = ModelLines(code: code)
        for line in code.lines {
            guard lines.read(line) else { return nil }
        }
        return lines.entities.count > 1 ? CodeDeclarations(entities: lines.entities) : nil
    }

    private init(code: CodeText) {
        self.code = code
    }

    private mutating func read(_ line: Range<Int>) -> Bool {
        let content = ListingLine(code.bytes, line)
        if content.isEmpty || content.comment != nil { return true }
        guard let label = content.label, let value = content.value,
            NamingLine.startsAsType(code.text(in: label)), let fields = fields(in: value)
        else { return false }
        var entity = DeclaredEntity(name: Declared(code.text(in: label), at: code.span(label)))
        entity.fields = fields
        entities.append(entity)
        return true
    }

    /// Nil where a part is no name, or there is only one.
    private func fields(in range: Range<Int>) -> [DeclaredField]? {
        let reading = FieldLineReading(text: code.bytes, span: code.span)
        var fields: [DeclaredField] = []
        for part in FieldLineParser.parts(of: code.bytes, in: range) {
            guard let line = FieldLineParser.parse(code.bytes, in: part), line.names.count == 1,
                let first = line.names[0].text.utf8.first, first >= 0x61, first <= 0x7a || first == 0x5f,
                line.note == nil, line.type == nil || line.marksType
            else { return nil }
            fields += reading.fields(of: line, in: part)
        }
        return fields.count > 1 ? fields : nil
    }
}
