import Foundation
import TestSupport

/// Counts the instructions that it takes to read documents: unlike time, the same on a busy machine.
enum InstructionCount {
    static let isPossible = Command.isInstalled("valgrind") && Command.isInstalled("strip")

    /// A release build of `growth`, which `.ci/growth` makes and names.
    private static let fastProgram = ProcessInfo.processInfo.environment["GEN_GROWTH_PROGRAM"]

    /// Whether documents can be long.
    static var isFast: Bool { fastProgram != nil }

    struct Count {
        let instructions: Int
        let facts: Int
    }

    /// A count for each document, after one that is not counted: what a program does once, it does there.
    static func counts(reading documents: [String]) throws -> [Count] {
        try withTemporaryFolder { folder in
            var paths: [String] = []
            for (number, document) in (documents.prefix(1) + documents).enumerated() {
                let file = folder.appending(path: "\(number).md")
                try Data(document.utf8).write(to: file)
                paths.append(file.path)
            }
            let facts = try run(paths, in: folder)
            return try documents.indices.map { index in
                // The first dump is of the document that is not counted.
                let dump = try String(
                    contentsOf: folder.appending(path: "counts.\(index + 2)"), encoding: .utf8)
                return Count(instructions: try total(of: dump), facts: facts[index + 1])
            }
        }
    }

    private static func run(_ paths: [String], in folder: URL) throws -> [Int] {
        // Valgrind cannot read the debugging information of Swift.
        let program = folder.appending(path: "growth").path
        let built = fastProgram ?? builtExecutable("growth").path
        let stripped = try Command("strip", ["--strip-debug", "-o", program, built]).run()
        guard stripped.status == 0 else { throw Failure(message: stripped.errors) }
        let outcome = try Command(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=\(folder.appending(path: "counts").path)",
                "--dump-after=*readDocument*", program,
            ] + paths,
            // Otherwise each run hashes in another way, and takes a few instructions more or less.
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
        ).run()
        let facts = outcome.output.split(separator: "\n").compactMap { Int($0) }
        guard outcome.status == 0, facts.count == paths.count else { throw Failure(message: outcome.errors) }
        return facts
    }

    private static func total(of dump: String) throws -> Int {
        let line = dump.split(separator: "\n").first { $0.hasPrefix("summary:") || $0.hasPrefix("totals:") }
        guard let total = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
            throw Failure(message: "callgrind wrote no sum")
        }
        return total
    }

    private struct Failure: Error {
        let message: String
    }
}
