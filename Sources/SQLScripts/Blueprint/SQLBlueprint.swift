package import Output
package import SQLLanguage
import Templating

/// A script, part by part, so that two of them can be compared.
package struct SQLBlueprint: Sendable {
    /// In the order in which they can be created.
    package private(set) var tables: [Table] = []

    /// Foreign keys that could not be part of their tables, by the table that has them.
    package private(set) var laterKeys: [LaterKey] = []
    package private(set) var triggers: [Trigger] = []

    /// The setting that tables need whose deletions come back to them, as a statement.
    package private(set) var setting: String?

    /// The statements that make the tables of sync; nil where there are none.
    package private(set) var synchronisation: String?

    /// The entities whose changes it marks.
    package private(set) var markedEntities: [String] = []
    package private(set) var inserts: [Insert] = []

    package init(_ request: OutputRequest, dialect: SQLDialect) {
        for part in SQLScript.parts(request, dialect: dialect) { add(part, dialect) }
    }

    private mutating func add(_ part: ScriptPart, _ dialect: SQLDialect) {
        switch part {
        case .table(let view): tables.append(Table(view, dialect))
        case .trigger(let view):
            triggers.append(Trigger(name: view.name, text: Self.text(of: part, dialect), dialect: dialect))
        case .recursion: setting = Self.text(of: part, dialect)
        case .synchronisation(_, let marked):
            synchronisation = Self.text(of: part, dialect)
            markedEntities = marked
        case .ending(let view):
            laterKeys = view.laterKeys.map { LaterKey(table: $0.table, constraint: Constraint($0)) }
            inserts = view.inserts.map(Insert.init)
        }
    }

    static func text(of part: ScriptPart, _ dialect: SQLDialect) -> String {
        var text: [UInt8] = []
        part.render(in: .none, into: &text, dialect)
        return String(decoding: text, as: UTF8.self)
    }
}

extension SQLBlueprint {
    /// A foreign key that a table gets when all tables are there.
    package struct LaterKey: Hashable, Sendable {
        /// As SQL spells it.
        package let table: String
        package let constraint: Constraint

        package init(table: String, constraint: Constraint) {
            self.table = table
            self.constraint = constraint
        }
    }

    /// A trigger, with the function that it calls where the dialect wants one.
    package struct Trigger: Hashable, Sendable {
        /// As SQL spells it.
        package let name: String

        /// The statements that make it.
        package let text: String
        let dialect: SQLDialect

        /// What the names of all triggers end with.
        package static let endings = [
            "_cascade", "_deny", "_nullify", "_inserted", "_updated", "_deleted", "_marked", "_merged",
        ]

        /// A function of PostgreSQL takes its trigger along.
        package var removal: String {
            switch dialect {
            case .sqlite: "DROP TRIGGER IF EXISTS \(name);"
            case .postgresql: "DROP FUNCTION IF EXISTS \(name)() CASCADE;"
            }
        }
    }

    /// A constraint of a table.
    package struct Constraint: Hashable, Sendable {
        /// As SQL spells it.
        package let name: String

        /// Those that it is about.
        package let columns: [SQLIdentifier]
        package let kind: Kind

        /// Without its name. For example: `CHECK (isDone IN (0, 1))`.
        package let rule: String

        /// Nil where it is a key.
        package let check: CheckSubject?

        package enum Kind: Hashable, Sendable {
            case primaryKey, foreignKey, check
        }

        /// What of a value a check is about.
        package enum CheckSubject: Hashable, Sendable {
            case type, range, cases
        }

        init(_ view: ConstraintView) {
            name = view.constraint
            columns = view.columns
            check = view.check
            rule = view.rule + (view.continuation.isEmpty ? "" : " " + view.continuation)
            kind =
                rule.hasPrefix("PRIMARY") ? .primaryKey : rule.hasPrefix("FOREIGN") ? .foreignKey : .check
        }

        /// As it stands in a table. For example: `CONSTRAINT Chore_isDone_bool CHECK (isDone IN (0, 1))`.
        package var definition: String { "CONSTRAINT \(name) \(rule)" }
    }

    /// An index of a table.
    package struct Index: Hashable, Sendable {
        /// As SQL spells it.
        package let name: String
        package let columns: [SQLIdentifier]

        /// The statement that makes it.
        package let creation: String

        /// What stands behind the table's name.
        private let body: String
        package let isUnique: Bool

        init(_ view: IndexView) {
            name = view.index
            columns = view.columns
            body = view.body
            isUnique = view.isUnique
            creation = Self.creation(of: view.index, on: "\(view.table)", view.body, isUnique: view.isUnique)
        }

        /// The statement that makes it on a table that is called otherwise by now.
        package func creation(on table: SQLIdentifier) -> String {
            Self.creation(of: name, on: "\(table)", body, isUnique: isUnique)
        }

        private static func creation(
            of name: String, on table: String, _ body: String, isUnique: Bool
        ) -> String {
            "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(name) ON \(table) \(body);"
        }
    }

    /// What PostgreSQL keeps about a table or column.
    package struct Description: Hashable, Sendable {
        /// For example: `COLUMN "Chore".title`.
        package let subject: String

        /// A literal.
        package let text: String
    }

    /// The rows that a document lists for a table.
    package struct Insert: Hashable, Sendable {
        private let table: String
        private let columns: String
        private let rows: [String]
        private let keys: [String]

        init(_ view: InsertView) {
            (table, columns, rows, keys) = (view.table, view.columns, view.rows, view.rowKeys)
        }

        /// The statement for the rows that another reading does not list; nil where it lists all.
        ///
        /// A row that it lists is there already, or somebody has removed it since.
        package func statement(besides others: [Insert]) -> String? {
            let known = Set(others.lazy.filter { $0.table == table }.flatMap(\.keys))
            let new = zip(keys, rows).filter { !known.contains($0.0) }.map { "    (\($0.1))" }
            if new.isEmpty { return nil }
            return "INSERT INTO \(table) (\(columns))\nVALUES\n" + new.joined(separator: ",\n")
                + "\nON CONFLICT DO NOTHING;"
        }
    }
}
