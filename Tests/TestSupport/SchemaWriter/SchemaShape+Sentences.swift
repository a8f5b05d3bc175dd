extension SchemaShape {
    static let sentences = [
        SchemaShape(
            "fields behind names", facts: [.optional, .list], types: plainTypes,
            whole: { $1.lines($0, "- **", "** — ", "") }),
        SchemaShape(
            "fields in brackets", facts: [.optional, .list], types: plainTypes,
            whole: { $1.bracketedLines($0) }),
        SchemaShape(
            "fields behind a label", facts: [.optional, .list], types: plainTypes,
            whole: { $1.lines($0, "- Record Type: ", "\n  - Fields: ", "") }),
        SchemaShape(
            "paragraphs of fields", facts: [.optional, .list], types: plainTypes,
            whole: { $1.lines($0, "**", "**: ", "\n") }),
    ]
}

extension SchemaWriter {
    /// `title` (String, optional), `end` (Date)
    fileprivate mutating func lines(
        _ entities: [MadeUpEntity], _ before: String, _ behind: String, _ end: String
    ) -> String {
        entities.map { entity in
            let fields = entity.fields.map { field in
                let mark = field.isOptional ? ", \(words.optionalMark)" : ""
                return "`\(field.name)` (\(type(of: field, SchemaShape.documentTypes))\(mark))"
            }
            return before + entity.name + behind + fields.joined(separator: ", ") + end
        }.joined(separator: "\n")
    }

    fileprivate mutating func bracketedLines(_ entities: [MadeUpEntity]) -> String {
        entities.map { entity in
            let fields = entity.fields.map { field in
                "\(field.name): \(type(of: field, SchemaShape.documentTypes))\(field.isOptional ? "?" : "")"
            }
            return "- **\(entity.name)** (\(fields.joined(separator: ", ")))"
        }.joined(separator: "\n")
    }
}
