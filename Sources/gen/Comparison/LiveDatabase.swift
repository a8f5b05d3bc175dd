import Diagnostics
import Foundation
import SQLLanguage
import SQLVerification
import SchemaComparison
import Workspace

/// A database that a schema is compared with, read by the program that comes with it.
struct LiveDatabase {
    let dialect: SQLDialect

    /// The file, or the address of the server.
    private let place: String

    init(sqlite path: String) {
        (dialect, place) = (.sqlite, path)
    }

    init(postgreSQL address: String) {
        (dialect, place) = (.postgresql, address)
    }

    /// Why it could not be read. The address stays untold: it may hold a password.
    struct Refusal: Error {
        let message: String
    }

    /// What it has. Nothing in it is changed.
    func catalogue() throws -> DatabaseCatalogue {
        guard let outcome = try answer() else {
            let package = dialect == .sqlite ? "sqlite3" : "postgresql-client"
            throw Refusal(
                message: "'\(program)' is not installed, which reads the database: install \(package)")
        }
        guard outcome.status == 0, let catalogue = DatabaseCatalogue(answer: outcome.output, dialect) else {
            throw Refusal(message: "the database could not be read: \(outcome.message)")
        }
        return catalogue
    }

    private var program: String { dialect == .sqlite ? "sqlite3" : "psql" }

    private func answer() throws -> ExternalProgram.Outcome? {
        let query = CatalogueQuery.text(dialect)
        switch dialect {
        case .sqlite:
            let path = PathText.joined(try Folders.working(), place)
            // What is not there would be made.
            guard FileReader.exists(path) else { throw FileError(.read, place, code: ENOENT) }
            return try ExternalProgram.run(
                program, ["-readonly", "-batch", "-bail", "-init", "/dev/null", path], input: query)
        case .postgresql:
            return try ExternalProgram.run(
                program, ["-X", "-q", "-A", "-t", "-w", "-v", "ON_ERROR_STOP=1", "-d", place], input: query,
                environment: ["PGCONNECT_TIMEOUT": "10"])
        }
    }
}
