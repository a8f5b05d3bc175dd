import Diagnostics
import Markdown
import SchemaDeclaration
import SchemaModel
import SchemaReading
import Testing

/// What a document declares, a line a thing, so that a test shows it whole.
struct DeclaredText {
    let schema: DeclaredSchema
    private let source: SourceFile

    init(_ document: String) throws {
        let parsed = MarkdownParser().parse(Array(document.utf8), path: "Schema.md", file: 0)
        source = parsed.source
        schema = SchemaReader().declare(try #require(parsed.document))
    }

    /// For example: `Trip: title String = "", deck Deck? inverse(Deck.trips), stops [Stop]`.
    var entities: [String] {
        schema.entities.map { entity in
            entity.name.value + ": " + entity.fields.map(text).joined(separator: ", ")
        }
    }

    /// `name at line:column`.
    var places: [String] {
        schema.entities.flatMap { entity in
            (["\(entity.name.value) at \(place(entity.name.span))"]
                + entity.fields.map { "\($0.name.value) at \(place($0.name.span))" })
        }
    }

    /// `Trip(month, owner)`.
    var keys: [String] {
        schema.entities.flatMap { entity in
            entity.uniqueKeys.map { "\(entity.name.value)(\($0.fields.joined(separator: ", ")))" }
        }
    }

    /// `Trip.stops -> Stop`, with the cardinality's mark `*`.
    var relationships: [String] {
        schema.entities.flatMap { entity in
            entity.relationships.map { relationship in
                "\(entity.name.value).\(relationship.field ?? "?") -> \(relationship.target)"
                    + (relationship.isToMany ? "*" : "")
                    + (relationship.inverse.map { " inverse \($0)" } ?? "")
                    + (relationship.onDelete.map { " \($0.rawValue)" } ?? "")
            }
        }
    }

    /// `queryable(start, title-)`.
    var indexes: [String] {
        schema.entities.flatMap(\.indexes).map { index in
            let parts = index.value.fields.map { $0.name + ($0.descending ? "-" : "") }
            return "\(index.value.kind.rawValue)(\(parts.joined(separator: ", ")))"
        }
    }

    var enums: [String] {
        schema.enums.map { declared in
            let cases = declared.cases.map { $0.name == $0.rawValue ? $0.name : "\($0.name)=\($0.rawValue)" }
            return "\(declared.name.value): \(cases.joined(separator: " "))"
        }
    }

    /// `id at line:column`.
    var findings: [String] {
        schema.diagnostics.map { "\($0.id.rawValue) at \($0.span.map(place) ?? "-")" }
    }

    /// `table at line:column`.
    var unread: [String] { schema.unread.map { "\($0.what.rawValue) at \(place($0.span))" } }

    func place(_ span: SourceSpan) -> String {
        let position = source.position(of: span.lower)
        return "\(position.line):\(position.column)"
    }

    private func text(_ field: DeclaredField) -> String {
        var text = field.name.value
        if let type = field.type { text += type.isList ? " [\(type.name)]" : " \(type.name)" }
        if let isOptional = field.isOptional?.value ?? field.type?.isOptional {
            text += isOptional ? "?" : "!"
        }
        if let value = field.defaultText { text += " = \(value.value)" }
        for remark in field.remarks { text += remarkText(remark.fact) }
        return text
    }

    private func remarkText(_ fact: Remark.Fact) -> String {
        switch fact {
        case .inverse(let path): " inverse(\(path))"
        case .onDelete(let rule): " \(rule.rawValue)"
        case .references(let target): " ->\(target)"
        case .rawValue(let name): " raw(\(name))"
        case .listedValues(let cases, _): " {\(cases.map(\.rawValue).joined(separator: " "))}"
        case .unique: " unique"
        case .encrypted: " encrypted"
        case .encryptedSince: " encryptedSince"
        case .earlierKey(let name): " earlierKey(\(name))"
        case .retired(let retirement): retirement.isWritten ? " retired" : " unwritten"
        case .originalName(let name): " was(\(name))"
        case .attributeOptions(let options): " " + options.names.joined(separator: " ")
        case .unkeptArgument(let written): " unkept(\(written))"
        case .notStored: " unstored"
        case .deviceOnly: "device only"
        case .boolean, .uuid, .range, .integerRange, .identifies, .toMany, .optional, .defaultText, .list,
            .json, .url,
            .primaryKey, .index, .merge, .refused:
            ""
        }
    }
}
