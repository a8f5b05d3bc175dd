import Diagnostics
import Output
import SchemaModel

/// Turns the schema into boxes and the lines between them.
struct DiagramLowering {
    private let schema: Schema
    private let inverses: InverseFields

    /// The ends of one-to-one relationships.
    private let oneToOnes: Set<FieldPath>

    /// In the schema's order.
    private(set) var entities: [Box] = []
    private(set) var relationships: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// One entity.
    struct Box {
        let view: EntityView

        /// For each field of the entity the line that shows it.
        let lines: [String]
    }

    init(_ schema: Schema) {
        self.schema = schema
        inverses = InverseFields(schema)
        oneToOnes = Set(schema.oneToOnes.flatMap { [$0.end, $0.inverse] })
        for entity in schema.entities {
            add(entity)
            relationships += entity.fields.compactMap { relationship(of: $0, in: entity) }
        }
    }

    private mutating func add(_ entity: Entity) {
        let lines = entity.fields.map { attribute($0, of: entity) }
        let title = entity.retirement == nil ? "" : "[\(MermaidName.text("\(entity.name) (retired)"))]"
        let view = EntityView(name: MermaidName.entity(entity.name), title: title, attributes: lines)
        entities.append(Box(view: view, lines: lines))
    }

    // MARK: Fields

    private mutating func attribute(_ field: Field, of entity: Entity) -> String {
        let name = MermaidName.attribute(field.name)
        if name != field.name { diagnostics.append(.renamed(field, name)) }
        let words = [
            MermaidName.attribute(type(of: field)), name, keys(of: field, in: entity), comment(of: field),
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func type(of field: Field) -> String {
        let element = field.enumName ?? field.type.rawValue
        return field.isList ? element + "[]" : element
    }

    private func keys(of field: Field, in entity: Entity) -> String {
        var keys: [String] = []
        if entity.primaryKey == field.name { keys.append("PK") }
        if field.references != nil, inverses.storedElsewhere(field, of: entity) == nil { keys.append("FK") }
        if entity.uniqueKeys.contains(where: { $0.fields == [field.name] }) { keys.append("UK") }
        return keys.joined(separator: ", ")
    }

    private func comment(of field: Field) -> String {
        var words: [String] = []
        if field.mayBeMissing { words.append("optional") }
        if field.isEncrypted { words.append("encrypted") }
        if let value = field.defaultValue?.written { words.append("default \(value)") }
        let note = field.documentation ?? ""
        // The note says it in the document's words, unless the field is only struck through.
        if field.retirement != nil, note.isEmpty { words.append("retired") }
        let facts = words.joined(separator: ", ")
        return MermaidName.text([facts, note].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    // MARK: References

    /// The line that a reference draws, from the end that holds its values.
    private func relationship(of field: Field, in entity: Entity) -> String? {
        guard let target = field.references, inverses.storedElsewhere(field, of: entity) == nil else {
            return nil
        }
        let path = FieldPath(entity: entity.name, field: field.name)
        let left = field.isList ? "}o" : field.mayBeMissing ? "|o" : "||"
        let right = oneToOnes.contains(path) ? "o|" : "o{"
        let ends = [MermaidName.entity(target), "\(left)--\(right)", MermaidName.entity(entity.name)]
        return ends.joined(separator: " ") + " : " + MermaidName.label(field.name)
    }
}

extension Diagnostic {
    fileprivate static func renamed(_ field: Field, _ name: String) -> Diagnostic {
        Diagnostic(
            .nameChanged, .remark,
            "'\(MessageText.name(field.name))' is '\(name)' in the diagram: Mermaid allows no other name",
            at: field.span)
    }
}

extension DiagnosticID {
    fileprivate static let nameChanged = DiagnosticID("name.changed")
}
