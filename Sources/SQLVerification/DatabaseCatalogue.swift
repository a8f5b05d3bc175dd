import SQLLanguage

/// What a database has, or shall have: its tables, and what belongs to each.
package struct DatabaseCatalogue: Hashable, Sendable {
    /// By their names, in one case where the dialect does not tell cases apart.
    package internal(set) var tables: [String: Table] = [:]
    let dialect: SQLDialect

    init(_ dialect: SQLDialect) {
        self.dialect = dialect
    }

    /// SQLite takes names that differ in case for the same.
    func key(_ name: String) -> String { dialect == .sqlite ? name.lowercased() : name }

    package struct Table: Hashable, Sendable {
        let name: String
        var columns: [Column] = []

        /// In the order of the key.
        var primaryKey: [String] = []
        var foreignKeys: [ForeignKey] = []

        /// Of the key that was read last.
        var foreignKeyNumber = ""
        var indexes: [Index] = []

        /// The names of the checks.
        var checks: Set<String> = []

        /// By the names of the triggers, what each does.
        var triggers: [String: TriggerText] = [:]
    }

    struct Column: Hashable, Sendable {
        let name: String
        let type: String
        let isRequired: Bool
    }

    struct Index: Hashable, Sendable {
        let name: String
        var columns: [String]
        let isUnique: Bool
    }

    struct ForeignKey: Hashable, Sendable {
        var columns: [String]
        let table: String
        var targets: [String]

        /// For example: `CASCADE`.
        let deleteRule: String
    }
}
