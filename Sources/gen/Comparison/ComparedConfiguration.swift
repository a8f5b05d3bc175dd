import Diagnostics
import GeneratorPipeline
import Workspace

/// A configuration on one side of a comparison, and how the documents that it names are found.
struct ComparedConfiguration {
    let source: SourceFile
    private let place: Place

    private enum Place {
        /// Documents are kept beside the configuration.
        case lock(ReleaseLock, path: String)

        /// Documents are files in a folder, which messages name as the command line does.
        case folder(String, shownAs: String)

        /// Documents are files of a revision, in the same folder as the configuration.
        case git(GitRevision, folder: String)
    }

    init(onDisk file: ConfigurationFile) {
        source = file.source
        place = .folder(file.folder, shownAs: PathText.folder(of: file.source.path))
    }

    init(_ lock: ReleaseLock, path: String) {
        source = SourceFile(path: "\(path):\(lock.configuration.path)", text: lock.configuration.bytes)
        place = .lock(lock, path: path)
    }

    /// Without a path it is the one that a run would find: the revision may have it under either name.
    init(_ revision: GitRevision, path: String) throws {
        let near = path.isEmpty ? Self.nearest(revision) : revision
        let candidates = path.isEmpty ? ConfigurationFile.names.map { "./" + $0 } : [path]
        var refusal: GitError?
        for candidate in candidates {
            do throws(GitError) {
                let bytes = try near.read(candidate)
                source = SourceFile(path: "\(revision.name):\(Self.plain(candidate))", text: bytes)
                place = .git(near, folder: Self.folder(of: candidate))
                return
            } catch {
                refusal = refusal ?? error
            }
        }
        throw refusal ?? GitError.nothing
    }

    /// In the folder of today's configuration, where there is one.
    private static func nearest(_ revision: GitRevision) -> GitRevision {
        guard let file = try? ConfigurationFile.find(from: revision.folder) else { return revision }
        return GitRevision(revision.name, in: file.folder)
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static func plain(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// A document that it names.
    func document(_ path: String) throws -> InputDocument {
        switch place {
        case .lock(let lock, let name):
            guard let file = lock.document(path) else {
                throw ReleaseLockError.lacksDocument(path: name, path)
            }
            return InputDocument(path: "\(name):\(path)", bytes: file.bytes)
        case .folder(let folder, let shown):
            return try InputDocuments.read(path, in: folder, shownAs: PathText.joined(shown, path))
        case .git(let revision, let folder):
            let whole = folder + path
            let name = "\(revision.name):\(Self.plain(whole))"
            return InputDocument(path: name, bytes: try revision.read(whole))
        }
    }
}
