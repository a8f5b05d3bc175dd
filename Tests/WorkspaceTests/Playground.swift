import Foundation
import Output
import TestSupport
import Workspace

/// A temporary folder with a workspace in it, and short words for what tests do there.
struct Playground {
    let folder: URL
    var workspace: Workspace

    /// Hands a new one to a test and removes it afterwards.
    static func run(
        origin: Workspace.Origin = .configuration(name: "gen.yml"),
        _ body: (Playground) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "gen-tests-\(UUID().uuidString)/root")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let workspace = Workspace(root: folder.path, origin: origin, generator: "gen 1")
        try await body(Playground(folder: folder, workspace: workspace))
    }

    /// The same folder as another run sees it.
    func asRun(of origin: Workspace.Origin, generator: String = "gen 1") -> Playground {
        Playground(
            folder: folder, workspace: Workspace(root: folder.path, origin: origin, generator: generator))
    }

    /// A folder of files by their names.
    static func folder(_ path: String, _ files: KeyValuePairs<String, String>) -> WorkspaceOutput {
        WorkspaceOutput(
            path: path, layout: .folder, files: files.map { GeneratedFile(name: $0, text: Array($1.utf8)) })
    }

    static func file(_ path: String, _ text: String) -> WorkspaceOutput {
        WorkspaceOutput(path: path, layout: .file, files: [GeneratedFile(name: "", text: Array(text.utf8))])
    }

    func plan(
        _ outputs: WorkspaceOutput..., force: Bool = false, isComplete: Bool = true
    ) async throws -> WorkspacePlan {
        try await workspace.plan(outputs, force: force, isComplete: isComplete)
    }

    /// Plans and writes; gives what was done as `created a/b`.
    @discardableResult
    func write(_ outputs: WorkspaceOutput..., force: Bool = false) async throws -> [String] {
        let plan = try await workspace.plan(outputs, force: force)
        try await workspace.write(plan)
        return (plan.changes + (plan.manifestChange.map { [$0] } ?? [])).map {
            "\($0.kind.rawValue) \($0.path)"
        }
    }

    /// What stands in the way, as `path reason`.
    func obstacles(_ outputs: WorkspaceOutput...) async throws -> [String] {
        try await workspace.plan(outputs).obstacles.map { "\($0.path): \($0.reason)" }
    }

    func put(_ text: String, at path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ path: String, to target: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    func text(_ path: String) -> String? {
        try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// All files and folders, sorted.
    func entries() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    /// Everything that a write would change about a file.
    func attributes(_ path: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
        return [FileAttributeKey.modificationDate, .systemFileNumber, .posixPermissions].map {
            "\(attributes[$0] ?? "")"
        }
    }
}
