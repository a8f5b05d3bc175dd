/// What tells records of an entity from each other, and what references to them hold.
enum Identity: Hashable {
    /// CloudKit's record name, and what is named after it: a text.
    case recordName

    /// The value of a key of the document's own, by the index of its field.
    case uuid(Int), text(Int), integer(Int)

    /// A key of a type that has no text which Swift and SQL agree on.
    case unsupported(Int)

    /// There is none that a model class holds.
    case absent

    /// The field that is the identity.
    var field: Int? {
        switch self {
        case .recordName, .absent: nil
        case .uuid(let field), .text(let field), .integer(let field), .unsupported(let field): field
        }
    }
}
