import Output

/// A folder that keeps a record of what a run writes there, and the outputs of the run below it.
///
/// The manifest of a project lists no path outside of it: what is written to another place is recorded there.
package struct WorkspacePlace: Sendable {
    package let workspace: Workspace

    /// With paths as seen from its root.
    package let outputs: [WorkspaceOutput]

    /// Its root as seen from where the run began; empty for that folder itself.
    private let prefix: String

    /// A path in it as the user knows it.
    package func shown(_ path: String) -> String { PathText.joined(prefix, path) }

    package func shown(_ obstacle: Obstacle) -> Obstacle {
        Obstacle(path: shown(obstacle.path), reason: obstacle.reason)
    }

    fileprivate init(_ workspace: Workspace, _ outputs: [WorkspaceOutput], prefix: String = "") {
        self.workspace = workspace
        self.outputs = outputs
        self.prefix = prefix
    }
}

extension [WorkspacePlace] {
    /// Does what nobody else may do in these places at the same time: to plan and to write.
    package func alone<Value>(
        patience: Duration = .seconds(60), _ body: () async throws -> Value
    ) async throws -> Value {
        var locks: [FolderLock] = []
        for folder in FolderLock.folders(for: map(\.workspace.root)) {
            if let lock = try await FolderLock(folder, patience: patience) { locks.append(lock) }
        }
        defer { withExtendedLifetime(locks) {} }
        return try await body()
    }
}

extension Workspace {
    /// The places of a run: its own folder, and every other one that an output names.
    package func places(of outputs: [WorkspaceOutput]) -> [WorkspacePlace] {
        let others = outputs.filter(\.isElsewhere)
        let folders = others.map(\.folder).reduce(into: [String]()) { folders, folder in
            if !folders.contains(folder) { folders.append(folder) }
        }
        let own = WorkspacePlace(self, outputs.filter { !$0.isElsewhere })
        return [own]
            + folders.map { folder in
                // Whoever names a place owns what stands below its outputs there, and nothing else.
                return WorkspacePlace(
                    seen(from: absolute(folder)),
                    others.filter { $0.folder == folder }.map(\.seenFromItsFolder), prefix: folder)
            }
    }
}

extension WorkspaceOutput {
    /// Whether it is outside the folder that its path begins in.
    fileprivate var isElsewhere: Bool { PathText.leadsUp(path) || path.hasPrefix("/") }

    fileprivate var seenFromItsFolder: WorkspaceOutput {
        let own =
            switch layout {
            case .folder: "."
            case .file: PathText.name(of: path)
            }
        return WorkspaceOutput(path: own, layout: layout, files: files)
    }
}
