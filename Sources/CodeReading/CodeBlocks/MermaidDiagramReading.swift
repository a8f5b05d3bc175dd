import Diagnostics
import DocumentWording
import RemarkReading
import SchemaDeclaration
import SchemaEvidence
package import SchemaModel

/// Declares the entities of a Mermaid diagram. A line tells that entities are related, and mostly not by which field: it adds
/// one where its label is surely a name.
///
///     erDiagram
///         CARD {
///             uuid deck FK "the deck it lies in"
package struct MermaidDiagramReading {
    private let code: CodeText
    private let kind: EntityKind?

    /// Nil where the block is no such diagram.
    ///
    /// `kind` is what the heading says that the entities are; where it says nothing, they are tables.
    package static func declare(_ code: CodeText, kind: EntityKind? = .table) -> CodeDeclarations? {
        guard let diagram = MermaidDiagramParser.parse(code.bytes) else { return nil }
        let reading = MermaidDiagramReading(code: code, kind: kind)
        let lines = Dictionary(grouping: diagram.relationships.map(\.line), by: \.owner)
        return CodeDeclarations(
            entities: diagram.entities.map { reading.entity($0, lines[$0.name] ?? []) },
            diagnostics: diagram.entities.flatMap(reading.unread))
    }

    private func unread(in drawn: MermaidDiagram.Entity) -> [Diagnostic] {
        drawn.unread.map { line in
            Diagnostic(
                .fieldsUnread, .note, "this line of '\(drawn.name)' is no attribute, and is not read",
                at: code.span(line), remedy: "write a type and a name, if it is stored")
        }
    }

    private func entity(_ drawn: MermaidDiagram.Entity, _ lines: [DrawnLine]) -> DeclaredEntity {
        var entity = DeclaredEntity(name: Declared(drawn.name, at: code.span(drawn.nameRange)), kind: kind)
        entity.fields = drawn.attributes.map(field)
        for line in lines {
            guard let name = line.fieldName, !Self.holds(name, drawn.attributes) else { continue }
            entity.fields.append(line.field(name, at: code.span(line.range)))
        }
        let primary = drawn.attributes.filter { $0.keys.contains("PK") }
        if let key = primary.first, primary.count == 1 {
            entity.primaryKey = Declared(key.name, at: code.span(key.nameRange))
        }
        entity.uniqueKeys = drawn.attributes.filter { $0.keys.contains("UK") }.map {
            DeclaredUniqueKey(fields: [$0.name], span: code.span($0.nameRange))
        }
        // A primary key of several columns is a key, and no field that identifies a record.
        if let key = primary.first, primary.count > 1 {
            entity.uniqueKeys.append(
                DeclaredUniqueKey(fields: primary.map(\.name), span: code.span(key.nameRange)))
        }
        return entity
    }

    /// `stop` is there already as `stop` or `stopId`.
    private static func holds(_ name: String, _ attributes: [MermaidDiagram.Attribute]) -> Bool {
        let spelling = Identifier.spelling(of: name)
        return attributes.contains { [spelling, spelling + "id"].contains(Identifier.spelling(of: $0.name)) }
    }

    private func field(_ attribute: MermaidDiagram.Attribute) -> DeclaredField {
        let span = code.span(attribute.range)
        var field = DeclaredField(
            name: Declared(attribute.name, at: code.span(attribute.nameRange)), span: span)
        if let spelling = TypeSpelling(attribute.type, at: code.span(attribute.typeRange)) {
            field.type = spelling.type
            field.remarks = spelling.remarks
        }
        if let comment = attribute.comment {
            field.note = Declared(comment, at: span)
            field.remarks += NoteReading.remarks(in: comment, at: span)
        }
        if attribute.keys.contains("FK") {
            field.remarks.append(Remark(.references(""), quote: "FK", in: .code, at: span))
        }
        return field
    }
}
