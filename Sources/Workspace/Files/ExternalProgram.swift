import Foundation

/// A program of the machine that answers a question, found where the shell finds programs.
package enum ExternalProgram {
    /// What it wrote and how it ended.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: [UInt8]

        /// The first line of its errors that says something.
        package let message: String
    }

    /// Runs it to its end with a text as its input; nil where it is not installed.
    package static func run(
        _ name: String, _ arguments: [String], input: String, environment: [String: String] = [:]
    ) throws -> Outcome? {
        guard let path = path(of: name) else { return nil }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = environment.merging(ProcessInfo.processInfo.environment) { $1 }
        let (questions, answers, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (questions, answers, errors)
        signal(SIGPIPE, SIG_IGN)
        try process.run()
        // It may end before it has read everything: then its own words tell why.
        try? questions.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? questions.fileHandleForWriting.close()
        let output = answers.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = words.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return Outcome(
            status: process.terminationStatus, output: Array(output),
            message: lines.first { !$0.isEmpty } ?? "it gives no reason")
    }

    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
}
