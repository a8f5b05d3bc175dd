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

    /// The absolute paths of what a run reads: never written and never removed, by whatever path it is reached.
    let inputs: [String]

    /// Whether a text is one that `gen` writes: no other is removed, whatever a manifest says.
    let isGenerated: @Sendable ([UInt8]) -> Bool

    package init(
        root: String, origin: Origin, generator: String, inputs: [String] = [],
        isGenerated: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
    ) {
        self.root = root
        self.origin = origin
        self.generator = generator
        self.inputs = inputs
        self.isGenerated = isGenerated
    }

    /// The same run at another folder, of which it owns what stands below its outputs.
    package func seen(from root: String) -> Workspace {
        Workspace(
            root: root, origin: .commandLine, generator: generator, inputs: inputs, isGenerated: isGenerated)
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
    func readManifest() throws -> (json: [UInt8], permissions: UInt32)? {
        switch try FileReader.entry(at: absolute(Manifest.fileName)) {
        case .file(let json, let permissions, _): return (json, permissions)
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
