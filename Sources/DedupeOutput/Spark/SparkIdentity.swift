import SQLLanguage
import SchemaModel

/// A column of Spark's that holds identities: redirects keep them as texts, by whose bytes survivors are chosen.
struct SparkIdentity {
    private enum Kind {
        case text, uuid, integer
    }

    private let kind: Kind

    init(_ type: SparkType) {
        kind =
            switch type.meaning {
            case .uuid: .uuid
            case .int: .integer
            case .string, .double, .decimal, .bool, .date, .url, .data, .asset, .location, .reference, .enum,
                .json:
                .text
            }
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

    /// A text as a value of the column.
    func value(_ text: String) -> String {
        switch kind {
        case .text: text
        case .uuid: "upper(\(text))"
        case .integer: "CAST(\(text) AS BIGINT)"
        }
    }
}
