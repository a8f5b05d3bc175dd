import Foundation

/// `psql`, as the only user of a server of the tests' own.
struct PostgreSQLClient {
    let binaries: URL
    let port: UInt16
    let password: String

    func run(_ script: String, in database: String) throws -> Command.Outcome {
        let arguments = [
            "-X", "-q", "-At", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", "\(port)", "-U", "tests",
            "-d",
            database,
        ]
        let command = Command(
            binaries.appending(path: "psql").path, arguments, environment: ["PGPASSWORD": password])
        return try command.run(input: script)
    }
}
