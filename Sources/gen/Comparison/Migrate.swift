import ArgumentParser
import Diagnostics
import SQLMigration
import SchemaComparison
import Workspace

/// `gen migrate`: the way from the local database of one schema to that of another.
struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Writes a migration of the local database.",
        usage:
            "gen migrate --from OLD [--to NEW] --dialect DIALECT [--output FILE] [--allow-destructive] [--schema NAME]",
        discussion: """
            A side is all that 'gen diff' takes, but no export of CloudKit's. Without '--to' it is the configuration's. \
            The migration is one transaction, and stops at its beginning where the database is not as the older schema \
            has it. What no document describes any more stays, unless '--allow-destructive' lets it go. A folder as \
            '--output' takes a numbered file; no file is ever replaced. For Core Data, '--output' is the model's bundle, \
            which takes the older version beside the current one.

            For example:

                gen migrate --from v1.2: --dialect grdb --output Sources/App/Migrations/
                gen migrate --from v1.2: --dialect coredata --output Sources/App/App.xcdatamodeld
            """
    )

    @Option(help: ArgumentHelp("The schema as it was.", valueName: "old"))
    var from: String

    @Option(help: ArgumentHelp("The schema as it is, instead of the configuration's.", valueName: "new"))
    var to: String?

    @Option(
        help: ArgumentHelp(
            "sqlite, postgresql, grdb for a step of its DatabaseMigrator, or coredata for a version of its model.",
            valueName: "dialect"))
    var dialect: MigrationDialect

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file, or an existing folder for the next numbered file, instead of standard output.",
            valueName: "file"))
    var output: String?

    @Flag(help: "Drop tables, columns and values that the newer schema does not have.")
    var allowDestructive = false

    @Option(help: ArgumentHelp("Only this schema of a configuration.", valueName: "name"))
    var schema: String?

    @OptionGroup var findings: DiagnosticOptions

    func run() async throws {
        try await finish(findings) { reporter in
            if from == "-", to == "-" { throw UsageError("only one side can be standard input") }
            return try reporter.comparing {
                var schemas = ComparedSchemas()
                let request = try read(&schemas, reporter)
                if schemas.hasErrors {
                    reporter.report(schemas.diagnostics, sources: schemas.sources)
                    return .documentHasErrors
                }
                if dialect == .coredata {
                    let bundle = ModelBundleMigration(request, output: output)
                    return try bundle.write(schemas, reporter)
                }
                let migration = try request.migration(dialect, allowsLoss: allowDestructive)
                reporter.report(schemas.diagnostics + migration.diagnostics, sources: schemas.sources)
                if migration.diagnostics.contains(where: { $0.severity == .error }) {
                    return .documentHasErrors
                }
                return try write(migration, request, reporter)
            }
        }
    }

    private func read(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> MigrationRequest {
        let old = try ComparedSchemas.chosen(schema, of: schemas.read(ComparedSide(from), reporter))
        let new = try ComparedSchemas.chosen(schema, of: readNew(&schemas, reporter))
        let pairs = try ComparedSchemas.pairs(old, new)
        guard pairs.count == 1, let old = pairs[0].old, let new = pairs[0].new else {
            throw UsageError("a migration is about one schema: choose it with '--schema'")
        }
        return MigrationRequest(old: old, new: new, oldName: from, newName: to ?? new.name)
    }

    private func readNew(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> [SchemaRevision] {
        if let to { return try schemas.read(ComparedSide(to), reporter) }
        let file = try ConfigurationFile.find(from: Folders.working())
        return try schemas.read(ComparedConfiguration(onDisk: file), reporter)
    }

    private func write(
        _ migration: SQLMigration, _ request: MigrationRequest, _ reporter: Reporter
    ) throws -> ExitStatus {
        if migration.statements.isEmpty {
            try Terminal.write("nothing to migrate\n")
            return .done
        }
        guard let output else {
            try Terminal.write(request.text(of: migration, dialect, named: request.defaultName))
            return .done
        }
        let file = try MigrationFile(output, holding: request.defaultName, dialect)
        let text = request.text(of: migration, dialect, named: file.name)
        guard try NewFile.make(Array(text.utf8), at: PathText.joined(Folders.working(), file.path)) else {
            reporter.complain(
                "'\(file.path)' is there already: no migration is ever replaced\n  name another file",
                .fileUnusable)
            return .inputOutput
        }
        try Terminal.write("created \(file.path)\n")
        return .done
    }
}

/// Who runs a migration.
enum MigrationDialect: String, CaseIterable, ExpressibleByArgument {
    case sqlite, postgresql, grdb, coredata

    /// Whether a script does it; a Core Data model has another version instead.
    var isScript: Bool {
        switch self {
        case .sqlite, .postgresql, .grdb: true
        case .coredata: false
        }
    }

    var fileExtension: String {
        switch self {
        case .sqlite, .postgresql: "sql"
        case .grdb: "swift"
        case .coredata: "xcdatamodeld"
        }
    }
}
