import Foundation
import TestSupport
import Testing

/// `gen watch` in a process of its own, while documents change under it.
struct WatchTests {
    private static let schema = "Generated/schema.sql"

    @Test func itFollowsWhateverBecomesOfTheDocument() throws {
        try Project.run(["gen.yml": Sample.configuration, "Docs/Schema.md": Sample.document]) { project in
            let process = try Self.start(in: project)
            defer { process.terminate() }
            try Self.wait(for: "position", in: project)
            // An editor renames a new file to the document.
            try project.put(
                Sample.document.replacingOccurrences(of: "position", with: "rank"), at: "Docs/new")
            try Self.move("Docs/new", to: "Docs/Schema.md", in: project)
            try Self.wait(for: "rank", in: project)
            // An error, and then it is mended.
            try project.put(Sample.wrongDocument, at: "Docs/Schema.md")
            Thread.sleep(forTimeInterval: 1)
            try project.put(
                Sample.document.replacingOccurrences(of: "position", with: "place"), at: "Docs/Schema.md")
            try Self.wait(for: "place", in: project)
            // The folder goes, and comes again.
            try Self.move("Docs", to: "Away", in: project)
            Thread.sleep(forTimeInterval: 1)
            try project.put(
                Sample.document.replacingOccurrences(of: "position", with: "spot"), at: "Docs/Schema.md")
            try Self.wait(for: "spot", in: project)
            #expect(process.isRunning)
        }
    }

    @Test func itFollowsTemplates() throws {
        let configuration = Sample.configuration.replacing(
            "schema.sql }", with: "schema.sql, templates: Layout }")
        try Project.run(["gen.yml": configuration, "Docs/Schema.md": Sample.document, "Layout/.keep": ""]) {
            project in
            let process = try Self.start(in: project)
            defer { process.terminate() }
            try Self.wait(for: "position", in: project)
            // One that comes, and then one that changes.
            let partial = "\n    -- Rules\n    first int\n"
            try project.put(partial, at: "Layout/sql-constraints.mustache")
            try Self.wait(for: "first", in: project)
            try project.put(partial.replacing("first", with: "second"), at: "Layout/sql-constraints.mustache")
            try Self.wait(for: "second", in: project)
        }
    }

    private static func start(in project: Project) throws -> Process {
        let process = Process()
        process.executableURL = Project.executable
        process.arguments = ["watch", "--quiet", "--diagnostics-output", "findings.txt"]
        process.currentDirectoryURL = project.folder
        try process.run()
        return process
    }

    private static func move(_ path: String, to other: String, in project: Project) throws {
        let places = [path, other].map { project.folder.appending(path: $0).path }
        try #require(rename(places[0], places[1]) == 0)
    }

    /// As long as a busy machine may take.
    private static func wait(for column: String, in project: Project) throws {
        for _ in 0..<600 {
            if let text = try? project.text(schema), text.contains("    \(column) ") { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        Issue.record("no column '\(column)' came")
    }
}
