import CoreDataOutput
import Output
import SQLLanguage
import SQLMigration
import SchemaComparison
import SchemaModel

/// Two readings of one schema, and what the command line calls them.
struct MigrationRequest {
    let old: SchemaRevision
    let new: SchemaRevision
    let oldName: String
    let newName: String

    func migration(_ dialect: MigrationDialect, allowsLoss: Bool) throws -> SQLMigration {
        let (old, new) = try requests(dialect)
        return SQLMigration(
            from: old, to: new, dialect: dialect == .postgresql ? .postgresql : .sqlite,
            allowsLoss: allowsLoss)
    }

    func coreDataMigration() throws -> CoreDataMigration {
        let (old, new) = try requests(.coredata)
        return CoreDataMigration(from: old, to: new)
    }

    private func requests(_ dialect: MigrationDialect) throws -> (old: OutputRequest, new: OutputRequest) {
        guard let oldSchema = old.schema, let newSchema = new.schema else {
            throw UsageError("an export of CloudKit's says nothing of the local database: name a document")
        }
        let (oldOptions, newOptions) = options(dialect)
        return (
            OutputRequest(schema: oldSchema, options: oldOptions, documents: [oldName]),
            OutputRequest(schema: newSchema, options: newOptions, documents: [newName])
        )
    }

    /// A side that no configuration is about is as the other one.
    private func options(_ dialect: MigrationDialect) -> (old: OutputOptions, new: OutputOptions) {
        let (old, new) = (old.databaseOptions(dialect), new.databaseOptions(dialect))
        return (old ?? new ?? OutputOptions(), new ?? old ?? OutputOptions())
    }

    /// For example: `Savings`.
    var defaultName: String { new.schema?.name ?? new.name }

    func text(of migration: SQLMigration, _ dialect: MigrationDialect, named name: String) -> String {
        switch dialect {
        case .sqlite:
            migration.script(
                headlines: headlines + [
                    "", "Run it with 'sqlite3 -bail', or with a driver that stops at the first error.",
                ])
        case .postgresql:
            migration.script(headlines: headlines + ["", "Run it with 'psql -v ON_ERROR_STOP=1'."])
        case .grdb: migration.registration(named: Self.line(name), headlines: headlines)
        case .coredata: preconditionFailure("a Core Data model has no script of SQL")
        }
    }

    /// What changes, as `gen diff` says it.
    private var headlines: [String] {
        let entries = ComparisonReport(from: old, to: new, levels: []).entries
        let lines = entries.flatMap { entry in entry.sentences.map { "\(entry.subject.name) \($0)." } }
        let shown = lines.count > Self.longestList ? Array(lines.prefix(Self.longestList - 1)) : lines
        let rest = lines.count - shown.count
        let start = ["Written by gen migrate: from \(oldName) to \(newName)."] + (lines.isEmpty ? [] : [""])
        return (start + shown + (rest > 0 ? ["And \(rest) more changes."] : [])).map(Self.line)
    }

    private static let longestList = 60

    /// No name of a file or a field ends the comment that it stands in.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }
}

extension SchemaRevision {
    /// What its configuration says of a local database; nil where it writes none.
    func databaseOptions(_ dialect: MigrationDialect) -> OutputOptions? {
        let targets =
            switch dialect {
            case .sqlite: ["sqlite", "grdb"]
            case .postgresql: ["postgresql"]
            case .grdb: ["grdb", "sqlite"]
            case .coredata: ["coredata"]
            }
        let options = options
        return targets.compactMap { options[$0] }.first
    }

    func databaseOptions(_ dialect: SQLDialect) -> OutputOptions? {
        switch dialect {
        case .sqlite: databaseOptions(MigrationDialect.sqlite)
        case .postgresql: databaseOptions(MigrationDialect.postgresql)
        }
    }
}
