extension SchemaShape {
    static let listings = [
        SchemaShape(
            "listing", facts: [.optional, .list], types: plainTypes,
            below: { "```\n\($1.listing($0, "- "))\n```" }),
        SchemaShape(
            "labelled listing", facts: [.optional, .list], types: plainTypes,
            whole: { $1.labelledListing($0) }),
        SchemaShape("drawn tree", facts: [.optional, .list], types: plainTypes, whole: { $1.tree($0) }),
        SchemaShape("braces", facts: [.optional, .list], types: plainTypes, whole: { $1.braces($0) }),
    ]
}

extension SchemaWriter {
    fileprivate mutating func listing(_ entity: MadeUpEntity, _ margin: String) -> String {
        entity.fields.map { field in
            let mark = field.isOptional ? " (\(words.optionalMark))" : ""
            return "\(margin)\(field.name): \(type(of: field, SchemaShape.documentTypes))\(mark)"
        }.joined(separator: "\n")
    }

    fileprivate mutating func labelledListing(_ entities: [MadeUpEntity]) -> String {
        let listings = entities.map { entity in
            "RecordType: \"\(entity.name)\"\nFields:\n" + listing(entity, "  - ")
        }
        return "```\n" + listings.joined(separator: "\n\n") + "\n```"
    }

    fileprivate mutating func tree(_ entities: [MadeUpEntity]) -> String {
        let trees = entities.map { entity in
            let lines = entity.fields.enumerated().map { index, field in
                (index == entity.fields.count - 1 ? "└── " : "├── ")
                    + "\(field.name): \(type(of: field, SchemaShape.documentTypes))\(field.isOptional ? "?" : "")"
            }
            return ([entity.name] + lines).joined(separator: "\n")
        }
        return "```\n" + trees.joined(separator: "\n\n") + "\n```"
    }

    fileprivate mutating func braces(_ entities: [MadeUpEntity]) -> String {
        let parts = entities.map { entity in
            let lines = entity.fields.map { field in
                "  \(field.name): \(type(of: field, SchemaShape.documentTypes))\(field.isOptional ? "?" : "")"
            }
            return (["entity \(entity.name) {"] + lines + ["}"]).joined(separator: "\n")
        }
        return "```\n" + parts.joined(separator: "\n") + "\n```"
    }
}
