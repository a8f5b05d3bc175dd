/// The folder in which a run writes: the one entry to planning and writing.
///
/// Purpose: files on disk become what was generated. Input: the files of all outputs. Output: a plan, and then
/// the plan carried out. Invariants: what is the same is not touched; what is not ours, or was edited, is not
/// touched without `--force`; nothing is written outside the outputs; all stands in the way, or nothing.
package struct Workspace: Sendable {
    /// Absolute. All paths of outputs and of the manifest are relative to it.
    let root: String
    let origin: Origin

    /// For example: `gen 0.1.0`.
    let generator: String

    package init(root: String, origin: Origin, generator: String) {
        self.root = root
        self.origin = origin
        self.generator = generator
    }

    /// Whose files a run writes, and so which it may remove.
    package enum Origin: Hashable, Sendable {
        case configuration(name: String)

        /// It owns what stands below its outputs, and nothing else.
        case commandLine

        /// As the manifest names it.
        var label: String? {
            switch self {
            case .configuration(let name): ConfigurationFile.names.contains(name) ? nil : name
            case .commandLine: "-"
            }
        }
    }

    package func absolute(_ path: String) -> String { PathText.joined(root, path) }

    /// The manifest as it is on disk; nil where there is none.
    func readManifest() throws -> [UInt8]? {
        switch try FileReader.entry(at: absolute(Manifest.fileName)) {
        case .file(let json, _, _): return json
        case .nothing: return nil
        case .folder, .symbolicLink, .belowFile, .nameTooLong, .other:
            throw ManifestError.damaged(path: Manifest.fileName, "it is no ordinary file")
        }
    }

    /// What it lists; nothing where it is damaged and is to be overwritten.
    func manifest(_ json: [UInt8]?, ignoringDamage: Bool) throws(ManifestError) -> Manifest {
        guard let json else { return Manifest(generator: generator) }
        do {
            return try Manifest(json: json, path: Manifest.fileName)
        } catch {
            guard ignoringDamage else { throw error }
            return Manifest(generator: generator)
        }
    }
}
