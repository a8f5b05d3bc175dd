import Foundation
import TestSupport
import Testing

/// `Examples/Changes`: a document before and after an edit, and what is told of it.
struct ChangeTests {
    private static let folder = packageFolder.appending(path: "Examples/Changes")

    @Test(arguments: [
        ("Differences.txt", ["diff", "Before.md", "After.md"]),
        ("Breaking.md", ["breaking", "--against", "Before.md", "After.md", "--format", "markdown"]),
    ])
    func theExampleIsWhatTheCommandTells(file: String, arguments: [String]) throws {
        let outcome = try Command(builtExecutable("gen").path, arguments, in: Self.folder).run()
        #expect(outcome.status == 2)
        let path = Self.folder.appending(path: file)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(outcome.output.utf8).write(to: path)
        }
        let expected = try String(contentsOf: path, encoding: .utf8)
        #expect(outcome.output == expected)
    }
}
