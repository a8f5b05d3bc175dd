extension SchemaShape {
    static let lists = [
        SchemaShape("list with colons", below: { $1.list($0, .colon) }),
        SchemaShape("list with brackets", below: { $1.list($0, .brackets) }),
        SchemaShape(
            "list of code", facts: [.optional, .list], types: plainTypes, below: { $1.list($0, .code) }),
        SchemaShape("list below record types", whole: { $1.nestedList($0) }),
        SchemaShape("field cards", facts: [.optional, .list], types: plainTypes, below: { $1.cards($0) }),
    ]
}

private enum ItemForm {
    case colon, brackets, code
}

extension SchemaWriter {
    fileprivate mutating func list(_ entity: MadeUpEntity, _ form: ItemForm) -> String {
        entity.fields.map { "- " + item($0, form) }.joined(separator: "\n")
    }

    fileprivate mutating func nestedList(_ entities: [MadeUpEntity]) -> String {
        let form: ItemForm = generator.pick(.colon, .brackets)
        return entities.map { entity in
            (["- **\(entity.name)**"] + entity.fields.map { "  - " + item($0, form) }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private mutating func item(_ field: MadeUpField, _ form: ItemForm) -> String {
        let type = type(of: field, SchemaShape.documentTypes)
        let notes = notes(on: field, statingDefault: true)
        let note = notes.isEmpty ? "" : " - " + notes.joined(separator: ". ")
        let mark = words.optionalMark
        return switch form {
        case .colon: "`\(field.name)`: \(type)\(field.isOptional ? " (\(mark))" : "")\(note)"
        case .brackets: "`\(field.name)` (\(type)\(field.isOptional ? ", \(mark)" : ""))\(note)"
        case .code: "`\(field.name): \(type)\(field.isOptional ? "?" : "")`"
        }
    }

    fileprivate mutating func cards(_ entity: MadeUpEntity) -> String {
        entity.fields.map { field in
            """
            1. Click "Add Field"
               - Field Name: `\(field.name)`
               - Type: `\(type(of: field, SchemaShape.documentTypes))`
               - \(words.required): \(field.isOptional ? words.no : words.yes)
            """
        }.joined(separator: "\n")
    }
}
