import Foundation

/// A PostgreSQL server of the tests' own: started when a test first asks for it, gone with its process.
///
/// It listens on a free port of the loopback interface and nowhere else, and knows one user, whose password is made up
/// for the run: no other run, and nobody else on the machine, takes it for theirs.
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

    private let binaries: URL
    private let port: UInt16
    private let password: String

    /// The server ends when this pipe closes, however the process that holds it ends.
    private let lifeline: Pipe

    private init() throws {
        guard let binaries = Self.binaryFolder else {
            throw StartError(message: "PostgreSQL is not installed: apt-get install postgresql")
        }
        self.binaries = binaries
        password = UUID().uuidString
        // Between the question which port is free and the answer of the server somebody else may take it.
        for _ in 0..<10 {
            let start = try Start(binaries, password: password)
            if try start.isListening() {
                port = start.port
                lifeline = start.lifeline
                return
            }
        }
        throw StartError(message: "PostgreSQL finds no free port")
    }
}

/// One try to start a server on a port that was free a moment ago.
private struct Start {
    let port: UInt16
    let lifeline = Pipe()
    private let folder: URL
    private let client: PostgreSQLClient

    init(_ binaries: URL, password: String) throws {
        port = try LoopbackPort.free()
        // The user postgres may have no right to the temporary folder of the tests.
        folder = URL(filePath: "/tmp/gen-postgresql-\(UUID().uuidString)")
        client = PostgreSQLClient(binaries: binaries, port: port, password: password)
        try launch(binaries, password)
    }

    /// As root the server refuses to run; it is the user `postgres` then. A signal that ends the tests reaches the shell
    /// too, which must stay to stop the server and to clean up.
    private func launch(_ binaries: URL, _ password: String) throws {
        let script = """
            set -e
            trap '' HUP INT TERM
            mkdir -m 700 "$1"
            cd "$1"
            exec >server.log 2>&1
            printf %s "$PGPASSWORD" >password
            "$2/initdb" -D data -A scram-sha-256 --pwfile=password -U tests -E UTF8 --locale=C --no-sync
            "$2/postgres" -D "$1/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
                -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c shared_buffers=32MB \
                -c timezone=Europe/Berlin &
            cat >/dev/null
            cd /
            kill -INT $! && wait $! || true
            rm -rf "$1"
            """
        let shell = ["/bin/sh", "-c", script, "sh", folder.path, binaries.path, "\(port)"]
        let isRoot = NSUserName() == "root"
        let process = Process()
        process.executableURL = URL(filePath: isRoot ? "/usr/sbin/runuser" : shell[0])
        process.arguments = isRoot ? ["-u", "postgres", "--"] + shell : Array(shell.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(["PGPASSWORD": password]) { $1 }
        process.standardInput = lifeline
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// False where somebody else has taken the port.
    func isListening() throws -> Bool {
        for _ in 0..<600 {
            if try client.run("SELECT 1", in: "postgres").status == 0 { return true }
            if log.contains("could not create any TCP/IP sockets") { return false }
            Thread.sleep(forTimeInterval: 0.05)
        }
        throw PostgreSQLServer.StartError(message: "PostgreSQL does not start: \(log)")
    }

    private var log: String {
        (try? String(contentsOf: folder.appending(path: "server.log"), encoding: .utf8)) ?? ""
    }
}

extension PostgreSQLServer {
    /// A new database without tables; texts have the order of their bytes, or that of a language such as `en`.
    package func makeDatabase(language: String? = nil) throws -> Database {
        let name = "test_" + UUID().uuidString.lowercased().replacing("-", with: "")
        let order = language.map { " TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE '\($0)'" } ?? ""
        let create = "CREATE DATABASE \(name)\(order)"
        let outcome = try client.run(create, in: "postgres")
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

        /// As `psql` takes it.
        package var address: String {
            "postgresql://tests:\(server.password)@127.0.0.1:\(server.port)/\(name)"
        }

        /// What `psql` makes of a script: it stops at the first error, with a status other than 0.
        package func run(_ script: String) throws -> Command.Outcome {
            try server.client.run(script, in: name)
        }
    }

    private var client: PostgreSQLClient {
        PostgreSQLClient(binaries: binaries, port: port, password: password)
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
