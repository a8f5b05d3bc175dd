import Foundation
import TestSupport

/// A temporary folder with documents and a configuration, in which the real executable runs.
struct Project {
    let folder: URL

    /// `gen` as it was built together with the tests.
    static let executable = builtExecutable("gen")

    /// Hands a new one to a test and removes it afterwards.
    static func run(_ files: KeyValuePairs<String, String> = [:], _ body: (Project) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let project = Project(folder: folder)
            for (path, text) in files { try project.put(text, at: path) }
            try body(project)
        }
    }

    /// Runs it in the folder, or in one below it.
    func gen(_ arguments: String..., in subfolder: String = "", input: String = "") throws -> Command.Outcome
    {
        try gen(arguments, in: subfolder, input: input)
    }

    func gen(_ arguments: [String], in subfolder: String = "", input: String = "") throws -> Command.Outcome {
        let place = subfolder.isEmpty ? folder : folder.appending(path: subfolder)
        return try Command(Self.executable.path, arguments, in: place).run(input: input)
    }

    /// Runs it with arguments that are made elsewhere.
    func run(_ arguments: [String]) throws -> Command.Outcome {
        try Command(Self.executable.path, arguments, in: folder).run()
    }

    func put(_ text: String, at path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// All files, sorted.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }

    /// Path, content and time of every file: equal before and after a run that writes nothing.
    func state() throws -> [String] {
        try files().map { path in
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.appending(path: path).path)
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            return "\(path) \(time) \(attributes[.systemFileNumber] ?? "") \(try text(path))"
        }
    }
}

/// Documents and configurations that tests need.
enum Sample {
    /// Two record types, one with a key.
    static let document = """
        # Record types

        ## Deck

        | Field | Type | Notes |
        | --- | --- | --- |
        | `title` | String | What it is called. |
        | `position` | Int64 (optional) | Where it stands. |

        Unique key: `title`

        ## Card

        | Field | Type | Notes |
        | --- | --- | --- |
        | `front` | String | The question. |
        | `isKnown` | Int64 | Boolean flag (0/1). |

        """

    /// An unknown type at 8:13.
    static let wrongDocument = """
        # Record types

        ## Deck

        | Field | Type |
        | --- | --- |
        | `title` | String (optional) |
        | `owner` | Strng |

        """

    static let configuration = """
        version: 1
        schemas:
          - name: Decks
            documents: [Docs/Schema.md]
            outputs:
              - { target: swift, path: Generated/Swift }
              - { target: sqlite, path: Generated/schema.sql }

        """
}
