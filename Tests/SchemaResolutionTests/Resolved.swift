import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaModel
import SchemaReading
import SchemaResolution
import Testing

/// A document read and resolved; `1️⃣` in its text marks the place of a diagnostic.
struct Resolved {
    let schema: Schema
    let diagnostics: [Diagnostic]
    private let sources: SourceFiles
    private let marks: [SourceMark]

    private struct SourceMark {
        let file: Int32
        let offset: Int32
    }

    init(_ texts: String..., overrides: [FieldOverride] = []) {
        var sources = SourceFiles()
        var declared: [DeclaredSchema] = []
        var marks: [SourceMark] = []
        for (index, text) in texts.enumerated() {
            var plain = ""
            for character in text {
                if character == "1️⃣" {
                    marks.append(SourceMark(file: Int32(index), offset: Int32(plain.utf8.count)))
                } else {
                    plain.append(character)
                }
            }
            let parsed = MarkdownParser().parse(Array(plain.utf8), path: "\(index).md", file: Int32(index))
            _ = sources.append(parsed.source)
            if let document = parsed.document { declared.append(SchemaReader().declare(document)) }
        }
        let resolution = SchemaResolver(overrides: overrides).resolve(declared, name: "Test")
        schema = resolution.schema
        diagnostics = declared.flatMap(\.diagnostics) + resolution.diagnostics
        self.sources = sources
        self.marks = marks
    }

    /// A document of one record type `Card` with rows of field, type and note.
    init(rows: String..., overrides: [FieldOverride] = []) {
        let table = rows.map { "| \($0) |\n" }.joined()
        self.init(
            "# CloudKit schema\n\n## `Card`\n\n| Field | Type | Notes |\n| --- | --- | --- |\n\(table)",
            overrides: overrides)
    }

    func field(_ name: String, of entity: String = "Card") throws -> Field {
        try #require(schema.entity(named: entity)?.field(named: name))
    }

    func diagnostic(_ id: String) throws -> Diagnostic {
        try #require(diagnostics.first { $0.id.rawValue == id }, "\(diagnostics.map(\.id.rawValue))")
    }

    func count(_ id: String) -> Int { diagnostics.count { $0.id.rawValue == id } }

    /// Whether a diagnostic begins at the mark.
    func isAtMark(_ diagnostic: Diagnostic) -> Bool {
        guard let span = diagnostic.span, let mark = marks.first else { return false }
        return span.file == mark.file && span.lower == mark.offset
    }

    func text(of span: SourceSpan?) -> String { span.map { sources.text(of: $0) } ?? "" }
}
