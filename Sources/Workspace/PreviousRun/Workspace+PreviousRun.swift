internal import Output
import TextDifferences

extension Workspace {
    /// What tells later that nobody has touched the files of a run: a digest of their paths and hashes.
    ///
    /// Nil where the manifest lists other files than the plan has, or where some are in another folder.
    package func filesDigest(of plan: WorkspacePlan, _ outputs: [WorkspaceOutput]) -> String? {
        let entries = entries(of: outputs, in: plan.manifest)
        let count = plan.unchangedCount + plan.changes.count { $0.kind != .removed }
        guard places(of: outputs).count == 1, entries.count == count else { return nil }
        return Self.digest(of: entries)
    }

    /// How many files a run has left, and all of them as it left them; nil where one is not. Only the outputs' paths count.
    package func fileCount(leftBy run: PreviousRun, _ outputs: [WorkspaceOutput]) async -> Int? {
        guard let json = try? readManifest()?.json,
            let manifest = try? Manifest(json: json, path: Manifest.fileName)
        else { return nil }
        let entries = entries(of: outputs, in: manifest)
        guard Self.digest(of: entries) == run.filesDigest else { return nil }
        let areUntouched = await inParallel(entries) { [root] in Self.isUntouched($0, in: root) }
        guard areUntouched.allSatisfy(\.self) else { return nil }
        removeLeftovers(in: Set(entries.map { PathText.folder(of: $0.path) }))
        return entries.count
    }

    /// Those that a run with these outputs owns.
    private func entries(of outputs: [WorkspaceOutput], in manifest: Manifest) -> [Manifest.Entry] {
        manifest.entries.filter { entry in
            guard entry.origin == origin.label else { return false }
            switch origin {
            case .configuration: return true
            case .commandLine: return outputs.contains { $0.owns(entry.path) }
            }
        }
    }

    private static func digest(of entries: [Manifest.Entry]) -> String {
        SHA256.hexadecimal(of: Manifest(generator: "", entries: entries).json)
    }

    private static func isUntouched(_ entry: Manifest.Entry, in root: String) -> Bool {
        guard case .file(let text, _, _)? = try? FileReader.entry(at: PathText.joined(root, entry.path))
        else {
            return false
        }
        return LineEnds.sha256(of: text) == entry.sha256
    }
}
