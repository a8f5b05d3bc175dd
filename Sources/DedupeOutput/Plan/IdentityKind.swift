import SchemaModel

/// What a column of identities holds. Redirects keep identities as texts, so each dialect converts the other kinds.
enum IdentityKind {
    case text, uuid, integer

    init(_ type: FieldType) {
        self =
            switch type {
            case .uuid: .uuid
            case .int: .integer
            case .string, .double, .decimal, .bool, .date, .url, .data, .asset, .location, .reference, .enum,
                .json:
                .text
            }
    }
}
