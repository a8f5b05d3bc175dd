import GeneratorPipeline
import Workspace

/// One side of a comparison, as the command line names it: a document, a configuration, a lock or an export of CloudKit's, as
/// it is on disk or as a revision in git has it.
struct ComparedSide {
    /// As the command line names it.
    let name: String
    private let place: Place
    let kind: Kind

    enum Kind {
        case document, export, configuration, lock
    }

    private enum Place {
        case disk
        case git(GitRevision, path: String)
    }

    /// A file goes before a revision: `REVISION:PATH`, or `REVISION:` for its configuration.
    init(_ name: String) throws {
        self.name = name
        let folder = try Folders.working()
        if name == "-" || FileReader.exists(PathText.joined(folder, name)) || !name.contains(":") {
            place = .disk
            kind = Self.kind(ofFileNamed: name)
            return
        }
        let colon = name.firstIndex(of: ":") ?? name.endIndex
        let path = String(name[colon...].dropFirst())
        place = .git(GitRevision(String(name[..<colon]), in: folder), path: path)
        kind = path.isEmpty ? .configuration : Self.kind(ofFileNamed: path)
    }

    private static func kind(ofFileNamed name: String) -> Kind {
        let name = name.lowercased()
        if name.hasSuffix(".ckdb") { return .export }
        if name.hasSuffix(".lock.json") { return .lock }
        return name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? .configuration : .document
    }

    /// Whether other files stand beside it that belong to it.
    var isConfigurationOnDisk: Bool {
        switch (place, kind) {
        case (.disk, .configuration): true
        case (.disk, .document), (.disk, .export), (.disk, .lock), (.git, _): false
        }
    }

    /// The file itself.
    func document() throws -> InputDocument {
        switch place {
        case .disk: return try InputDocuments.read(name)
        case .git(let revision, let path):
            return InputDocument(path: name, bytes: try revision.read(path))
        }
    }

    /// What was released.
    func lock() throws -> ComparedConfiguration {
        let file = try document()
        return ComparedConfiguration(try ReleaseLock(json: file.bytes, path: name), path: name)
    }

    /// The configuration itself, and how the files that it names are found.
    func configuration() throws -> ComparedConfiguration {
        switch place {
        case .disk:
            return ComparedConfiguration(onDisk: try ConfigurationFile.named(name, in: Folders.working()))
        case .git(let revision, let path):
            return try ComparedConfiguration(revision, path: path)
        }
    }
}
