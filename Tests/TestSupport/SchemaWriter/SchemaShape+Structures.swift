import SchemaModel

extension SchemaShape {
    static let structures = [
        SchemaShape(
            "YAML", facts: [.optional, .list], types: plainTypes, isWritten: false, whole: { $1.yaml($0) }),
        SchemaShape(
            "JSON", facts: [.optional, .list], types: plainTypes, isWritten: false, whole: { $1.json($0) }),
        SchemaShape(
            "fields in YAML", facts: [.optional, .list], types: plainTypes, isWritten: false,
            below: { "```yaml\n\($1.mapping($0, ""))\n```" }),
        SchemaShape(
            "fields in JSON", facts: [.optional, .list], types: plainTypes, isWritten: false,
            below: { "```json\n{\n\($1.object($0))\n}\n```" }),
    ]
}

extension SchemaWriter {
    /// Spelled so that YAML takes it as a text: `[String]` is a list there.
    private mutating func spelling(_ field: MadeUpField) -> String {
        let word = SchemaShape.documentTypes[field.type] ?? field.type.rawValue
        return (field.isList ? "List<\(word)>" : word) + (field.isOptional ? "?" : "")
    }

    fileprivate mutating func mapping(_ entity: MadeUpEntity, _ margin: String) -> String {
        entity.fields.map { "\(margin)\($0.name): \(spelling($0))" }.joined(separator: "\n")
    }

    fileprivate mutating func object(_ entity: MadeUpEntity) -> String {
        entity.fields.map { "  \"\($0.name)\": \"\(spelling($0))\"" }.joined(separator: ",\n")
    }

    fileprivate mutating func yaml(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { "  \($0.name):\n    fields:\n" + mapping($0, "      ") }
        return "```yaml\nrecordTypes:\n" + parts.joined(separator: "\n") + "\n```"
    }

    fileprivate mutating func json(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let fields = entity.fields.map { field in
                let word = SchemaShape.documentTypes[field.type] ?? field.type.rawValue
                return """
                          { "name": "\(field.name)", "type": "\(field.isList ? "List<\(word)>" : word)", \
                    "optional": \(field.isOptional) }
                    """
            }
            return "    { \"name\": \"\(entity.name)\", \"fields\": [\n"
                + fields.joined(separator: ",\n") + "\n    ] }"
        }
        return "```json\n{ \"recordTypes\": [\n" + parts.joined(separator: ",\n") + "\n] }\n```"
    }
}
