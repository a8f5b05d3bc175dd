import CloudKitLanguage
import Diagnostics
import Markdown
import SchemaModel

/// Reads code blocks that declare entities outright: listings, `@Model` classes and record structures in Swift,
/// and CloudKit's schema language.
///
///     RecordType: "Card"        @Model final class Card {       RECORD TYPE Card (
///     Fields:                       var title: String = ""          title STRING,
///       - title: String         }                               );
struct CodeBlockRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        var naming = EntityNaming()
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                !ExampleHeading.stands(above: passage, in: reading.outline)
            else { continue }
            let code = CodeText(block, file: reading.document.file)
            let heading = naming.heading(of: reading.outline.passages[passage].section, in: reading).title
            let declarations = declarations(of: code, block, under: heading?.name, passage, &reading)
            reading.add(declarations, from: passage, heading: heading)
        }
    }

    private func declarations(
        of code: CodeText, _ block: CodeBlock, under heading: Declared<String>?, _ passage: Int,
        _ reading: inout DocumentReading
    ) -> CodeDeclarations {
        if CodeLanguage.isCloudKitSchema(block) { return cloudKitSchema(code, passage, &reading) }
        let listing = ListingReading.declare(code, under: heading)
        if !listing.isEmpty { return listing }
        return CodeLanguage.isSwift(block)
            ? SwiftDeclarationReading.declare(code, under: heading) : CodeDeclarations()
    }

    private func cloudKitSchema(
        _ code: CodeText, _ passage: Int, _ reading: inout DocumentReading
    ) -> CodeDeclarations {
        do {
            return try CloudKitSchemaReading.declare(code)
        } catch {
            reading.leave(passage, because: "no CloudKit schema: \(error.message)")
            return CodeDeclarations()
        }
    }
}

/// Reads SQL and diagrams where they are the document's only description of its entities.
///
///     CREATE TABLE card (        erDiagram
///         title text NOT NULL        CARD {
///     );                                 text title
struct DrawnSchemaRecogniser: Recogniser {
    func read(_ reading: inout DocumentReading) {
        guard reading.schema.entities.isEmpty else { return }
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind else { continue }
            let code = CodeText(block, file: reading.document.file)
            if CodeLanguage.isSQL(block) {
                reading.add(SQLDefinitionReading.declare(code), from: passage, heading: nil)
            } else if let diagram = MermaidDiagramReading.declare(code) {
                reading.add(diagram, from: passage, heading: nil)
            }
        }
    }
}

/// Tells what a code block is written in, by its info string or else by its first words.
enum CodeLanguage {
    static func isSwift(_ block: CodeBlock) -> Bool {
        block.language == "swift" || block.language.isEmpty && block.text.contains("var ")
    }

    static func isSQL(_ block: CodeBlock) -> Bool {
        ["sql", "sqlite", "postgresql", "postgres", "mysql", "pgsql", "ddl", ""].contains(block.language)
            && block.text.uppercased().contains("CREATE TABLE")
    }

    /// A `RECORD TYPE` with its bracket; a sheet about the language shows it with place-holders.
    static func isCloudKitSchema(_ block: CodeBlock) -> Bool {
        guard !["swift", "bash", "sh", "shell", "json"].contains(block.language) else { return false }
        return block.text.split(separator: "\n").contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count >= 3 && words[0].uppercased() == "RECORD" && words[1].uppercased() == "TYPE"
                && line.contains("(")
        }
    }
}

/// Headings that say of the code below that it only shows how such code looks.
enum ExampleHeading {
    static func stands(above passage: Int, in outline: DocumentOutline) -> Bool {
        var section: Int? = outline.passages[passage].section
        while let index = section {
            let tokens = outline.sections[index].heading?.tokens ?? []
            if tokens.contains(where: { $0.kind == .word && words.contains($0.text.lowercased()) }) {
                return true
            }
            section = outline.sections[index].parent
        }
        return false
    }

    private static let words: Set = [
        "example", "examples", "sample", "samples", "template", "beispiel", "beispiele", "vorlage", "exemple",
        "exemples", "ejemplo", "ejemplos", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld",
        "voorbeelden",
        "örnek", "пример", "примеры", "例", "サンプル", "示例", "範例", "样例",
    ]
}

extension DocumentReading {
    /// Adds what a block declares; one that stands under its own heading is anchored there, so that statements
    /// around it are about it.
    mutating func add(_ declarations: CodeDeclarations, from passage: Int, heading: EntityTitle?) {
        guard !declarations.isEmpty else { return }
        for entity in declarations.entities {
            let isHeadings = heading?.name.value == entity.name.value
            let anchor = isHeadings ? outline.sections[outline.passages[passage].section].start : nil
            let title = EntityTitle(name: entity.name, strength: .labelled)
            let index = self.entity(title, anchor: anchor, kind: entity.kind)
            schema.entities[index].absorb(entity)
        }
        schema.enums += declarations.enums
        use(passage)
    }
}

extension DeclaredEntity {
    /// Takes over what another declaration of the same entity says.
    fileprivate mutating func absorb(_ other: DeclaredEntity) {
        kind = kind ?? other.kind
        fields += other.fields
        paragraphs += other.paragraphs
        database = database ?? other.database
        zone = zone ?? other.zone
        primaryKey = primaryKey ?? other.primaryKey
        relationships += other.relationships
        indexes += other.indexes
        uniqueKeys += other.uniqueKeys
        grants += other.grants
    }
}
