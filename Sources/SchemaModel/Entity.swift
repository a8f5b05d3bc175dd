package import Diagnostics

/// A record type, model class or table.
///
/// What it says stands behind one reference, as that of a field does.
package struct Entity: Hashable, Sendable {
    /// Always one.
    @usableFromInline var contents: [EntityContents]

    package init(
        name: String,
        kind: EntityKind,
        database: Database? = nil,
        zone: String? = nil,
        primaryKey: String? = nil,
        recordNameRule: RecordNameRule? = nil,
        documentation: String? = nil,
        span: SourceSpan,
        fields: [Field] = [],
        indexes: [Index] = [],
        uniqueKeys: [UniqueKey] = [],
        grants: [Grant] = [],
        rows: [Row] = []
    ) {
        contents = [
            EntityContents(
                name: name, kind: kind, database: database, zone: zone, primaryKey: primaryKey,
                recordNameRule: recordNameRule, documentation: documentation, span: span, fields: fields,
                indexes: indexes, uniqueKeys: uniqueKeys, grants: grants, rows: rows)
        ]
    }

    @inlinable package var name: String {
        get { contents[0].name }
        _modify { yield &contents[0].name }
    }

    @inlinable package var kind: EntityKind {
        get { contents[0].kind }
        _modify { yield &contents[0].kind }
    }

    /// What it was called before, as the document says.
    @inlinable package var originalName: String? {
        get { contents[0].originalName }
        _modify { yield &contents[0].originalName }
    }

    /// What it was called between that and its name.
    @inlinable package var formerNames: [String] {
        get { contents[0].formerNames }
        _modify { yield &contents[0].formerNames }
    }

    /// Where the document says that it is there for older versions of the app only.
    @inlinable package var retirement: Retirement? {
        get { contents[0].retirement }
        _modify { yield &contents[0].retirement }
    }

    /// Nil unless stated for this entity.
    @inlinable package var database: Database? {
        get { contents[0].database }
        _modify { yield &contents[0].database }
    }

    @inlinable package var zone: String? {
        get { contents[0].zone }
        _modify { yield &contents[0].zone }
    }

    /// Whether only the device keeps it, as the document says: nothing of CloudKit's is made of it.
    @inlinable package var isLocal: Bool {
        get { contents[0].isLocal }
        _modify { yield &contents[0].isLocal }
    }

    /// Whether generated code reads and writes the records that a mirror makes of it, as the configuration asks.
    @inlinable package var mapsMirror: Bool {
        get { contents[0].mapsMirror }
        _modify { yield &contents[0].mapsMirror }
    }

    /// The field that the document calls the primary key.
    @inlinable package var primaryKey: String? {
        get { contents[0].primaryKey }
        _modify { yield &contents[0].primaryKey }
    }

    @inlinable package var recordNameRule: RecordNameRule? {
        get { contents[0].recordNameRule }
        _modify { yield &contents[0].recordNameRule }
    }

    /// The document's prose about it: Markdown inline text, paragraphs separated by an empty line.
    @inlinable package var documentation: String? {
        get { contents[0].documentation }
        _modify { yield &contents[0].documentation }
    }

    @inlinable package var span: SourceSpan {
        get { contents[0].span }
        _modify { yield &contents[0].span }
    }

    @inlinable package var fields: [Field] {
        get { contents[0].fields }
        _modify { yield &contents[0].fields }
    }

    @inlinable package var indexes: [Index] {
        get { contents[0].indexes }
        _modify { yield &contents[0].indexes }
    }

    @inlinable package var uniqueKeys: [UniqueKey] {
        get { contents[0].uniqueKeys }
        _modify { yield &contents[0].uniqueKeys }
    }

    @inlinable package var grants: [Grant] {
        get { contents[0].grants }
        _modify { yield &contents[0].grants }
    }

    @inlinable package var rows: [Row] {
        get { contents[0].rows }
        _modify { yield &contents[0].rows }
    }

    package func field(named name: String) -> Field? { fields.first { $0.name == name } }
}

