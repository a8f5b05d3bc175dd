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
        let outcome = try Command(builtExecutable("gen").path, arguments, in: Self.folder).run()
        #expect(outcome.status == status)
        let path = Self.folder.appending(path: file)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output.utf8).write(to: path)
        }
        let expected = try String(contentsOf: path, encoding: .utf8)
        #expect(outcome.output == expected)
    }
}
