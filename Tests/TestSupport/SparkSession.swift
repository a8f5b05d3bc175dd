import Foundation

/// A session of Spark of the tests' own: started when a test first asks for it, gone with its process.
///
/// It takes seconds to start, so there is one for all tests of a process, and each test has a database in it.
package actor SparkSession {
    package static let shared = Result { try SparkSession() }

    /// Whether tests in Spark run: where PyPI's `pyspark` is in the build folder. Development.md tells how to put it there.
    package static var isInstalled: Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "pyspark/jars").path)
            && Command.isInstalled("java") && Command.isInstalled("python3")
    }

    private static let folder = packageFolder.appending(path: ".build/pyspark")

    package struct Failure: Error {
        package let message: String
    }

    private let requests: FileHandle
    private let answers: FileHandle
    private var unread = Data()
    private var databases = 0

    private init() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        let program = packageFolder.appending(path: "Tests/Programs/Spark/session.py").path
        process.arguments = ["python3", program, "2", "1g", "2"]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": Self.folder.path]) {
            $1
        }
        // When this pipe closes, however the tests end, Spark ends.
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        requests = input.fileHandleForWriting
        answers = output.fileHandleForReading
    }

    /// A name that no other test has for its database.
    package func newDatabase() -> String {
        databases += 1
        return "test_\(databases)"
    }

    /// The rows of each statement, values as texts.
    package func rows(of statements: [String], in database: String) throws -> [[[String?]]] {
        let answer = try ask(["database": database, "statements": statements])
        if let error = answer["error"] as? String { throw Failure(message: error) }
        let results = answer["results"] as? [[[Any]]] ?? []
        return results.map { $0.map { $0.map { $0 as? String } } }
    }

    /// Runs a whole script, as one compound statement.
    package func run(_ script: String, in database: String) throws {
        _ = try rows(of: ["BEGIN\n\(script)\nEND"], in: database)
    }

    private func ask(_ request: [String: Any]) throws -> [String: Any] {
        try requests.write(contentsOf: JSONSerialization.data(withJSONObject: request) + Data([0x0A]))
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                let line = Data(unread[..<end])
                unread = Data(unread[(end + 1)...])
                return try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
            }
            let data = answers.availableData
            if data.isEmpty { throw Failure(message: "Spark ended") }
            unread += data
        }
    }
}
