import Foundation
import TestSupport

/// Runs command lines that make no sense in a folder where there is something to be wrong about.
struct BadCommandLine {
    private let folder: URL

    static func withFolder(_ body: (BadCommandLine) throws -> Void) throws {
        try withTemporaryFolder { folder in
            for (name, text) in files {
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
            let manager = FileManager.default
            try manager.createDirectory(
                at: folder.appending(path: "folder"), withIntermediateDirectories: true)
            try Data([0x23, 0x20, 0xFF]).write(to: folder.appending(path: "Bytes.md"))
            for (link, target) in [
                ("dangling", "nowhere"), ("dangling.md", "nowhere"), ("looping.md", "looping.md"),
            ] {
                try manager.createSymbolicLink(
                    atPath: folder.appending(path: link).path, withDestinationPath: target)
            }
            try body(BadCommandLine(folder: folder))
        }
    }

    private static let files: KeyValuePairs = [
        "Schema.md": document(of: "title"), "New.md": document(of: "name"), "Empty.md": "# Nothing\n",
        "Wrong.md": document(of: "title").replacing("String (optional)", with: "Strng (optional)"),
        "own.txt": "Mine.\n",
    ]

    private static func document(of field: String) -> String {
        """
        # Record types

        ## Deck

        | Field | Type | Notes |
        | --- | --- | --- |
        | `\(field)` | String (optional) | What it is called. |

        """
    }

    /// What it says on standard error, and how it ends. No file of the user's is another afterwards.
    func answer(to input: BadInput) throws -> String {
        let before = try state()
        // The shell hands over bytes that are no text.
        let words = input.written.replacing("\\x{FF}", with: "\\377").replacing("\\x{1B}", with: "\\033")
        let line = "set -f; exec '\(builtExecutable("gen").path)' $(printf '%b' '\(words)')"
        let script = words == input.written ? "set -f; exec '\(builtExecutable("gen").path)' \(words)" : line
        let outcome = try Command("sh", ["-c", script], in: folder).run()
        let isChanged = try state() != before
        let errors = outcome.errors.replacing(folder.path, with: "FOLDER")
            .trimmingCharacters(in: .newlines)
        return errors + (isChanged ? "\nand writes a file" : "") + "\nexit \(outcome.status)"
    }

    private func state() throws -> [String: Data] {
        var state: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            state[name] = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
        }
        return state
    }
}
