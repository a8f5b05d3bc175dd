/// The generated files and the hash of each text as `gen` wrote it: what tells our files from all others.
package struct Manifest: Hashable, Sendable {
    package static let fileName = ".gen-manifest.json"

    /// The tool that wrote it. For example: `gen 0.1.0`.
    var generator: String

    /// Sorted by path; after a merge one may stand there twice.
    private(set) var entries: [Entry]

    package struct Entry: Hashable, Sendable {
        /// Relative to the manifest's folder.
        var path: String
        var sha256: String

        /// Which run owns it: nil for `gen.yml` and `.gen.yml`, else the name of another configuration, or `-`
        /// for the command line. A run never removes what another owns.
        var origin: String?
    }

    init(generator: String, entries: [Entry] = []) {
        self.generator = generator
        self.entries = entries.sorted {
            $0.path == $1.path ? $0.sha256 < $1.sha256 : $0.path.precedes($1.path)
        }
    }
}

/// The hashes of a manifest by path, for those runs that have to ask.
///
/// Paths are compared without regard to case, so that a file system without it finds what it renamed.
struct ManifestIndex {
    private var hashes: [String: [String]] = [:]

    init(_ manifest: Manifest) {
        for entry in manifest.entries { hashes[entry.path.lowercased(), default: []].append(entry.sha256) }
    }

    /// Whether a file with this text was written by `gen`.
    func lists(_ path: String, sha256: String) -> Bool {
        hashes[path.lowercased()]?.contains(sha256) ?? false
    }

    func lists(_ path: String) -> Bool { hashes[path.lowercased()] != nil }
}

extension String {
    /// The order of the bytes, the same on every machine.
    func precedes(_ other: String) -> Bool {
        let order = utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { two in one.lexicographicallyPrecedes(two) }
        }
        return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}
