package import Foundation

/// A program that a test runs: the real consumer of what was generated.
package struct Command: Sendable {
    package var executable: String
    package var arguments: [String]
    package var folder: URL?
    package var environment: [String: String]?

    package init(
        _ executable: String,
        _ arguments: [String] = [],
        in folder: URL? = nil,
        environment: [String: String]? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
    }

    package struct Outcome: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// Runs it to its end, searching `PATH` where the executable has no slash.
    package func run(input: String = "") throws -> Outcome {
        try withTemporaryFolder { scratch in
            let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
            try Data(input.utf8).write(to: files[0])
            for file in files[1...] { try Data().write(to: file) }
            let process = Process()
            process.executableURL = URL(filePath: executable.contains("/") ? executable : "/usr/bin/env")
            process.arguments = executable.contains("/") ? arguments : [executable] + arguments
            process.currentDirectoryURL = folder
            // Tests keep nothing for later runs, and leave nothing in the user's folders.
            process.environment = ProcessInfo.processInfo.environment.merging(["GEN_CACHE": ""]) { $1 }
                .merging(environment ?? [:]) { $1 }
            process.standardInput = try FileHandle(forReadingFrom: files[0])
            process.standardOutput = try FileHandle(forWritingTo: files[1])
            process.standardError = try FileHandle(forWritingTo: files[2])
            try process.run()
            process.waitUntilExit()
            return Outcome(
                status: process.terminationStatus,
                output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
            )
        }
    }

    /// Whether `PATH` has a program, so that a test of it can be skipped aloud where it is missing.
    package static func isInstalled(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }
}

/// An executable of the package, as it was built together with the tests.
package func builtExecutable(_ name: String) -> URL {
    #if os(macOS)
        // There a program of Xcode's loads the tests, which are a bundle.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
        let bundle: URL? = nil
    #endif
    let product = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return product.deletingLastPathComponent().appending(path: name)
}

/// Where tests keep their files: in memory where there is room for them and programs may run there, because SQLite waits for
/// a disk after each statement.
private let scratchFolder: URL = {
    #if os(Linux)
        let memory = "/dev/shm"
        // `ST_NOEXEC`
        let noPrograms: UInt = 8
        var volume = statvfs()
        if statvfs(memory, &volume) == 0, access(memory, W_OK) == 0, volume.f_flag & noPrograms == 0,
            UInt64(volume.f_bavail) * UInt64(volume.f_frsize) > 4_000_000_000
        {
            return URL(filePath: memory)
        }
    #endif
    return FileManager.default.temporaryDirectory
}()

/// Hands a new folder to a test and removes it afterwards.
package func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = scratchFolder.appending(path: "gen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// Where the package lies: the folder of `Package.swift`.
package let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
