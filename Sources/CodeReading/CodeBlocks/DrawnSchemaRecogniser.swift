import Diagnostics
import DocumentWording
import Markdown
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
import SchemaModel
import Vocabulary

/// Reads SQL and diagrams where they are the document's only description of its entities.
///
///     CREATE TABLE card (        erDiagram
///         title text NOT NULL        CARD {
///     );                                 text title
///
/// Migrations of GRDB are SQL in another spelling. A block of SQL below a table's heading may hold its columns alone. Beside entities that are described otherwise
/// SQL may show another store's copies of them: there the heading must name the table.
package struct DrawnSchemaRecogniser: Recogniser {
    package init() {}

    func read(_ reading: inout DocumentReading) {
        if reading.hasClaims { return readBesideOthers(&reading) }
        let headings = Self.titles(in: reading)
        // Found once, and only where there is code.
        var usual: (kind: EntityKind?, isFound: Bool) = (nil, false)
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind else { continue }
            let code = CodeText(block, file: reading.document.file)
            if !usual.isFound { usual = (Self.usualKind(in: reading), true) }
            if let tables = tables(block, code, in: reading) {
                reading.claim(tables, from: passage, heading: nil)
            } else if block.language == "sql" {
                let section = reading.outline.passages[passage].section
                guard let heading = reading.standings[section].title, heading.strength > .words
                else { continue }
                let columns = SQLDefinitionReading.declareColumns(code, under: heading.name)
                reading.claim(columns, from: passage, heading: heading)
            } else if case let kind = kind(of: passage, besides: usual.kind, in: reading),
                var diagram = MermaidDiagramReading.declare(code, kind: kind)
            {
                Self.name(&diagram.entities, as: headings)
                reading.claim(diagram, from: passage, heading: nil)
            } else if let classes = classes(code, at: passage, in: reading) {
                reading.claim(classes, from: passage, heading: nil)
            }
        }
    }

    /// `TRIP_STOP` takes the heading's spelling. Two that are spelled alike keep their names, and so does `TripStop`.
    private static func name(_ entities: inout [DeclaredEntity], as headings: [String: String]) {
        let spellings = entities.map { Identifier.spelling(of: $0.name.value) }
        let counts = Dictionary(spellings.map { ($0, 1) }, uniquingKeysWith: +)
        for (index, spelling) in spellings.enumerated()
        where counts[spelling] == 1 && !entities[index].name.value.contains(where: \.isLowercase) {
            if let heading = headings[spelling] { entities[index].name.value = heading }
        }
    }

    /// What headings surely name, by what its spellings have in common: `TRIP_STOP` is what "## `TripStop`" is about.
    private static func titles(in reading: DocumentReading) -> [String: String] {
        let titles = reading.outline.sections.indices.lazy.compactMap { reading.standings[$0].title }
        let names = titles.filter { $0.strength > .words }.map(\.name.value)
        return Dictionary(names.map { (Identifier.spelling(of: $0), $0) }) { first, _ in first }
    }

    /// "Data model (SwiftData)" above the diagram. Nil where the heading says nothing, and the document speaks most of models.
    private func kind(
        of passage: Int, besides usual: EntityKind?, in reading: DocumentReading
    ) -> EntityKind? {
        let section = reading.outline.sections[reading.outline.passages[passage].section]
        guard let heading = section.heading else { return usual }
        // "Server tables, not in CloudKit"
        let isSaid = heading.tokens.indices.allSatisfy {
            !heading.tokens[...].polarityMarks(at: $0).contains(.negation) && !heading.tokens[$0].means(.no)
        }
        return isSaid ? StoreMentions(heading).local ?? usual : .table
    }

    private static func usualKind(in reading: DocumentReading) -> EntityKind? {
        var mentions = StoreMentions()
        for case let wording? in reading.wordings { mentions.add(StoreMentions(wording)) }
        return switch mentions.most {
        case .swiftData, .coreData: nil
        case .cloudKit, .table, nil: .table
        }
    }

    private func classes(
        _ code: CodeText, at passage: Int, in reading: DocumentReading
    ) -> CodeDeclarations? {
        let standing = reading.standing(of: passage)
        if standing.isExample || standing.isForeign { return nil }
        let isOfModels =
            !standing.own.isDisjoint(with: [.records, .storage, .schema])
            && standing.own.isDisjoint(with: [.calls, .program, .gone])
        return MermaidClassReading.declare(code, isOfModels: isOfModels)
    }

    /// Nil for code of every other kind.
    private func tables(
        _ block: CodeBlock, _ code: CodeText, in reading: DocumentReading
    ) -> CodeDeclarations? {
        if CodeLanguage.isSQL(block) { return SQLDefinitionReading.declare(code) }
        guard CodeLanguage.isGRDBMigration(block) else { return nil }
        var (definitions, altered) = GRDBMigrationReading.read(code.bytes)
        altered.subtract(reading.claims.names)
        definitions.tables.removeAll { altered.contains($0.name) }
        return SQLDefinitionReading.declare(definitions, in: code)
    }

    private func readBesideOthers(_ reading: inout DocumentReading) {
        let known = reading.claims.names
        for passage in reading.outline.passages.indices where !reading.isUsed[passage] {
            guard case .codeBlock(let block) = reading.outline.passages[passage].block.kind,
                !reading.standing(of: passage).isExample, !reading.standing(of: passage).isForeign,
                var tables = tables(block, CodeText(block, file: reading.document.file), in: reading)
            else { continue }
            let count = tables.entities.count
            tables.entities.removeAll { table in
                known.contains { Identifier.areSpellings($0, table.name.value) }
            }
            let heading = reading.standing(of: passage).title
            if let heading, Self.name(&tables.entities, as: heading.name) {
                reading.claim(tables, from: passage, heading: heading)
            } else if count > 0 {
                let isKnown = tables.entities.isEmpty
                reading.leave(
                    passage,
                    because: isKnown
                        ? "the document describes its tables otherwise, too"
                        : "other entities are described otherwise, and its heading names none of its tables")
            }
        }
    }

    /// Whether a heading names one of the tables, which then is spelled as there.
    private static func name(_ tables: inout [DeclaredEntity], as heading: Declared<String>) -> Bool {
        let table = tables.firstIndex { Identifier.areSpellings($0.name.value, heading.value) }
        guard let table else { return false }
        tables[table].name = heading
        return true
    }
}
