import Foundation

/// A PostgreSQL server of the tests' own: started when a test first asks for it, gone with its process.
///
/// It listens on a socket in a folder of its own, so that no port is taken and nobody else reaches it.
package final class PostgreSQLServer: Sendable {
    /// One for all tests of a process.
    package static let shared = Result { try PostgreSQLServer() }

    /// Whether tests against the server run: where it is installed, and in CI in any case.
    package static var isExpected: Bool {
        binaryFolder != nil || ProcessInfo.processInfo.environment["CI"] != nil
    }

    package struct StartError: Error {
        package let message: String
    }

    private let folder: URL
    private let binaries: URL

    /// The server ends when this pipe closes, however the process that holds it ends.
    private let lifeline: Pipe

    private init() throws {
        guard let binaries = Self.binaryFolder else {
            throw StartError(message: "PostgreSQL is not installed: apt-get install postgresql")
        }
        self.binaries = binaries
        // A socket's path is at most 107 bytes, which the system's temporary folder can exceed.
        folder = URL(filePath: "/tmp/gen-postgresql-\(UUID().uuidString)")
        lifeline = Pipe()
        try start()
        try awaitConnection()
    }

    /// As root the server refuses to run; it is the user `postgres` then.
    private func start() throws {
        let script = """
            set -e
            mkdir -m 700 "$1"
            cd "$1"
            exec >server.log 2>&1
            "$2/initdb" -D data -A trust -U postgres -E UTF8 --locale=C --no-sync
            "$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c synchronous_commit=off \
                -c full_page_writes=off -c shared_buffers=32MB -c timezone=Europe/Berlin &
            cat >/dev/null
            cd /
            kill -INT $! && wait $! || true
            rm -rf "$1"
            """
        let shell = ["/bin/sh", "-c", script, "sh", folder.path, binaries.path]
        let isRoot = Command.userIsRoot
        let process = Process()
        process.executableURL = URL(filePath: isRoot ? "/usr/sbin/runuser" : shell[0])
        process.arguments = isRoot ? ["-u", "postgres", "--"] + shell : Array(shell.dropFirst())
        process.standardInput = lifeline
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    private func awaitConnection() throws {
        for _ in 0..<200 {
            if try Command(psql, arguments(database: "postgres") + ["-c", "SELECT 1"]).run().status == 0 {
                return
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
        let log = try? String(contentsOf: folder.appending(path: "server.log"), encoding: .utf8)
        throw StartError(message: "PostgreSQL does not start: \(log ?? "")")
    }

    private var psql: String { binaries.appending(path: "psql").path }

    private func arguments(database: String) -> [String] {
        ["-X", "-q", "-At", "-v", "ON_ERROR_STOP=1", "-h", folder.path, "-U", "postgres", "-d", database]
    }
}

extension PostgreSQLServer {
    /// A new database without tables; texts have the order of their bytes, or that of a language such as `en`.
    package func makeDatabase(language: String? = nil) throws -> Database {
        let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        let order = language.map { " TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '\($0)'" } ?? ""
        let create = "CREATE DATABASE \(name)\(order)"
        let outcome = try Command(psql, arguments(database: "postgres") + ["-c", create]).run()
        guard outcome.status == 0 else { throw StartError(message: outcome.errors) }
        return Database(name: name, server: self)
    }

    /// A database that a test has to itself.
    package struct Database: Sendable {
        private let name: String
        private let server: PostgreSQLServer

        fileprivate init(name: String, server: PostgreSQLServer) {
            self.name = name
            self.server = server
        }

        /// What `psql` makes of a script: it stops at the first error, with a status other than 0.
        package func run(_ script: String) throws -> Command.Outcome {
            try Command(server.psql, server.arguments(database: name)).run(input: script)
        }
    }
}

extension PostgreSQLServer {
    /// Debian keeps each version's programs in a folder that no `PATH` names; the newest is taken.
    private static var binaryFolder: URL? {
        let versions = URL(filePath: "/usr/lib/postgresql")
        let installed = (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
        let debian = installed.compactMap(Int.init).sorted(by: >).map {
            versions.appending(path: "\($0)/bin")
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return (debian + path.split(separator: ":").map { URL(filePath: String($0)) }).first { folder in
            ["initdb", "postgres", "psql"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: folder.appending(path: $0).path)
            }
        }
    }
}

extension Command {
    fileprivate static var userIsRoot: Bool { NSUserName() == "root" }
}
