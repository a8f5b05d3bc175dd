import Foundation

/// A program that is run for what it prints.
enum Program {
    /// Its path, if `PATH` has it.
    static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

    /// Fails if it fails.
    static func output(
        of executable: String, _ arguments: [String], in folder: URL? = nil, reading input: String? = nil
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: executable.contains("/") ? executable : "/usr/bin/env")
        process.arguments = executable.contains("/") ? arguments : [executable] + arguments
        process.currentDirectoryURL = folder
        if let input { process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input)) }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchmarkError("'\(executable)' fails") }
        return String(decoding: data, as: UTF8.self)
    }
}
