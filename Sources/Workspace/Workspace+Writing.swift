import TextDifferences

extension Workspace {
    /// Removes what runs that were killed have left beside the outputs.
    package func removeLeftovers(of outputs: [WorkspaceOutput]) {
        removeLeftovers(in: Set(outputs.flatMap(\.folders)))
    }

    /// The same, by the folders of the files; the manifest's own is always one of them.
    func removeLeftovers(in folders: Set<String>) {
        for folder in folders.union([""]) { TemporaryName.removeLeftovers(in: absolute(folder)) }
    }

    /// Carries a plan out: all texts are staged beside their places first, so that a full disk changes nothing.
    package func write(_ plan: WorkspacePlan) async throws {
        precondition(plan.obstacles.isEmpty, "a plan with something in the way is not carried out")
        let removed = plan.changes.filter { $0.kind == .removed }
        let written = plan.changes.filter { $0.kind != .removed }
        for folder in Set(written.map { PathText.folder(of: $0.path) }).sorted() {
            try Folders.create(absolute(folder))
            TemporaryName.removeLeftovers(in: absolute(folder))
        }
        let transition = transition(to: plan)
        let staged = try await stage(transition + written + (plan.manifestChange.map { [$0] } ?? []))
        var done = 0
        do throws(FileError) {
            for file in staged.prefix(transition.count) {
                try file.commit()
                done += 1
            }
            // First what goes: where case does not count, what comes may have the same name.
            for change in removed { try StagedFile.remove(absolute(change.path)) }
            for file in staged.dropFirst(transition.count) {
                try file.commit()
                done += 1
            }
        } catch {
            for file in staged[done...] { file.discard() }
            let count = max(done - transition.count, 0)
            throw InterruptedWriteError(failure: error, written: written.prefix(count).map(\.path))
        }
        for folder in Set(removed.map { PathText.folder(of: $0.path) }).sorted() {
            Folders.removeEmpty(absolute(folder), below: root)
        }
    }

    /// A manifest with the old and the new hashes: whenever the run is cut short, every file is still known.
    ///
    /// One that does not change, because files edited by hand become what they were, knows them all already.
    private func transition(to plan: WorkspacePlan) -> [FileChange] {
        guard let change = plan.manifestChange, plan.changes.contains(where: { $0.kind != .removed }) else {
            return []
        }
        let known = plan.previousManifest.entries
        let new = known.isEmpty ? [] : Set(plan.manifest.entries)
        let old = known.filter { !new.contains($0) }
        // With nothing old, it is the new manifest.
        let text =
            old.isEmpty
            ? change.text : Manifest(generator: generator, entries: old + plan.manifest.entries).json
        return [
            FileChange(
                path: Manifest.fileName, kind: change.kind, text: text, permissions: change.permissions)
        ]
    }

    private func stage(_ changes: [FileChange]) async throws -> [StagedFile] {
        let run = String(UInt64.random(in: .min ... .max), radix: 36)
        let results = await inParallel(Array(changes.enumerated())) { index, change in
            Result<StagedFile, FileError> { () throws(FileError) in
                try StagedFile(
                    change.text, for: absolute(change.path), permissions: change.permissions,
                    mark: "\(run)-\(index)")
            }
        }
        do {
            return try results.map { try $0.get() }
        } catch {
            for case .success(let file) in results { file.discard() }
            throw error
        }
    }

    /// What a change would do to its file, as `diff -u` prints it.
    package func difference(made change: FileChange) throws -> [UInt8] {
        var old: [UInt8]?
        if case .file(let text, _, _) = try FileReader.entry(at: absolute(change.path)) { old = text }
        return UnifiedDiff.text(old: old, new: change.kind == .removed ? nil : change.text, path: change.path)
    }
}
