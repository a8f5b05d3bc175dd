import Foundation
import SchemaModel

/// A schema as text, a fact a line, without places, evidence, and what only the look of the words decides.
struct SchemaText {
    let text: String

    init(_ read: ReadDocument, reordered: Bool = false) {
        let schema = read.schema
        let entities = reordered ? schema.entities.sorted { $0.name < $1.name } : schema.entities
        let enums = reordered ? schema.enums.sorted { $0.name < $1.name } : schema.enums
        var lines = schema.documents.map { "document \(Self.known($0.container, $0.database, $0.zone))" }
        for entity in entities { lines += Self.lines(entity) }
        lines += enums.map { "enum \($0.name) \($0.rawType) \($0.cases.map { "\($0.name)=\($0.rawValue)" })" }
        text = lines.joined(separator: "\n")
    }

    private static func lines(_ entity: Entity) -> [String] {
        let name = entity.name
        var lines = [
            "\(name): \(entity.kind) "
                + known(entity.database, entity.zone, entity.primaryKey, entity.recordNameRule)
                + " \(plain(entity.documentation))"
        ]
        lines += entity.fields.map { "\(name).\($0.name): \(facts($0))" }
        lines += entity.indexes.map { index in
            "\(name) index \(index.kind) \(index.fields.map { $0.name + ($0.descending ? "-" : "") })"
        }
        lines += entity.uniqueKeys.map { "\(name) key \($0.fields) \($0.alternative) \($0.isUsable)" }
        lines += entity.grants.map { "\(name) grant \($0.role) \($0.permissions)" }
        lines += entity.rows.map { row in
            // The order of the columns is no fact.
            "\(name) row \(row.values.map { "\($0.field)=\(plain($0.text))" }.sorted())"
        }
        return lines
    }

    private static func facts(_ field: Field) -> String {
        var facts = [
            field.stored, "\(field.type)", field.isList ? "list" : "-",
            field.isOptional.map { "optional \($0)" } ?? "-",
        ]
        facts.append(known(field.defaultValue.map { "\($0.value)" }, field.references, field.enumName))
        facts.append(known(field.inverse, field.onDelete, field.range, field.originalName))
        return (facts + [plain(field.documentation)]).joined(separator: " ")
    }

    private static func known(_ values: Any?...) -> String {
        values.map { value in value.map { "\($0)" } ?? "nil" }.joined(separator: " ")
    }

    /// Words without marks: an emphasised word is the same word.
    private static func plain(_ text: String?) -> String {
        let marks: [Character: String] = ["“": "\"", "”": "\"", "`": "", "*": "", "\u{a0}": " "]
        return (text ?? "nil").precomposedStringWithCanonicalMapping
            .map { marks[$0] ?? String($0) }.joined()
    }
}
