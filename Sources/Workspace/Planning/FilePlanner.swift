import TextDifferences

/// Turns comparisons into changes and obstacles.
struct FilePlanner {
    let previous: Manifest
    let force: Bool
    private let inputs: Set<FileIdentity>
    private let isGenerated: ([UInt8]) -> Bool
    private(set) var changes: [FileChange] = []
    private(set) var obstacles: [Obstacle] = []
    private(set) var unchangedCount = 0

    /// Of every planned file.
    private(set) var hashes: [(path: String, sha256: String)] = []

    /// Paths that the manifest shall no longer list.
    private(set) var removedPaths: Set<String> = []
    private var stalePaths: Set<String> = []
    private lazy var index = ManifestIndex(previous)
    private var unchanged: [String: (file: PlannedFile, identity: FileIdentity)] = [:]

    init(
        previous: Manifest, force: Bool, inputs: Set<FileIdentity>, isGenerated: @escaping ([UInt8]) -> Bool
    ) {
        self.previous = previous
        self.force = force
        self.inputs = inputs
        self.isGenerated = isGenerated
    }

    mutating func add(_ file: PlannedFile, _ comparison: FileComparison) {
        hashes.append((file.path, comparison.sha256))
        switch comparison.state {
        case .absent: change(file, .created)
        case .equal(let identity):
            unchangedCount += 1
            unchanged[file.path] = (file, identity)
        case .different(let existing):
            let isOurs = existing.isGenerated && index.lists(file.path, sha256: existing.sha256)
            if !isOurs { meet(reason(for: existing, at: file.path), at: file.path) }
            change(file, .updated, permissions: existing.permissions)
        case .obstacle(let reason):
            meet(reason, at: file.path)
            change(file, .updated)
        }
    }

    private mutating func reason(for existing: FileComparison.Existing, at path: String) -> Obstacle.Reason {
        if existing.hasMergeConflict { return .mergeConflict }
        return index.lists(path) ? .editedFile : .unknownFile
    }

    private mutating func meet(_ reason: Obstacle.Reason, at path: String) {
        let obstacle = Obstacle(path: path, reason: reason)
        if !(force && obstacle.yieldsToForce) { obstacles.append(obstacle) }
    }

    private mutating func change(_ file: PlannedFile, _ kind: FileChange.Kind, permissions: UInt32? = nil) {
        changes.append(FileChange(path: file.path, kind: kind, text: file.text, permissions: permissions))
    }

    /// A file of an earlier run: removed if it is still as that run wrote it. What no run can have written is forgotten.
    mutating func addStale(
        _ entry: Manifest.Entry, root: String, _ collection: PlannedFileCollection
    ) throws(FileError) {
        guard stalePaths.insert(entry.path).inserted else { return }
        removedPaths.insert(entry.path)
        guard case .file(let text, _, let identity) = try staleFile(at: PathText.joined(root, entry.path))
        else { return }
        if inputs.contains(identity) { return }
        let isUntouched = index.lists(entry.path, sha256: LineEnds.sha256(of: text))
        if (isUntouched || force) && !isGenerated(text) { return }
        if !isUntouched { meet(.editedLeftover, at: entry.path) }
        changes.append(FileChange(path: entry.path, kind: .removed, text: [], permissions: nil))
        rewriteIfSame(entry.path, identity, collection)
    }

    /// A type renamed in case only has one file on a system that ignores case: it goes, so it must come again.
    private mutating func rewriteIfSame(
        _ path: String, _ identity: FileIdentity, _ collection: PlannedFileCollection
    ) {
        guard let planned = collection.path(foldingTo: path), let same = unchanged[planned],
            same.identity == identity
        else { return }
        unchangedCount -= 1
        unchanged[planned] = nil
        change(same.file, .updated)
    }

    /// What cannot be looked at is as good as gone: it is nobody's business any more.
    private func staleFile(at path: String) throws(FileError) -> FileReader.Entry {
        do {
            return try FileReader.entry(at: path)
        } catch {
            if error.isRefusal { return .other }
            throw error
        }
    }
}
