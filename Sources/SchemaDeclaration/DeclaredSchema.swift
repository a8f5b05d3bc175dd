package import Diagnostics
package import SchemaModel

/// What one document declares, as its author wrote it: names unresolved, types as spelled, words understood.
package struct DeclaredSchema: Sendable {
    package var path: String
    package var container: Declared<String>?
    package var database: Declared<Database>?
    package var zone: Declared<String>?

    /// CloudKit's own name of the default zone, where the document says that its records live in that one.
    package var defaultZone: Declared<String>?

    /// In the document's order; an entity that is described in two places is here twice.
    package var entities: [DeclaredEntity]

    /// Enumerations that are listed in a place of their own, not in a field's note.
    package var enums: [DeclaredEnum]

    /// Types in code that are neither entities nor raw values: what a field of such a type holds is encoded.
    package var structures: Set<String>
    package var unread: [UnreadBlock]
    package var diagnostics: [Diagnostic]

    /// Whether the document, or another of the same schema, speaks of a store.
    package var isOfStore = false

    /// Whether something looks like an entity, and nothing says that it is stored.
    package var hasRefusedEntities = false

    package init(path: String) {
        self.path = path
        entities = []
        enums = []
        structures = []
        unread = []
        diagnostics = []
    }
}

/// A fact and the place that states it.
package struct Declared<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var span: SourceSpan

    package init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

/// One description of a record type, model or table in one place of a document.
package struct DeclaredEntity: Hashable, Sendable {
    /// Without back-ticks, numbering, emoji or trailing words such as "Record Type".
    package var name: Declared<String>

    /// What people call it, where the heading or line says that before the name: "Bienenvolk (`Hive`)".
    package var spokenName: String?

    /// What it was called before, where the heading says it: "`Duty` (renamed from `Task`)".
    package var originalName: Declared<String>?

    /// What it was called between that and its name.
    package var formerNames: [String] = []

    /// Where the document says that it is there for older versions of the app only.
    package var retirement: Declared<Retirement>?

    /// Nil where the shape does not tell.
    package var kind: EntityKind?
    package var fields: [DeclaredField]

    /// The prose about it, a paragraph each, as Markdown inline text.
    package var paragraphs: [Declared<String>]
    package var database: Declared<Database>?
    package var zone: Declared<String>?

    /// Where the document says that only the device keeps it.
    package var deviceOnly: SourceSpan?
    package var primaryKey: Declared<String>?
    package var recordNameRule: Declared<RecordNameRule>?
    package var relationships: [DeclaredRelationship]
    package var indexes: [Declared<Index>]
    package var uniqueKeys: [DeclaredUniqueKey]
    package var grants: [Declared<Grant>]
    package var rows: [Row]

    package init(name: Declared<String>, kind: EntityKind? = nil) {
        self.name = name
        self.kind = kind
        fields = []
        paragraphs = []
        relationships = []
        indexes = []
        uniqueKeys = []
        grants = []
        rows = []
    }
}

/// A statement that no two records share the values of some fields.
package struct DeclaredUniqueKey: Hashable, Sendable {
    /// Field names or paths as written.
    package var fields: [String]
    package var alternative: Bool

    /// Whether the store itself shall enforce it: `@Attribute(.unique)`, `UNIQUE`.
    package var isConstraint: Bool
    package var span: SourceSpan

    package init(
        fields: [String], alternative: Bool = false, isConstraint: Bool = false, span: SourceSpan
    ) {
        self.fields = fields
        self.alternative = alternative
        self.isConstraint = isConstraint
        self.span = span
    }
}

/// A relationship that is stated apart from the fields. For example: "Each card has many `DeedEntry`
/// records through the `entries` reference list".
package struct DeclaredRelationship: Hashable, Sendable {
    package var field: String?
    package var target: String
    package var isToMany: Bool
    package var inverse: String?
    package var onDelete: DeleteRule?
    package var isOptional: Bool?

    /// Whether it stands in a list or table of relationships, and not in a sentence, which may be about anything.
    package var isListed = true
    package var span: SourceSpan

    package init(
        field: String?,
        target: String,
        isToMany: Bool,
        inverse: String? = nil,
        onDelete: DeleteRule? = nil,
        isOptional: Bool? = nil,
        span: SourceSpan
    ) {
        self.field = field
        self.target = target
        self.isToMany = isToMany
        self.inverse = inverse
        self.onDelete = onDelete
        self.isOptional = isOptional
        self.span = span
    }
}

/// An enumeration with its cases, listed in a place of its own.
package struct DeclaredEnum: Hashable, Sendable {
    package var name: Declared<String>
    package var rawType: EnumType.RawType?
    package var cases: [EnumType.Case]

    package init(name: Declared<String>, rawType: EnumType.RawType?, cases: [EnumType.Case]) {
        self.name = name
        self.rawType = rawType
        self.cases = cases
    }
}
