import Foundation
import TestSupport
import Testing

/// `Examples/Changes`: a document before and after an edit, and what is told of it.
struct ChangeTests {
    private static let folder = packageFolder.appending(path: "Examples/Changes")

    @Test(arguments: [
        ("Differences.txt", ["diff", "Before.md", "After.md"], 2),
        ("Breaking.md", ["breaking", "--against", "Before.md", "After.md", "--format", "markdown"], 2),
        ("Migration.sql", ["migrate", "--from", "Before.md", "--to", "After.md", "--dialect", "sqlite"], 0),
    ])
    func theExampleIsWhatTheCommandTells(file: String, arguments: [String], status: Int32) throws {
        try expect(Self.folder.appending(path: file), arguments, status)
    }

    /// A change of each of the examples: its document before is the example itself.
    @Test(arguments: [
        ("Rename", "ScoreMyDay", 2), ("Retire", "FameFit", 0), ("NewValue", "HouseholdChores", 0),
        ("NewReference", "FamilyScreenTime", 0), ("ChangedType", "Savings", 2),
        ("RecordTypes", "FamilyScreenTime", 2),
    ])
    func aWorkedChangeIsWhatTheCommandsTell(change: String, example: String, breaks: Int32) throws {
        let (old, new) = ("../\(example)/Schema.md", "\(change)/Schema.md")
        let folder = Self.folder.appending(path: change)
        try expect(folder.appending(path: "Differences.txt"), ["diff", old, new], 2)
        try expect(
            folder.appending(path: "Breaking.md"),
            ["breaking", "--against", old, new, "--format", "markdown"], breaks)
        try expect(
            folder.appending(path: "Review.md"),
            ["review", "--against", old, new, "--format", "markdown"], breaks)
        for (dialect, file) in [
            ("sqlite", "SQLite.sql"), ("postgresql", "PostgreSQL.sql"), ("grdb", "GRDB.swift"),
            ("coredata", "CoreData.txt"),
        ] {
            let arguments = ["migrate", "--from", old, "--to", new, "--dialect", dialect]
            try expect(folder.appending(path: file), arguments, 0)
        }
    }

    /// The bundle of a model as the app takes it: the shipped version beside the current one.
    @Test func aWorkedChangeOfAModelIsWhatTheCommandWrites() throws {
        let bundle = "ScoreMyDay.xcdatamodeld"
        let expected = Self.folder.appending(path: "Rename/\(bundle)")
        try withTemporaryFolder { folder in
            let arguments = [
                "migrate", "--from", "../ScoreMyDay/Schema.md", "--to", "Rename/Schema.md", "--dialect",
                "coredata", "--output", folder.appending(path: bundle).path,
            ]
            let outcome = try Command(builtExecutable("gen").path, arguments, in: Self.folder).run()
            #expect(outcome.status == 0, "\(outcome.errors)")
            for file in [
                "ScoreMyDay.xcdatamodel/contents", "ScoreMyDay 1.xcdatamodel/contents", ".xccurrentversion",
            ] {
                let made = folder.appending(path: bundle).appending(path: file)
                let known = expected.appending(path: file)
                if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
                    try FileManager.default.createDirectory(
                        at: known.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(contentsOf: made).write(to: known)
                }
                let text = try String(contentsOf: made, encoding: .utf8)
                #expect(text == (try String(contentsOf: known, encoding: .utf8)), "\(file)")
            }
        }
    }

    private func expect(_ path: URL, _ arguments: [String], _ status: Int32) throws {
        let outcome = try Command(builtExecutable("gen").path, arguments, in: Self.folder).run()
        #expect(outcome.status == status, "\(outcome.errors)")
        // What follows from nothing is no file.
        if outcome.output.isEmpty || outcome.output == "nothing to migrate\n" {
            return #expect(!FileManager.default.fileExists(atPath: path.path), "\(path.path)")
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output.utf8).write(to: path)
        }
        let expected = try String(contentsOf: path, encoding: .utf8)
        #expect(outcome.output == expected)
    }
}