/// In whose words the document describes an entity.
package enum EntityKind: String, Hashable, Sendable, CaseIterable {
    case cloudKit, swiftData, coreData, table

    /// Whether it is described in the words of an object model, whose objects hold each other.
    package var isObjectModel: Bool {
        switch self {
        case .swiftData, .coreData: true
        case .cloudKit, .table: false
        }
    }
}

/// How the document says that a record gets its name.
package enum RecordNameRule: String, Hashable, Sendable, CaseIterable {
    case uuid, string
}

/// What CloudKit answers queries by.
package struct Index: Hashable, Sendable {
    package var kind: Kind
    package var fields: [Part]

    package init(kind: Kind, fields: [Part]) {
        self.kind = kind
        self.fields = fields
    }

    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case queryable, sortable, searchable
    }

    package struct Part: Hashable, Sendable {
        package var name: String
        package var descending: Bool

        package init(name: String, descending: Bool = false) {
            self.name = name
            self.descending = descending
        }
    }
}

/// Fields whose values the document says no two records share.
package struct UniqueKey: Hashable, Sendable {
    /// Names of fields, or paths through a reference such as `asset.id`, as written.
    package var fields: [String]

    /// One of several keys of which the document says that any will do ("or").
    package var alternative: Bool

    /// Whether every part is a declared field, or a path that begins with one: no helper is made otherwise.
    package var isUsable: Bool
    package var span: SourceSpan

    /// Where the document has the store itself enforce the key: `@Attribute(.unique)`, `UNIQUE`. Nil for a statement
    /// in words, which the app may keep by itself.
    package var constraint: SourceSpan?

    package init(fields: [String], alternative: Bool = false, isUsable: Bool = true, span: SourceSpan) {
        self.fields = fields
        self.alternative = alternative
        self.isUsable = isUsable
        self.span = span
    }
}

/// What a role may do with the records of an entity.
package struct Grant: Hashable, Sendable {
    /// For example: `_creator`, `_icloud`, `_world` or a role of the app's own.
    package var role: String
    package var permissions: [Permission]

    package init(role: String, permissions: [Permission]) {
        self.role = role
        self.permissions = permissions
    }

    package enum Permission: String, Hashable, Sendable, CaseIterable {
        case read = "READ"
        case write = "WRITE"
        case create = "CREATE"
    }
}

/// A record that the document lists with its values.
package struct Row: Hashable, Sendable {
    /// In the order of the columns. `recordName` names the record; every other name is a field's.
    package var values: [Value]
    package var span: SourceSpan

    package init(values: [Value], span: SourceSpan) {
        self.values = values
        self.span = span
    }

    package struct Value: Hashable, Sendable {
        package var field: String
        package var text: String
        package var span: SourceSpan

        package init(field: String, text: String, span: SourceSpan) {
            self.field = field
            self.text = text
            self.span = span
        }
    }
}

/// An enumeration whose cases the document lists.
package struct EnumType: Hashable, Sendable {
    /// Without the types around it. For example: `ExecutionStatus`.
    package var name: String
    package var rawType: RawType
    package var cases: [Case]

    /// Whether a document declares it in a place of its own, instead of listing the values beside a field.
    package var isDeclared = false

    package init(name: String, rawType: RawType, cases: [Case]) {
        self.name = name
        self.rawType = rawType
        self.cases = cases
    }

    package enum RawType: String, Hashable, Sendable, CaseIterable {
        case string, int
    }

    package struct Case: Hashable, Sendable {
        /// The document's name of it; for a string without one of its own, its raw value.
        package var name: String

        /// What is stored: a text, or an integer in decimal.
        package var rawValue: String

        package init(name: String, rawValue: String) {
            self.name = name
            self.rawValue = rawValue
        }
    }
}
