import Foundation

/// Files as a revision in a git repository has them.
package struct GitRevision: Sendable {
    /// Anything that git understands. For example: `HEAD~1`, `main`, `v2.0`.
    package let name: String

    /// The folder that paths are relative to: one of the repository's.
    package let folder: String

    package init(_ name: String, in folder: String) {
        self.name = name
        self.folder = folder
    }

    /// A file's bytes. A path is relative to the repository's root, or with `./` to the folder, as git has it.
    package func read(_ path: String) throws(GitError) -> [UInt8] {
        guard !name.hasPrefix("-") else { throw GitError(message: "'\(name)' is no revision") }
        return try Self.run(["show", "\(name):\(path)"], in: folder)
    }

    private static func run(_ arguments: [String], in folder: String) throws(GitError) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Its words are passed on, so they are the same on every machine.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        process.arguments = ["git", "-C", folder, "--no-pager"] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw GitError(message: "git cannot be run: \(error.localizedDescription)")
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw GitError(message: GitError.line(of: words)) }
        return Array(bytes)
    }
}

/// Git does not give what it was asked for.
package struct GitError: Error, Hashable, Sendable {
    /// A line, mostly in git's own words, and what can be done if anything.
    package let message: String

    /// A revision has no file of the names that were looked for.
    package static let nothing = GitError(message: "the revision has no configuration")

    fileprivate static func line(of words: String) -> String {
        let lines = words.split(separator: "\n").map { $0.drop { $0 == " " } }
        guard let line = lines.first(where: { !$0.isEmpty }) else { return "git gives no reason" }
        let reason = line.hasPrefix("fatal: ") ? line.dropFirst(7) : line
        // How far git looked depends on the disks of the machine.
        if reason.hasPrefix("not a git repository") {
            return "the folder is in no git repository\n"
                + "compare with a document, a configuration or a '.ckdb' instead"
        }
        return String(reason)
    }
}
