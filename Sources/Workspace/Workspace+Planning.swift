extension Workspace {
    /// Compares all files with the disk and decides what to do.
    ///
    /// `isComplete` says that every file of the run is here; else nothing counts as gone.
    package func plan(
        _ outputs: [WorkspaceOutput], force: Bool = false, isComplete: Bool = true
    ) async throws -> WorkspacePlan {
        let stored = try readManifest()
        let json = stored?.json
        var collection = PlannedFileCollection(root: root)
        for output in outputs { collection.add(output) }
        let inputs = Set(self.inputs.compactMap(FileReader.identity))
        let comparisons = try await inParallel(collection.files) { [root, isGenerated] in
            try FileComparison(of: $0, in: root, besides: inputs, isGenerated: isGenerated)
        }
        if let plan = unchangedPlan(collection, comparisons, json) { return plan }
        let nested = collection.nested
        let previous = PreviousManifest(
            json: json, permissions: stored?.permissions, content: try manifest(json, ignoringDamage: force))
        var planner = FilePlanner(
            previous: previous.content, force: force, inputs: inputs, isGenerated: isGenerated)
        for (file, comparison) in zip(collection.files, comparisons) { planner.add(file, comparison) }
        let stale = staleEntries(in: previous.content, outputs, collection, isComplete: isComplete)
        for entry in stale { try planner.addStale(entry, root: root, collection) }
        return finish(planner, collection, besides: nested, previous: previous)
    }

    /// The usual case, decided by the bytes alone: every file is as it shall be, and the manifest lists just them.
    private func unchangedPlan(
        _ collection: PlannedFileCollection, _ comparisons: [FileComparison], _ json: [UInt8]?
    ) -> WorkspacePlan? {
        guard let json, collection.obstacles.isEmpty, comparisons.allSatisfy(\.isEqual) else { return nil }
        let entries = zip(collection.files, comparisons).map { file, comparison in
            Manifest.Entry(path: file.path, sha256: comparison.sha256, origin: origin.label)
        }
        let manifest = Manifest(generator: generator, entries: entries)
        guard manifest.json == json else { return nil }
        return WorkspacePlan(
            changes: [], obstacles: [], unchangedCount: comparisons.count,
            manifestChange: nil,
            manifest: manifest, previousManifest: manifest)
    }

    private struct PreviousManifest {
        let json: [UInt8]?
        let permissions: UInt32?
        let content: Manifest
    }

    /// What an earlier run of the same origin wrote and this one does not.
    private func staleEntries(
        in manifest: Manifest, _ outputs: [WorkspaceOutput], _ collection: PlannedFileCollection,
        isComplete: Bool
    ) -> [Manifest.Entry] {
        guard isComplete else { return [] }
        return manifest.entries.filter { entry in
            guard entry.origin == origin.label, !collection.contains(entry.path) else { return false }
            let isBelowOutput = outputs.contains { $0.owns(entry.path) }
            switch origin {
            case .configuration: return isBelowOutput || isInside(PathText.folder(of: entry.path))
            case .commandLine: return isBelowOutput
            }
        }
    }

    /// Whether a folder is in the workspace, with all links followed.
    private func isInside(_ folder: String) -> Bool {
        !PathText.leadsUp(folder)
            && PathText.contains(Folders.resolved(root), Folders.resolved(absolute(folder)))
    }

    private func finish(
        _ planner: FilePlanner, _ collection: PlannedFileCollection, besides nested: [Obstacle],
        previous: PreviousManifest
    ) -> WorkspacePlan {
        let manifest = manifest(after: planner, collection, previous.content)
        let hidden = Set(nested.map(\.path))
        let obstacles = collection.obstacles + nested + planner.obstacles.filter { !hidden.contains($0.path) }
        return WorkspacePlan(
            changes: planner.changes.sorted { $0.path.precedes($1.path) },
            obstacles: obstacles.sorted { $0.path.precedes($1.path) },
            unchangedCount: planner.unchangedCount,
            manifestChange: manifestChange(to: manifest, from: previous),
            manifest: manifest,
            previousManifest: previous.content)
    }

    private func manifest(
        after planner: FilePlanner, _ collection: PlannedFileCollection, _ previous: Manifest
    ) -> Manifest {
        let gone = planner.removedPaths
        let kept = previous.entries.filter {
            !collection.contains($0.path) && !gone.contains($0.path) && !PathText.leadsUp($0.path)
                && !$0.path.hasPrefix("/")
        }
        let written = planner.hashes.map {
            Manifest.Entry(path: $0.path, sha256: $0.sha256, origin: origin.label)
        }
        return Manifest(generator: generator, entries: kept + written)
    }

    /// A manifest that lists the same stays, whichever version of the tool wrote it.
    private func manifestChange(to manifest: Manifest, from previous: PreviousManifest) -> FileChange? {
        if previous.json == nil, manifest.entries.isEmpty { return nil }
        if previous.json != nil, manifest.entries == previous.content.entries { return nil }
        let kind: FileChange.Kind = previous.json == nil ? .created : .updated
        return FileChange(
            path: Manifest.fileName, kind: kind, text: manifest.json, permissions: previous.permissions)
    }
}
