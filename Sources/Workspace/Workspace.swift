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

    /// The manifest; an empty one where there is none, or where a damaged one is to be overwritten.
    func readManifest(ignoringDamage: Bool) throws -> (manifest: Manifest, json: [UInt8]?) {
        let path = absolute(Manifest.fileName)
        switch try FileReader.entry(at: path) {
        case .file(let json, _, _):
            do {
                return (try Manifest(json: json, path: Manifest.fileName), json)
            } catch {
                guard ignoringDamage else { throw error }
                return (Manifest(generator: generator), json)
            }
        case .nothing: return (Manifest(generator: generator), nil)
        case .folder, .symbolicLink, .belowFile, .nameTooLong, .other:
            throw ManifestError.damaged(path: Manifest.fileName, "it is no ordinary file")
        }
    }
}
