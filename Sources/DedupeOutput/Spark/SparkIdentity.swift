import SQLLanguage

/// A column of Spark's that holds identities: redirects keep them as texts, by whose bytes survivors are chosen.
struct SparkIdentity {
    private let kind: IdentityKind

    init(_ type: SparkType) {
        kind = IdentityKind(type.meaning)
    }

    var holdsUUIDs: Bool { kind == .uuid }

    /// The column's value as Swift writes it: UUIDs in capitals.
    func text(_ value: String) -> String {
        switch kind {
        case .text: value
        case .uuid: "upper(\(value))"
        case .integer: "CAST(\(value) AS STRING)"
        }
    }

    /// A reference to records that are known by this column, as redirects have it: it may be in small letters.
    func text(of reference: SparkColumn, _ name: String) -> String {
        let own = SparkIdentity(reference.type)
        return holdsUUIDs && !own.holdsUUIDs ? "upper(\(name))" : own.text(name)
    }

    /// A text as a value of the column.
    func value(_ text: String) -> String {
        switch kind {
        case .text: text
        case .uuid: "upper(\(text))"
        case .integer: "CAST(\(text) AS BIGINT)"
        }
    }
}
