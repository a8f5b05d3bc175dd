package import Diagnostics

/// What one or more documents say, resolved: the hub between the rooms that read and those that write.
///
/// Everything is in the order of the documents, so that the same input gives the same bytes. Names are as the
/// documents spell them; what they become in Swift or SQL is for the outputs to decide.
package struct Schema: Hashable, Sendable {
    /// As the configuration names it, else the first document's file name without its extension.
    package var name: String
    package var documents: [SchemaDocument]
    package var entities: [Entity]

    /// Enumerations whose cases are listed. A field may also name one that is not here.
    package var enums: [EnumType]
    package var unread: [UnreadBlock]

    package init(
        name: String,
        documents: [SchemaDocument] = [],
        entities: [Entity] = [],
        enums: [EnumType] = [],
        unread: [UnreadBlock] = []
    ) {
        self.name = name
        self.documents = documents
        self.entities = entities
        self.enums = enums
        self.unread = unread
    }

    package func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

    package func field(at path: FieldPath) -> Field? { entity(named: path.entity)?.field(named: path.field) }

    package func enumType(named name: String) -> EnumType? { enums.first { $0.name == name } }
}

/// What a document says about itself as a whole.
package struct SchemaDocument: Hashable, Sendable {
    package var path: String

    /// For example: `iCloud.com.example.App`.
    package var container: String?
    package var database: Database?
    package var zone: String?

    package init(path: String, container: String? = nil, database: Database? = nil, zone: String? = nil) {
        self.path = path
        self.container = container
        self.database = database
        self.zone = zone
    }
}

/// CloudKit's databases.
package enum Database: String, Hashable, Sendable, CaseIterable {
    case `private`, `public`, shared
}

/// A table, list or code block that looked like a part of the schema and was not used.
package struct UnreadBlock: Hashable, Sendable {
    package var span: SourceSpan
    package var what: Kind

    /// For example: `no column names a field`.
    package var reason: String

    package init(span: SourceSpan, what: Kind, reason: String) {
        self.span = span
        self.what = what
        self.reason = reason
    }

    package enum Kind: String, Hashable, Sendable {
        case table, list, code
    }
}
