package import Diagnostics
package import Output
package import SQLLanguage
import SQLScripts

/// The way from the database of one reading of a schema to that of another.
///
/// Purpose: `gen migrate`. Input: two schemas with the options of their scripts. Output: statements that are one
/// transaction. Invariant: a database that the older script made becomes one as the newer script makes it, with every
/// value that means something there; where that cannot be, nothing changes.
package struct SQLMigration: Sendable {
    /// What stands between the beginning and the end of the transaction; nothing where nothing is to be done.
    package let statements: [String]

    /// What is lost, what stays though no document describes it, and what cannot be done, at its place in the documents.
    package let diagnostics: [Diagnostic]
    private let dialect: SQLDialect
    private let hasForeignKeys: Bool

    /// `allowsLoss` lets tables, columns and values go that the newer reading does not have.
    package init(
        from old: OutputRequest, to new: OutputRequest, dialect: SQLDialect, allowsLoss: Bool = false
    ) {
        let plan = MigrationPlan(from: old, to: new, dialect, allowsLoss: allowsLoss)
        self.dialect = dialect
        diagnostics = plan.diagnostics
        hasForeignKeys = plan.hasForeignKeys
        statements =
            switch dialect {
            case .sqlite: SQLiteMigration.statements(for: plan)
            case .postgresql: PostgreSQLMigration.statements(for: plan)
            }
    }

    /// A script with comment lines above it. It stops at the first error, and then nothing has changed.
    package func script(headlines: [String]) -> String {
        let comments = headlines.map { $0.isEmpty ? "--" : "-- \($0)" }.joined(separator: "\n")
        return ([comments] + start + statements + end).joined(separator: "\n\n") + "\n"
    }

    private var start: [String] {
        switch dialect {
        case .postgresql: ["BEGIN;"]
        case .sqlite: (hasForeignKeys ? ["PRAGMA foreign_keys = OFF;"] : []) + ["BEGIN IMMEDIATE;"]
        }
    }

    private var end: [String] {
        switch dialect {
        case .postgresql: ["COMMIT;"]
        case .sqlite: ["COMMIT;"] + (hasForeignKeys ? ["PRAGMA foreign_keys = ON;"] : [])
        }
    }

    /// The same as a step of GRDB's `DatabaseMigrator`, which has a transaction of its own.
    package func registration(named name: String, headlines: [String]) -> String {
        let comments = headlines.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: "\n")
        let text = statements.joined(separator: "\n\n")
        let hashes = Self.hashes(around: text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "                    " + $0
        }
        let literal = Self.literal(name)
        return """
            \(comments)
            import GRDB

            extension DatabaseMigrator {
                /// Registers the migration \(literal). Call it behind those of earlier releases.
                mutating func registerMigration\(Self.identifier(name))() {
                    registerMigration(\(literal)) { database in
                        try database.execute(
                            sql: \(hashes)\"""
            \(lines.joined(separator: "\n"))
                                \"""\(hashes))
                    }
                }
            }

            """
    }

    /// So many that no text ends the literal or begins an interpolation.
    private static func hashes(around text: String) -> String {
        var hashes = "#"
        while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
        return hashes
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A part of an identifier. For example: `0002-add-deadline` is `0002AddDeadline`.
    private static func identifier(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
    }
}

extension MigrationPlan {
    /// Whether either reading has references that the database enforces.
    var hasForeignKeys: Bool {
        !new.laterKeys.isEmpty || !old.laterKeys.isEmpty
            || (old.tables + new.tables).contains { $0.constraints.contains { $0.kind == .foreignKey } }
    }
}
