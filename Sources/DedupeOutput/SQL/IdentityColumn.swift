import SQLLanguage

/// A column that holds identities: redirects keep them as texts, by whose bytes survivors are chosen.
struct IdentityColumn {
    private let kind: IdentityKind
    private let dialect: SQLDialect

    init(_ type: SQLColumnType, in dialect: SQLDialect) {
        self.dialect = dialect
        kind = IdentityKind(type.meaning)
    }

    var holdsUUIDs: Bool { kind == .uuid }

    /// The column's value as Swift writes it: UUIDs in capitals.
    func text(_ value: String) -> String {
        switch (kind, dialect) {
        case (.text, _): value
        case (.uuid, .sqlite): "upper(\(value))"
        case (.uuid, .postgresql): "upper(\(value)::text)"
        case (.integer, .sqlite): "CAST(\(value) AS TEXT)"
        case (.integer, .postgresql): "\(value)::text"
        }
    }

    /// A text as a value of the column.
    func value(_ text: String) -> String {
        switch (kind, dialect) {
        case (.text, _): text
        case (.uuid, .sqlite): "upper(\(text))"
        case (.uuid, .postgresql): "\(text)::uuid"
        case (.integer, .sqlite): "CAST(\(text) AS INTEGER)"
        case (.integer, .postgresql): "\(text)::bigint"
        }
    }

    /// Whether a text can be a value of the column; empty where any can.
    func condition(on text: String) -> String {
        guard kind == .uuid else { return "" }
        switch dialect {
        case .sqlite: return "\(text) GLOB '????????-????-????-????-????????????'"
        case .postgresql: return "\(text) ~ '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'"
        }
    }
}
