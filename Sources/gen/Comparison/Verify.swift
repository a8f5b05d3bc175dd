import ArgumentParser
import Diagnostics
import Output
import SQLVerification
import SchemaComparison
import Workspace

/// `gen verify`: whether a container or a database has what the document says, and the other way round.
struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares documents with what CloudKit or a database has.",
        usage: """
            gen verify [--format FORMAT] [--schema NAME] --ckdb FILE [DOC...]
            gen verify [--format FORMAT] [--schema NAME] --sqlite FILE [DOC...]
            gen verify [--format FORMAT] [--schema NAME] --postgresql URL [DOC...]
            """,
        discussion: """
            The export is what 'xcrun cktool export-schema' writes. A database is compared with what 'gen' writes for it: 'sqlite3' or 'psql' reads it, and nothing \
            in it changes. Of PostgreSQL it is the first schema of the search path; 'psql' takes a password from \
            PGPASSWORD or ~/.pgpass. Exits with 2 where they differ.

            For example:

                gen verify --ckdb production.ckdb Docs/Schema.md
            """
    )

    @Option(help: ArgumentHelp("The exported schema of a CloudKit container.", valueName: "file"))
    var ckdb: String?

    @Option(help: ArgumentHelp("The file of a SQLite database.", valueName: "file"))
    var sqlite: String?

    @Option(help: ArgumentHelp("The address of a PostgreSQL database.", valueName: "url"))
    var postgresql: String?

    @OptionGroup var comparison: ComparisonOptions

    @OptionGroup var findings: DiagnosticOptions

    @Argument(
        help: ArgumentHelp("Documents that are one schema, instead of the configuration's.", valueName: "doc")
    )
    var documents: [String] = []

    func validate() throws {
        if [ckdb, sqlite, postgresql].compactMap(\.self).count != 1 {
            throw ValidationError("name one of '--ckdb', '--sqlite' and '--postgresql'")
        }
    }

    func run() async throws {
        try await finish(findings) { reporter in
            try reporter.comparing {
                var schemas = ComparedSchemas()
                let container = try ckdb.map { try schemas.readExport($0) }
                let new = try comparison.chosen(read(&schemas, reporter))
                reporter.report(schemas.diagnostics, sources: schemas.sources)
                if schemas.hasErrors { return .documentHasErrors }
                if let container {
                    let reports = try comparison.compare(
                        ComparedSchemas.pairs(container, new), levels: [], sources: schemas.sources,
                        isVerification: true)
                    return reports.allSatisfy(\.entries.isEmpty) ? .done : .filesDiffer
                }
                let report = try report(new)
                try comparison.write(report, titled: nil, sources: schemas.sources)
                return report.entries.isEmpty ? .done : .filesDiffer
            }
        }
    }

    private var database: LiveDatabase? {
        sqlite.map(LiveDatabase.init(sqlite:)) ?? postgresql.map(LiveDatabase.init(postgreSQL:))
    }

    /// A database is of one schema.
    private func report(_ schemas: [SchemaRevision]) throws -> ComparisonReport {
        guard let database, schemas.count == 1, let schema = schemas[0].schema else {
            let names = schemas.map(\.name).joined(separator: ", ")
            throw UsageError("the configuration has several schemas (\(names)): name one with '--schema'")
        }
        let request = OutputRequest(
            schema: schema, options: schemas[0].databaseOptions(database.dialect) ?? OutputOptions(),
            documents: [])
        return SQLVerification.report(request, try database.catalogue(), database.dialect)
    }

    private func read(_ schemas: inout ComparedSchemas, _ reporter: Reporter) throws -> [SchemaRevision] {
        if !documents.isEmpty {
            try InputDocuments.checkUnique(documents)
            return [try schemas.read(documents)]
        }
        let file = try ConfigurationFile.find(from: Folders.working())
        return try schemas.read(ComparedConfiguration(onDisk: file), reporter)
    }
}
